import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listDays } from '#calendar/day-range.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#calendar/durations.ts';
import { addDays, getWeekday, tehranDay, tehranHour, tehranInstant } from '#calendar/jalali.ts';
import { toJalali } from '#calendar/jalali-date.ts';
import { getReportedDays, isLateRun, checkSchedule, latestRunAt, nextRunAt, type ReportSchedule } from './report-schedule.ts';

const weekly = { period: 'weekly', day: 0, hour: 9 } as const;
const monthly = { period: 'monthly', day: 1, hour: 8 } as const;

test.each<[ReportSchedule, boolean]>([
  [weekly, true],
  [{ ...weekly, day: 6, hour: 23 }, true],
  [{ ...weekly, day: 7 }, false],
  [{ ...weekly, day: -1 }, false],
  [monthly, true],
  [{ ...monthly, day: 31, hour: 0 }, true],
  [{ ...monthly, day: 0 }, false],
  [{ ...monthly, day: 32 }, false],
  [{ ...monthly, hour: 24 }, false],
  [{ ...monthly, hour: -1 }, false],
  [{ ...monthly, hour: 8.5 }, false],
])('%o can be kept: %s', (schedule, isKept) => {
  expect(checkSchedule(schedule) === undefined).toBe(isKept);
});

// The 14th of November 2026 is a Saturday, the 23rd of Aban 1405.
test.each<[string, ReportSchedule, string, string, string]>([
  ['in the week', weekly, '2026-11-10T12:00:00Z', '2026-11-14T05:30:00Z', '2026-11-07 2026-11-13'],
  ['earlier that day', weekly, '2026-11-14T05:29:59Z', '2026-11-14T05:30:00Z', '2026-11-07 2026-11-13'],
  ['at that instant', weekly, '2026-11-14T05:30:00Z', '2026-11-21T05:30:00Z', '2026-11-14 2026-11-20'],
  [
    'on Friday, the last day of the week',
    { ...weekly, day: 6, hour: 0 },
    '2026-11-14T12:00:00Z',
    '2026-11-19T20:30:00Z',
    '2026-11-13 2026-11-19',
  ],
  ['on the first of Azar: all of Aban', monthly, '2026-11-10T12:00:00Z', '2026-11-22T04:30:00Z', '2026-10-23 2026-11-21'],
  ['on the 31st, in a month of 30 days', { ...monthly, day: 31 }, '2026-11-10T12:00:00Z', '2026-11-21T04:30:00Z', '2026-10-22 2026-11-20'],
  ['on the 31st, after Shahrivar', { ...monthly, day: 31 }, '2026-09-23T12:00:00Z', '2026-10-22T04:30:00Z', '2026-09-22 2026-10-21'],
  [
    'on the last of Esfand, 29 days in 1405',
    { ...monthly, day: 30 },
    '2027-03-01T12:00:00Z',
    '2027-03-20T04:30:00Z',
    '2027-02-19 2027-03-19',
  ],
  ['over the turn of the year', { ...monthly, day: 5 }, '2027-03-05T12:00:00Z', '2027-03-25T04:30:00Z', '2027-02-24 2027-03-24'],
])('a report %s', (_, schedule, after, run, days) => {
  const at = nextRunAt(schedule, Date.parse(after));
  expect(new Date(at).toISOString()).toBe(new Date(run).toISOString());
  const { from, to } = getReportedDays(schedule, at);
  expect(`${from} ${to}`).toBe(days);
});

const schedules = fc.oneof(
  fc.record({ period: fc.constant('weekly' as const), day: fc.integer({ min: 0, max: 6 }), hour: fc.integer({ min: 0, max: 23 }) }),
  fc.record({ period: fc.constant('monthly' as const), day: fc.integer({ min: 1, max: 31 }), hour: fc.integer({ min: 0, max: 23 }) }),
);
const instants = fc.integer({ min: Date.UTC(2023, 0), max: Date.UTC(2040, 0) });

test('a run is later than its question, at its hour and day, within its period, and the days of reports leave no gap', () => {
  fc.assert(
    fc.property(schedules, instants, (schedule, after) => {
      const first = nextRunAt(schedule, after);
      const second = nextRunAt(schedule, first);
      const on = tehranDay(first);
      expect(first).toBeGreaterThan(after);
      expect(first - after).toBeLessThanOrEqual((schedule.period === 'weekly' ? 7 : 31) * DAY_MS);
      expect(tehranHour(first)).toBe(schedule.hour);
      expect(first).toBe(tehranInstant(on, schedule.hour));
      const isOnMonthDay = toJalali(on).day === schedule.day || toJalali(addDays(on, 1)).day === 1;
      expect(schedule.period === 'weekly' ? getWeekday(on) === schedule.day : isOnMonthDay).toBe(true);
      const days = getReportedDays(schedule, second);
      expect(days).toEqual({ from: on, to: addDays(tehranDay(second), -1) });
      expect(listDays(days).length).toBeLessThanOrEqual(31);
    }),
  );
});

test('of runs that were missed, only the last one is made', () => {
  const first = nextRunAt(weekly, Date.parse('2026-11-10T12:00:00Z'));
  expect(latestRunAt(weekly, first, first)).toBe(first);
  expect(latestRunAt(weekly, first, first + 6 * DAY_MS)).toBe(first);
  expect(latestRunAt(weekly, first, first + 7 * DAY_MS)).toBe(first + 7 * DAY_MS);
  expect(latestRunAt(weekly, first, first + 24 * DAY_MS)).toBe(first + 21 * DAY_MS);
});

test('a run is late half an hour after it was due', () => {
  expect(isLateRun(0, 30 * MINUTE_MS)).toBe(false);
  expect(isLateRun(0, HOUR_MS)).toBe(true);
});
