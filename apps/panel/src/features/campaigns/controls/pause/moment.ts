import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { addDays, tehranDay, tehranHour, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';

/** A chosen hour of a day; null: none is chosen. */
export type Moment = { readonly day: string; readonly hour: number } | null;

export const toInstant = (moment: Moment): string | null =>
  moment === null ? null : new Date(tehranInstant(moment.day, moment.hour)).toISOString();

/** The next whole hour on the given day, if it is today; else nine in the morning. */
export function startHour(day: string, now: number): number {
  return day === tehranDay(now) ? tehranHour(now + HOUR_MS) : 9;
}

export type MomentIssue = 'past' | 'afterEnd' | 'order';

/** Why the chosen moments do not fit; the server judges the same by its own clock. */
export function findIssues(pause: Moment, resume: Moment, { now, last }: { readonly now: number; readonly last: string }) {
  const end = tehranInstant(addDays(last, 1));
  const judge = (moment: Moment, after: number, early: MomentIssue): MomentIssue | undefined => {
    if (moment === null) return undefined;
    const at = tehranInstant(moment.day, moment.hour);
    return at <= after ? early : at >= end ? 'afterEnd' : undefined;
  };
  const begin = pause === null ? now : Math.max(now, tehranInstant(pause.day, pause.hour));
  return { pause: judge(pause, now, 'past'), resume: judge(resume, begin, pause === null ? 'past' : 'order') };
}
