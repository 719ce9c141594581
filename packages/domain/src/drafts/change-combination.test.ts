import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CAMPAIGN_TYPES, CONTENT_TYPES, isAllowedCombination, MEDIA_TYPES } from '#platforms/platforms.ts';
import { changeCombination, changeStoryNumber, nearestCombination } from './change-combination.ts';
import { checkStep } from '#drafts/steps/draft-steps.ts';
import { emptyDraft, type CampaignDraft, type Combination, type DraftField } from './drafts.ts';
import { COMBINATIONS, finishedDraft, IMAGE, getName, TODAY } from '#drafts/testing/finished-drafts.ts';

const find = (name: string): Combination => COMBINATIONS.find((combination) => getName(combination) === name)!;

test.each<[string, Partial<Combination>, string]>([
  ['INSTAGRAM STORY REACH', {}, 'INSTAGRAM STORY REACH'],
  ['INSTAGRAM STORY REACH', { content_type: 'POST' }, 'INSTAGRAM POST REACH'],
  ['INSTAGRAM STORY REACH', { media_type: 'TELEGRAM' }, 'TELEGRAM POST REACH'],
  ['INSTAGRAM STORY REACH', { media_type: 'LINKEDIN' }, 'LINKEDIN POST INFLUENCE'],
  ['INSTAGRAM STORY REACH', { media_type: 'RUBIKA', content_type: 'PIN' }, 'RUBIKA PIN CPM'],
  ['INSTAGRAM STORY REACH', { campaign_type: 'CPC' }, 'SOROUSH PIN CPC'],
  ['INSTAGRAM STORY REACH', { campaign_type: 'CPM' }, 'INSTAGRAM STORY CPM'],
  ['INSTAGRAM POST INFLUENCE', { campaign_type: 'CPM' }, 'INSTAGRAM STORY CPM'],
  ['INSTAGRAM STORY CPM', { media_type: 'SOROUSH' }, 'SOROUSH IN_CHANNEL CPM'],
  ['INSTAGRAM STORY CPM', { content_type: 'POST' }, 'INSTAGRAM POST REACH'],
  ['SOROUSH PIN CPC', { media_type: 'INSTAGRAM' }, 'INSTAGRAM POST REACH'],
  ['SOROUSH PIN CPC', { content_type: 'POST' }, 'SOROUSH POST REACH'],
  ['SOROUSH PIN CPC', { media_type: 'RUBIKA' }, 'RUBIKA PIN CPM'],
  ['TELEGRAM POST CPM', { media_type: 'INSTAGRAM', campaign_type: 'CPC' }, 'INSTAGRAM POST REACH'],
  ['TELEGRAM POST CPM', { media_type: 'SOROUSH', campaign_type: 'CPC', content_type: 'IN_CHANNEL' }, 'SOROUSH PIN CPC'],
  ['LINKEDIN POST INFLUENCE', { campaign_type: 'REACH' }, 'INSTAGRAM POST REACH'],
])('from %s the wish %j leads to %s', (from, wish, to) => {
  expect(getName(nearestCombination(find(from), wish))).toBe(to);
});

/** A draft with every field filled. */
const full = (name: string, part: Partial<CampaignDraft> = {}): CampaignDraft => ({
  ...finishedDraft(find(name)),
  budget: 9_000_000,
  goal_total_reach: 500,
  story_number: 'double',
  content_files: [IMAGE],
  content_instagram_post_files: [IMAGE],
  content_guide_file: IMAGE,
  content_caption: 'طعم پاییز',
  content_description: 'از طعم تازه بگویید.',
  content_hashtags: ['چای'],
  content_hyperlinks: [{ text: 'طعم', link: 'https://jarchi.test' }],
  content_link: 'https://jarchi.test',
  content_telegram_content_address: 'https://t.me/maze_gardi/1',
  ad_title: 'طعم',
  ad_caption: 'پاییز',
  cpm_publisher_price: 7,
  cpm_price: 8,
  cpc_price: 9,
  selectedPlans: [1],
  alternative_media_plans: [2],
  selectedBundles: [3],
  excluded_plans: [6],
  excluded_bundles: [7],
  additional_services: { design: true },
  rubika_selected_media_plan: 4,
  soroush_selected_media_plan: 5,
  ...part,
});

