import { formatDay, formatDayMonth, formatMonthYear, tehranInstant, daysBetween } from '@jarchi/domain/calendar/jalali.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { campaignsFa as fa } from './campaigns.fa.ts';

/** «۱۲ تا ۲۳ آبان»; a common month is named once. Days are YYYY-MM-DD. */
export function periodText(start: string, end: string): string {
  const from = tehranInstant(start);
  const to = tehranInstant(end);
  if (start === end) return formatDayMonth(from);
  const isOneMonth = formatMonthYear(from) === formatMonthYear(to);
  return fa.range(isOneMonth ? formatDay(from) : formatDayMonth(from), formatDayMonth(to));
}

/** «۴ روز مانده»; empty when it is over. */
export function daysLeftText(end: string, today: string): string {
  const days = daysBetween(today, end);
  if (days < 0) return '';
  return days === 0 ? fa.lastDay : fa.daysLeft(formatNumber(days));
}
