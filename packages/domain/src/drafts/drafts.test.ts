import { expect, test } from 'vitest';
import {
  checkStep,
  CREATION_STEPS,
  emptyDraft,
  firstUnfinishedStep,
  type CampaignDraft,
  type DraftFile,
  type DraftIssue,
} from './drafts.ts';
import { addDays } from '#calendar/jalali.ts';
import { CAMPAIGN_TYPES, CONTENT_TYPES, isAllowedCombination, MEDIA_TYPES } from '#platforms/platforms.ts';

const TODAY = '2026-11-10';
const FILE: DraftFile = { id: 1, name: 'a.png', type: 'image/png', size: 9, width: 9, height: 16, duration: null, url: '/a' };
const FINISHED: CampaignDraft = {
  ...emptyDraft(),
  title: 'معرفی محصول',
  publish_period_start: TODAY,
  publish_period_end: addDays(TODAY, 6),
  budget: 50_000_000,
  content_files: [FILE],
  selectedPlans: [3],
};

const generalIssues = (part: Partial<CampaignDraft>) => checkStep('general-information', { ...FINISHED, ...part }, TODAY);
const contentIssues = (part: Partial<CampaignDraft>) => checkStep('content', { ...FINISHED, ...part }, TODAY);
const packageIssues = (part: Partial<CampaignDraft>) => checkStep('create-package', { ...FINISHED, ...part }, TODAY);
const numbers = (length: number): number[] => Array.from({ length }, (_, index) => index + 1);

test('a finished draft asks for nothing', () => {
  expect(CREATION_STEPS.flatMap((step) => checkStep(step, FINISHED, TODAY))).toEqual([]);
});

test('an empty draft asks for all that it needs at once', () => {
  expect(checkStep('general-information', emptyDraft(), TODAY)).toEqual([
    { field: 'title', code: 'required' },
    { field: 'publish_period_start', code: 'required' },
    { field: 'publish_period_end', code: 'required' },
    { field: 'budget', code: 'budget_or_goal' },
  ]);
  expect(checkStep('content', emptyDraft(), TODAY)).toEqual([{ field: 'content_files', code: 'required' }]);
  expect(checkStep('create-package', emptyDraft(), TODAY)).toEqual([{ field: 'selectedPlans', code: 'required' }]);
  expect(checkStep('activation', emptyDraft(), TODAY)).toEqual([]);
});

test('of all combinations those that sell reach are drafted', () => {
  for (const media_type of MEDIA_TYPES)
    for (const content_type of CONTENT_TYPES)
      for (const campaign_type of CAMPAIGN_TYPES) {
        const isReach = campaign_type === 'REACH' && isAllowedCombination(media_type, content_type, campaign_type);
        expect(generalIssues({ media_type, content_type, campaign_type })).toEqual(
          isReach ? [] : [{ field: 'media_type', code: 'combination_not_allowed' }],
        );
      }
});

test.each<[string, DraftIssue[]]>([
  ['', [{ field: 'title', code: 'required' }]],
  [' \n\t ', [{ field: 'title', code: 'required' }]],
  ['آ', []],
  ['ن'.repeat(100), []],
  [`  ${'ن'.repeat(100)}  `, []],
  ['ن'.repeat(101), [{ field: 'title', code: 'too_long', limit: 100 }]],
  ['تخفیف ۲۰٪ (ویژه)، همین امروز!', []],
  ...['<', '>', '&', '"', "'", '\\', ';', '-', '\n', '\t'].map((sign): [string, DraftIssue[]] => [
    `الف${sign}ب`,
    [{ field: 'title', code: 'text_unsafe' }],
  ]),
])('the title %j is checked', (title, issues) => {
  expect(generalIssues({ title })).toEqual(issues);
});

test.each<[number, DraftIssue[]]>([
  [0, []],
  [5, []],
  [6, [{ field: 'ad_categories', code: 'max_selection', limit: 5 }]],
])('%d categories are checked', (count, issues) => {
  expect(generalIssues({ ad_categories: numbers(count) })).toEqual(issues);
});

test.each<[string, number, number, DraftIssue[]]>([
  ['yesterday', -1, 5, [{ field: 'publish_period_start', code: 'min_date', day: TODAY }]],
  ['of today alone', 0, 0, [{ field: 'publish_period_end', code: 'min_date', day: addDays(TODAY, 1) }]],
  ['from today to tomorrow', 0, 1, []],
  ['in a year', 365, 365, []],
  ['in a year and a day', 366, 366, [{ field: 'publish_period_start', code: 'max_date', day: addDays(TODAY, 365) }]],
  ['for ninety days', 3, 92, []],
  ['for ninety-one days', 3, 93, [{ field: 'publish_period_end', code: 'max_days', limit: 90 }]],
  ['backwards', 3, 2, [{ field: 'publish_period_end', code: 'min_date', day: addDays(TODAY, 3) }]],
])('a period %s is checked', (_, start, end, issues) => {
  expect(generalIssues({ publish_period_start: addDays(TODAY, start), publish_period_end: addDays(TODAY, end) })).toEqual(issues);
});

