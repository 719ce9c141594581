import type { DayRange } from '#calendar/day-range.ts';
import { persianDateOf, toIsoDay, toPersianDate } from '#calendar/persian-date.ts';

export interface JalaliDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** A Gregorian YYYY-MM-DD as Jalali year, month and day. */
export function toJalali(day: string): JalaliDate {
  const date = toPersianDate(day);
  return { year: date.year, month: date.month, day: date.day };
}

/** A Jalali date as a Gregorian YYYY-MM-DD; undefined when the calendar has no such day. */
export function fromJalali({ year, month, day }: JalaliDate): string | undefined {
  if (![year, month, day].every(Number.isInteger)) return undefined;
  const date = persianDateOf(year, month, day);
  return date.year === year && date.month === month && date.day === day ? toIsoDay(date) : undefined;
}

/** 29, 30 or 31. */
export function daysInJalaliMonth(year: number, month: number): number {
  return persianDateOf(year, month, 31).day;
}

/** Whether Esfand of the year has 30 days. */
export function isJalaliLeapYear(year: number): boolean {
  return daysInJalaliMonth(year, 12) === 30;
}

/** A YYYY-MM-DD moved by Jalali months; a day that the month does not have becomes its last. */
export function addJalaliMonths(day: string, months: number): string {
  return toIsoDay(toPersianDate(day).add({ months }));
}

/** A YYYY-MM-DD moved by Jalali years; 30 Esfand becomes 29 in a common year. */
export function addJalaliYears(day: string, years: number): string {
  return toIsoDay(toPersianDate(day).add({ years }));
}

/** The first day (YYYY-MM-DD) of the Jalali month that a day lies in. */
export function firstOfJalaliMonth(day: string): string {
  return toIsoDay(toPersianDate(day).set({ day: 1 }));
}

/** The last day (YYYY-MM-DD) of the Jalali month that a day lies in. */
export function lastOfJalaliMonth(day: string): string {
  return toIsoDay(toPersianDate(day).set({ day: 31 }));
}

export interface JalaliMonthPart extends DayRange {
  readonly year: number;
  readonly month: number;
}

/** The Jalali months that a range touches, in order, each with those of its days that lie in the range. */
export function jalaliMonthsOf(range: DayRange): JalaliMonthPart[] {
  const parts: JalaliMonthPart[] = [];
  for (let from = range.from; from <= range.to; from = addJalaliMonths(firstOfJalaliMonth(from), 1)) {
    const { year, month } = toJalali(from);
    const last = lastOfJalaliMonth(from);
    parts.push({ year, month, from, to: last < range.to ? last : range.to });
  }
  return parts;
}
