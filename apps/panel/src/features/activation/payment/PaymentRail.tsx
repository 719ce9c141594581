import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { CheckboxField } from '@jarchi/ui/fields/CheckboxField.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { ProgressBar } from '@jarchi/ui/feedback/ProgressBar.tsx';
import { SumRows } from '@jarchi/ui/figures/Rows.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { Suspense, type ReactNode } from 'react';
import { useOwnRole } from '#data/account/role.ts';
import { OverBudget } from './OverBudget.tsx';
import { ShortOfGoal } from './ShortOfGoal.tsx';
import { BuyButton } from './BuyButton.tsx';
import { ChangeNotice } from './ChangeNotice.tsx';
import { paymentFa as fa } from './payment.fa.ts';
import type { PaymentState } from './payment-state.ts';
import { priceRows } from './price-rows.ts';
import { QuoteClock } from './QuoteClock.tsx';

const OwnCeiling = lazyPart(() => import('./OwnCeiling.tsx'), 'OwnCeiling', { whenLost: 'nothing' });

function ShortPart({ spendable, shortfall, isAuto, setAuto, campaign }: PaymentState & { spendable: number }) {
  const until = Date.parse(campaign.quote.valid_until);
  const { total } = campaign.quote;
  return (
    <>
      <SumRows
        rows={[
          { label: fa.spendable, amountToman: spendable },
          { label: fa.needed, amountToman: total },
          { label: fa.shortfall, amountToman: shortfall, kind: 'strong', tone: 'danger' },
        ]}
      />
      <ProgressBar value={total > 0 ? Math.max(0, spendable) / total : 0} tone="danger" label={fa.shareThere} className="my-2 lg:my-3" />
      <CheckboxField
        isSelected={isAuto}
        onChange={setAuto}
        label={fa.auto}
        hint={fa.autoText(formatDayMonth(until), formatTime(until))}
        className="mb-3 rounded-lg border border-line-strong bg-surface px-4 py-3 max-lg:hidden"
      />
    </>
  );
}

function Balance(state: PaymentState) {
  const { spendable, shortfall, campaign, retrySpendable } = state;
  if (spendable === undefined)
    return (
      retrySpendable && (
        <p className="flex items-center justify-between gap-2 text-sm text-text-2">
          {fa.spendableFailed}
          <Button variant="ghost" size="sm" onClick={retrySpendable}>
            {fa.retry}
          </Button>
        </p>
      )
    );
  if (shortfall > 0) return <ShortPart {...state} spendable={spendable} />;
  const { total } = campaign.quote;
  return (
    <SumRows
      rows={[
        { label: fa.spendableNow, amountToman: spendable },
        { label: fa.willHold, amountToman: -total, isSigned: true },
        { label: fa.spendableAfter, amountToman: spendable - total, kind: 'strong' },
      ]}
    />
  );
}

/**
 * Net price, services, discounts, VAT and total; then the spendable money, the hold and the rest. If there is a dock, it has
 * the button and the refusal that blocks it.
 */
export function PaymentRail({ discounts, isDocked, ...state }: PaymentState & { discounts: ReactNode; isDocked: boolean }) {
  const { campaign, shortfall, change, refusal, payLater, renew, isBusy, isQuoting, isBlocked } = state;
  const isShort = shortfall > 0;
  const isBuyer = useOwnRole() === 'buyer';
  const isMade = campaign.campaign_type === 'INFLUENCE';
  return (
    <div className="divide-y divide-line">
      <section className="flex flex-col gap-3 px-(--gutter) py-5 xl:px-6">
        <h2 className="text-lg font-bold">{fa.payment}</h2>
        <div
          aria-busy={isQuoting || undefined}
          className={joinClasses('transition-opacity duration-(--t-base)', isQuoting && 'opacity-60')}
        >
          <SumRows rows={priceRows(campaign, state.format)} />
        </div>
        {!isDocked && <OverBudget {...campaign} />}
        {!isDocked && <ShortOfGoal {...campaign} />}
        {isMade && <p className="text-sm text-text-2">{fa.ceilingNote}</p>}
        {discounts}
        <CheckboxField isSelected={state.isAutoReplace} onChange={state.setAutoReplace} label={fa.autoReplace} hint={fa.autoReplaceText} />
        <QuoteClock validUntil={campaign.quote.valid_until} onLapse={renew} />
      </section>
      <section className="flex flex-col gap-3 px-(--gutter) py-5 xl:px-6">
        <Balance {...state} />
        {isBuyer && !refusal && (
          <Suspense fallback={null}>
            <OwnCeiling totalToman={campaign.quote.total} />
          </Suspense>
        )}
        {!isDocked && (
          <>
            {refusal}
            {change && <ChangeNotice {...change} />}
            <BuyButton {...state} />
          </>
        )}
        {isShort && (
          <Button variant="ghost" isFullWidth isDisabled={isBusy || isQuoting || isBlocked} onClick={payLater}>
            {fa.later}
          </Button>
        )}
        <p className="text-center text-sm text-text-3">{isShort ? fa.laterNote : fa.holdNote[campaign.campaign_type]}</p>
      </section>
    </div>
  );
}
