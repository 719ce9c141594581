import { expect, test } from 'vitest';
import { forecastText } from './forecast.ts';

const pace = {
  cost: 23_600_000,
  price: 36_200_000,
  reach: 268_400,
  goal_total_reach: 400_000,
  elapsed: 0.58,
  days_left: 4,
  goal_day: '2026-11-13',
};

test.each([
  [{}, 'با همین آهنگ، ۲۲ آبان به هدف می‌رسید؛ یک روز زودتر.'],
  [{ goal_day: '2026-11-14' }, 'با همین آهنگ، ۲۳ آبان به هدف می‌رسید؛ درست در روز پایان.'],
  [{ goal_day: '2026-11-17' }, 'با همین آهنگ، ۲۶ آبان به هدف می‌رسید؛ سه روز پس از پایان بازه.'],
  [{ goal_day: null }, 'با همین آهنگ، تا پایان بازه به هدف نمی‌رسید.'],
  [{ reach: 400_000 }, 'به هدف رسیده‌اید.'],
  [{ reach: 0, goal_day: null }, 'برای پیش‌بینی هنوز آمار کافی نیست.'],
  [{ elapsed: 0.04 }, 'برای پیش‌بینی هنوز آمار کافی نیست.'],
  [{ goal_total_reach: null }, ''],
])('%o is shown as %s', (change, text) => {
  expect(forecastText({ ...pace, ...change }, '2026-11-14')).toBe(text);
});

test('the sentence of a finished campaign tells its final reach', () => {
  expect(forecastText({ ...pace, elapsed: 1 }, '2026-11-14')).toContain('پایان یافت');
});
