import { sumWeekHours } from '@jarchi/domain/reports/hours/week-hours.ts';
import { expect, test } from 'vitest';
import { tellBestHour, timeText } from './best-hour.ts';

test('the best hour is named, with the hours around it', () => {
  const at = (time: string, clicks: number) => ({ at: Date.parse(time), reach: 0, views: 0, clicks, cost: 0 });
  const week = sumWeekHours([at('2026-11-20T17:30:00Z', 6), at('2026-11-20T14:30:00Z', 2), at('2026-11-20T03:30:00Z', 2)]);
  expect(tellBestHour(week, 'clicks')).toEqual({
    best: 'جمعه، ۲۱:۰۰ پرکلیک‌ترین ساعت است.',
    span: '\u061c۸۰٪ کلیک‌ها میان ۱۷:۰۰ تا ۲۲:۰۰ آمده است.',
  });
  expect(tellBestHour(week, 'views')).toBeUndefined();
});

test('hours have two digits', () => {
  expect([0, 9, 21].map(timeText)).toEqual(['۰۰:۰۰', '۰۹:۰۰', '۲۱:۰۰']);
});
