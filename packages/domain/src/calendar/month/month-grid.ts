import { addDays, weekdayOf } from '#calendar/jalali.ts';
import { addJalaliMonths, firstOfJalaliMonth, lastOfJalaliMonth, toJalali } from './jalali-month.ts';
import { countDays } from '#calendar/day-range.ts';

export interface GridDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** The number in its Jalali month. */
  readonly dayOfMonth: number;
  /** Of the month shown, not of a neighbour. */
  readonly isInMonth: boolean;
  readonly isToday: boolean;
  readonly isFriday: boolean;
  /** What the day is kept for; null on other days. */
  readonly holiday: string | null;
}

export interface MonthGrid {
  readonly year: number;
  readonly month: number;
  /** Five or six, each of seven days from Saturday. */
  readonly weeks: readonly (readonly GridDay[])[];
  /** A day of the month before and of the one after, to turn the page with. */
  readonly previous: string;
  readonly next: string;
}

const FRIDAY = 6;

/** The Jalali month that a day (YYYY-MM-DD) lies in, week by week; `holidays` gives the title of a day that is kept. */
export function monthGrid(
  day: string,
  { today, holidays }: { readonly today: string; readonly holidays: ReadonlyMap<string, string> },
): MonthGrid {
  const [first, last] = [firstOfJalaliMonth(day), lastOfJalaliMonth(day)];
  const { year, month } = toJalali(first);
  const lead = weekdayOf(first);
  const length = Math.ceil((lead + countDays({ from: first, to: last })) / 7);
  const weeks = Array.from({ length }, (_, week) =>
    Array.from({ length: 7 }, (_cell, weekday): GridDay => {
      const at = addDays(first, week * 7 + weekday - lead);
      return {
        day: at,
        dayOfMonth: toJalali(at).day,
        isInMonth: first <= at && at <= last,
        isToday: at === today,
        isFriday: weekday === FRIDAY,
        holiday: holidays.get(at) ?? null,
      };
    }),
  );
  return { year, month, weeks, previous: addDays(first, -1), next: addJalaliMonths(first, 1) };
}
