import type { DayRange } from '#calendar/day-range.ts';
import { MINUTE_MS } from '#calendar/durations.ts';
import { addDays, getWeekday, tehranDay, tehranInstant } from '#calendar/jalali.ts';
import { fromJalali, toJalali } from '#calendar/jalali-date.ts';

export const SCHEDULE_PERIODS = ['weekly', 'monthly'] as const;
export type SchedulePeriod = (typeof SCHEDULE_PERIODS)[number];

/** When a report is sent, in Tehran. */
export interface ReportSchedule {
  readonly period: SchedulePeriod;
  /** Weekly: 0 for Saturday to 6 for Friday. Monthly: the day of the Jalali month, 1 to 31; a shorter month has it on its last day. */
  readonly day: number;
  /** 0 to 23. */
  readonly hour: number;
}

/** Why a run failed: none of its campaigns is left, or the report could not be made. */
export const RUN_FAILURES = ['no_campaign', 'not_made'] as const;
export type RunFailure = (typeof RUN_FAILURES)[number];

/** The scheduled reports of a person in an account. */
export const SCHEDULES_MAX = 20;
/** The campaigns that a report names; more are a report on all of them. */
export const SCHEDULED_CAMPAIGNS_MAX = 20;
/** A report that comes later than this says so. */
const LATE_MS = 30 * MINUTE_MS;

const LAST_WEEKDAY = 6;
const LAST_MONTH_DAY = 31;

/** The number of a schedule that does not exist, and those that do. */
export interface ScheduleIssue {
  readonly field: 'day' | 'hour';
  readonly least: number;
  readonly most: number;
  readonly isAbove: boolean;
}

/** The day or hour of a schedule that does not exist; undefined if both do. */
export function checkSchedule({ period, day, hour }: ReportSchedule): ScheduleIssue | undefined {
  const days = period === 'weekly' ? { least: 0, most: LAST_WEEKDAY } : { least: 1, most: LAST_MONTH_DAY };
  const parts = [
    { field: 'day', value: day, ...days },
    { field: 'hour', value: hour, least: 0, most: 23 },
  ] as const;
  const off = parts.find(({ value, least, most }) => !Number.isInteger(value) || value < least || value > most);
  return off && { field: off.field, least: off.least, most: off.most, isAbove: off.value > off.most };
}

interface JalaliMonth {
  readonly year: number;
  readonly month: number;
}

const moveMonth = ({ year, month }: JalaliMonth, by: 1 | -1): JalaliMonth => {
  const index = year * 12 + month - 1 + by;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
};

/** A day of a Jalali month as YYYY-MM-DD, or the month's last day. */
function dayOfMonth(month: JalaliMonth, day: number): string {
  return fromJalali({ ...month, day }) ?? dayOfMonth(month, day - 1);
}

/** The first instant (ms) after `after` at which a report is sent. */
export function nextRunAt({ period, day, hour }: ReportSchedule, after: number): number {
  const today = tehranDay(after);
  const isLater = (on: string) => tehranInstant(on, hour) > after;
  if (period === 'weekly') {
    const next = addDays(today, (day - getWeekday(today) + 7) % 7);
    return tehranInstant(isLater(next) ? next : addDays(next, 7), hour);
  }
  const month = toJalali(today);
  const next = dayOfMonth(month, day);
  return tehranInstant(isLater(next) ? next : dayOfMonth(moveMonth(month, 1), day), hour);
}

/** The last run (ms) of those that were due from `first` to `now`: of runs that a server missed, only this one is made. */
export function latestRunAt(schedule: ReportSchedule, first: number, now: number): number {
  let due = first;
  for (let next = nextRunAt(schedule, due); next <= now; next = nextRunAt(schedule, due)) due = next;
  return due;
}

/** The days that a report of a run (ms) is about: the week or the month up to the day before it. */
export function getReportedDays({ period, day }: ReportSchedule, runAt: number): DayRange {
  const on = tehranDay(runAt);
  const to = addDays(on, -1);
  return { from: period === 'weekly' ? addDays(on, -7) : dayOfMonth(moveMonth(toJalali(on), -1), day), to };
}

/** Whether a run that was due at an instant (ms) is late at `now`, because no server ran then. */
export function isLateRun(dueAt: number, now: number): boolean {
  return now - dueAt > LATE_MS;
}
