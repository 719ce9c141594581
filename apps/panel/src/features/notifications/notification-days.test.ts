import { expect, test } from 'vitest';
import { dayTitle, groupByDay } from './notification-days.ts';
import type { Notification } from '#data/notifications/notifications.ts';

const notification = (id: number, history_date: string): Notification => ({
  id,
  history_date,
  kind: 'payment_credited',
  notification_type: 'transaction',
  campaign_id: null,
  title: '',
  description: '',
  path: null,
  seen: false,
  is_waiting: false,
});

test('messages are grouped by Tehran day, each once', () => {
  const late = notification(2, '2026-11-10T20:40:00.000Z');
  const days = groupByDay([late, notification(1, '2026-11-10T20:00:00.000Z'), late]);
  expect(days.map(({ day, items }) => [day, items.map(({ id }) => id)])).toEqual([
    ['2026-11-11', [2]],
    ['2026-11-10', [1]],
  ]);
});

test.each([
  ['2026-11-10', 'امروز'],
  ['2026-11-09', 'دیروز، دوشنبه ۱۸ آبان'],
  ['2026-11-08', 'یکشنبه ۱۷ آبان'],
])('%s is called %s', (day, title) => {
  expect(dayTitle(day, '2026-11-10')).toBe(title);
});

test('until today is known, days are named by their dates', () => {
  expect(dayTitle('2026-11-10', undefined)).toBe('سه‌شنبه ۱۹ آبان');
});
