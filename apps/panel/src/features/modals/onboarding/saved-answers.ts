import { tabStorage } from '@jarchi/client-state/storage/browser-storage.ts';
import { BUDGET_RANGES, type OnboardingAnswers } from '@jarchi/domain/account/onboarding.ts';

const NO_ANSWERS: OnboardingAnswers = {
  business_category: null,
  monthly_budget_min: null,
  monthly_budget_max: null,
  service_description: '',
  need_help: null,
};

const getKey = (accountId: number) => `jarchi-onboarding-${accountId}`;

/** The answers of this window before a reload; choices that no longer exist are ignored. */
export function findSavedAnswers(accountId: number, categoryIds: readonly number[]): OnboardingAnswers {
  const text = tabStorage.getItem(getKey(accountId));
  if (text === null) return NO_ANSWERS;
  try {
    return readAnswers(JSON.parse(text), categoryIds);
  } catch {
    return NO_ANSWERS;
  }
}

function readAnswers(saved: unknown, categoryIds: readonly number[]): OnboardingAnswers {
  if (typeof saved !== 'object' || saved === null) return NO_ANSWERS;
  const { business_category, monthly_budget_min, monthly_budget_max, service_description, need_help } = saved as Partial<
    Record<keyof OnboardingAnswers, unknown>
  >;
  const budget = BUDGET_RANGES.find(
    (range) => range.monthly_budget_min === monthly_budget_min && range.monthly_budget_max === monthly_budget_max,
  );
  return {
    ...NO_ANSWERS,
    ...budget,
    business_category: categoryIds.find((id) => id === business_category) ?? null,
    service_description: typeof service_description === 'string' ? service_description : '',
    need_help: typeof need_help === 'boolean' ? need_help : null,
  };
}

export function saveAnswers(accountId: number, answers: OnboardingAnswers): void {
  tabStorage.setItem(getKey(accountId), JSON.stringify(answers));
}

export function forgetAnswers(accountId: number): void {
  tabStorage.removeItem(getKey(accountId));
}
