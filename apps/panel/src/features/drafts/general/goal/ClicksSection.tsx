import type { DraftIssue } from '@jarchi/domain/drafts/drafts.ts';
import { CPC_MIN_DAILY_CLICKS } from '@jarchi/domain/platforms/campaign-goals.ts';
import { priceDayOfClicks } from '@jarchi/domain/pricing/goals/clicks-price.ts';
import { AmountInput } from '@jarchi/ui/fields/AmountInput.tsx';
import { formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { TrendingDown } from 'lucide-react';
import { useState } from 'react';
import { fieldError } from '#features/drafts/issues/draft-issue-texts.ts';
import type { FormPartProps } from '#features/drafts/general/form-props.ts';
import { FormSection } from '#features/drafts/general/FormSection.tsx';
import { goalFa } from './goal.fa.ts';
import { getDays, isPeriodKnown, getPerDay } from './clicks-goal.ts';
import { dimmed, PriceNote } from './PriceNote.tsx';
import { currentStep, PriceSteps } from './PriceSteps.tsx';
import type { ClicksPrice } from '#data/pricing/pricing.ts';
import { useClicksPrice } from './usePrice.ts';

const fa = goalFa.clicks;

function goalError(issues: readonly DraftIssue[], days: number): string | undefined {
  const issue = issues.find(({ field }) => field === 'goal_total_reach');
  if (issue?.code === 'required' || issue?.code === 'positive_int') return fa.needed;
  if (issue?.code === 'min_value') return fa.tooFew(formatNumber(issue.minimum), formatNumber(days));
  return fieldError(issues, 'goal_total_reach');
}

/** The number of clicks from which a click is cheaper, and its cost. */
function CheaperHint({ tiers, perDay, days }: { tiers: ClicksPrice['tiers']; perDay: number; days: number }) {
  const next = tiers[currentStep(tiers, perDay) + 1];
  if (next === undefined) return <Notice icon={TrendingDown}>{fa.cheapest}</Notice>;
  const day = priceDayOfClicks(
    next.from_clicks,
    tiers.map(({ from_clicks, price }) => ({ from_clicks, price, publisher_price: 0 })),
  );
  const threshold = formatNumber(next.from_clicks);
  const { lead, rest } = fa.hint(threshold, formatToman(next.price));
  return (
    <Notice icon={TrendingDown}>
      <b className="font-semibold">{lead}</b>
      {rest}
      {fa.hintSum(threshold, formatNumber(days), formatToman(day.price * days))}
    </Notice>
  );
}

/** A day's clicks times the days of the longest period are still an exact number. */
const PER_DAY_DIGITS = 13;

interface ClicksSectionProps extends FormPartProps {
  today: string | undefined;
  /** Reports which of the two fields was edited last. */
  onPerDay: (isPerDay: boolean) => void;
}

/** Clicks of a day and of all days, of which each edit changes the other; their cost, and where a click is cheaper. */
export function ClicksSection({ data, issues, onChange, today, onPerDay }: ClicksSectionProps) {
  const price = useClicksPrice(data, today);
  const [typedPerDay, setTypedPerDay] = useState<string>();
  const { goal_total_reach: goal } = data;
  const days = getDays(data);
  const perDay = goal === null ? 0 : getPerDay(goal, days);
  const changePerDay = (digits: string) => {
    setTypedPerDay(digits);
    onPerDay(true);
    onChange({ goal_total_reach: digits === '' ? null : Number(digits) * days });
  };
  const changeTotal = (digits: string) => {
    onPerDay(false);
    onChange({ goal_total_reach: digits === '' ? null : Number(digits) });
  };
  const tiers = price.answer?.tiers;
  return (
    <FormSection title={fa.title} note={fa.note}>
      <div className="grid items-start gap-x-3 gap-y-4 md:grid-cols-3">
        <AmountInput
          label={fa.perDay}
          optional={fa.least(formatNumber(CPC_MIN_DAILY_CLICKS))}
          unit={fa.unit}
          maxDigits={PER_DAY_DIGITS}
          value={typedPerDay ?? (goal === null ? '' : String(perDay))}
          onChange={changePerDay}
          onBlur={() => setTypedPerDay(undefined)}
        />
        <TextField
          size="lg"
          label={fa.days}
          value={isPeriodKnown(data) ? fa.daysOf(formatNumber(days)) : ''}
          placeholder={fa.periodUnknown}
          onChange={() => undefined}
          end={<span className="text-sm">{fa.fromPeriod}</span>}
          className="[&_.control-frame]:bg-surface-sunken"
          isReadOnly
        />
        <AmountInput
          label={fa.total}
          name="goal_total_reach"
          unit={fa.unit}
          value={goal === null ? '' : String(goal)}
          onChange={changeTotal}
          error={goalError(issues, days)}
        />
      </div>
      {tiers && (
        <>
          <PriceSteps tiers={tiers} perDay={perDay} className={dimmed(price)} />
          <CheaperHint tiers={tiers} perDay={perDay} days={days} />
        </>
      )}
      <PriceNote price={price} />
    </FormSection>
  );
}
