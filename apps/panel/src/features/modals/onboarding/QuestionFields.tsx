import {
  BUDGET_RANGES,
  listRevealedQuestions,
  SERVICE_DESCRIPTION_MAX,
  type BudgetRange,
  type OnboardingAnswers,
  type OnboardingQuestion,
} from '@jarchi/domain/account/onboarding.ts';
import { formatNumber, formatScaledText } from '@jarchi/ui/format/format.ts';
import { SelectField } from '@jarchi/ui/fields/SelectField.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import type { ReactNode } from 'react';
import { ChoiceGrid } from './ChoiceGrid.tsx';
import { onboardingFa as fa } from './onboarding.fa.ts';
import { StepTip } from './StepTip.tsx';

export interface BusinessCategory {
  readonly id: number;
  readonly title_fa: string;
}

export interface QuestionFieldsProps {
  answers: OnboardingAnswers;
  onChange: (change: Partial<OnboardingAnswers>) => void;
  categories: readonly BusinessCategory[];
}

/** From this length on the description shows its number of characters. */
const COUNTED_FROM = SERVICE_DESCRIPTION_MAX * 0.8;

const NEEDS = [true, false] as const;

function budgetText({ monthly_budget_min: min, monthly_budget_max: max }: BudgetRange): string {
  if (max === null) return fa.budgetAbove(formatScaledText(min ?? 0));
  if (min === null) return fa.budgetBelow(formatScaledText(max));
  // Both ends are millions, so the unit is shown once.
  return fa.budgetBetween(formatNumber(min / 1_000_000), formatScaledText(max));
}

function Question({ question, answers, onChange, categories }: QuestionFieldsProps & { question: OnboardingQuestion }): ReactNode {
  const label = fa.questions[question];
  switch (question) {
    case 'business_category':
      return (
        <SelectField
          label={label}
          size="lg"
          placeholder={fa.chooseCategory}
          value={String(answers.business_category ?? '')}
          onChange={(value) => onChange({ business_category: Number(value) })}
          options={categories.map(({ id, title_fa }) => ({ value: String(id), label: title_fa }))}
        />
      );
    case 'monthly_budget':
      return (
        <ChoiceGrid
          label={label}
          choices={BUDGET_RANGES.map(budgetText)}
          chosen={BUDGET_RANGES.findIndex(
            (range) => range.monthly_budget_min === answers.monthly_budget_min && range.monthly_budget_max === answers.monthly_budget_max,
          )}
          onChoose={(index) => onChange(BUDGET_RANGES[index] ?? {})}
        />
      );
    case 'service_description': {
      const { length } = [...answers.service_description.trim()];
      return (
        <TextField
          label={label}
          multiline
          rows={2}
          placeholder={fa.descriptionExample}
          value={answers.service_description}
          onChange={(service_description) => onChange({ service_description })}
          counterLimit={length > COUNTED_FROM ? SERVICE_DESCRIPTION_MAX : undefined}
          error={length > SERVICE_DESCRIPTION_MAX ? fa.descriptionTooLong(formatNumber(SERVICE_DESCRIPTION_MAX)) : undefined}
        />
      );
    }
    case 'need_help':
      return (
        <ChoiceGrid
          label={label}
          choices={[fa.yes, fa.no]}
          chosen={NEEDS.findIndex((need) => need === answers.need_help)}
          onChoose={(index) => onChange({ need_help: NEEDS[index] ?? null })}
        />
      );
  }
}

/** Each answer reveals the next question; the last question has a tip. */
export function QuestionFields(props: QuestionFieldsProps) {
  const revealed = listRevealedQuestions(props.answers);
  const last = revealed.at(-1);
  return revealed.map((question) => (
    <StepTip key={question} text={question === last ? fa.tips[question] : undefined}>
      <Question {...props} question={question} />
    </StepTip>
  ));
}
