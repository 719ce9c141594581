import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { Button } from '@jarchi/ui/Button.tsx';
import { CheckboxField } from '@jarchi/ui/CheckboxField.tsx';
import { formatNumber, formatPercent, formatToman } from '@jarchi/ui/format.ts';
import { Notice } from '@jarchi/ui/Notice.tsx';
import { ProgressBar } from '@jarchi/ui/ProgressBar.tsx';
import { SumRows, type SumRow } from '@jarchi/ui/Rows.tsx';
import { ArrowLeft, Check, LockKeyhole } from 'lucide-react';
import { activationFa as fa } from './activation.fa.ts';
import type { Campaign } from './useCampaignOfDraft.ts';
import type { QuoteChange } from './usePurchase.ts';

export interface PaymentState {
  readonly campaign: Campaign;
  /** «استوری تکی» */
  readonly format: string;
  /** Undefined until it is known. */
  readonly spendable: number | undefined;
  readonly total: number;
  readonly shortfall: number;
  readonly isAuto: boolean;
  setAuto(isAuto: boolean): void;
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly change: QuoteChange | undefined;
  /** Buys; when money is short, leaves the campaign to pay and goes to the charge. */
  buy(): void;
  /** Leaves the campaign to pay and goes to it. */
  payLater(): void;
}

export function PurchaseMessage({ error, change }: Pick<PaymentState, 'error' | 'change'>) {
  if (change !== undefined)
    return (
      <Notice role="alert" tone="warning">
        {fa.quoteChanged(formatToman(change.before), formatToman(change.after))}
      </Notice>
    );
  if (error === undefined) return null;
  return (
    <Notice role="alert" tone="danger">
      {error}
    </Notice>
  );
}

export function BuyButton({ shortfall, isBusy, change, buy }: Pick<PaymentState, 'shortfall' | 'isBusy' | 'change' | 'buy'>) {
  const isShort = shortfall > 0;
  return (
    <Button
      size="lg"
      isFullWidth
      isLoading={isBusy}
      loadingLabel={isBusy ? fa.activating : undefined}
      onClick={buy}
      icon={isShort ? undefined : Check}
      iconEnd={isShort ? ArrowLeft : undefined}
    >
      {isShort ? fa.chargeAndPay : change === undefined ? fa.activate : fa.acceptNewPrice}
    </Button>
  );
}

function Price({ campaign, format }: Pick<PaymentState, 'campaign' | 'format'>) {
  const { quote, placements } = campaign;
  const until = Date.parse(quote.valid_until);
  const rows: SumRow[] = [
    { label: fa.line(formatNumber(placements.length), format), amountToman: quote.price },
    ...(quote.discount > 0 ? [{ label: fa.discount, amountToman: -quote.discount, isSigned: true, tone: 'success' as const }] : []),
    { label: fa.vat(formatPercent(quote.vat_percent / 100)), amountToman: quote.vat },
    { label: fa.total, amountToman: quote.total, kind: 'total' },
  ];
  return (
    <section className="px-6 py-5">
      <h2 className="mb-3 text-lg font-bold">{fa.payment}</h2>
      <SumRows rows={rows} />
      <p className="mt-3 flex items-start gap-2 text-sm text-text-3">
        <LockKeyhole aria-hidden size={16} className="mt-[3px] shrink-0" />
        {fa.validUntil(formatDayMonth(until), formatTime(until))}
      </p>
    </section>
  );
}

function ShortPart(state: PaymentState & { spendable: number }) {
  const { spendable, total, shortfall, isAuto, setAuto, campaign } = state;
  const until = Date.parse(campaign.quote.valid_until);
  return (
    <>
      <SumRows
        rows={[
          { label: fa.spendable, amountToman: spendable },
          { label: fa.needed, amountToman: total },
          { label: fa.shortfall, amountToman: shortfall, kind: 'strong', tone: 'danger' },
        ]}
      />
      <ProgressBar value={total > 0 ? Math.max(0, spendable) / total : 0} tone="danger" label={fa.shareThere} className="my-3" />
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

/** Net, discount, VAT and total; then what can be spent now, what is held and what is left. */
export function PaymentRail(state: PaymentState) {
  const { spendable, total, shortfall, error, change, payLater, isBusy } = state;
  const isShort = shortfall > 0;
  return (
    <div className="divide-y divide-line">
      <Price campaign={state.campaign} format={state.format} />
      <section className="flex flex-col gap-3 px-6 py-5">
        {spendable !== undefined &&
          (isShort ? (
            <ShortPart {...state} spendable={spendable} />
          ) : (
            <SumRows
              rows={[
                { label: fa.spendableNow, amountToman: spendable },
                { label: fa.willHold, amountToman: -total, isSigned: true },
                { label: fa.spendableAfter, amountToman: spendable - total, kind: 'strong' },
              ]}
            />
          ))}
        <PurchaseMessage error={error} change={change} />
        <div className="max-lg:hidden">
          <BuyButton {...state} />
        </div>
        {isShort && (
          <Button variant="ghost" isFullWidth isDisabled={isBusy} onClick={payLater}>
            {fa.later}
          </Button>
        )}
        <p className="text-center text-sm text-text-3">{isShort ? fa.laterNote : fa.holdNote}</p>
      </section>
    </div>
  );
}
