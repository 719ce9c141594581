import { expect, test } from 'vitest';
import { CPC_MIN_DAILY_CLICKS, cpmGoalLimits, cpmPriceOf, findCpmDefaults } from './campaign-goals.ts';
import { CONTENT_TYPES, isAllowedCombination, MEDIA_TYPES, PLATFORM_PAIRS, type ContentType, type MediaType } from './platforms.ts';

test.each<[MediaType, ContentType, number, number | null]>([
  ['INSTAGRAM', 'POST', 150, 9_000],
  ['INSTAGRAM', 'STORY', 400, 9_000],
  ['TELEGRAM', 'POST', 250, 9_000],
  ['SOROUSH', 'POST', 50, null],
  ['SOROUSH', 'PIN', 50, null],
  ['SOROUSH', 'IN_CHANNEL', 50, null],
  ['RUBIKA', 'POST', 100, 9_000],
  ['RUBIKA', 'PIN', 100, 9_000],
])('on %s a %s campaign starts with %d thousand views at %s toman a thousand', (media, content, goal_thousands, price) => {
  expect(findCpmDefaults(media, content)).toEqual({ goal_thousands, price });
});

test('every combination that is sold by views has a default goal', () => {
  const sold = PLATFORM_PAIRS.filter((pair) => isAllowedCombination(pair.media_type, pair.content_type, 'CPM'));
  expect(sold.map((pair) => findCpmDefaults(pair.media_type, pair.content_type)).filter((found) => found === undefined)).toEqual([]);
});

test.each<MediaType>(['LINKEDIN', 'BALE', 'EITAA'])('%s has neither goal nor price', (media) => {
  expect(CONTENT_TYPES.map((content) => findCpmDefaults(media, content)).filter(Boolean)).toEqual([]);
  expect(cpmPriceOf(media)).toBeNull();
});

test('Soroush and Rubika have limits that include their default goal, the others have none', () => {
  const limits = { SOROUSH: { minimum: 50, maximum: 1_000 }, RUBIKA: { minimum: 50, maximum: 150_000 } };
  expect(Object.fromEntries(MEDIA_TYPES.map((media) => [media, cpmGoalLimits(media)]).filter(([, found]) => found))).toEqual(limits);
  for (const pair of PLATFORM_PAIRS) {
    const { minimum, maximum } = cpmGoalLimits(pair.media_type) ?? { minimum: 0, maximum: Number.POSITIVE_INFINITY };
    const goal = findCpmDefaults(pair.media_type, pair.content_type)?.goal_thousands ?? minimum;
    expect(goal).toBeGreaterThanOrEqual(minimum);
    expect(goal).toBeLessThanOrEqual(maximum);
  }
});

test('at least 2,000 clicks a day are sold', () => {
  expect(CPC_MIN_DAILY_CLICKS).toBe(2_000);
});
