import { HOUR_MS, MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { expect, test } from 'vitest';
import { nextTickMs, timeLeftText } from './time-left.ts';

test.each([
  [72 * HOUR_MS, '۳ روز'],
  [52 * HOUR_MS + 30 * MINUTE_MS, '۲ روز و ۴ ساعت'],
  [4 * HOUR_MS + 12 * MINUTE_MS + 59_000, '۴ ساعت و ۱۲ دقیقه'],
  [HOUR_MS, '۱ ساعت'],
  [HOUR_MS - 1, '۱:۰۰:۰۰'],
  [84_000, '۰۱:۲۴'],
  [1, '۰۰:۰۱'],
])('%d ms are shown as %s', (left, text) => {
  expect(timeLeftText(left)).toBe(text);
});

test('the last hour ticks every second, and the tick before it ends when that hour begins', () => {
  expect(nextTickMs(5 * HOUR_MS)).toBe(MINUTE_MS);
  expect(nextTickMs(HOUR_MS + 10_000)).toBe(10_001);
  expect(nextTickMs(HOUR_MS)).toBe(1_000);
  expect(nextTickMs(400)).toBe(400);
  expect(nextTickMs(-5)).toBe(0);
});
