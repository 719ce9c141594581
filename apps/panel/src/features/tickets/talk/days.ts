import { addDays, formatWeekdayDayMonth, tehranDay, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import type { TicketEntryRow } from '#data/tickets/tickets.ts';
import { talkFa as fa } from './talk.fa.ts';

/** The name of an entry's day, if it is the first one of that day; else undefined. */
export function findDayTitle(entries: readonly TicketEntryRow[], index: number, today: string | undefined): string | undefined {
  const dayAt = (at: number) => {
    const entry = entries[at];
    return entry && tehranDay(Date.parse(entry.at));
  };
  const day = dayAt(index);
  if (day === undefined || day === dayAt(index - 1)) return undefined;
  if (day === today) return fa.today;
  return today !== undefined && day === addDays(today, -1) ? fa.yesterday : formatWeekdayDayMonth(tehranInstant(day));
}
