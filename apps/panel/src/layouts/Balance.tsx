import { formatToman } from '@jarchi/ui/format.ts';
import { Skeleton } from '@jarchi/ui/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RotateCcw, Wallet } from 'lucide-react';
import { balanceQuery } from '#features/account/account.queries.ts';
import { layoutsFa as fa } from './layouts.fa.ts';

/** The figure with its unit; a debt in danger ink with the word beside it. */
export function BalanceFigure({ amountToman }: { amountToman: number }) {
  const isDebt = amountToman < 0;
  return (
    <span className="inline-flex items-baseline gap-1.5 whitespace-nowrap">
      <bdi className={isDebt ? 'font-semibold text-danger-text' : 'font-semibold text-text'}>{formatToman(amountToman)}</bdi>
      <span className="text-xs text-text-3">{fa.toman}</span>
      {isDebt && <span className="text-sm font-medium text-danger-text">{fa.debt}</span>}
    </span>
  );
}

/** In the header from lg on. */
export function HeaderBalance() {
  const balance = useQuery(balanceQuery);
  if (balance.data) {
    return (
      <p className="flex items-baseline gap-2 text-md">
        <span className="text-sm text-text-2">{fa.balance}</span>
        <BalanceFigure amountToman={balance.data.balance} />
      </p>
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

/** Below lg: leads to the charge page. */
export function BalanceChip() {
  const balance = useQuery(balanceQuery);
  const amount = balance.data?.balance;
  const isDebt = amount !== undefined && amount < 0;
  return (
    <Link
      to="/financial/charge"
      aria-label={amount === undefined ? fa.addBalance : isDebt ? fa.debtChip(formatToman(-amount)) : fa.balanceChip(formatToman(amount))}
      className="inline-flex h-11 shrink-0 items-center gap-2 rounded-md bg-surface-press px-3 text-md font-semibold text-text"
    >
      <Wallet aria-hidden size={18} className="text-text-2" />
      {amount === undefined ? (
        balance.isError ? (
          <span>{fa.addBalance}</span>
        ) : (
          <Skeleton className="w-20" />
        )
      ) : (
        <>
          <bdi className={isDebt ? 'text-danger-text' : undefined}>{formatToman(amount)}</bdi>
          {isDebt && <span className="text-sm font-medium text-danger-text">{fa.debt}</span>}
        </>
      )}
    </Link>
  );
}
