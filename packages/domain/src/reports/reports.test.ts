import fc from 'fast-check';
import { presetRange } from '#calendar/day-range.ts';
import { startOfTehranHour } from '#calendar/jalali.ts';
import { expect, test } from 'vitest';
import { listDays } from '#calendar/day-range.ts';
import { HOUR_MS } from '#calendar/durations.ts';
import { addDays, tehranDay, tehranHour } from '#calendar/jalali.ts';
import { changePercent, clickRate, elapsedShare, getGranularity, getPace } from './reports.ts';

const TODAY = '2026-11-10';

test.each([
  ['today', '2026-11-10', '2026-11-10', 1],
  ['yesterday', '2026-11-09', '2026-11-09', 1],
  ['last_7_days', '2026-11-04', '2026-11-10', 7],
  ['last_30_days', '2026-10-12', '2026-11-10', 30],
] as const)('the preset %s runs from %s to %s, %d days', (preset, from, to, length) => {
  expect(presetRange(preset, TODAY)).toEqual({ from, to });
  expect(listDays({ from, to })).toHaveLength(length);
});

test.each([
  [-1, 0, 'daily'],
  [0, 0, 'hourly'],
  [1, 0, 'hourly'],
  [10, 0, 'hourly'],
  [11, 0, 'daily'],
  [400, 0, 'daily'],
  [1, 1, 'daily'],
  [10, 10, 'daily'],
])('a range that begins %d days ago and lasts %d more days is %s', (ago, more, granularity) => {
  const from = addDays(TODAY, -ago);
  expect(getGranularity({ from, to: addDays(from, more) }, TODAY)).toBe(granularity);
});

test.each([
  ['2026-11-10T14:30:00.000Z', '2026-11-10T14:30:00.000Z'],
  ['2026-11-10T14:29:59.999Z', '2026-11-10T13:30:00.000Z'],
  ['2026-11-10T15:29:59.999Z', '2026-11-10T14:30:00.000Z'],
  ['2026-11-10T20:29:59.999Z', '2026-11-10T19:30:00.000Z'],
  ['2026-11-10T20:30:00.000Z', '2026-11-10T20:30:00.000Z'],
  ['2021-07-01T10:15:00.000Z', '2021-07-01T09:30:00.000Z'],
  ['2021-03-21T20:30:00.000Z', '2021-03-21T20:30:00.000Z'],
  ['2021-09-21T19:29:00.000Z', '2021-09-21T18:30:00.000Z'],
  ['2021-09-21T19:31:00.000Z', '2021-09-21T19:30:00.000Z'],
])('the Tehran hour of %s begins at %s', (at, begins) => {
  expect(new Date(startOfTehranHour(Date.parse(at))).toISOString()).toBe(begins);
});

test('an hour begins at most an hour earlier, in the same Tehran day and hour, and its beginning is its own hour', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(2015, 0), max: Date.UTC(2040, 0) }), (at) => {
      const begins = startOfTehranHour(at);
      expect(at - begins).toBeGreaterThanOrEqual(0);
      expect(at - begins).toBeLessThan(HOUR_MS);
      expect([tehranDay(begins), tehranHour(begins)]).toEqual([tehranDay(at), tehranHour(at)]);
      expect(startOfTehranHour(begins)).toBe(begins);
    }),
  );
});

test.each([
  [5, 200, 2.5],
  [0, 10, 0],
  [3, 0, null],
])('%d clicks in %d views are a rate of %s', (clicks, views, rate) => {
  expect(clickRate(clicks, views)).toBe(rate);
});

test.each([
  [150, 100, 50],
  [50, 100, -50],
  [0, 100, -100],
  [100, 100, 0],
  [100, 0, null],
  [0, 0, null],
])('%d after %d is a change of %s percent', (now, before, change) => {
  expect(changePercent(now, before)).toBe(change);
});

test.each([
  [0.5, 0.5, 0, 'on_pace'],
  [0.53, 0.5, 3, 'on_pace'],
  [0.534, 0.5, 3, 'on_pace'],
  [0.54, 0.5, 4, 'ahead'],
  [0.99, 0.5, 49, 'ahead'],
  [0.47, 0.5, -3, 'on_pace'],
  [0.46, 0.5, -4, 'behind'],
  [0.3, 0.5, -20, 'behind'],
  [0.29, 0.5, -21, 'far_behind'],
  [0, 1, -100, 'far_behind'],
  [1, 0.99, 1, 'spent_early'],
  [1.2, 0.5, 70, 'spent_early'],
  [1, 1, 0, 'on_pace'],
  [1.2, 1, 20, 'ahead'],
  [0, 0, 0, 'on_pace'],
])('%d used with %d of the time gone is %d points, %s', (used, elapsed, points, verdict) => {
  expect(getPace(used, elapsed)).toEqual({ used, elapsed, points, verdict });
});

test.each([
  [1, 0.5, 'goal_reached'],
  [1.2, 0.99, 'goal_reached'],
  [0.99, 0.5, 'ahead'],
  [0.2, 0.5, 'far_behind'],
])('a goal of which %d is reached with %d of the time gone is %s', (used, elapsed, verdict) => {
  expect(getPace(used, elapsed, { of: 'goal' }).verdict).toBe(verdict);
});

test('a finished campaign is finished, however much it used', () => {
  for (const used of [0, 0.5, 1, 2]) expect(getPace(used, 1, { isFinished: true }).verdict).toBe('finished');
});

test.each([
  [99, 0],
  [100, 0],
  [150, 0.5],
  [200, 1],
  [201, 1],
])('at %d, the elapsed share of a campaign from 100 to 200 is %d', (now, share) => {
  expect(elapsedShare(now, 100, 200)).toBe(share);
});

test('a campaign of no length has elapsed once it begins', () => {
  expect([elapsedShare(99, 100, 100), elapsedShare(100, 100, 100), elapsedShare(99, 100, 50)]).toEqual([0, 1, 1]);
});
