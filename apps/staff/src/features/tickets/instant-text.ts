import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';

/** «۱۷ آبان، ۱۱:۲۰» */
export function instantText(at: string): string {
  return `${formatDayMonth(Date.parse(at))}، ${formatTime(Date.parse(at))}`;
}
