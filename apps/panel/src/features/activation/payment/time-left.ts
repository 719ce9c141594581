import { formatDuration, formatNumber } from '@jarchi/ui/format/format.ts';
import { paymentFa as fa } from './payment.fa.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

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
