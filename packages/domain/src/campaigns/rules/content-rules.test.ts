import { expect, test } from 'vitest';
import { HOUR_MS } from '#calendar/durations.ts';
import { tehranInstant } from '#calendar/jalali.ts';
import { contentDueAt, deadlinesUntil, deliveryDueAt, getNextDecider } from './content-rules.ts';

test.each([
  ['three days if the period leaves more', 300, 72],
  ['until a day before the period ends, if that is sooner,', 80, 56],
  ['at least half a day', 20, 12],
])('an advertiser has %s to answer', (_, periodHours, hours) => {
  expect(contentDueAt(HOUR_MS, HOUR_MS + periodHours * HOUR_MS)).toBe(HOUR_MS + hours * HOUR_MS);
});

test('a publisher has three days to deliver a content', () => {
  expect(deliveryDueAt(HOUR_MS)).toBe(73 * HOUR_MS);
});

test.each([
  ['today', '2026-11-11'],
  ['tomorrow', '2026-11-12'],
  ['week', '2026-11-17'],
] as const)('a deadline «%s» is one before the Tehran midnight of %s', (deadline, until) => {
  for (const hour of [0, 12, 23]) expect(deadlinesUntil(deadline, tehranInstant('2026-11-10', hour))).toBe(tehranInstant(until));
});

const due = '2026-11-12T10:00:00.000Z';
test.each([
  ['pending', 2, null, 'advertiser'],
  ['pending', 1, null, 'last_round'],
  ['pending', 0, null, 'operator'],
  ['rejected', 1, due, 'publisher'],
  ['rejected', 0, null, 'nobody'],
  ['confirmed', 2, null, 'nobody'],
  ['withdrawn', 1, null, 'nobody'],
] as const)(
  'a content that is %s with %i rejections left and its next version due %s waits for: %s',
  (state, rejections_left, next_due_at, decider) => {
    expect(getNextDecider({ state, rejections_left, next_due_at })).toBe(decider);
  },
);
