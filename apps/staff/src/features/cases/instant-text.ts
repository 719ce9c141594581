import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { casesFa as fa } from './cases.fa.ts';

/** «۱۷ آبان، ۱۱:۲۰» */
export function instantText(at: string): string {
  return fa.at(formatDayMonth(Date.parse(at)), formatTime(Date.parse(at)));
}
