import fc from 'fast-check';
import { isLeapJalaaliYear, jalaaliMonthLength, toGregorian, toJalaali } from 'jalaali-js';
import { expect, test } from 'vitest';
import { countDays, daysOf } from '#calendar/day-range.ts';
import { addDays } from '#calendar/jalali.ts';
import {
  addJalaliMonths,
  addJalaliYears,
  daysInJalaliMonth,
  firstOfJalaliMonth,
  fromJalali,
  isJalaliLeapYear,
  jalaliMonthsOf,
  lastOfJalaliMonth,
  toJalali,
} from './jalali-month.ts';

const pad = (part: number) => String(part).padStart(2, '0');
/** The reference algorithm's Gregorian day of a Jalali date. */
function dayOf(year: number, month: number, day: number): string {
  const { gy, gm, gd } = toGregorian(year, month, day);
  return `${gy}-${pad(gm)}-${pad(gd)}`;
}

/** 1 Farvardin 1300 to 29 Esfand 1500, as Gregorian days. */
const DAYS: readonly string[] = Array.from({ length: 73_414 }, (_, index) =>
  new Date(Date.UTC(1921, 2, 21 + index)).toISOString().slice(0, 10),
);
const YEARS = Array.from({ length: 201 }, (_, index) => 1300 + index);
const anyDay = fc.integer({ min: 0, max: DAYS.length - 1 }).map((index) => DAYS[index]!);

test('every day of 1300 to 1500 has the Jalali date of the reference algorithm, and leads back', () => {
  expect([DAYS[0], DAYS.at(-1)]).toEqual([dayOf(1300, 1, 1), dayOf(1500, 12, 29)]);
  const wrong = DAYS.filter((day) => {
    const [y, m, d] = day.split('-').map(Number) as [number, number, number];
    const { jy, jm, jd } = toJalaali(y, m, d);
    const date = toJalali(day);
    return date.year !== jy || date.month !== jm || date.day !== jd || fromJalali(date) !== day;
  });
  expect(wrong).toEqual([]);
});

test('leap years and lengths of months are those of the reference algorithm', () => {
  expect(YEARS.filter(isJalaliLeapYear)).toEqual(YEARS.filter(isLeapJalaaliYear));
  expect(YEARS.filter(isJalaliLeapYear)).toHaveLength(49);
  const wrong = YEARS.filter((year) =>
    Array.from({ length: 12 }, (_, index) => index + 1).some((month) => daysInJalaliMonth(year, month) !== jalaaliMonthLength(year, month)),
  );
  expect(wrong).toEqual([]);
});

test.each([
  [1405, 8, 19, '2026-11-10'],
  [1403, 12, 30, '2025-03-20'],
  [1404, 12, 30, undefined],
  [1404, 12, 29, '2026-03-20'],
  [1405, 6, 31, '2026-09-22'],
  [1405, 7, 31, undefined],
  [1405, 13, 1, undefined],
  [1405, 0, 1, undefined],
  [1405, 1, 0, undefined],
  [1405, 1, 32, undefined],
  [1405, 1.5, 1, undefined],
  [Number.NaN, 1, 1, undefined],
])('the Jalali %d/%d/%d is %s', (year, month, day, expected) => {
  expect(fromJalali({ year, month, day })).toBe(expected);
});

test.each([
  [1405, 6, 31, 1, 1405, 7, 30],
  [1405, 1, 31, 6, 1405, 7, 30],
  [1405, 8, 30, 4, 1405, 12, 29],
  [1403, 8, 30, 4, 1403, 12, 30],
  [1405, 12, 29, 1, 1406, 1, 29],
  [1405, 1, 31, -1, 1404, 12, 29],
  [1405, 8, 19, -8, 1404, 12, 19],
  [1405, 8, 19, 0, 1405, 8, 19],
  [1405, 8, 19, 29, 1408, 1, 19],
  [1405, 8, 19, -1200, 1305, 8, 19],
])('%d/%d/%d and %d months are %d/%d/%d', (y, m, d, months, year, month, day) => {
  expect(toJalali(addJalaliMonths(dayOf(y, m, d), months))).toEqual({ year, month, day });
});

test.each([
  [1403, 12, 30, 1, 1404, 12, 29],
  [1403, 12, 30, 5, 1408, 12, 30],
  [1403, 12, 30, -4, 1399, 12, 30],
  [1405, 6, 31, -1, 1404, 6, 31],
])('%d/%d/%d and %d years are %d/%d/%d', (y, m, d, years, year, month, day) => {
  expect(toJalali(addJalaliYears(dayOf(y, m, d), years))).toEqual({ year, month, day });
});

test('months added are twelfths of years, and never leave the month that was meant', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (day, months) => {
      const [before, after] = [toJalali(day), toJalali(addJalaliMonths(day, months))];
      expect(after.year * 12 + after.month).toBe(before.year * 12 + before.month + months);
      expect(after.day).toBe(Math.min(before.day, jalaaliMonthLength(after.year, after.month)));
      expect(addJalaliYears(day, months)).toBe(addJalaliMonths(day, 12 * months));
    }),
  );
});

test('a month runs from its first day to its last', () => {
  expect([firstOfJalaliMonth('2026-11-10'), lastOfJalaliMonth('2026-11-10')]).toEqual(['2026-10-23', '2026-11-21']);
  expect(lastOfJalaliMonth('2025-03-01')).toBe('2025-03-20');
  fc.assert(
    fc.property(anyDay, (day) => {
      const [first, last] = [firstOfJalaliMonth(day), lastOfJalaliMonth(day)];
      const { year, month } = toJalali(day);
      expect(toJalali(first)).toEqual({ year, month, day: 1 });
      expect(addDays(last, 1)).toBe(addJalaliMonths(first, 1));
      expect(countDays({ from: first, to: last })).toBe(daysInJalaliMonth(year, month));
    }),
  );
});

test('the months of a range hold its days and no other', () => {
  expect(jalaliMonthsOf({ from: '2026-03-19', to: '2026-04-22' })).toEqual([
    { year: 1404, month: 12, from: '2026-03-19', to: '2026-03-20' },
    { year: 1405, month: 1, from: '2026-03-21', to: '2026-04-20' },
    { year: 1405, month: 2, from: '2026-04-21', to: '2026-04-22' },
  ]);
  expect(jalaliMonthsOf({ from: '2026-03-20', to: '2026-03-20' })).toHaveLength(1);
  expect(jalaliMonthsOf({ from: '2026-03-21', to: '2026-03-20' })).toEqual([]);
  fc.assert(
    fc.property(anyDay, fc.nat(500), (from, length) => {
      const range = { from, to: addDays(from, length) };
      expect(jalaliMonthsOf(range).flatMap(daysOf)).toEqual(daysOf(range));
    }),
    { numRuns: 30 },
  );
});