test('a period without one end asks for that end only', () => {
  expect(generalIssues({ publish_period_start: null })).toEqual([{ field: 'publish_period_start', code: 'required' }]);
  expect(generalIssues({ publish_period_end: null })).toEqual([{ field: 'publish_period_end', code: 'required' }]);
});

test.each([
  [9, 10, true],
  [0, 23, true],
  [9, 9, false],
  [10, 9, false],
])('posts from %d to %d o’clock are possible: %s', (start, end, isPossible) => {
  expect(generalIssues({ preferred_publish_start_hour: start, preferred_publish_end_hour: end })).toEqual(
    isPossible ? [] : [{ field: 'preferred_publish_end_hour', code: 'hours_reversed' }],
  );
});

test.each<[number | null, number | null, DraftIssue[]]>([
  [1, null, []],
  [null, 1, []],
  [1, 1, []],
  [null, null, [{ field: 'budget', code: 'budget_or_goal' }]],
  [0, null, [{ field: 'budget', code: 'positive_int' }]],
  [-1, null, [{ field: 'budget', code: 'positive_int' }]],
  [1.5, null, [{ field: 'budget', code: 'positive_int' }]],
  [2 ** 53, null, [{ field: 'budget', code: 'positive_int' }]],
  [5, 0, [{ field: 'goal_total_reach', code: 'positive_int' }]],
  [
    Number.NaN,
    0.5,
    [
      { field: 'budget', code: 'positive_int' },
      { field: 'goal_total_reach', code: 'positive_int' },
    ],
  ],
])('a budget of %s and a goal of %s are checked', (budget, goal_total_reach, issues) => {
  expect(generalIssues({ budget, goal_total_reach })).toEqual(issues);
});

test.each([
  ['publish_considerations', 500, generalIssues],
  ['content_caption', 2_200, contentIssues],
] as const)('%s holds %d characters', (field, limit, issuesOf) => {
  expect(issuesOf({ [field]: 'ن'.repeat(limit) })).toEqual([]);
  expect(issuesOf({ [field]: 'ن'.repeat(limit + 1) })).toEqual([{ field, code: 'too_long', limit }]);
});

test.each([
  '',
  'https://a.ir',
  'http://shop.example.com/a?b=c#d',
  'HTTPS://A.IR',
  'https://a.ir:8080/',
  'https://فروشگاه.ایران',
  'https://my-shop.co.uk?x',
])('the link %j may stand in an ad', (content_link) => {
  expect(contentIssues({ content_link })).toEqual([]);
});

test.each([
  'a.ir',
  'ftp://a.ir',
  'https://a',
  'https://a.b',
  'https://.ir',
  'https://a..ir',
  'https://a.ir/x y',
  'https://a.1r',
  ' https://a.ir',
  'javascript:alert(1)//https://a.ir',
])('the link %j may not stand in an ad', (content_link) => {
  expect(contentIssues({ content_link })).toEqual([{ field: 'content_link', code: 'link_invalid' }]);
});

test('a long broken link is refused at once', () => {
  const startedAt = performance.now();
  expect(contentIssues({ content_link: `https://${'a.'.repeat(5_000)}` })).toHaveLength(1);
  expect(contentIssues({ content_link: `https://${'a-'.repeat(5_000)}` })).toHaveLength(1);
  expect(performance.now() - startedAt).toBeLessThan(500);
});

test.each<[number, DraftIssue[]]>([
  [0, [{ field: 'selectedPlans', code: 'required' }]],
  [1, []],
  [200, []],
  [201, [{ field: 'selectedPlans', code: 'max_selection', limit: 200 }]],
])('a package of %d plans is checked', (count, issues) => {
  expect(packageIssues({ selectedPlans: numbers(count) })).toEqual(issues);
});

test.each<[string, Partial<CampaignDraft>, string]>([
  ['without a title', { title: '' }, 'general-information'],
  ['without title, file and plan', { title: '', content_files: [], selectedPlans: [] }, 'general-information'],
  ['without file and plan', { content_files: [], selectedPlans: [] }, 'content'],
  ['without a plan', { selectedPlans: [] }, 'create-package'],
  ['that is finished', {}, 'activation'],
])('a draft %s opens at the step that asks for it', (_, part, step) => {
  expect(firstUnfinishedStep({ ...FINISHED, ...part }, TODAY)).toBe(step);
});

test('a finished draft that waits for a day past its start opens at its first step again', () => {
  expect(firstUnfinishedStep(FINISHED, addDays(TODAY, 1))).toBe('general-information');
});
