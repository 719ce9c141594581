import { SumRows } from '@jarchi/ui/figures/Rows.tsx';
import { Skeleton } from '@jarchi/ui/feedback/Skeleton.tsx';
import { Lock } from 'lucide-react';
import { EffectPanel } from '#features/finance/EffectForm.tsx';
import { MoneyButton } from '#features/finance/MoneyButton.tsx';
import { financeFa } from '../finance.fa.ts';

const fa = financeFa.charge;

export interface ChargeSummaryProps {
  amount: number;
  /** Undefined while it loads, or if it failed. */
  balance: number | undefined;
  isBalanceLoading: boolean;
  isLeaving: boolean;
}

export function PayButton({ amount, isLeaving }: { amount: number; isLeaving: boolean }) {
  return <MoneyButton amount={amount} label={fa.pay} empty={fa.payEmpty} sending={fa.leaving} isSending={isLeaving} />;
}

/** The amount and the new balance. */
export function ChargeSummary({ amount, balance, isBalanceLoading, isLeaving }: ChargeSummaryProps) {
  return (
    <EffectPanel
      title={fa.summary}
      rows={[
        { key: 'amount', label: fa.amount, amountToman: amount || undefined },
        { key: 'payable', label: fa.payable, amountToman: amount || undefined, kind: 'total' },
      ]}
    >
      <div className="max-lg:hidden">
        <PayButton amount={amount} isLeaving={isLeaving} />
      </div>
      <p className="flex items-center justify-center gap-2 text-sm text-text-3">
        <Lock aria-hidden size={16} className="shrink-0" />
        {fa.bank}
      </p>
      <div className="border-t border-line pt-3">
        {balance === undefined ? (
          isBalanceLoading && <Skeleton className="w-full" />
        ) : (
          <SumRows
            rows={[
              { key: 'now', label: fa.balanceNow, amountToman: balance, tone: balance < 0 ? 'danger' : undefined },
              {
                key: 'after',
                label: fa.balanceAfter,
                amountToman: amount > 0 ? balance + amount : undefined,
                kind: 'strong',
                tone: amount > 0 && balance + amount < 0 ? 'danger' : undefined,
              },
            ]}
          />
        )}
        <p className="mt-2 text-sm text-text-3">{fa.noTax}</p>
      </div>
    </EffectPanel>
  );
}
