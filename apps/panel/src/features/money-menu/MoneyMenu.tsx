import type { CallAnswer } from '@jarchi/contract/types.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { Skeleton, SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronLeft, RotateCcw, type LucideIcon } from 'lucide-react';
import { Suspense } from 'react';
import { ChargeLink } from '#features/finance/public.ts';
import { moneyMenuFa as fa } from './money-menu.fa.ts';

// Apart from the menu, which every page loads when it is idle: else the pages would load the ledger with it.
const RecentEvents = lazyPart(() => import('#features/finance/public.ts'), 'RecentEvents');

export interface MoneyPage {
  readonly to: LinkProps['to'];
  readonly icon: LucideIcon;
  readonly label: string;
  readonly isCurrent: boolean;
}

export interface MoneyMenuProps {
  balance: CallAnswer<'finance', 'getBalance'> | undefined;
  isFailed: boolean;
  onRetry: () => void;
  /** Only staff see it. */
  hasDebtLimit: boolean;
  /** The viewer's finance pages. */
  pages: readonly MoneyPage[];
  /** Whether the viewer may read the ledger, whose latest events are shown. */
  hasEvents: boolean;
  /** Called when a link is followed. */
  onLeave: () => void;
}

function Amount({ amountToman }: { amountToman: number }) {
  return (
    <dd className="flex items-baseline gap-1.5">
      <bdi className={amountToman < 0 ? 'font-semibold text-danger-text' : 'font-semibold text-text'}>{formatToman(amountToman)}</bdi>
      <span className="text-sm text-text-3">{fa.toman}</span>
    </dd>
  );
}

function Figures({ balance, hasDebtLimit }: { balance: NonNullable<MoneyMenuProps['balance']>; hasDebtLimit: boolean }) {
  const rows = [
    [fa.held, balance.held],
    [fa.spendable, balance.spendable],
    ...(hasDebtLimit ? ([[fa.debtLimit, balance.debt_limit]] as const) : []),
  ] as const;
  return (
    <dl className="divide-y divide-line border-t px-4 text-md text-text-2">
      {rows.map(([label, amount]) => (
        <div key={label} className="flex h-11 items-center justify-between gap-4">
          <dt>{label}</dt>
          <Amount amountToman={amount} />
        </div>
      ))}
    </dl>
  );
}

function Total({ balance, isFailed, onRetry }: Pick<MoneyMenuProps, 'balance' | 'isFailed' | 'onRetry'>) {
  if (!balance && isFailed) {
    return (
      <p role="alert" className="flex items-center gap-2 text-md text-text-2">
        {fa.failed}
        <Button variant="ghost" size="sm" icon={RotateCcw} onClick={onRetry}>
          {fa.retry}
        </Button>
      </p>
    );
  }
  if (!balance) return <Skeleton className="h-8 w-40 animate-late" />;
  const isDebt = balance.balance < 0;
  return (
    <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      <bdi className={isDebt ? 'text-2xl font-bold text-danger-text' : 'text-2xl font-bold text-text'}>{formatToman(balance.balance)}</bdi>
      <span className="text-md text-text-3">{fa.toman}</span>
      {isDebt && <span className="text-md font-medium text-danger-text">{fa.debt}</span>}
    </p>
  );
}

export function MoneyMenu({ balance, isFailed, onRetry, hasDebtLimit, pages, hasEvents, onLeave }: MoneyMenuProps) {
  return (
    <div className="pt-3">
      <p className="px-4 text-md text-text-2">{fa.title}</p>
      <div className="flex items-center justify-between gap-4 px-4 pb-4">
        <Total balance={balance} isFailed={isFailed} onRetry={onRetry} />
        <ChargeLink onClick={onLeave}>{fa.addBalance}</ChargeLink>
      </div>
      {balance && <Figures balance={balance} hasDebtLimit={hasDebtLimit} />}
      <nav aria-label={fa.pages}>
        <ul className="divide-y divide-line border-t px-4">
          {pages.map(({ to, icon: Icon, label, isCurrent }) => (
            <li key={label}>
              <Link
                to={to}
                onClick={onLeave}
                activeOptions={{ exact: true, includeSearch: false }}
                aria-current={isCurrent ? 'page' : undefined}
                className="flex min-h-13 items-center gap-3 px-2 text-md text-text hover:bg-surface-hover"
              >
                <Icon aria-hidden size={20} strokeWidth={1.75} className="text-text-2" />
                <span className="flex-1">{label}</span>
                <ChevronLeft aria-hidden size={18} className="text-text-3" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {hasEvents && (
        <Suspense fallback={<SkeletonRows rows={3} />}>
          <RecentEvents onLeave={onLeave} />
        </Suspense>
      )}
    </div>
  );
}
