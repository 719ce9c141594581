import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { addDays, formatTime, formatWeekdayDayMonth, tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { contentsFa as fa } from './contents.fa.ts';

/** How near a deadline is: neutral, amber until the end of tomorrow, red under three hours. */
export type DeadlineTone = 'neutral' | 'soon' | 'urgent';

export interface Deadline {
  readonly words: string;
  readonly tone: DeadlineTone;
}

/** The deadline of a content as text; both instants are of the world clock. */
export function getDeadline(due_at: string, now: number): Deadline {
  const due = Date.parse(due_at);
  const left = due - now;
  if (left <= 0) return { words: fa.due.over, tone: 'urgent' };
  const [day, today] = [tehranDay(due), tehranDay(now)];
  const time = formatTime(due);
  const words =
    day === today ? fa.due.today(time) : day === addDays(today, 1) ? fa.due.tomorrow(time) : fa.due.day(formatWeekdayDayMonth(due));
  return { words, tone: left < 3 * HOUR_MS ? 'urgent' : day <= addDays(today, 1) ? 'soon' : 'neutral' };
}
