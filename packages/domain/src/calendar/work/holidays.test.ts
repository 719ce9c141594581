import { expect, test } from 'vitest';
import { HOLIDAYS_LIMIT, HOLIDAY_TITLE_LIMIT, readHolidays } from './holidays.ts';

test('a list gives the titles by day, in calendar order', () => {
  const read = readHolidays(1405, [
    { date: '۱۴۰۵/۱/۱۳', title: ' روز طبیعت ' },
    { date: '1405-01-01', title: 'نوروز' },
    { date: '۱۴۰۵/۱۲/۲۹', title: 'ملی شدن صنعت نفت' },
  ]);
  expect(read.ok && [...read.value]).toEqual([
    ['2026-03-21', 'نوروز'],
    ['2026-04-02', 'روز طبیعت'],
    ['2027-03-20', 'ملی شدن صنعت نفت'],
  ]);
  expect(readHolidays(1405, [])).toEqual({ ok: true, value: new Map() });
});

test('all issues of a list are returned at once', () => {
  expect(
    readHolidays(1405, [
      { date: '۱۴۰۵/۱/۱', title: 'نوروز' },
      { date: '1405-01-01', title: ' ' },
      { date: '۱۴۰۴/۱۲/۲۹', title: 'ب'.repeat(HOLIDAY_TITLE_LIMIT + 1) },
      { date: '۱۴۰۵/۱۲/۳۰', title: 'ب'.repeat(HOLIDAY_TITLE_LIMIT) },
      { date: '۱۴۰۶/۰۱/۰۱', title: 'نوروز' },
      { date: '۱۴۰۵/۰۱/۰۱', title: 'نوروز' },
    ]),
  ).toEqual({
    ok: false,
    error: [
      { code: 'title_required', index: 1 },
      { code: 'duplicate_day', index: 1, first_index: 0 },
      { code: 'title_too_long', index: 2, limit: 80 },
      { code: 'other_year', index: 2, year: 1404 },
      { code: 'date_invalid', index: 3 },
      { code: 'other_year', index: 4, year: 1406 },
      { code: 'duplicate_day', index: 5, first_index: 0 },
    ],
  });
});

test.each([
  [HOLIDAYS_LIMIT, []],
  [HOLIDAYS_LIMIT + 1, [{ code: 'too_many', limit: HOLIDAYS_LIMIT }]],
])('a list of %d days has the issues %o', (length, issues) => {
  const entries = Array.from({ length }, (_, index) => ({
    date: `1405/${1 + Math.floor(index / 30)}/${1 + (index % 30)}`,
    title: 'روز',
  }));
  const read = readHolidays(1405, entries);
  expect(read.ok ? [] : read.error).toEqual(issues);
});
