import { CheckboxField } from '@jarchi/ui/fields/CheckboxField.tsx';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { OverBudget } from './OverBudget.tsx';
import { ShortOfGoal } from './ShortOfGoal.tsx';
import { BuyButton } from './BuyButton.tsx';
import { ChangeNotice } from './ChangeNotice.tsx';
import { paymentFa as fa } from './payment.fa.ts';
import type { PaymentState } from './payment-state.ts';

/** The price and the button on phones, with the refusal that blocks it, and what is above the budget; if money is short, the checkbox too. */
export function ActivationDock(state: PaymentState) {
  const isShort = state.shortfall > 0;
  return (
    <div className="flex flex-col gap-2 px-(--gutter) py-3">
      <div className="max-h-[40dvh] overflow-y-auto empty:hidden">
        {state.refusal}
        <OverBudget {...state.campaign} />
        <ShortOfGoal {...state.campaign} />
        {state.change && <ChangeNotice {...state.change} />}
      </div>
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-md text-text-2">{isShort ? fa.shortfallDock : fa.willHold}</span>
        <span>
          <strong className={`text-lg font-bold ${isShort ? 'text-danger-text' : ''}`}>
            {formatToman(isShort ? state.shortfall : state.campaign.quote.total)}
          </strong>{' '}
          <span className="text-sm text-text-3">{fa.toman}</span>
        </span>
      </p>
      {isShort && <CheckboxField isSelected={state.isAuto} onChange={state.setAuto} label={fa.auto} className="py-1" />}
      <BuyButton {...state} />
    </div>
  );
}
