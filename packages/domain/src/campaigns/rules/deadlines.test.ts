import { expect, test } from 'vitest';
import { HOUR_MS } from '#calendar/durations.ts';
import {
  boughtUntil,
  DEADLINE_HOURS,
  deadlineEnd,
  failsAt,
  hasTimeToPublish,
  isLateToCancel,
  settledAt,
  type FixedDeadline,
} from './deadlines.ts';

const NOW = Date.UTC(2026, 10, 10);

test('each deadline has its documented hours', () => {
  expect(DEADLINE_HOURS).toEqual({
    quote: 72,
    new_dates: 72,
    answer: 24,
    offer: 72,
    list: 72,
    difference: 72,
    replacement: 24,
    late_live: 6,
    settle: 48,
    dispute: 720,
  });
});

test('a deadline ends its number of hours after it began', () => {
  for (const [deadline, hours] of Object.entries(DEADLINE_HOURS))
    expect(deadlineEnd(deadline as FixedDeadline, NOW)).toBe(NOW + hours * HOUR_MS);
});

test.each([
  ['a millisecond more than a day', 24 * HOUR_MS + 1, true],
  ['exactly a day', 24 * HOUR_MS, true],
  ['a millisecond less than a day', 24 * HOUR_MS - 1, false],
  ['nothing', 0, false],
  ['a negative time', -1, false],
])('a period that leaves %s leaves time to publish: %s', (_, left, isEnough) => {
  expect(hasTimeToPublish(NOW + left, NOW)).toBe(isEnough);
});

test.each([
  ['a millisecond more than a day', 24 * HOUR_MS + 1, false],
  ['exactly a day', 24 * HOUR_MS, false],
  ['a millisecond less than a day', 24 * HOUR_MS - 1, true],
  ['past', -HOUR_MS, true],
])('a slot that is %s away is too near to release its whole share: %s', (_, away, isLate) => {
  expect(isLateToCancel(NOW + away, NOW)).toBe(isLate);
});

test('a post may go live up to six hours late, and ends after its bought hours', () => {
  expect(failsAt(NOW)).toBe(NOW + 6 * HOUR_MS);
  expect(boughtUntil(NOW, 24)).toBe(NOW + 24 * HOUR_MS);
});

test.each([
  [[], undefined],
  [[null, null], undefined],
  [[5, null, 9, 7], 9 + 48 * HOUR_MS],
  [[0], 48 * HOUR_MS],
])('the figures of posts that ended at %j are final at %s', (ends, at) => {
  expect(settledAt(ends)).toBe(at);
});
