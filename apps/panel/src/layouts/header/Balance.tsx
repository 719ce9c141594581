import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { Skeleton } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, RotateCcw, Wallet } from 'lucide-react';
import { balanceQuery } from '#data/finance/finance.ts';
import { useCanSee } from '#data/account/viewer.ts';
import { layoutsFa } from '#layouts/layouts.fa.ts';
import { BalanceFigure } from '#layouts/user/BalanceFigure.tsx';
import { headerFa as fa } from './header.fa.ts';
import { LayerButton } from './LayerButton.tsx';

const loadMenu = () => import('./MoneyLayer.tsx');
const MoneyLayer = lazyPart(loadMenu, 'MoneyLayer', { whenLost: 'close' });

/** Toman. From this debt on, a phone's header has no room for the word next to the figure; the minus sign stays. */
const WIDE_DEBT = 100_000_000;

/** For staff: how far below zero the account may go. */
export function DebtLimit() {
  const balance = useQuery(balanceQuery).data;
  const canSee = useCanSee('debt_limit');
  if (!canSee || !balance) return null;
  return (
    <p className="flex items-baseline gap-1.5 rounded-sm bg-warning-soft px-2.5 py-1 text-sm whitespace-nowrap text-warning-text">
      {fa.debtLimit}
      <bdi className="font-semibold">{formatToman(balance.debt_limit)}</bdi>
      <span className="text-xs">{layoutsFa.toman}</span>
    </p>
  );
}

const MENU = { Layer: MoneyLayer, warmUp: () => void loadMenu().catch(() => undefined) };

/** The header's balance from lg on; it opens the money menu. */
export function HeaderBalance() {
  const balance = useQuery(balanceQuery);
  if (balance.data) {
    const amount = balance.data.balance;
    return (
      <LayerButton
        {...MENU}
        label={labelOf(amount)}
        className="-mx-2 flex h-11 items-center gap-2 rounded-md px-2 text-md hover:bg-surface-hover"
      >
        <span className="text-sm text-text-2">{fa.balance}</span>
        <BalanceFigure amountToman={amount} />
        <ChevronDown aria-hidden size={16} className="shrink-0 text-text-3" />
      </LayerButton>
    );
  }
  if (balance.isError) {
    return (
      <p role="alert" className="flex items-center gap-1 text-sm text-text-3">
        {fa.balanceFailed}
        <button
          type="button"
          onClick={() => void balance.refetch()}
          className="inline-flex items-center gap-1 rounded-sm px-1 text-text-link"
        >
          <RotateCcw aria-hidden size={14} />
          {fa.retry}
        </button>
      </p>
    );
  }
  return <Skeleton className="w-36 animate-late" />;
}

const labelOf = (amount: number) => (amount < 0 ? fa.debtChip(formatToman(-amount)) : fa.balanceChip(formatToman(amount)));

/** Below lg: opens the money menu. */
export function BalanceChip() {
  const balance = useQuery(balanceQuery);
  const amount = balance.data?.balance;
  const isDebt = amount !== undefined && amount < 0;
  return (
    <LayerButton
      {...MENU}
      label={amount === undefined ? fa.moneyMenu : labelOf(amount)}
      className="inline-flex h-11 min-w-0 items-center gap-2 rounded-md bg-surface-press px-2.5 text-md font-semibold text-text sm:px-3"
    >
      <Wallet aria-hidden size={18} className="shrink-0 text-text-2 max-[359px]:hidden" />
      {amount === undefined ? (
        balance.isError ? (
          <span>{fa.balance}</span>
        ) : (
          <Skeleton className="w-20" />
        )
      ) : (
        <>
          <bdi className={isDebt ? 'whitespace-nowrap text-danger-text' : 'whitespace-nowrap'}>{formatToman(amount)}</bdi>
          {isDebt && -amount < WIDE_DEBT && (
            <span className="text-sm font-medium text-danger-text max-[359px]:hidden">{layoutsFa.debt}</span>
          )}
        </>
      )}
      <ChevronDown aria-hidden size={16} className="shrink-0 text-text-3" />
    </LayerButton>
  );
}
