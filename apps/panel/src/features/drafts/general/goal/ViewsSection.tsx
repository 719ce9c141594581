import type { DraftIssue } from '@jarchi/domain/drafts/drafts.ts';
import { cpmGoalLimits } from '@jarchi/domain/platforms/campaign-goals.ts';
import { AmountInput } from '@jarchi/ui/fields/AmountInput.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatNumber, formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { uiFa } from '@jarchi/ui/ui.fa.ts';
import { useState, type ReactNode } from 'react';
import { fieldError } from '#features/drafts/issues/draft-issue-texts.ts';
import type { FormPartProps } from '#features/drafts/general/form-props.ts';
import { FormSection } from '#features/drafts/general/FormSection.tsx';
import { goalFa } from './goal.fa.ts';
import { getRange } from './goal-scale.ts';
import { GoalSlider } from './GoalSlider.tsx';
import { dimmed, PriceNote } from './PriceNote.tsx';
import type { ViewsPrice } from '#data/pricing/pricing.ts';
import { useViewsPrice, type Price } from './usePrice.ts';

const fa = goalFa.views;
const THOUSAND = 1_000;

const inViews = (thousands: number) => formatScaledText(thousands * THOUSAND);

/** The goal is stored in thousands, but its texts count views. */
function goalError(issues: readonly DraftIssue[], least: number): string | undefined {
  const issue = issues.find(({ field }) => field === 'goal_total_reach');
  if (issue?.code === 'required') return fa.needed;
  if (issue?.code === 'positive_int' || issue?.code === 'min_value') return fa.atLeast(inViews(least));
  if (issue?.code === 'max_value') return fa.atMost(inViews(issue.maximum));
  return fieldError(issues, 'goal_total_reach');
}

/** A term of the sum; a line break never separates it from its sign. */
function Term({ sign, label, figure, unit }: { sign?: string; label: string; figure: ReactNode; unit: string }) {
  return (
    <div className={sign === undefined ? undefined : 'grid grid-cols-[auto_auto] items-center gap-x-6'}>
      {sign !== undefined && (
        <span aria-hidden className="row-span-2 text-lg text-text-3">
          {sign}
        </span>
      )}
      <dt className="text-sm text-text-3">{label}</dt>
      <dd className="text-lg font-semibold whitespace-nowrap">
        {figure} <span className="text-sm font-normal text-text-3">{unit}</span>
      </dd>
    </div>
  );
}

/** «۹٬۰۰۰ تومان × ۱٬۲۰۰ هزار = ۱۰٬۸۰۰٬۰۰۰ تومان» */
function Sum({ answer, price }: { answer: ViewsPrice; price: Price<ViewsPrice> }) {
  return (
    <dl
      aria-busy={price.isAsking}
      className={joinClasses(
        'flex flex-wrap items-center gap-x-6 gap-y-2 rounded-lg border bg-surface-sunken px-5 py-3 transition-opacity',
        dimmed(price),
      )}
    >
      <Term label={fa.perThousand} figure={formatToman(answer.cpm_price)} unit={uiFa.toman} />
      <Term sign="×" label={fa.goal} figure={formatNumber(Math.round(answer.price / answer.cpm_price))} unit={fa.thousand} />
      <Term sign="=" label={fa.budget} figure={formatToman(answer.price)} unit={uiFa.toman} />
    </dl>
  );
}

/** The number of views, by field or by slider, and the full sum. */
export function ViewsSection({ data, issues, onChange }: FormPartProps) {
  const price = useViewsPrice(data);
  const [typed, setTyped] = useState<string>();
  const { goal_total_reach: goal } = data;
  const limits = cpmGoalLimits(data.media_type);
  const change = (digits: string) => {
    setTyped(digits);
    onChange({ goal_total_reach: digits === '' ? null : Math.round(Number(digits) / THOUSAND) });
  };
  const isRounded = typed !== undefined && Number(typed) % THOUSAND !== 0;
  return (
    <FormSection title={fa.title} note={limits && fa.limits(inViews(limits.minimum), inViews(limits.maximum))}>
      <div className="grid items-start gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <AmountInput
          label={fa.count}
          name="goal_total_reach"
          unit={fa.unit}
          value={typed ?? (goal === null ? '' : String(goal * THOUSAND))}
          onChange={change}
          onBlur={() => setTyped(undefined)}
          wordsSuffix={isRounded ? fa.roundedSuffix : ''}
          error={goalError(issues, limits?.minimum ?? 1)}
        />
        <div className="md:pt-7">
          <GoalSlider
            value={goal}
            range={getRange(limits)}
            onChange={(goal_total_reach) => {
              setTyped(undefined);
              onChange({ goal_total_reach });
            }}
          />
        </div>
      </div>
      {price.answer && <Sum answer={price.answer} price={price} />}
      <PriceNote price={price} />
    </FormSection>
  );
}
