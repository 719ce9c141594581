import { toGregorian, toJalaali } from 'jalaali-js';
import { expect, test } from 'vitest';
import { fromJalali, toJalali } from './jalali-date.ts';

const pad = (part: number) => String(part).padStart(2, '0');
/** The reference algorithm's Gregorian day of a Jalali date. */
function getDay(year: number, month: number, day: number): string {
  const { gy, gm, gd } = toGregorian(year, month, day);
  return `${gy}-${pad(gm)}-${pad(gd)}`;
}

/** 1 Farvardin 1300 to 29 Esfand 1500, as Gregorian days. */
const DAYS: readonly string[] = Array.from({ length: 73_414 }, (_, index) =>
  new Date(Date.UTC(1921, 2, 21 + index)).toISOString().slice(0, 10),
);

test('every day of 1300 to 1500 has the Jalali date of the reference algorithm, and converts back', () => {
  expect([DAYS[0], DAYS.at(-1)]).toEqual([getDay(1300, 1, 1), getDay(1500, 12, 29)]);
  const wrong = DAYS.filter((day) => {
    const [y, m, d] = day.split('-').map(Number) as [number, number, number];
    const { jy, jm, jd } = toJalaali(y, m, d);
    const date = toJalali(day);
    return date.year !== jy || date.month !== jm || date.day !== jd || fromJalali(date) !== day;
  });
  expect(wrong).toEqual([]);
});

test.each([
  [1405, 8, 19, '2026-11-10'],
  [1399, 12, 30, '2021-03-20'],
  [1403, 12, 30, '2025-03-20'],
  [1408, 12, 30, '2030-03-20'],
  [1412, 12, 30, '2034-03-20'],
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
