import { Button } from '@jarchi/ui/actions/Button.tsx';
import { formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { SumRows } from '@jarchi/ui/figures/Rows.tsx';
import { Skeleton } from '@jarchi/ui/feedback/Skeleton.tsx';
import { Lock } from 'lucide-react';
import { useMoneyButton } from '#features/ground/money-button.ts';
import { financeFa } from '../finance.fa.ts';

const fa = financeFa.charge;

/** «پرداخت ۲۰ میلیون تومان» if that is exact, else the full figure. */
function payLabel(amount: number): string {
  if (amount === 0) return fa.payEmpty;
  const isRound = amount >= 1_000_000 && amount % 100_000 === 0;
  return fa.pay(isRound ? formatScaledText(amount) : formatToman(amount));
}

export interface ChargeSummaryProps {
  amount: number;
  /** Undefined while it loads, or if it failed. */
  balance: number | undefined;
  isBalanceLoading: boolean;
  isLeaving: boolean;
}

export function PayButton({ amount, isLeaving }: { amount: number; isLeaving: boolean }) {
  const moneyButton = useMoneyButton();
  return (
    <Button type="submit" size="lg" isFullWidth {...moneyButton} isLoading={isLeaving} loadingLabel={isLeaving ? fa.leaving : undefined}>
      {payLabel(amount)}
    </Button>
  );
}

/** The amount and the new balance. */
export function ChargeSummary({ amount, balance, isBalanceLoading, isLeaving }: ChargeSummaryProps) {
  return (
    <section aria-labelledby="charge-summary" className="flex flex-col gap-4 rounded-lg border border-line bg-surface-sunken p-5">
      <h2 id="charge-summary" className="text-lg font-bold">
        {fa.summary}
      </h2>
      <SumRows
        rows={[
          { key: 'amount', label: fa.amount, amountToman: amount || undefined },
          { key: 'payable', label: fa.payable, amountToman: amount || undefined, kind: 'total' },
        ]}
      />
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
    </section>
  );
}
