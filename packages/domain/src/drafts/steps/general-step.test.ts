import { expect, test } from 'vitest';
import { addDays } from '#calendar/jalali.ts';
import type { CampaignDraft, Combination, DraftIssue } from '#drafts/drafts.ts';
import { checkGeneralInformation, isPeriodOver } from './general-step.ts';
import { COMBINATIONS, finishedDraft, getName, TODAY } from '#drafts/testing/finished-drafts.ts';

const find = (name: string): Combination => COMBINATIONS.find((combination) => getName(combination) === name)!;
const REACH = finishedDraft(find('INSTAGRAM STORY REACH'));
const issues = (part: Partial<CampaignDraft>, draft = REACH) => checkGeneralInformation({ ...draft, ...part }, TODAY);

test.each<[string, DraftIssue[]]>([
  ['', [{ field: 'title', code: 'required' }]],
  [' \n\t ', [{ field: 'title', code: 'required' }]],
  ['آ', []],
  ['ن'.repeat(100), []],
  [`  ${'ن'.repeat(100)}  `, []],
  ['😀'.repeat(100), []],
  ['ن'.repeat(101), [{ field: 'title', code: 'too_long', limit: 100 }]],
  [
    '<'.repeat(101),
    [
      { field: 'title', code: 'too_long', limit: 100 },
      { field: 'title', code: 'text_unsafe' },
    ],
  ],
  ['تخفیف ۲۰٪ (ویژه)، همین امروز!', []],
  ...['<', '>', '&', '"', "'", '\\', ';', '-', '\n', '\t'].map((sign): [string, DraftIssue[]] => [
    `الف${sign}ب`,
    [{ field: 'title', code: 'text_unsafe' }],
  ]),
])('the title %j is checked', (title, expected) => {
  expect(issues({ title })).toEqual(expected);
});

test.each([
  ['ad_categories', 5, (length: number) => ({ ad_categories: Array.from({ length }, (_, id) => id) }), 'max_selection'],
  ['publish_considerations', 500, (length: number) => ({ publish_considerations: 'ن'.repeat(length) }), 'too_long'],
] as const)('%s holds %d', (field, limit, partOf, code) => {
  expect(issues(partOf(limit))).toEqual([]);
  expect(issues(partOf(limit + 1))).toEqual([{ field, code, limit }]);
});

test.each<[string, number, number, DraftIssue[]]>([
  ['from yesterday', -1, 5, [{ field: 'publish_period_start', code: 'min_date', day: TODAY }]],
  ['of today alone', 0, 0, [{ field: 'publish_period_end', code: 'min_date', day: addDays(TODAY, 1) }]],
  ['from today to tomorrow', 0, 1, []],
  ['of one day ahead', 3, 3, []],
  ['in a year', 365, 365, []],
  ['in a year and a day', 366, 366, [{ field: 'publish_period_start', code: 'max_date', day: addDays(TODAY, 365) }]],
  ['for ninety days', 3, 92, []],
  ['for ninety-one days', 3, 93, [{ field: 'publish_period_end', code: 'max_days', limit: 90 }]],
  ['backwards', 3, 2, [{ field: 'publish_period_end', code: 'min_date', day: addDays(TODAY, 3) }]],
])('a period %s is checked', (_, start, end, expected) => {
  expect(issues({ publish_period_start: addDays(TODAY, start), publish_period_end: addDays(TODAY, end) })).toEqual(expected);
});

test.each([
  [-1, 5, true],
  [0, 0, true],
  [0, 1, false],
  [3, 2, false],
])('a period from day %d to day %d is over: %s', (start, end, isOver) => {
  const days = { publish_period_start: addDays(TODAY, start), publish_period_end: addDays(TODAY, end) };
  expect(isPeriodOver(days, TODAY)).toBe(isOver);
});

test('a period without days is not over', () => {
  expect(isPeriodOver({ publish_period_start: null, publish_period_end: null }, TODAY)).toBe(false);
});

test('a period without one end asks only for that end', () => {
  expect(issues({ publish_period_start: null })).toEqual([{ field: 'publish_period_start', code: 'required' }]);
  expect(issues({ publish_period_end: null })).toEqual([{ field: 'publish_period_end', code: 'required' }]);
});

test.each([
  [9, 10, true],
  [0, 23, true],
  [9, 9, false],
  [10, 9, false],
])('posts from %d to %d o’clock are possible: %s', (start, end, isPossible) => {
  expect(issues({ preferred_publish_start_hour: start, preferred_publish_end_hour: end })).toEqual(
    isPossible ? [] : [{ field: 'preferred_publish_end_hour', code: 'hours_reversed' }],
  );
});

const wrong = (...fields: DraftIssue['field'][]): DraftIssue[] => fields.map((field) => ({ field, code: 'positive_int' }));

