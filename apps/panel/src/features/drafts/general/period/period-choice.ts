import { addDays, daysBetween } from '@jarchi/domain/calendar/jalali.ts';
import { AHEAD_MAX_DAYS, PERIOD_MAX_DAYS } from '@jarchi/domain/drafts/drafts.ts';

/** Days as YYYY-MM-DD in Tehran. */
export interface Period {
  readonly start: string | null;
  readonly end: string | null;
}

const DEFAULT_DAYS = 7;

/** The number of days of a period, both ends included; 0 until both are known. */
export function countDays({ start, end }: Period): number {
  return start === null || end === null ? 0 : Math.max(0, daysBetween(start, end) + 1);
}

/** The period from another start with the same length, by default a week. It ends tomorrow at the earliest, because one that ends today leaves no time. */
export function startOn(period: Period, start: string, today: string): Period {
  const end = addDays(start, (countDays(period) || DEFAULT_DAYS) - 1);
  return { start, end: end > today ? end : addDays(today, 1) };
}

/** Sets the pressed day as the end; as the start if there is none or if it is later. */
export function endOn(period: Period, day: string, today: string): Period {
  return period.start === null || day < period.start ? startOn(period, day, today) : { ...period, end: day };
}

/** The days that can be a start. */
export function startLimits(today: string): { readonly min: string; readonly max: string } {
  return { min: today, max: addDays(today, AHEAD_MAX_DAYS) };
}

/** The days that can be an end. */
export function endLimits({ start }: Period, today: string): { readonly min: string; readonly max: string } {
  const tomorrow = addDays(today, 1);
  const from = start === null || start < tomorrow ? tomorrow : start;
  return { min: from, max: addDays(start ?? today, PERIOD_MAX_DAYS - 1) };
}
