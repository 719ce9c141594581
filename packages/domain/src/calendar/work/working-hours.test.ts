import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#calendar/durations.ts';
import { addDays, tehranDay, tehranHour, tehranInstant } from '#calendar/jalali.ts';
import { addWorkingHours, isWorkingTime, OFFICE_WEEK, workingMsBetween, type WorkingCalendar, type WorkingWeek } from './working-hours.ts';

/** Saturday 7 to Friday 13 November 2026; Monday the 16th is a holiday. */
const office: WorkingCalendar = { week: OFFICE_WEEK, holidays: new Set(['2026-11-16']) };
const at = (day: string, hour: number, minute = 0) => tehranInstant(day, hour) + minute * MINUTE_MS;
const read = (instant: number) => `${tehranDay(instant)} ${tehranHour(instant)}:${(instant % HOUR_MS) / MINUTE_MS}`;

test.each([
  ['2026-11-07', 9, 8, '2026-11-07', 17],
  ['2026-11-07', 9, 9, '2026-11-08', 10],
  ['2026-11-07', 0, 1, '2026-11-07', 10],
  ['2026-11-07', 17, 1, '2026-11-08', 10],
  ['2026-11-07', 16, 1, '2026-11-07', 17],
  ['2026-11-12', 12, 1, '2026-11-12', 13],
  ['2026-11-12', 12, 2, '2026-11-14', 10],
  ['2026-11-12', 20, 2, '2026-11-14', 11],
  ['2026-11-13', 10, 4, '2026-11-14', 13],
  ['2026-11-15', 15, 4, '2026-11-17', 11],
  ['2026-11-07', 9, 44, '2026-11-12', 13],
  ['2026-11-07', 9, 88, '2026-11-21', 17],
  ['2026-11-07', 16, 0, '2026-11-07', 16],
  ['2026-11-13', 16, 0, '2026-11-13', 16],
  ['2026-11-13', 16, -3, '2026-11-13', 16],
])('from %s, %d o’clock, %d working hours end on %s at %d', (day, hour, hours, endDay, endHour) => {
  expect(read(addWorkingHours(at(day, hour), hours, office))).toBe(read(at(endDay, endHour)));
});

test('minutes count', () => {
  expect(addWorkingHours(at('2026-11-07', 16, 45), 0.5, office)).toBe(at('2026-11-08', 9, 15));
});

test.each([
  ['2026-11-07', 8, 59, false],
  ['2026-11-07', 9, 0, true],
  ['2026-11-07', 16, 59, true],
  ['2026-11-07', 17, 0, false],
  ['2026-11-12', 12, 59, true],
  ['2026-11-12', 13, 0, false],
  ['2026-11-13', 10, 0, false],
  ['2026-11-16', 10, 0, false],
])('on %s at %d:%d staff are at work: %s', (day, hour, minute, isOpen) => {
  expect(isWorkingTime(at(day, hour, minute), office)).toBe(isOpen);
});

test('a day on which the clocks change has the opening hours of the wall clock', () => {
  const night: WorkingWeek = [null, null, { from: 0, to: 24 }, null, { from: 0, to: 24 }, null, null];
  const calendar: WorkingCalendar = { week: night, holidays: new Set() };
  const lengthOf = (day: string) => workingMsBetween(tehranInstant(day), tehranInstant(addDays(day, 7)), calendar) / HOUR_MS;
  // Monday 22 March 2021 had 23 hours, Tuesday 21 September is off, Wednesday 21 September 2022 had 25.
  expect([lengthOf('2021-03-20'), lengthOf('2021-09-18'), lengthOf('2022-09-17')]).toEqual([47, 48, 49]);
  expect(addWorkingHours(tehranInstant('2021-03-22'), 24, calendar)).toBe(tehranInstant('2021-03-24', 1));
});

test('a map of holiday titles can be used as the holidays', () => {
  const named: WorkingCalendar = { week: OFFICE_WEEK, holidays: new Map([['2026-11-16', 'یک تعطیلی']]) };
  expect(addWorkingHours(at('2026-11-15', 15), 4, named)).toBe(addWorkingHours(at('2026-11-15', 15), 4, office));
});

test('a week without working time throws', () => {
  const week: WorkingWeek = [null, null, { from: 9, to: 9 }, null, null, null, null];
  expect(() => addWorkingHours(0, 1, { week, holidays: new Set() })).toThrow(RangeError);
});

const instant = fc
  .integer({ min: Date.UTC(2026, 9, 1) / MINUTE_MS, max: Date.UTC(2027, 5, 1) / MINUTE_MS })
  .map((minutes) => minutes * MINUTE_MS);

test('the working time until a deadline is the time asked for, and no earlier instant has it', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: 1, max: 100 * 60 }), (from, minutes) => {
      const until = addWorkingHours(from, minutes / 60, office);
      expect(workingMsBetween(from, until, office)).toBe(minutes * MINUTE_MS);
      expect(workingMsBetween(from, until - 1, office)).toBe(minutes * MINUTE_MS - 1);
    }),
  );
});

test('working time adds up over a split, and is 0 backwards', () => {
  fc.assert(
    fc.property(instant, fc.nat(20_000), fc.nat(20_000), (from, first, second) => {
      const [middle, to] = [from + first * MINUTE_MS, from + (first + second) * MINUTE_MS];
      expect(workingMsBetween(from, middle, office) + workingMsBetween(middle, to, office)).toBe(workingMsBetween(from, to, office));
      expect(workingMsBetween(to, from, office)).toBe(0);
    }),
  );
});