const PACKAGE: DraftField[] = [
  'selectedPlans',
  'alternative_media_plans',
  'selectedBundles',
  'excluded_plans',
  'excluded_bundles',
  'rubika_selected_media_plan',
  'soroush_selected_media_plan',
];
const PRICES: DraftField[] = ['cpm_publisher_price', 'cpm_price', 'cpc_price'];

test('another platform removes the plans, the prices and what only Telegram has, and nothing that was written', () => {
  const before = full('TELEGRAM POST REACH', { is_telegram_forward_post: 'true', is_telegram_hyperlinks_utm_enabled: true });
  const { draft, reset } = changeCombination(before, { media_type: 'BALE' });
  expect(reset).toEqual([...PRICES, 'is_telegram_forward_post', 'is_telegram_hyperlinks_utm_enabled', ...PACKAGE]);
  expect(draft).toEqual({
    ...before,
    media_type: 'BALE',
    utm_source_value: 'bale',
    cpm_publisher_price: null,
    cpm_price: null,
    cpc_price: null,
    is_telegram_forward_post: 'false',
    is_telegram_hyperlinks_utm_enabled: false,
    selectedPlans: [],
    alternative_media_plans: [],
    selectedBundles: [],
    excluded_plans: [],
    excluded_bundles: [],
    rubika_selected_media_plan: null,
    soroush_selected_media_plan: null,
  });
});

test('another format of the same platform removes the plans, because a plan has one format', () => {
  const { draft, reset } = changeCombination(full('INSTAGRAM STORY REACH'), { content_type: 'POST' });
  expect(reset).toEqual([...PRICES, ...PACKAGE]);
  expect(draft.content_instagram_post_files).toEqual([IMAGE]);
});

test('another type of the same format keeps the plans', () => {
  const before = full('INSTAGRAM STORY REACH');
  const { draft, reset } = changeCombination(before, { campaign_type: 'INFLUENCE' });
  expect(reset).toEqual(PRICES);
  expect(draft).toMatchObject({ selectedPlans: [1], selectedBundles: [3], goal_total_reach: 500, budget: 9_000_000 });
});

test('what only Telegram has stays from type to type', () => {
  const before = full('TELEGRAM POST REACH', { is_telegram_forward_post: 'true' });
  expect(changeCombination(before, { campaign_type: 'CPM' }).draft.is_telegram_forward_post).toBe('true');
});

test.each([
  ['INSTAGRAM STORY REACH', 'INSTAGRAM STORY CPM', 500, 400, 9_000],
  ['INSTAGRAM STORY CPM', 'TELEGRAM POST CPM', 500, 500, 9_000],
  ['INSTAGRAM STORY CPM', 'TELEGRAM POST CPM', null, 250, 9_000],
  ['INSTAGRAM STORY CPM', 'SOROUSH IN_CHANNEL CPM', 49, 50, null],
  ['INSTAGRAM STORY CPM', 'SOROUSH IN_CHANNEL CPM', 50, 50, null],
  ['INSTAGRAM STORY CPM', 'SOROUSH IN_CHANNEL CPM', 1_000, 1_000, null],
  ['INSTAGRAM STORY CPM', 'SOROUSH IN_CHANNEL CPM', 1_001, 50, null],
  ['SOROUSH IN_CHANNEL CPM', 'RUBIKA PIN CPM', 700, 700, 9_000],
  ['SOROUSH PIN CPC', 'RUBIKA PIN CPM', 14_000, 100, 9_000],
  ['SOROUSH IN_CHANNEL CPM', 'SOROUSH PIN CPC', 500, null, null],
  ['INSTAGRAM STORY REACH', 'SOROUSH PIN CPC', 14_000, null, null],
  ['INSTAGRAM STORY CPM', 'INSTAGRAM STORY INFLUENCE', 400, null, null],
  ['INSTAGRAM STORY REACH', 'LINKEDIN POST INFLUENCE', 500, 500, null],
] as const)('from %s to %s a goal of %s becomes %s, and a thousand views cost %s', (from, to, goal, goalAfter, price) => {
  const { draft, reset } = changeCombination(full(from, { goal_total_reach: goal }), find(to));
  expect(draft).toMatchObject({ ...find(to), goal_total_reach: goalAfter, cpm_price: price, is_cpm: to.endsWith('CPM') });
  expect(reset.includes('goal_total_reach')).toBe(goal !== null && goal !== goalAfter);
});

