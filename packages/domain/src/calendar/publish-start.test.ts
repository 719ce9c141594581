import { expect, test } from 'vitest';
import { formatHour, listPublishStarts, PUBLISH_HOURS, PUBLISH_START_DAYS } from './publish-start.ts';

test('a campaign starts now, or in 1 to 10, 14 or 30 days', () => {
  expect(PUBLISH_START_DAYS).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 30]);
  const starts = listPublishStarts('2026-11-10');
  expect([starts[0], starts[1], starts.at(-2), starts.at(-1)]).toEqual([
    { days: 0, day: '2026-11-10' },
    { days: 1, day: '2026-11-11' },
    { days: 14, day: '2026-11-24' },
    { days: 30, day: '2026-12-10' },
  ]);
});

test('hours run from 0 to 23', () => {
  expect([PUBLISH_HOURS[0], PUBLISH_HOURS.at(-1), PUBLISH_HOURS.length]).toEqual([0, 23, 24]);
});

test.each([
  [0, '۰۰:۰۰'],
  [9, '۰۹:۰۰'],
  [10, '۱۰:۰۰'],
  [23, '۲۳:۰۰'],
])('hour %d reads %s', (hour, text) => {
  expect(formatHour(hour)).toBe(text);
});
