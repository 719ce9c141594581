import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { addDays, formatDayMonth, formatTime, tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { bellFa as fa } from './bell.fa.ts';

/** The time of a message as text; instants in ms. A time in the future is named by its day. */
export function describeNoticeTime(at: number, now: number): string {
  const minutes = Math.floor((now - at) / MINUTE_MS);
  if (minutes === 0 && now >= at) return fa.justNow;
  if (minutes > 0 && minutes < 60) return fa.minutesAgo(formatNumber(minutes));
  const day = tehranDay(at);
  const time = formatTime(at);
  if (day === tehranDay(now)) return fa.today(time);
  if (day === addDays(tehranDay(now), -1)) return fa.yesterday(time);
  return fa.on(formatDayMonth(at), time);
}
