import { HOUR_MS } from '#calendar/durations.ts';
import { addDays, tehranDay, tehranInstant, getWeekday } from '#calendar/jalali.ts';

/** Hours of a Tehran day, 0 to 24. */
export interface OpeningHours {
  readonly from: number;
  readonly to: number;
}

type WorkingDay = OpeningHours | null;

/** When staff work; null on a day off. Saturday first. */
export type WorkingWeek = readonly [WorkingDay, WorkingDay, WorkingDay, WorkingDay, WorkingDay, WorkingDay, WorkingDay];

const FULL: OpeningHours = { from: 9, to: 17 };

/** Saturday to Wednesday 9 to 17, Thursday 9 to 13, Friday off: 44 hours, the week of the labour law. */
export const OFFICE_WEEK: WorkingWeek = [FULL, FULL, FULL, FULL, FULL, { from: 9, to: 13 }, null];

export interface WorkingCalendar {
  readonly week: WorkingWeek;
  /** Holidays (YYYY-MM-DD): a set, or the titles by day. */
  readonly holidays: { has(day: string): boolean };
}

/** Opening and closing (ms) of a day on which staff work. */
function findOpening(day: string, { week, holidays }: WorkingCalendar): OpeningHours | null {
  const hours = week[getWeekday(day)]!;
  if (hours === null || holidays.has(day)) return null;
  return { from: tehranInstant(day, hours.from), to: tehranInstant(day, hours.to) };
}

/** Whether staff are at work at an instant (ms); at the moment of closing they no longer are. */
export function isWorkingTime(at: number, calendar: WorkingCalendar): boolean {
  const opening = findOpening(tehranDay(at), calendar);
  return opening !== null && opening.from <= at && at < opening.to;
}

/** Working time (ms) between two instants; 0 when the second comes first. */
export function workingMsBetween(from: number, to: number, calendar: WorkingCalendar): number {
  let total = 0;
  for (let day = tehranDay(from); tehranInstant(day) < to; day = addDays(day, 1)) {
    const opening = findOpening(day, calendar);
    if (opening) total += Math.max(0, Math.min(opening.to, to) - Math.max(opening.from, from));
  }
  return total;
}

/**
 * The earliest instant (ms) at which `hours` working hours have passed since `at`. It may be the moment of closing; for 0 hours it is
 * `at` itself. Throws on a week without working time.
 */
export function addWorkingHours(at: number, hours: number, calendar: WorkingCalendar): number {
  if (!calendar.week.some((day) => day !== null && day.to > day.from)) throw new RangeError('a week without working time has no deadlines');
  let leftMs = Math.round(hours * HOUR_MS);
  if (leftMs <= 0) return at;
  for (let day = tehranDay(at); ; day = addDays(day, 1)) {
    const opening = findOpening(day, calendar);
    if (!opening) continue;
    const from = Math.max(opening.from, at);
    const open = Math.max(0, opening.to - from);
    if (open >= leftMs) return from + leftMs;
    leftMs -= open;
  }
}
