import { expect, test } from 'vitest';
import { daysLeftText, periodText } from './campaign-dates.ts';

test.each([
  ['2026-11-03', '2026-11-14', '۱۲ تا ۲۳ آبان'],
  ['2026-11-14', '2026-11-28', '۲۳ آبان تا ۷ آذر'],
  ['2026-11-03', '2026-11-03', '۱۲ آبان'],
])('the period %s to %s reads %s', (start, end, text) => {
  expect(periodText(start, end)).toBe(text);
});

test.each([
  ['2026-11-14', '2026-11-10', '۴ روز مانده'],
  ['2026-11-10', '2026-11-10', 'روز آخر'],
  ['2026-11-09', '2026-11-10', ''],
])('a period to %s read on %s has «%s» left', (end, today, text) => {
  expect(daysLeftText(end, today)).toBe(text);
});
