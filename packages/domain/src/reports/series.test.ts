import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantsOf } from '#calendar/day-range.ts';
import { tehranInstant } from '#calendar/jalali.ts';
import { dayBuckets, hourBuckets, weekBuckets } from './buckets.ts';
import { countedOf, judgeFigure, layUnder, runningTotals, sumByBucket } from './series.ts';

const HOUR_MS = 3_600_000;
const DAY = '2026-11-10';
const hour = (at: number, value: number) => ({ hour: tehranInstant(DAY, at), value });
const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);
const figure = (value: number, is_accepted: boolean, reject_reason: string | null = null) => ({ value, is_accepted, reject_reason });

test('hours that nobody measured are gaps, a measured nothing is zero', () => {
  const series = sumByBucket(hourBuckets({ from: DAY, to: DAY }), [hour(0, 5), hour(2, 0), hour(23, 7), hour(23, 1)]);
  expect(series).toEqual([5, null, 0, ...Array.from({ length: 20 }, () => null), 8]);
});

test('figures at the edges belong to the bucket that begins there, and those outside to none', () => {
  const days = dayBuckets({ from: DAY, to: '2026-11-11' });
  expect(sumByBucket(days, [hour(-1, 1), hour(0, 2), hour(23, 4), hour(24, 8), hour(47, 16), hour(48, 32)])).toEqual([6, 24]);
  expect(sumByBucket([], [hour(0, 1)])).toEqual([]);
  expect(sumByBucket(days, [])).toEqual([null, null]);
});

test.each([
  ['2021-03-22', 23],
  ['2021-09-21', 25],
])('%s takes the figures of its %d hours', (day, hours) => {
  const range = { from: day, to: day };
  const measured = Array.from({ length: 26 }, (_, index) => ({ hour: tehranInstant(day) + index * HOUR_MS, value: 1 }));
  expect(sumByBucket(hourBuckets(range), measured)).toEqual(Array.from({ length: hours }, () => 1));
  expect(sumByBucket(dayBuckets(range), measured)).toEqual([hours]);
});

test('the sum of the buckets is the sum of what was measured within them', () => {
  const range = { from: '2021-03-15', to: '2021-03-28' };
  const { from, to } = instantsOf(range);
  const measured = fc.array(
    fc.record({ hour: fc.integer({ min: -48, max: 15 * 24 }).map((index) => from + index * HOUR_MS), value: fc.nat(1_000_000) }),
  );
  fc.assert(
    fc.property(measured, fc.constantFrom(hourBuckets, dayBuckets, weekBuckets), (figures, bucketsOf) => {
      const inside = figures.filter((one) => from <= one.hour && one.hour < to);
      const series = sumByBucket(bucketsOf(range), figures);
      expect(sum(series)).toBe(sum(inside.map(({ value }) => value)));
      expect(series.every((value) => value === null)).toBe(inside.length === 0);
    }),
  );
});

test('rejected figures count only when all figures are asked for', () => {
  const figures = [figure(10, true), figure(3, false, 'bot'), figure(2, true)];
  expect(countedOf(figures, true)).toEqual([figures[0], figures[2]]);
  expect(countedOf(figures, false)).toEqual(figures);
});

test('a figure opens into what counts and what does not, by the reason', () => {
  expect(judgeFigure([figure(10, true), figure(3, false, 'bot'), figure(4, false, 'bot'), figure(1, false), figure(2, true)])).toEqual({
    raw: 20,
    accepted: 12,
    rejected: 8,
    rejected_by_reason: new Map([
      ['bot', 7],
      ['', 1],
    ]),
  });
  expect(judgeFigure([])).toEqual({ raw: 0, accepted: 0, rejected: 0, rejected_by_reason: new Map() });
});

test('accepted and rejected add up to all, whatever was measured', () => {
  const any = fc.record({ value: fc.nat(), is_accepted: fc.boolean(), reject_reason: fc.option(fc.constantFrom('bot', 'late')) });
  fc.assert(
    fc.property(fc.array(any), (figures) => {
      const { raw, accepted, rejected, rejected_by_reason } = judgeFigure(figures);
      const total = (only: boolean) => sum(countedOf(figures, only).map(({ value }) => value));
      expect([raw, accepted, rejected]).toEqual([total(false), total(true), total(false) - total(true)]);
      expect(sum([...rejected_by_reason.values()])).toBe(rejected);
    }),
  );
});

test.each([
  [[], []],
  [
    [null, null],
    [null, null],
  ],
  [
    [2, 3],
    [2, 5],
  ],
  [
    [null, 2, null, 3, null],
    [0, 2, 2, 5, null],
  ],
])('%o has run up to %o', (series, expected) => {
  expect(runningTotals(series)).toEqual(expected);
});

test('an earlier series lies under this one place by place, whichever is longer', () => {
  expect(layUnder([1, 2, 3], [7, 8])).toEqual([
    { now: 1, before: 7 },
    { now: 2, before: 8 },
    { now: 3, before: null },
  ]);
  expect(layUnder([1], [7, 8])).toEqual([{ now: 1, before: 7 }]);
  expect(layUnder([], [7])).toEqual([]);
});
