import { AmountInput } from '@jarchi/ui/fields/AmountInput.tsx';
import { fieldError } from '#features/drafts/issues/draft-issue-texts.ts';
import type { FormPartProps } from '#features/drafts/general/form-props.ts';
import { FormSection } from '#features/drafts/general/FormSection.tsx';
import { generalFa } from '#features/drafts/general/general.fa.ts';

const fa = generalFa.budget;
const toText = (value: number | null) => (value === null ? '' : String(value));
const toAmount = (digits: string) => (digits === '' ? null : Number(digits));

/** Budget and goal of a campaign that buys publishers: REACH needs one of them, INFLUENCE needs its ceiling. */
export function BudgetSection({ data, issues, onChange }: FormPartProps) {
  return (
    <FormSection title={fa.title} note={fa.hints[data.campaign_type === 'INFLUENCE' ? 'INFLUENCE' : 'REACH']}>
      <div className="grid gap-4 md:grid-cols-2">
        <AmountInput
          label={fa.budget}
          name="budget"
          value={toText(data.budget)}
          onChange={(digits) => onChange({ budget: toAmount(digits) })}
          wordsSuffix={fa.netOfVat}
          error={fieldError(issues, 'budget')}
        />
        <AmountInput
          label={fa.reachGoal}
          name="goal_total_reach"
          optional
          unit={fa.person}
          value={toText(data.goal_total_reach)}
          onChange={(digits) => onChange({ goal_total_reach: toAmount(digits) })}
          error={fieldError(issues, 'goal_total_reach')}
        />
      </div>
    </FormSection>
  );
}
