import { toLatinDigits, toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { toIsoDay, toPersianDate } from '@jarchi/domain/calendar/persian-date.ts';
import { CalendarDate, PersianCalendar } from '@internationalized/date';

const persian = new PersianCalendar();
const FIRST_YEAR = 1300;
const LAST_YEAR = 1500;

/** «۱۴۰۵/۸/۱۲» typed in any digits as a Gregorian YYYY-MM-DD; undefined when there is no such day. */
export function parseJalali(text: string): string | undefined {
  const match = /^\s*(\d{4})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*$/.exec(toLatinDigits(text));
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12 || day < 1) return undefined;
  const date = new CalendarDate(persian, year, month, day);
  return date.month === month && date.day === day ? toIsoDay(date) : undefined;
}

/** A Gregorian YYYY-MM-DD as «۱۴۰۵/۰۸/۱۲», for typing. */
export function writeJalali(day: string): string {
  const { year, month, day: dayOfMonth } = toPersianDate(day);
  const pad = (part: number) => String(part).padStart(2, '0');
  return toPersianDigits(`${year}/${pad(month)}/${pad(dayOfMonth)}`);
}
