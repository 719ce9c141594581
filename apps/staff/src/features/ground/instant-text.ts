import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { groundFa as fa } from './ground.fa.ts';

/** «۱۷ آبان، ۱۱:۲۰» */
export function instantText(at: string): string {
  return fa.at(formatDayMonth(Date.parse(at)), formatTime(Date.parse(at)));
}
