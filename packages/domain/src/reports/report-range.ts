import { countDays, type DayRange } from '#calendar/day-range.ts';

/** Why a range of days cannot be requested. */
export type RangeRefusal =
  | { readonly code: 'range_reversed'; readonly from: string; readonly to: string }
  | { readonly code: 'range_too_long'; readonly days: number; readonly longest_days: number }
  | { readonly code: 'range_outside'; readonly earliest: string; readonly latest: string };

/** The first and last days of a report: the store's calendar has all days between them. */
const EARLIEST = '2000-01-01';
const LATEST = '2100-12-31';
/** A report covers at most one year. */
export const REPORT_LONGEST_DAYS = 366;

/** Why a range of days, both ends included, cannot be requested; undefined if it can. */
export function checkRange(range: DayRange, longestDays: number): RangeRefusal | undefined {
  const { from, to } = range;
  if (from > to) return { code: 'range_reversed', from, to };
  if (from < EARLIEST || to > LATEST) return { code: 'range_outside', earliest: EARLIEST, latest: LATEST };
  const days = countDays(range);
  return days > longestDays ? { code: 'range_too_long', days, longest_days: longestDays } : undefined;
}

/** Whether a report can be requested for a range. */
export function isReadableRange(range: DayRange): boolean {
  return checkRange(range, REPORT_LONGEST_DAYS) === undefined;
}