test('the link’s source and medium follow the platform unless the advertiser changed them', () => {
  const change = (part: Partial<CampaignDraft>) =>
    changeCombination({ ...finishedDraft(find('SOROUSH POST REACH')), ...part }, { media_type: 'RUBIKA' }).draft;
  expect(change({})).toMatchObject({ utm_source_value: 'rbk', utm_medium_value: 'rbk-reach-post' });
  expect(change({ utm_source_value: 'own' })).toMatchObject({ utm_source_value: 'own', utm_medium_value: 'rbk-reach-post' });
  expect(change({ utm_medium_value: '' })).toMatchObject({ utm_source_value: 'rbk', utm_medium_value: '' });
});

const wishes = fc.record(
  {
    media_type: fc.constantFrom(...MEDIA_TYPES),
    content_type: fc.constantFrom(...CONTENT_TYPES),
    campaign_type: fc.constantFrom(...CAMPAIGN_TYPES),
  },
  { requiredKeys: [] },
);
const someDraft = fc
  .record({
    media_type: fc.constantFrom(...MEDIA_TYPES),
    content_type: fc.constantFrom(...CONTENT_TYPES),
    campaign_type: fc.constantFrom(...CAMPAIGN_TYPES),
    goal_total_reach: fc.option(fc.integer({ min: 1, max: 200_000 })),
    selectedPlans: fc.array(fc.nat()),
  })
  .map((part): CampaignDraft => ({ ...emptyDraft(), ...part }));

test('any wish leads to an allowed combination, which includes the wish if that exists', () => {
  fc.assert(
    fc.property(someDraft, wishes, (before, wish) => {
      const { draft } = changeCombination(before, wish);
      expect(isAllowedCombination(draft.media_type, draft.content_type, draft.campaign_type)).toBe(true);
      const fields = checkStep('general-information', draft, TODAY).map(({ field }) => field);
      expect(fields).not.toContain('media_type');
      const wished: Combination = { ...before, ...wish };
      const isThere = isAllowedCombination(wished.media_type, wished.content_type, wished.campaign_type);
      expect(getName(draft)).toBe(getName(isThere ? wished : draft));
      expect(draft.media_type).toBe(wish.media_type ?? draft.media_type);
    }),
  );
});

test('fields that were not reset stay the same, and the same wish again changes nothing', () => {
  const following = ['media_type', 'content_type', 'campaign_type', 'is_cpm', 'utm_source_value', 'utm_medium_value'];
  fc.assert(
    fc.property(someDraft, wishes, (before, wish) => {
      const { draft, reset } = changeCombination(before, wish);
      const lost = (Object.keys(before) as DraftField[]).filter((field) => JSON.stringify(before[field]) !== JSON.stringify(draft[field]));
      const isSaid = (field: DraftField) => JSON.stringify(before[field]) !== JSON.stringify(emptyDraft()[field]);
      expect(lost.filter((field) => isSaid(field) && !following.includes(field))).toEqual(reset);
      expect(changeCombination(draft, { ...draft })).toEqual({ draft, reset: [] });
    }),
  );
});

test('a draft without a change is returned as it is', () => {
  const draft = full('INSTAGRAM STORY CPM');
  expect(changeCombination(draft, { media_type: 'INSTAGRAM' }).draft).toBe(draft);
});

test('another number of stories removes the plans, because plans are sold by that number', () => {
  const before = full('INSTAGRAM STORY REACH');
  const { draft, reset } = changeStoryNumber(before, 'multiple');
  expect(reset).toEqual(PACKAGE);
  expect(draft).toMatchObject({ story_number: 'multiple', selectedPlans: [], selectedBundles: [], cpm_price: 8, content_files: [IMAGE] });
  expect(changeStoryNumber(before, 'double')).toEqual({ draft: before, reset: [] });
});

test('without stories, their number removes nothing', () => {
  const before = full('INSTAGRAM POST REACH');
  expect(changeStoryNumber(before, 'multiple')).toEqual({ draft: { ...before, story_number: 'multiple' }, reset: [] });
});
