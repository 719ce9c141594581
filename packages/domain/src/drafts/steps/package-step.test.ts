import { expect, test } from 'vitest';
import type { CampaignDraft } from '#drafts/drafts.ts';
import { BUNDLES_MAX, checkPackage, isPlanFor, networkPlanField } from './package-step.ts';
import { COMBINATIONS, finishedDraft, getName } from '#drafts/testing/finished-drafts.ts';

const ids = (length: number): number[] => Array.from({ length }, (_, index) => index + 1);
const NETWORKS: Readonly<Record<string, string>> = {
  'RUBIKA PIN CPM': 'rubika_selected_media_plan',
  'SOROUSH PIN CPC': 'soroush_selected_media_plan',
  'SOROUSH IN_CHANNEL CPM': 'soroush_selected_media_plan',
};

test.each(COMBINATIONS.map((combination) => [getName(combination), combination] as const))(
  '%s is published by its network, or by publishers',
  (name, combination) => {
    const field = networkPlanField(combination);
    expect(field).toBe(NETWORKS[name]);
    const empty = { ...finishedDraft(combination), selectedPlans: [], rubika_selected_media_plan: null, soroush_selected_media_plan: null };
    expect(checkPackage(empty)).toEqual([{ field: field ?? 'selectedPlans', code: 'required' }]);
    expect(checkPackage({ ...empty, selectedPlans: [1] })).toEqual(field === undefined ? [] : [{ field, code: 'required' }]);
    expect(checkPackage({ ...empty, selectedBundles: [1] })).toEqual(field === undefined ? [] : [{ field, code: 'required' }]);
    expect(checkPackage({ ...empty, rubika_selected_media_plan: 1 }).length).toBe(field === 'rubika_selected_media_plan' ? 0 : 1);
    expect(checkPackage({ ...empty, soroush_selected_media_plan: 1 }).length).toBe(field === 'soroush_selected_media_plan' ? 0 : 1);
  },
);

test.each([
  ['selectedPlans', 200],
  ['selectedBundles', BUNDLES_MAX],
  ['alternative_media_plans', 200],
] as const)('%s are at most %d', (field, limit) => {
  const issues = (part: Partial<CampaignDraft>) => checkPackage({ ...finishedDraft(COMBINATIONS[0]!), ...part });
  expect(issues({ [field]: ids(limit) })).toEqual([]);
  expect(issues({ [field]: ids(limit + 1) })).toEqual([{ field, code: 'max_selection', limit }]);
});

const story = (media_type: string, story_count: number, content_type = 'STORY') => ({ media_type, content_type, story_count });

test.each([
  ['single', [1]],
  ['double', [2]],
  ['multiple', [3, 4, 10]],
] as const)('a campaign of %s stories buys plans of %j in a row', (story_number, counts) => {
  const draft = { media_type: 'INSTAGRAM', content_type: 'STORY', campaign_type: 'REACH', story_number } as const;
  expect([1, 2, 3, 4, 10].filter((count) => isPlanFor(draft, story('INSTAGRAM', count)))).toEqual(counts);
  expect(isPlanFor(draft, story('TELEGRAM', counts[0]))).toBe(false);
  expect(isPlanFor(draft, story('INSTAGRAM', counts[0], 'POST'))).toBe(false);
});

test('plans of other formats are not compared by their number of stories', () => {
  const draft = { media_type: 'INSTAGRAM', content_type: 'POST', campaign_type: 'REACH', story_number: 'double' } as const;
  expect(isPlanFor(draft, story('INSTAGRAM', 1, 'POST'))).toBe(true);
});
