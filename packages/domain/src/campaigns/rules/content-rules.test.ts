import { expect, test } from 'vitest';
import { contentDueAt, deliveryDueAt } from './content-rules.ts';

const HOUR = 3_600_000;

test.each([
  ['three days while the period leaves more', 300, 72],
  ['until a day before the end of a nearer period', 80, 56],
  ['half a day at least', 20, 12],
])('an advertiser has %s', (_, periodHours, hours) => {
  expect(contentDueAt(HOUR, HOUR + periodHours * HOUR)).toBe(HOUR + hours * HOUR);
});

test('a publisher has three days to deliver', () => {
  expect(deliveryDueAt(HOUR)).toBe(73 * HOUR);
});
