import type { DayRange } from '@jarchi/domain/calendar/day-range.ts';
import { formatDate, formatDay, formatDayMonth, formatMonthYear, formatYear, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { uiFa } from '#ui.fa.ts';

/** «۱۲ تا ۱۹ آبان», or the one day; a common month or year is named once. */
export function dayRangeText({ from, to }: DayRange): string {
  const [first, last] = [tehranInstant(from, 12), tehranInstant(to, 12)];
  if (from === to) return formatDayMonth(first);
  if (formatYear(first) !== formatYear(last)) return uiFa.dates.range(formatDate(first), formatDate(last));
  const isOneMonth = formatMonthYear(first) === formatMonthYear(last);
  return uiFa.dates.range(isOneMonth ? formatDay(first) : formatDayMonth(first), formatDayMonth(last));
}
