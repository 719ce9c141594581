import type { DayRange } from '@jarchi/domain/calendar/day-range.ts';
import { formatDayMonth, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { uiFa } from '#ui.fa.ts';

/** «۲۰ مهر تا ۱۹ آبان», or the one day. */
export function dayRangeText({ from, to }: DayRange): string {
  const first = formatDayMonth(tehranInstant(from));
  return from === to ? first : uiFa.dates.range(first, formatDayMonth(tehranInstant(to)));
}
