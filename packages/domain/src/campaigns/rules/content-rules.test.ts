import { expect, test } from 'vitest';
import { HOUR_MS } from '#calendar/durations.ts';
import { contentDueAt, deliveryDueAt } from './content-rules.ts';

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