test.each<[number | null, number | null, DraftIssue[]]>([
  [1, null, []],
  [null, 1, []],
  [1, 1, []],
  [null, null, [{ field: 'budget', code: 'budget_or_goal' }]],
  [0, null, wrong('budget')],
  [-1, null, wrong('budget')],
  [1.5, null, wrong('budget')],
  [2 ** 53, null, wrong('budget')],
  [5, 0, wrong('goal_total_reach')],
  [Number.NaN, 0.5, wrong('budget', 'goal_total_reach')],
])('REACH with a budget of %s and a goal of %s is checked', (budget, goal_total_reach, expected) => {
  expect(issues({ budget, goal_total_reach })).toEqual(expected);
});

test.each<[number | null, number | null, DraftIssue[]]>([
  [1, null, []],
  [1, 500, []],
  [null, 500, [{ field: 'budget', code: 'required' }]],
  [0, 0, wrong('budget', 'goal_total_reach')],
])('INFLUENCE with a ceiling of %s and a goal of %s is checked', (budget, goal_total_reach, expected) => {
  expect(issues({ budget, goal_total_reach }, finishedDraft(find('LINKEDIN POST INFLUENCE')))).toEqual(expected);
});

const goal = (issue: object) => [{ field: 'goal_total_reach', ...issue }];
const [NONE, NOT_POSITIVE] = [goal({ code: 'required' }), goal({ code: 'positive_int' })];

test.each([
  ['INSTAGRAM STORY CPM', null, NONE],
  ['INSTAGRAM STORY CPM', 0, NOT_POSITIVE],
  ['INSTAGRAM STORY CPM', 1, []],
  ['TELEGRAM POST CPM', 1_000_000, []],
  ['SOROUSH IN_CHANNEL CPM', -3, NOT_POSITIVE],
  ['SOROUSH IN_CHANNEL CPM', 49, goal({ code: 'min_value', minimum: 50 })],
  ['SOROUSH IN_CHANNEL CPM', 50, []],
  ['SOROUSH IN_CHANNEL CPM', 1_000, []],
  ['SOROUSH IN_CHANNEL CPM', 1_001, goal({ code: 'max_value', maximum: 1_000 })],
  ['RUBIKA PIN CPM', 49, goal({ code: 'min_value', minimum: 50 })],
  ['RUBIKA PIN CPM', 50, []],
  ['RUBIKA PIN CPM', 150_000, []],
  ['RUBIKA PIN CPM', 150_001, goal({ code: 'max_value', maximum: 150_000 })],
  ['SOROUSH PIN CPC', null, NONE],
  ['SOROUSH PIN CPC', 0, NOT_POSITIVE],
  ['SOROUSH PIN CPC', 13_999, goal({ code: 'min_value', minimum: 14_000 })],
  ['SOROUSH PIN CPC', 14_000, []],
] as const)('%s over a week with a goal of %s is checked', (name, goal_total_reach, expected) => {
  expect(issues({ goal_total_reach }, finishedDraft(find(name)))).toEqual(expected);
});

test.each([
  [{ publish_period_start: null }, 2_000],
  [{ publish_period_end: null }, 2_000],
  [{ publish_period_start: addDays(TODAY, 9) }, 2_000],
  [{ publish_period_start: addDays(TODAY, 6) }, 2_000],
  [{ publish_period_start: addDays(TODAY, 5) }, 4_000],
])('clicks over a period with %j are at least %d', (period, minimum) => {
  const draft = finishedDraft(find('SOROUSH PIN CPC'));
  const codes = (clicks: number) =>
    issues({ ...period, goal_total_reach: clicks }, draft).filter(({ field }) => field === 'goal_total_reach');
  expect(codes(minimum)).toEqual([]);
  expect(codes(minimum - 1)).toEqual(goal({ code: 'min_value', minimum }));
});

test('prices are optional; a given price is whole and above zero', () => {
  expect(issues({ cpm_publisher_price: 1, cpm_price: 1, cpc_price: 1 })).toEqual([]);
  expect(issues({ cpm_publisher_price: 0, cpm_price: -1, cpc_price: 0.5 })).toEqual(wrong('cpm_publisher_price', 'cpm_price', 'cpc_price'));
});

test('is_cpm must agree with the campaign’s type', () => {
  const refused = [{ field: 'is_cpm', code: 'combination_not_allowed' }];
  expect(issues({ is_cpm: true })).toEqual(refused);
  expect(issues({ is_cpm: false }, finishedDraft(find('TELEGRAM POST CPM')))).toEqual(refused);
});

test('a combination that does not exist is refused together with all other issues', () => {
  expect(issues({ media_type: 'LINKEDIN', title: '' })).toEqual([
    { field: 'media_type', code: 'combination_not_allowed' },
    { field: 'title', code: 'required' },
  ]);
});

test.each([
  ['budget', 999_999_999_999],
  ['goal_total_reach', 999_999_999],
] as const)('%s is at most %d', (field, maximum) => {
  expect(issues({ [field]: maximum })).toEqual([]);
  expect(issues({ [field]: maximum + 1 })).toEqual([{ field, code: 'max_value', maximum }]);
});
