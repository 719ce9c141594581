import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, weekdayOf } from '#calendar/jalali.ts';
import { daysInJalaliMonth, firstOfJalaliMonth, toJalali } from './jalali-month.ts';
import { monthGrid } from './month-grid.ts';

const none = { today: '2000-01-01', holidays: new Map<string, string>() };

test('Aban 1405 begins on a Friday and stands in six weeks', () => {
  const grid = monthGrid('2026-11-10', { today: '2026-11-10', holidays: new Map([['2026-11-13', 'یک تعطیلی']]) });
  expect([grid.year, grid.month, grid.previous, grid.next]).toEqual([1405, 8, '2026-10-22', '2026-11-22']);
  expect(grid.weeks.map((week) => week.map(({ dayOfMonth }) => dayOfMonth))).toEqual([
    [25, 26, 27, 28, 29, 30, 1],
    [2, 3, 4, 5, 6, 7, 8],
    [9, 10, 11, 12, 13, 14, 15],
    [16, 17, 18, 19, 20, 21, 22],
    [23, 24, 25, 26, 27, 28, 29],
    [30, 1, 2, 3, 4, 5, 6],
  ]);
  const cells = grid.weeks.flat();
  expect(cells.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(['2026-11-10']);
  expect(cells.filter(({ holiday }) => holiday !== null)).toEqual([
    { day: '2026-11-13', dayOfMonth: 22, isInMonth: true, isToday: false, isFriday: true, holiday: 'یک تعطیلی' },
  ]);
});

test('a month that begins on Saturday has no days of the month before', () => {
  const grid = monthGrid('2026-03-21', none);
  expect(grid.weeks[0]?.[0]).toMatchObject({ day: '2026-03-21', dayOfMonth: 1, isInMonth: true });
  expect(grid.weeks).toHaveLength(5);
});

test('a grid is whole weeks of days in a row, its month whole among them, its Fridays last', () => {
  fc.assert(
    fc.property(fc.nat(73_000), (ahead) => {
      const day = addDays('1921-03-21', ahead);
      const grid = monthGrid(day, none);
      const cells = grid.weeks.flat();
      expect(cells.map((cell) => cell.day)).toEqual(cells.map((_, index) => addDays(cells[0]!.day, index)));
      expect([weekdayOf(cells[0]!.day), cells.length % 7]).toEqual([0, 0]);
      expect(grid.weeks.every((week) => week.some(({ isInMonth }) => isInMonth))).toBe(true);
      expect(cells.filter(({ isFriday }) => isFriday)).toEqual(grid.weeks.map((week) => week[6]));
      const own = cells.filter(({ isInMonth }) => isInMonth);
      expect(own).toHaveLength(daysInJalaliMonth(grid.year, grid.month));
      expect([own[0]?.day, own.some((cell) => cell.day === day)]).toEqual([firstOfJalaliMonth(day), true]);
      expect(toJalali(grid.next).month).toBe((grid.month % 12) + 1);
      expect(toJalali(grid.previous).month).toBe(((grid.month + 10) % 12) + 1);
    }),
    { numRuns: 40 },
  );
});
