import { CalendarDate, GregorianCalendar, PersianCalendar, toCalendar } from '@internationalized/date';

// Apart from jalali.ts: formatting needs Intl alone, and pages that only show dates load no calendar.
const persian = new PersianCalendar();
const gregorian = new GregorianCalendar();

/** A Gregorian YYYY-MM-DD as a date in the Persian calendar. */
export function toPersianDate(day: string): CalendarDate {
  const [y = 0, m = 1, d = 1] = day.split('-').map(Number);
  return toCalendar(new CalendarDate(y, m, d), persian);
}

/** A date of any calendar as a Gregorian YYYY-MM-DD. */
export function toIsoDay(date: CalendarDate): string {
  return toCalendar(date, gregorian).toString();
}
