import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BUDGET_RANGES,
  canSubmitOnboarding,
  checkOnboarding,
  countAnswers,
  listRevealedQuestions,
  ONBOARDING_QUESTIONS,
  parseOnboarding,
  SERVICE_DESCRIPTION_MAX,
  type OnboardingAnswers,
} from './onboarding.ts';

const NONE: OnboardingAnswers = {
  business_category: null,
  monthly_budget_min: null,
  monthly_budget_max: null,
  service_description: '',
  need_help: null,
};
const ALL: OnboardingAnswers = {
  business_category: 7,
  monthly_budget_min: 5_000_000,
  monthly_budget_max: 20_000_000,
  service_description: ' فروش آنلاین قهوه ',
  need_help: false,
};

test('there are four ranges of budget, without gaps, open at both ends', () => {
  expect(BUDGET_RANGES.map((range) => [range.monthly_budget_min, range.monthly_budget_max])).toEqual([
    [null, 5_000_000],
    [5_000_000, 20_000_000],
    [20_000_000, 50_000_000],
    [50_000_000, null],
  ]);
});

test.each(BUDGET_RANGES)('the range %j is an answer', (range) => {
  expect(checkOnboarding({ ...ALL, ...range })).toEqual([]);
});

test('without any answer, all four are required', () => {
  expect(checkOnboarding(NONE)).toEqual(ONBOARDING_QUESTIONS.map((field) => ({ code: 'required', field })));
});

test.each<[string, Partial<OnboardingAnswers>, string]>([
  ['business_category', { business_category: null }, 'required'],
  ['business_category', { business_category: 0 }, 'choice_unknown'],
  ['business_category', { business_category: 1.5 }, 'choice_unknown'],
  ['monthly_budget', { monthly_budget_min: null, monthly_budget_max: null }, 'required'],
  ['monthly_budget', { monthly_budget_min: 5_000_000, monthly_budget_max: 50_000_000 }, 'choice_unknown'],
  ['monthly_budget', { monthly_budget_min: null, monthly_budget_max: 20_000_000 }, 'choice_unknown'],
  ['monthly_budget', { monthly_budget_min: 5_000_000, monthly_budget_max: null }, 'choice_unknown'],
  ['monthly_budget', { monthly_budget_min: 4_999_999, monthly_budget_max: 20_000_000 }, 'choice_unknown'],
  ['service_description', { service_description: '' }, 'required'],
  ['service_description', { service_description: ' \n\t\u00a0' }, 'required'],
  ['need_help', { need_help: null }, 'required'],
])('%s with %j is told %s alone', (field, change, code) => {
  const answers = { ...ALL, ...change };
  expect(checkOnboarding(answers)).toEqual([{ code, field }]);
  expect(canSubmitOnboarding(answers, false)).toBe(false);
  expect(parseOnboarding(answers)).toEqual({ ok: false, error: [{ code, field }] });
});

test('a description has a maximum length, not counting the spaces around it', () => {
  const write = (length: number) => ({ ...ALL, service_description: ` ${'آ'.repeat(length)} ` });
  expect(SERVICE_DESCRIPTION_MAX).toBe(1_000);
  expect([999, 1_000].flatMap((length) => checkOnboarding(write(length)))).toEqual([]);
  expect(checkOnboarding(write(1_001))).toEqual([{ code: 'too_long', limit: 1_000, field: 'service_description' }]);
});

test.each([true, false])('four answers are sent with the description trimmed; help wanted: %s', (need_help) => {
  expect(parseOnboarding({ ...ALL, need_help })).toEqual({
    ok: true,
    value: { ...ALL, need_help, service_description: 'فروش آنلاین قهوه' },
  });
});

test('an answer cannot be submitted while another request is running', () => {
  expect([canSubmitOnboarding(ALL, false), canSubmitOnboarding(ALL, true), canSubmitOnboarding(NONE, false)]).toEqual([true, false, false]);
});

test.each<[Partial<OnboardingAnswers>, number, number]>([
  [{}, 0, 1],
  [{ business_category: 7 }, 1, 2],
  [{ business_category: 7, monthly_budget_max: 5_000_000 }, 2, 3],
  [{ business_category: 7, monthly_budget_min: 50_000_000 }, 2, 3],
  [{ business_category: 7, monthly_budget_max: 5_000_000, service_description: '  ' }, 2, 3],
  [{ business_category: 7, monthly_budget_max: 5_000_000, service_description: 'قهوه' }, 3, 4],
  [{ ...ALL }, 4, 4],
  [{ ...ALL, need_help: true }, 4, 4],
  [{ ...ALL, service_description: '' }, 3, 4],
  [{ monthly_budget_min: 50_000_000 }, 1, 2],
  [{ need_help: false }, 1, 4],
])('with %j, %d of four are answered and %d are shown', (change, answered, shown) => {
  const answers = { ...NONE, ...change };
  expect(countAnswers(answers)).toBe(answered);
  expect(listRevealedQuestions(answers)).toEqual(ONBOARDING_QUESTIONS.slice(0, shown));
});

test('another answer never hides a question, and the first missing one is always shown', () => {
  const some = fc.record<OnboardingAnswers>({
    business_category: fc.constantFrom(null, 7),
    monthly_budget_min: fc.constantFrom(null, 5_000_000),
    monthly_budget_max: fc.constantFrom(null, 20_000_000),
    service_description: fc.constantFrom('', ' ', 'قهوه'),
    need_help: fc.constantFrom(null, true, false),
  });
  fc.assert(
    fc.property(some, (answers) => {
      const shown = listRevealedQuestions(answers);
      const missing = checkOnboarding(answers).filter(({ code }) => code === 'required');
      expect(missing.slice(0, 1).every(({ field }) => shown.includes(field))).toBe(true);
      expect(shown.length).toBeGreaterThanOrEqual(countAnswers(answers));
      expect(listRevealedQuestions({ ...answers, need_help: true }).length).toBeGreaterThanOrEqual(shown.length);
    }),
  );
});
