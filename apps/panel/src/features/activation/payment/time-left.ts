import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@jarchi/domain/calendar/durations.ts';
import { formatDuration, formatNumber } from '@jarchi/ui/format/format.ts';
import { paymentFa as fa } from './payment.fa.ts';

/** «۲ روز و ۴ ساعت», «۴ ساعت و ۱۲ دقیقه»; in seconds during the last hour. */
export function timeLeftText(leftMs: number): string {
  if (leftMs < HOUR_MS) return formatDuration(Math.ceil(leftMs / SECOND_MS));
  const [days, hours, minutes] = [
    Math.floor(leftMs / DAY_MS),
    Math.floor((leftMs % DAY_MS) / HOUR_MS),
    Math.floor((leftMs % HOUR_MS) / MINUTE_MS),
  ];
  const parts =
    days > 0
      ? [fa.days(formatNumber(days)), ...(hours > 0 ? [fa.hours(formatNumber(hours))] : [])]
      : [fa.hours(formatNumber(hours)), ...(minutes > 0 ? [fa.minutes(formatNumber(minutes))] : [])];
  return parts.join(fa.and);
}

/** Milliseconds until the text changes: a second in the last hour, a minute before. */
export function nextTickMs(leftMs: number): number {
  if (leftMs <= HOUR_MS) return Math.min(Math.max(leftMs, 0), SECOND_MS);
  return Math.min(MINUTE_MS, leftMs - HOUR_MS + 1);
}
