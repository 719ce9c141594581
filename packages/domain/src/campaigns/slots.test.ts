import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR_MS } from '#calendar/durations.ts';
import { addDays, tehranDay, tehranHour, tehranInstant } from '#calendar/jalali.ts';
import { assignSlots, firstEndDay, firstPublishMoment, leavesTimeToPublish, windowInstants, type PublishWindow } from './slots.ts';

const LONG_AGO = Date.UTC(2020, 0);
const window: PublishWindow = {
  publish_period_start: '2026-11-10',
  publish_period_end: '2026-11-12',
  preferred_publish_start_hour: 9,
  preferred_publish_end_hour: 21,
};
const anyWindow: fc.Arbitrary<PublishWindow> = fc
  .tuple(
    fc.integer({ min: 0, max: 400 }),
    fc.integer({ min: 0, max: 89 }),
    fc.integer({ min: 0, max: 22 }),
    fc.integer({ min: 1, max: 23 }),
  )
  .map(([ahead, days, startHour, span]) => ({
    publish_period_start: addDays('2026-03-01', ahead),
    publish_period_end: addDays('2026-03-01', ahead + days),
    preferred_publish_start_hour: startHour,
    preferred_publish_end_hour: Math.min(23, startHour + span),
  }));

const read = (slots: readonly number[]): string[] => slots.map((at) => `${tehranDay(at)} ${tehranHour(at)}`);

test('the first day on which a period may end leaves time to publish, and the day before it does not', () => {
  fc.assert(
    fc.property(anyWindow, fc.integer({ min: Date.UTC(2026, 2), max: Date.UTC(2027, 5) }), (any, now) => {
      const day = firstEndDay(any, now);
      expect(leavesTimeToPublish({ ...any, publish_period_end: day }, now)).toBe(true);
      expect(day === tehranDay(now) || !leavesTimeToPublish({ ...any, publish_period_end: addDays(day, -1) }, now)).toBe(true);
    }),
  );
});

test('a window runs from the first hour of its first day to the last hour of its last day', () => {
  const { from, to } = windowInstants(window);
  expect(read([from, to])).toEqual(['2026-11-10 9', '2026-11-12 21']);
});

test("posts spread over the days, and over the first half of each day's hours", () => {
  expect(read(assignSlots(1, window, LONG_AGO))).toEqual(['2026-11-10 9']);
  expect(read(assignSlots(3, window, LONG_AGO))).toEqual(['2026-11-10 9', '2026-11-11 9', '2026-11-12 9']);
  expect(read(assignSlots(7, window, LONG_AGO))).toEqual([
    '2026-11-10 9',
    '2026-11-10 11',
    '2026-11-10 13',
    '2026-11-11 9',
    '2026-11-11 11',
    '2026-11-12 9',
    '2026-11-12 11',
  ]);
});

test('zero posts have no slots', () => {
  expect(assignSlots(0, window, LONG_AGO)).toEqual([]);
});

test('the hours of the day limit how late a post may be', () => {
  const short = { ...window, publish_period_end: '2026-11-10', preferred_publish_start_hour: 22, preferred_publish_end_hour: 23 };
  expect(read(assignSlots(2, short, LONG_AGO))).toEqual(['2026-11-10 22', '2026-11-10 22']);
});

test('a slot that is past or too near moves to one hour from now', () => {
  const now = tehranInstant('2026-11-11', 9);
  expect(assignSlots(3, window, now)).toEqual([now + HOUR_MS, now + HOUR_MS, tehranInstant('2026-11-12', 9)]);
  const justBefore = tehranInstant('2026-11-10', 8);
  expect(assignSlots(1, window, justBefore)).toEqual([tehranInstant('2026-11-10', 9)]);
  expect(assignSlots(1, window, justBefore + 1)).toEqual([tehranInstant('2026-11-10', 9) + 1]);
});

test('each post has a slot, in order, inside the window, in the first half of its hours', () => {
  fc.assert(
    fc.property(anyWindow, fc.integer({ min: 1, max: 200 }), (any, count) => {
      const slots = assignSlots(count, any, LONG_AGO);
      const { from, to } = windowInstants(any);
      const half = (any.preferred_publish_end_hour - any.preferred_publish_start_hour) / 2;
      expect(slots).toHaveLength(count);
      expect(slots).toEqual(slots.toSorted((a, b) => a - b));
      expect(Math.min(...slots)).toBe(from);
      expect(Math.max(...slots)).toBeLessThan(to);
      for (const at of slots) expect(tehranHour(at) - any.preferred_publish_start_hour).toBeLessThan(half);
    }),
  );
});

test('no day has more than one post more than another day', () => {
  fc.assert(
    fc.property(anyWindow, fc.integer({ min: 1, max: 200 }), (any, count) => {
      const perDay = new Map<string, number>();
      for (let day = any.publish_period_start; day <= any.publish_period_end; day = addDays(day, 1)) perDay.set(day, 0);
      for (const at of assignSlots(count, any, LONG_AGO)) perDay.set(tehranDay(at), (perDay.get(tehranDay(at)) ?? 0) + 1);
      expect(Math.max(...perDay.values()) - Math.min(...perDay.values())).toBeLessThanOrEqual(1);
    }),
  );
});

test('no slot is earlier than an hour from now', () => {
  fc.assert(
    fc.property(anyWindow, fc.integer({ min: 1, max: 50 }), fc.integer({ min: LONG_AGO, max: Date.UTC(2028, 0) }), (any, count, now) => {
      for (const at of assignSlots(count, any, now)) expect(at).toBeGreaterThanOrEqual(now + HOUR_MS);
    }),
  );
});

test.each([
  ['a day and an hour before its end', -25, true],
  ['exactly a day before its end', -24, true],
  ['a minute less than a day before its end', -24 + 1 / 60, false],
  ['after its end', 1, false],
])('whether a period bought %s (%i h) leaves time to publish', (_when, hours, isEnough) => {
  expect(leavesTimeToPublish(window, windowInstants(window).to + hours * HOUR_MS)).toBe(isEnough);
});

test.each([
  ['before the period', tehranInstant('2026-11-01', 5), tehranInstant('2026-11-10', 9)],
  ['an hour of the period', tehranInstant('2026-11-11', 14), tehranInstant('2026-11-11', 14)],
  ['a night in the period', tehranInstant('2026-11-10', 21), tehranInstant('2026-11-11', 9)],
  ['after the period', tehranInstant('2026-11-12', 22), tehranInstant('2026-11-12', 22)],
])('the first moment to publish from %s', (_, notBefore, expected) => {
  expect(firstPublishMoment(window, notBefore)).toBe(expected);
});
