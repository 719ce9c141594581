import fc from 'fast-check';
import { toGregorian, toJalaali } from 'jalaali-js';
import { expect, test } from 'vitest';
import { toPersianDigits } from '#text/digits.ts';
import { HOUR_MS } from './durations.ts';
import {
  addDays,
  daysBetween,
  formatDashedDate,
  formatDate,
  formatDay,
  formatDayMonth,
  formatFullDate,
  formatMonthYear,
  formatNumericDate,
  formatTime,
  formatWeekdayDayMonth,
  formatYear,
  tehranDay,
  tehranHour,
  tehranInstant,
  getWeekday,
} from './jalali.ts';

/** 1 Farvardin 1300 to 29 Esfand 1500, as Gregorian days. */
const DAYS: readonly string[] = Array.from({ length: 73_414 }, (_, index) =>
  new Date(Date.UTC(1921, 2, 21 + index)).toISOString().slice(0, 10),
);
const anyDay = fc.constantFrom(...DAYS);

function getJalali(day: string) {
  const [y, m, d] = day.split('-').map(Number) as [number, number, number];
  return toJalaali(y, m, d);
}

test('every day of 1300 to 1500 is written with the Jalali date of the reference algorithm', () => {
  const wrong = DAYS.filter((day) => {
    const { jy, jm, jd } = getJalali(day);
    const expected = toPersianDigits(`${jy}/${String(jm).padStart(2, '0')}/${String(jd).padStart(2, '0')}`);
    return formatNumericDate(Date.parse(`${day}T08:00:00Z`)) !== expected;
  });
  expect(wrong).toEqual([]);
});

test('a day begins at its instant, and the millisecond before belongs to the day before', () => {
  // Every day of the years in which the clocks changed, and one day a week before and after.
  const days = DAYS.filter(
    (day, index) => index > 0 && ((day >= '1977' && day < '1981') || (day >= '1991' && day < '2023') || index % 7 === 0),
  );
  const wrong = days.filter((day) => {
    const instant = tehranInstant(day);
    return tehranDay(instant) !== day || tehranDay(instant - 1) !== addDays(day, -1);
  });
  // In the night of 5 August 1978 the clocks went back from one o'clock to midnight: the day has two midnights.
  expect(wrong.filter((day) => day !== '1978-08-05')).toEqual([]);
});

test.each([
  ['2021-03-21', '2021-03-20T20:30:00Z', 24],
  ['2021-03-22', '2021-03-21T20:30:00Z', 23],
  ['2021-03-23', '2021-03-22T19:30:00Z', 24],
  ['2021-09-21', '2021-09-20T19:30:00Z', 25],
  ['2021-09-22', '2021-09-21T20:30:00Z', 24],
  ['2022-03-22', '2022-03-21T20:30:00Z', 23],
  ['2022-09-21', '2022-09-20T19:30:00Z', 25],
  ['2023-03-22', '2023-03-21T20:30:00Z', 24],
  ['2026-11-10', '2026-11-09T20:30:00Z', 24],
])('%s begins at %s and lasts %d hours', (day, begins, hours) => {
  expect(new Date(tehranInstant(day)).toISOString()).toBe(begins.replace('Z', '.000Z'));
  expect(tehranInstant(addDays(day, 1)) - tehranInstant(day)).toBe(hours * HOUR_MS);
  expect(tehranInstant(day, 24)).toBe(tehranInstant(addDays(day, 1)));
});

test('an hour of a day is that hour on the wall clock, except the hour that the clocks skip', () => {
  expect(tehranHour(tehranInstant('2021-03-22', 0))).toBe(1);
  for (const day of ['2021-03-22', '2021-09-21', '2021-09-22', '2026-11-10'])
    for (let hour = day === '2021-03-22' ? 1 : 0; hour < 24; hour++) {
      expect([tehranDay(tehranInstant(day, hour)), tehranHour(tehranInstant(day, hour))]).toEqual([day, hour]);
    }
});

test('an instant lies within its own Tehran day', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1980, 0), max: Date.UTC(2100, 0) }), (at) => {
      const day = tehranDay(at);
      expect(tehranInstant(day)).toBeLessThanOrEqual(at);
      expect(tehranInstant(addDays(day, 1))).toBeGreaterThan(at);
    }),
  );
});

test('adding the days between two days leads from one to the other, over leap years and months', () => {
  expect([addDays('2024-02-28', 1), addDays('2024-03-01', -1), addDays('2026-12-31', 1)]).toEqual([
    '2024-02-29',
    '2024-02-29',
    '2027-01-01',
  ]);
  expect(daysBetween('2026-11-10', '2026-11-09')).toBe(-1);
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -4_000, max: 4_000 }), (day, days) => {
      expect(daysBetween(day, addDays(day, days))).toBe(days);
      expect(addDays(addDays(day, days), -days)).toBe(day);
    }),
  );
});

const EVENING = Date.parse('2026-11-10T14:30:00Z');

test.each([
  ['day and month', formatDayMonth, '۱۹ آبان'],
  ['date', formatDate, '۱۹ آبان ۱۴۰۵'],
  ['weekday', formatWeekdayDayMonth, 'سه‌شنبه ۱۹ آبان'],
  ['full date', formatFullDate, 'سه‌شنبه ۱۹ آبان ۱۴۰۵'],
  ['month and year', formatMonthYear, 'آبان ۱۴۰۵'],
  ['day', formatDay, '۱۹'],
  ['year', formatYear, '۱۴۰۵'],
  ['numeric date', formatNumericDate, '۱۴۰۵/۰۸/۱۹'],
  ['dashed date', formatDashedDate, '۱۹-۰۸-۱۴۰۵'],
  ['time', formatTime, '۱۸:۰۰'],
] as const)('the %s of an autumn evening reads as in print', (_, format, expected) => {
  expect(format(EVENING)).toBe(expected);
  expect(format(new Date(EVENING))).toBe(expected);
});

test('around midnight in Tehran the date and the hour change together', () => {
  const midnight = tehranInstant('2026-03-21');
  expect([formatDate(midnight - 1), formatTime(midnight - 1)]).toEqual(['۲۹ اسفند ۱۴۰۴', '۲۳:۵۹']);
  expect([formatDate(midnight), formatTime(midnight)]).toEqual(['۱ فروردین ۱۴۰۵', '۰۰:۰۰']);
});

test('months and weekdays have their Persian names', () => {
  const months = Array.from({ length: 12 }, (_, index) => {
    const { gy, gm, gd } = toGregorian(1405, index + 1, 15);
    return formatMonthYear(Date.UTC(gy, gm - 1, gd, 8)).split(' ')[0];
  });
  expect(months).toEqual('فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند'.split(' '));
  const week = Array.from({ length: 7 }, (_, index) => formatWeekdayDayMonth(Date.UTC(2026, 10, 7 + index, 8)).split(' ')[0]);
  expect(week).toEqual('شنبه یکشنبه دوشنبه سه‌شنبه چهارشنبه پنجشنبه جمعه'.split(' '));
});

test.each([
  ['2026-11-07', 0],
  ['2026-11-08', 1],
  ['2026-11-12', 5],
  ['2026-11-13', 6],
  ['2026-11-14', 0],
  ['1969-12-31', 4],
])('%s is day %d of the week that begins on Saturday', (day, weekday) => {
  expect(getWeekday(day)).toBe(weekday);
});
