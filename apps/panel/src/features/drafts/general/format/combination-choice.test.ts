import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import { COMBINATIONS, getName } from '@jarchi/domain/drafts/testing/finished-drafts.ts';
import { MEDIA_TYPES, CAMPAIGN_TYPES } from '@jarchi/domain/platforms/platforms.ts';
import { expect, test } from 'vitest';
import { chooseCombination, chooseStoryNumber, listFormats, listPlatforms, listTypes } from './combination-choice.ts';

test('every type lists its platforms', () => {
  expect(Object.fromEntries(CAMPAIGN_TYPES.map((type) => [type, listPlatforms(type)]))).toEqual({
    REACH: ['INSTAGRAM', 'TELEGRAM', 'BALE', 'SOROUSH', 'EITAA', 'RUBIKA'],
    INFLUENCE: ['INSTAGRAM', 'LINKEDIN'],
    CPM: ['INSTAGRAM', 'TELEGRAM', 'SOROUSH', 'RUBIKA'],
    CPC: ['SOROUSH'],
  });
});

test('exactly the fifteen combinations on sale can be chosen', () => {
  const choices = MEDIA_TYPES.flatMap((media_type) =>
    CAMPAIGN_TYPES.filter((type) => listTypes(media_type).includes(type)).flatMap((campaign_type) =>
      listFormats({ media_type, campaign_type })
        .filter(({ isAllowed }) => isAllowed)
        .map(({ content_type }) => ({ media_type, content_type, campaign_type })),
    ),
  );
  expect(choices.map(getName).toSorted()).toEqual(COMBINATIONS.map(getName).toSorted());
  expect(choices).toHaveLength(15);
});

test.each(COMBINATIONS.map((combination) => [getName(combination), combination] as const))('%s is reached by three choices', (_, wish) => {
  const { media_type, campaign_type, content_type } = wish;
  let draft = emptyDraft();
  for (const step of [{ media_type }, { campaign_type }, { content_type }]) draft = { ...draft, ...chooseCombination(draft, step).patch };
  expect(draft).toMatchObject(wish);
});

test('another platform keeps allowed answers, names the dropped ones, and restores them by undo', () => {
  const draft = { ...emptyDraft(), campaign_type: 'INFLUENCE' as const, selectedPlans: [1, 2], selectedBundles: [3], title: 'الف' };
  const { patch, undo, dropped } = chooseCombination(draft, { media_type: 'BALE' });
  expect(patch).toMatchObject({ media_type: 'BALE', campaign_type: 'REACH', content_type: 'POST', selectedPlans: [] });
  expect(patch).not.toHaveProperty('title');
  expect(dropped).toEqual(['campaign_type', 'content_type', 'package']);
  expect({ ...draft, ...patch, ...undo }).toEqual(draft);
});

test('the chosen field is not named as dropped, and choosing the same again changes nothing', () => {
  expect(chooseCombination(emptyDraft(), { content_type: 'POST' }).dropped).toEqual([]);
  expect(chooseCombination(emptyDraft(), { media_type: 'INSTAGRAM' })).toEqual({ patch: {}, undo: {}, dropped: [] });
});

test('a goal in people is not kept as a goal in views', () => {
  const draft = { ...emptyDraft(), goal_total_reach: 90_000 };
  const { patch, dropped } = chooseCombination(draft, { campaign_type: 'CPM' });
  expect(patch).toMatchObject({ goal_total_reach: 400, is_cpm: true });
  expect(dropped).toEqual(['goal_total_reach']);
});

test('another number of stories drops the package, names it once, and restores it by undo', () => {
  const draft = { ...emptyDraft(), selectedPlans: [1], selectedBundles: [2], excluded_bundles: [3] };
  const choice = chooseStoryNumber(draft, 'double');
  expect(choice.dropped).toEqual(['package']);
  expect({ ...draft, ...choice.patch }).toMatchObject({
    story_number: 'double',
    selectedPlans: [],
    selectedBundles: [],
    excluded_bundles: [],
  });
  expect({ ...draft, ...choice.patch, ...choice.undo }).toEqual(draft);
});
