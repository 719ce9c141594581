import { expect, test } from 'vitest';
import { HOUR_MS } from '#calendar/durations.ts';
import { contentDueAt, deliveryDueAt } from './content-rules.ts';

test.each([
  ['three days while the period leaves more', 300, 72],
  ['until a day before the end of a nearer period', 80, 56],
  ['half a day at least', 20, 12],
])('an advertiser has %s', (_, periodHours, hours) => {
  expect(contentDueAt(HOUR_MS, HOUR_MS + periodHours * HOUR_MS)).toBe(HOUR_MS + hours * HOUR_MS);
});

test('a publisher has three days to deliver', () => {
  expect(deliveryDueAt(HOUR_MS)).toBe(73 * HOUR_MS);
});
