import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { stuckFa as fa } from './stuck.fa.ts';

/** «۱۷ آبان، ۱۱:۲۰» */
export const instantText = (at: string): string => fa.at(formatDayMonth(Date.parse(at)), formatTime(Date.parse(at)));

/** What a job does; one without words is named by its code. */
export const kindText = (kind: string): string => fa.kinds[kind] ?? kind;
