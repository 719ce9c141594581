import { CalendarDate, GregorianCalendar, PersianCalendar, toCalendar } from '@internationalized/date';

// Separate from jalali.ts: formatting needs only Intl, so pages that only show dates do not load a calendar.
const persian = new PersianCalendar();
const gregorian = new GregorianCalendar();

/** A Gregorian YYYY-MM-DD as a date in the Persian calendar. */
export function toPersianDate(day: string): CalendarDate {
  const at = new Date(`${day}T00:00:00Z`);
  return toCalendar(new CalendarDate(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()), persian);
}

/** A date of any calendar as a Gregorian YYYY-MM-DD. */
export function toIsoDay(date: CalendarDate): string {
  return toCalendar(date, gregorian).toString();
}

/** A Jalali year, month and day as a date; parts out of range become the nearest valid ones. */
export function getPersianDate(year: number, month: number, day: number): CalendarDate {
  return new CalendarDate(persian, year, month, day);
}
