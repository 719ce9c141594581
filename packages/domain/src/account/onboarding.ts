import { refuse, succeed, type Result } from '#result.ts';
import type { FieldIssue } from '#validation/issues.ts';
import { checkLength, checkPositiveInt } from '#validation/validators.ts';

/** Toman a month; null means no bound on that side. */
export interface BudgetRange {
  readonly monthly_budget_min: number | null;
  readonly monthly_budget_max: number | null;
}

export const BUDGET_RANGES: readonly BudgetRange[] = [
  { monthly_budget_min: null, monthly_budget_max: 5_000_000 },
  { monthly_budget_min: 5_000_000, monthly_budget_max: 20_000_000 },
  { monthly_budget_min: 20_000_000, monthly_budget_max: 50_000_000 },
  { monthly_budget_min: 50_000_000, monthly_budget_max: null },
];

/** Four answers; null, an empty text and a budget without both bounds are unanswered. */
export interface OnboardingAnswers extends BudgetRange {
  readonly business_category: number | null;
  readonly service_description: string;
  readonly need_help: boolean | null;
}

/** What the panel sends. */
export interface OnboardingPayload extends BudgetRange {
  readonly business_category: number;
  readonly service_description: string;
  readonly need_help: boolean;
}

/** In the order in which the questions appear; the two bounds of the budget are one answer. */
export const ONBOARDING_QUESTIONS = ['business_category', 'monthly_budget', 'service_description', 'need_help'] as const;
export type OnboardingQuestion = (typeof ONBOARDING_QUESTIONS)[number];
export type OnboardingIssue = FieldIssue & { readonly field: OnboardingQuestion };

export const SERVICE_DESCRIPTION_MAX = 1_000;

const isAnswered: Readonly<Record<OnboardingQuestion, (answers: OnboardingAnswers) => boolean>> = {
  business_category: (answers) => answers.business_category !== null,
  monthly_budget: (answers) => answers.monthly_budget_min !== null || answers.monthly_budget_max !== null,
  service_description: (answers) => answers.service_description.trim() !== '',
  need_help: (answers) => answers.need_help !== null,
};

/** How many of the four are answered: the progress bar. */
export function countAnswers(answers: OnboardingAnswers): number {
  return ONBOARDING_QUESTIONS.filter((question) => isAnswered[question](answers)).length;
}

/** The questions to show: each answer reveals the next question, and a question that is answered stays. */
export function listRevealedQuestions(answers: OnboardingAnswers): readonly OnboardingQuestion[] {
  const open = ONBOARDING_QUESTIONS.findIndex((question) => !isAnswered[question](answers));
  const last = ONBOARDING_QUESTIONS.findLastIndex((question) => isAnswered[question](answers));
  return ONBOARDING_QUESTIONS.slice(0, Math.max(open, last) + 1);
}

/** Every missing or wrong answer, question by question. */
export function checkOnboarding(answers: OnboardingAnswers): OnboardingIssue[] {
  return ONBOARDING_QUESTIONS.flatMap((field) => {
    const issues: readonly FieldIssue[] = isAnswered[field](answers) ? checkAnswer(field, answers) : [{ code: 'required' }];
    return issues.map((issue) => ({ ...issue, field }));
  });
}

function checkAnswer(question: OnboardingQuestion, answers: OnboardingAnswers): FieldIssue[] {
  if (question === 'business_category') return checkPositiveInt(answers.business_category!).map(() => ({ code: 'choice_unknown' }));
  if (question === 'monthly_budget') return isBudgetRange(answers) ? [] : [{ code: 'choice_unknown' }];
  return question === 'service_description' ? checkLength(answers.service_description.trim(), SERVICE_DESCRIPTION_MAX) : [];
}

function isBudgetRange({ monthly_budget_min, monthly_budget_max }: BudgetRange): boolean {
  return BUDGET_RANGES.some((range) => range.monthly_budget_min === monthly_budget_min && range.monthly_budget_max === monthly_budget_max);
}

/** The payload of complete answers, with the description trimmed; otherwise every issue. */
export function parseOnboarding(answers: OnboardingAnswers): Result<OnboardingPayload, readonly OnboardingIssue[]> {
  const issues = checkOnboarding(answers);
  if (issues.length > 0) return refuse(issues);
  const { monthly_budget_min, monthly_budget_max } = answers;
  return succeed({
    business_category: answers.business_category!,
    monthly_budget_min,
    monthly_budget_max,
    service_description: answers.service_description.trim(),
    need_help: answers.need_help!,
  });
}

/** All four answers are valid and no request is running. */
export function canSubmitOnboarding(answers: OnboardingAnswers, isLoading: boolean): boolean {
  return !isLoading && checkOnboarding(answers).length === 0;
}
