import { formatDayMonth, formatTime, addDays, tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { formatId, formatNumber } from '@jarchi/ui/format/format.ts';
import type { TicketEntryRow, TicketRow } from '#data/tickets/tickets.ts';
import { ticketsFa as fa } from './tickets.fa.ts';

type Spoken = Pick<TicketEntryRow, 'author' | 'name' | 'is_mine'>;

/** Who wrote or did something, as the customer reads it. */
export function nameOf({ author, name, is_mine }: Spoken): string {
  if (is_mine) return fa.you;
  if (author === 'agent') return fa.agent;
  return name ?? (author === 'staff' ? fa.staff : fa.someone);
}

/** The last message, or what was done last, in one line. */
export function lastText({ last }: Pick<TicketRow, 'last'>): string {
  const name = nameOf(last);
  if (last.kind === 'closed') return fa.closedBy(name);
  return last.kind === 'reopened' ? fa.reopenedBy(name) : fa.said(name, last.text.replace(/\s+/g, ' '));
}

/** A time in a list: the hour today, «دیروز، ۱۷:۰۵», else the day. */
export function timeText(at: string, today: string | undefined): string {
  const instant = Date.parse(at);
  const day = tehranDay(instant);
  if (day === today) return formatTime(instant);
  return today !== undefined && day === addDays(today, -1) ? fa.yesterday(formatTime(instant)) : formatDayMonth(instant);
}

export function aboutText({ kind, title }: Pick<NonNullable<TicketRow['about']>, 'kind' | 'title'>): string {
  return fa.about[kind](kind === 'campaign' ? `«${title}»` : formatId(title));
}

const HOUR_MINUTES = 60;
const STEP_MINUTES = 5;

/** A usual time of answer, rounded up: five minutes below an hour, hours from there on. */
export function answerTimeText(minutes: number): string {
  if (minutes > HOUR_MINUTES - STEP_MINUTES) return fa.answerTime.hours(formatNumber(Math.ceil(minutes / HOUR_MINUTES)));
  return fa.answerTime.minutes(formatNumber(Math.ceil(minutes / STEP_MINUTES) * STEP_MINUTES));
}
