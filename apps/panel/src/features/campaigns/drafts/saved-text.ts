import { addDays, formatDayMonth, formatTime, tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { draftsListFa } from './drafts-list.fa.ts';

/** «دیروز، ۱۷:۴۲»: relative up to yesterday, then the date. */
export function savedText(at: string, now: number): string {
  const time = formatTime(Date.parse(at));
  const day = tehranDay(Date.parse(at));
  const today = tehranDay(now);
  if (day === today) return draftsListFa.today(time);
  if (day === addDays(today, -1)) return draftsListFa.yesterday(time);
  return draftsListFa.earlier(formatDayMonth(Date.parse(at)), time);
}
