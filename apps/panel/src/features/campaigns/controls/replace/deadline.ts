import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { addDays, formatTime, formatWeekdayDayMonth, tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { replaceFa as fa } from './replace.fa.ts';

const MINUTE_MS = 60_000;
/** Below this the deadline is drawn in red. */
export const SOON_MS = 3 * HOUR_MS;

function leftText(leftMs: number): string {
  const minutes = Math.max(0, Math.floor(leftMs / MINUTE_MS));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours === 0 ? fa.minutes(formatNumber(rest)) : fa.hours(formatNumber(hours), formatNumber(rest));
}

/** «تا فردا، ۰۹:۴۰ · ۲۳ ساعت و ۶ دقیقه مانده»; without the rest while the time is not known. */
export function deadlineText(until: string, now: number | undefined): string {
  const at = Date.parse(until);
  if (now === undefined) return fa.until(formatWeekdayDayMonth(at), formatTime(at));
  const [day, today] = [tehranDay(at), tehranDay(now)];
  const time = formatTime(at);
  const text = day === today ? fa.today(time) : day === addDays(today, 1) ? fa.tomorrow(time) : fa.until(formatWeekdayDayMonth(at), time);
  return fa.left(text, leftText(at - now));
}
