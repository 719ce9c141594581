import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countDays, getInstants, type DayRange } from '#calendar/day-range.ts';
import { HOUR_MS } from '#calendar/durations.ts';
import { addDays, tehranInstant } from '#calendar/jalali.ts';
import { dayBuckets, hourBuckets } from './buckets.ts';

const one = (day: string): DayRange => ({ from: day, to: day });
const ranges = fc
  .tuple(fc.integer({ min: 0, max: 4_000 }), fc.integer({ min: -1, max: 120 }))
  .map(([ahead, length]): DayRange => ({ from: addDays('2019-01-01', ahead), to: addDays('2019-01-01', ahead + length) }));

test.each([
  ['2026-11-10', 24],
  ['2021-03-21', 24],
  ['2021-03-22', 23],
  ['2021-09-21', 25],
  ['2021-09-22', 24],
])('%s has %d hours', (day, hours) => {
  const buckets = hourBuckets(one(day));
  expect(buckets).toHaveLength(hours);
  expect(buckets[0]).toEqual({
    key: new Date(tehranInstant(day)).toISOString(),
    from: tehranInstant(day),
    to: tehranInstant(day) + HOUR_MS,
  });
  expect(buckets.at(-1)?.to).toBe(tehranInstant(addDays(day, 1)));
});

test('the buckets of days have the day as key', () => {
  expect(dayBuckets({ from: '2021-03-21', to: '2021-03-22' })).toEqual([
    { key: '2021-03-21', from: Date.parse('2021-03-20T20:30:00Z'), to: Date.parse('2021-03-21T20:30:00Z') },
    { key: '2021-03-22', from: Date.parse('2021-03-21T20:30:00Z'), to: Date.parse('2021-03-22T19:30:00Z') },
  ]);
});

test.each([
  ['hours', hourBuckets],
  ['days', dayBuckets],
] as const)('the %s of a range cover it without gaps or overlaps', (_, bucketsOf) => {
  fc.assert(
    fc.property(ranges, (range) => {
      const buckets = bucketsOf(range);
      const { from, to } = getInstants(range);
      expect(buckets.length === 0).toBe(countDays(range) === 0);
      expect(buckets.map((bucket) => bucket.from)).toEqual([from, ...buckets.map((bucket) => bucket.to)].slice(0, buckets.length));
      expect(buckets.at(-1)?.to ?? to).toBe(to);
      expect(buckets.every((bucket) => bucket.from < bucket.to)).toBe(true);
    }),
    { numRuns: 30 },
  );
});
