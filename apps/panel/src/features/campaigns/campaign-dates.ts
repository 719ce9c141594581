import {
  formatDay,
  formatDayMonth,
  formatMonthYear,
  formatTime,
  tehranDay,
  tehranInstant,
  addDays,
  daysBetween,
} from '@jarchi/domain/calendar/jalali.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { campaignsFa as fa } from './campaigns.fa.ts';
import { draftsListFa } from './drafts/drafts-list.fa.ts';

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

/** «دیروز، ۱۷:۴۲»: relative up to yesterday, then the date. */
export function savedText(at: string, now: number): string {
  const time = formatTime(Date.parse(at));
  const day = tehranDay(Date.parse(at));
  const today = tehranDay(now);
  if (day === today) return draftsListFa.today(time);
  if (day === addDays(today, -1)) return draftsListFa.yesterday(time);
  return draftsListFa.earlier(formatDayMonth(Date.parse(at)), time);
}
