import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import { expect, test } from 'vitest';
import { getDays, keepClicks, getPerDay } from './clicks-goal.ts';

const clicks = { ...emptyDraft(), campaign_type: 'CPC' as const, goal_total_reach: 35_000 };
const week = { publish_period_start: '2026-11-12', publish_period_end: '2026-11-18' };
const twoWeeks = { publish_period_end: '2026-11-25' };

test('clicks are those of one day until the period is known', () => {
  expect(getDays(clicks)).toBe(1);
  expect(keepClicks({ ...clicks, goal_total_reach: 5_000 }, week, false)).toEqual({ ...week, goal_total_reach: 35_000 });
});

test('a longer period keeps the total, or the clicks of a day if those were entered', () => {
  const data = { ...clicks, ...week };
  expect(keepClicks(data, twoWeeks, false)).toEqual(twoWeeks);
  expect(keepClicks(data, twoWeeks, true)).toEqual({ ...twoWeeks, goal_total_reach: 70_000 });
});

test('a change outside the period, or without a goal in clicks, changes no clicks', () => {
  const hours = { preferred_publish_start_hour: 8 };
  expect(keepClicks(clicks, hours, true)).toEqual(hours);
  expect(keepClicks({ ...clicks, campaign_type: 'CPM' }, week, true)).toEqual(week);
  expect(keepClicks({ ...clicks, goal_total_reach: null }, week, true)).toEqual(week);
});

test('the clicks of a day are rounded down', () => {
  expect(getPerDay(13_999, 7)).toBe(1_999);
});
