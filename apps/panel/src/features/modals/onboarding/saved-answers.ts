import { createKept } from '@jarchi/client-state/storage/kept.ts';
import { BUDGET_RANGES, type OnboardingAnswers } from '@jarchi/domain/account/onboarding.ts';
import { flag, nullable, orElse, record, text, whole } from '@jarchi/client-state/storage/shapes.ts';

const NO_BUDGET = { monthly_budget_min: null, monthly_budget_max: null };
const NO_ANSWERS: OnboardingAnswers = { business_category: null, ...NO_BUDGET, service_description: '', need_help: null };

const choice = orElse(nullable(whole), null);

export const typedAnswers = createKept<OnboardingAnswers, [accountId: number]>(
  (accountId) => `jarchi-onboarding-${accountId}`,
  record({
    business_category: choice,
    monthly_budget_min: choice,
    monthly_budget_max: choice,
    service_description: orElse(text, ''),
    need_help: orElse(nullable(flag), null),
  }),
);

/** The answers of this window before a reload; choices that no longer exist are ignored. */
export function findSavedAnswers(accountId: number, categoryIds: readonly number[]): OnboardingAnswers {
  const { monthly_budget_min, monthly_budget_max, ...kept } = typedAnswers.read(accountId) ?? NO_ANSWERS;
  const budget = BUDGET_RANGES.find(
    (range) => range.monthly_budget_min === monthly_budget_min && range.monthly_budget_max === monthly_budget_max,
  );
  const business_category = categoryIds.find((id) => id === kept.business_category) ?? null;
  return { ...kept, ...(budget ?? NO_BUDGET), business_category };
}
