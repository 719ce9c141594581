import { expect, test } from 'vitest';
import { contentDueAt, deliveryDueAt } from './content-rules.ts';

const HOUR = 3_600_000;

test.each([
  ['three days if the period leaves more', 300, 72],
  ['until a day before the period ends, if that is sooner,', 80, 56],
  ['at least half a day', 20, 12],
])('an advertiser has %s to answer', (_, periodHours, hours) => {
  expect(contentDueAt(HOUR, HOUR + periodHours * HOUR)).toBe(HOUR + hours * HOUR);
});

test('a publisher has three days to deliver a content', () => {
  expect(deliveryDueAt(HOUR)).toBe(73 * HOUR);
});
