import { expect, test } from 'vitest';
import { parseJalali } from '#calendar/jalali-text.ts';
import { solarHolidays } from './solar-holidays.ts';
import { addWorkingHours, OFFICE_WEEK } from './working-hours.ts';
import { tehranInstant } from '#calendar/jalali.ts';

const isHoliday = (jalali: string) => solarHolidays.has(parseJalali(jalali) ?? '');

test.each(['1405/01/01', '1405/01/04', '1405/01/12', '1405/01/13', '1405/03/14', '1405/03/15', '1405/11/22', '1404/12/29', '1403/12/29'])(
  '%s is a holiday',
  (day) => {
    expect(isHoliday(day)).toBe(true);
  },
);

test.each(['1405/01/05', '1405/01/11', '1405/01/14', '1405/03/16', '1405/11/21', '1404/12/28', '1405/09/05'])('%s is none', (day) => {
  expect(isHoliday(day)).toBe(false);
});

test('a deadline skips them, and the Friday between', () => {
  // Wednesday 1405/03/13, an hour before closing; the two days after it are holidays, Thursday and Friday.
  const at = tehranInstant('2026-06-03', 16);
  expect(addWorkingHours(at, 2, { week: OFFICE_WEEK, holidays: solarHolidays })).toBe(tehranInstant('2026-06-06', 10));
});
