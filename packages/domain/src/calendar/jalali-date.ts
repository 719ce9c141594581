import { getPersianDate, toIsoDay, toPersianDate } from '#calendar/persian-date.ts';

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
  const date = getPersianDate(year, month, day);
  return date.year === year && date.month === month && date.day === day ? toIsoDay(date) : undefined;
}
