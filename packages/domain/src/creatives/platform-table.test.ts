import { expect, test } from 'vitest';
import { campaignTypesFa } from '#platforms/campaign-types.fa.ts';
import { describePlatform } from './platform-table.ts';
import { contentTypeTitlesFa, planSortTitlesFa, platformTitlesFa, storyNumberTitlesFa } from '#platforms/platforms.fa.ts';
import { CAMPAIGN_TYPES, listContentTypes, MEDIA_TYPES } from '#platforms/platforms.ts';
import { getMediaLimits } from './media-limits.ts';

test.each(MEDIA_TYPES)('%s has every field, for each of its formats', (media) => {
  const platform = describePlatform(media);
  expect(platform).toMatchObject({ type: media, title: platformTitlesFa[media], sort_options: ['suitable', '-price', '-followers'] });
  expect(platform.size_limits).toEqual(
    Object.fromEntries(listContentTypes(media).map((format) => [format, getMediaLimits(media, format)])),
  );
});

test('platforms differ in words, goals, prices and search keys', () => {
  const rows = MEDIA_TYPES.map((media) => {
    const { publisher_word, audience_word, cpm_goal_thousands, cpm_price, media_plan_search_key } = describePlatform(media);
    return [media, publisher_word, audience_word, cpm_goal_thousands, cpm_price, media_plan_search_key];
  });
  expect(rows).toEqual([
    ['INSTAGRAM', 'صفحه', 'دنبال‌کننده', { POST: 150, STORY: 400 }, 9_000, null],
    ['TELEGRAM', 'کانال', 'عضو', { POST: 250 }, 9_000, null],
    ['LINKEDIN', 'صفحه', 'دنبال‌کننده', {}, null, null],
    ['BALE', 'کانال', 'عضو', {}, null, null],
    ['SOROUSH', 'کانال', 'عضو', { POST: 50, PIN: 50, IN_CHANNEL: 50 }, null, null],
    ['EITAA', 'کانال', 'عضو', {}, null, null],
    ['RUBIKA', 'کانال', 'عضو', { POST: 100, PIN: 100 }, 9_000, 'MESSENGER'],
  ]);
});

test('only campaign types whose links can be tagged have tags', () => {
  const ig = { source: 'ig', medium: '' };
  const tg = { source: 'tg', medium: '' };
  expect(Object.fromEntries(MEDIA_TYPES.map((media) => [media, describePlatform(media).utm_tags]))).toEqual({
    INSTAGRAM: { REACH: ig, INFLUENCE: ig, CPM: ig },
    TELEGRAM: { REACH: tg, CPM: tg },
    LINKEDIN: {},
    BALE: { REACH: { source: 'bale', medium: '' } },
    SOROUSH: { REACH: { source: 'spls', medium: 'spls-reach-post' } },
    EITAA: { REACH: { source: 'eitaa', medium: '' } },
    RUBIKA: { REACH: { source: 'rbk', medium: 'rbk-reach-post' } },
  });
});

test('titles of one kind are all different', () => {
  const types = CAMPAIGN_TYPES.map((type) => campaignTypesFa[type]);
  const titles = [platformTitlesFa, contentTypeTitlesFa, storyNumberTitlesFa, planSortTitlesFa].map((words) => Object.values(words));
  const texts = (['title', 'shortTitle', 'description', 'goal'] as const).map((field) => types.map((words) => words[field]));
  for (const list of [...titles, ...texts]) {
    expect(new Set(list).size).toBe(list.length);
    expect(list.every((text) => text.trim() === text && text !== '')).toBe(true);
  }
});
