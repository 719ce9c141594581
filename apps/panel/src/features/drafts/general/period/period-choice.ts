import { addDays, daysBetween } from '@jarchi/domain/calendar/jalali.ts';
import { AHEAD_MAX_DAYS, PERIOD_MAX_DAYS } from '@jarchi/domain/drafts/drafts.ts';

/** Days as YYYY-MM-DD in Tehran. */
export interface Period {
  readonly start: string | null;
  readonly end: string | null;
}

const DEFAULT_DAYS = 7;

/** Days of a period, both ends counted; 0 while one is not known. */
export function countDays({ start, end }: Period): number {
  return start === null || end === null ? 0 : Math.max(0, daysBetween(start, end) + 1);
}

/** The same length from another day on; a week when there was none. A period that ends today leaves nobody time. */
export function startOn(period: Period, start: string, today: string): Period {
  const end = addDays(start, (countDays(period) || DEFAULT_DAYS) - 1);
  return { start, end: end > today ? end : addDays(today, 1) };
}

/** The day the grid was pressed on: an end, or from today on a start when there is none or it lies after that day. */
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
