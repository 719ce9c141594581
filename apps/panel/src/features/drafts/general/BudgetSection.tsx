import { CONSIDERATIONS_MAX } from '@jarchi/domain/drafts/drafts.ts';
import { AmountInput } from '@jarchi/ui/AmountInput.tsx';
import { TextField } from '@jarchi/ui/TextField.tsx';
import { fieldError } from '../draft-texts.ts';
import { draftsFa as fa } from '../drafts.fa.ts';
import type { FormPartProps } from './form-props.ts';
import { FormSection } from './FormSection.tsx';

const toText = (value: number | null) => (value === null ? '' : String(value));
const toAmount = (digits: string) => (digits === '' ? null : Number(digits));

/** Ceiling, goal and what the publishers should mind. */
export function BudgetSection({ data, issues, onChange }: FormPartProps) {
  return (
    <FormSection title={fa.money} note={fa.moneyHint}>
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
          maxDigits={9}
          value={toText(data.goal_total_reach)}
          onChange={(digits) => onChange({ goal_total_reach: toAmount(digits) })}
          error={fieldError(issues, 'goal_total_reach')}
        />
      </div>
      <TextField
        multiline
        rows={2}
        label={fa.considerations}
        optional
        placeholder={fa.considerationsExample}
        value={data.publish_considerations}
        onChange={(publish_considerations) => onChange({ publish_considerations })}
        counterLimit={CONSIDERATIONS_MAX}
        error={fieldError(issues, 'publish_considerations')}
      />
    </FormSection>
  );
}
