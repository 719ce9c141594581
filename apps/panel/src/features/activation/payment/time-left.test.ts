import { expect, test } from 'vitest';
import { nextTickMs, timeLeftText } from './time-left.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [72 * HOUR, '۳ روز'],
  [52 * HOUR + 30 * MINUTE, '۲ روز و ۴ ساعت'],
  [4 * HOUR + 12 * MINUTE + 59_000, '۴ ساعت و ۱۲ دقیقه'],
  [HOUR, '۱ ساعت'],
  [HOUR - 1, '۱:۰۰:۰۰'],
  [84_000, '۰۱:۲۴'],
  [1, '۰۰:۰۱'],
])('%d ms are shown as %s', (left, text) => {
  expect(timeLeftText(left)).toBe(text);
});

test('the last hour ticks every second, and the tick before it ends when that hour begins', () => {
  expect(nextTickMs(5 * HOUR)).toBe(MINUTE);
  expect(nextTickMs(HOUR + 10_000)).toBe(10_001);
  expect(nextTickMs(HOUR)).toBe(1_000);
  expect(nextTickMs(400)).toBe(400);
  expect(nextTickMs(-5)).toBe(0);
});
