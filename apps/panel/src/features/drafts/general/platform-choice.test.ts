import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import { expect, test } from 'vitest';
import { choosePlace, listFormats, platforms } from './platform-choice.ts';

test('a platform that sells no reach cannot be chosen', () => {
  expect(platforms.filter((platform) => !platform.isSold).map((platform) => platform.media_type)).toEqual(['LINKEDIN']);
});

test('formats of other campaign types are listed, not sold', () => {
  expect(listFormats('SOROUSH')).toEqual([
    { content_type: 'POST', isSold: true },
    { content_type: 'PIN', isSold: false },
    { content_type: 'IN_CHANNEL', isSold: false },
  ]);
});

test('changing the platform keeps what is allowed and says what it drops', () => {
  const draft = { ...emptyDraft(), selectedPlans: [1, 2] };
  expect(choosePlace(draft, 'TELEGRAM', 'STORY')).toEqual({
    patch: expect.objectContaining({ media_type: 'TELEGRAM', content_type: 'POST', utm_source_value: 'tg', selectedPlans: [] }),
    dropped: ['content_type', 'selectedPlans'],
  });
});

test('choosing the same place again changes nothing', () => {
  const draft = { ...emptyDraft(), selectedPlans: [1] };
  expect(choosePlace(draft, 'INSTAGRAM', 'STORY')).toEqual({ patch: {}, dropped: [] });
});

test('a draft of a type that is not sold comes back to one that is', () => {
  const draft = { ...emptyDraft(), campaign_type: 'CPM' as const, is_cpm: true, goal_total_reach: 400, title: 'الف' };
  expect(choosePlace(draft, 'BALE', 'STORY').patch).toMatchObject({ campaign_type: 'REACH', is_cpm: false, goal_total_reach: null });
  expect(choosePlace(draft, 'BALE', 'STORY').patch).not.toHaveProperty('title');
});
