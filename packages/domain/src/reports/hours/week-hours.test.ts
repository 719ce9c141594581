import { expect, test } from 'vitest';
import { HOUR_MS } from '#calendar/durations.ts';
import { tehranInstant } from '#calendar/jalali.ts';
import { findBestCell, findBestSpan, getHeatStep, joinBlocks, sumWeekHours, type WeekHour } from './week-hours.ts';

/** A Friday of Tehran. */
const FRIDAY = '2026-11-20';
const at = (hour: number, weeks = 0) => ({
  at: tehranInstant(FRIDAY) + (weeks * 7 * 24 + hour) * HOUR_MS,
  reach: 10,
  views: 12,
  clicks: hour,
  cost: 100,
});
const cellOf = (week: readonly WeekHour[], weekday: number, hour: number) =>
  week.find((cell) => cell.weekday === weekday && cell.hour === hour);

test('hours of several weeks are added up by day of the week and hour, from Saturday midnight to Friday night', () => {
  const week = sumWeekHours([at(21), at(21, 1), at(24)]);
  expect(week).toHaveLength(168);
  expect([week[0], week.at(-1)]).toMatchObject([
    { weekday: 0, hour: 0 },
    { weekday: 6, hour: 23 },
  ]);
  expect(cellOf(week, 6, 21)).toEqual({ weekday: 6, hour: 21, reach: 20, views: 24, clicks: 42, cost: 200 });
  expect(cellOf(week, 0, 0)).toMatchObject({ clicks: 24, cost: 100 });
});

test('three hours are a block, with their sums', () => {
  const blocks = joinBlocks(sumWeekHours([at(18), at(20), at(21)]));
  expect(blocks).toHaveLength(56);
  expect(cellOf(blocks, 6, 18)).toEqual({ weekday: 6, hour: 18, reach: 20, views: 24, clicks: 38 });
  expect(cellOf(blocks, 6, 21)).toMatchObject({ clicks: 21 });
});

test.each([
  [0, 10, 0],
  [1, 0, 0],
  [0.1, 100, 1],
  [20, 100, 1],
  [21, 100, 2],
  [80, 100, 4],
  [81, 100, 5],
  [100, 100, 5],
])('%d of at most %d has the shade %d', (value, highest, step) => {
  expect(getHeatStep(value, highest)).toBe(step);
});

test('the best cell is the earliest one with the most, and an empty week has none', () => {
  const week = sumWeekHours([at(9), at(21), at(21, 1), { ...at(5), clicks: 42 }]);
  expect(findBestCell(week, 'clicks')).toMatchObject({ weekday: 6, hour: 5, clicks: 42 });
  expect(findBestCell(sumWeekHours([]), 'clicks')).toBeUndefined();
});

test('the best span is the five hours in a row with the most, and an empty week has none', () => {
  const week = sumWeekHours([at(3), at(18), at(20), at(22)]);
  expect(findBestSpan(week, 'clicks')).toEqual({ from: 18, to: 23, share: 60 / 63 });
  expect(findBestSpan(sumWeekHours([]), 'views')).toBeUndefined();
});
