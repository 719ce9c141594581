import { toLatinDigits, toPersianDigits } from '#text/digits.ts';
import { fromJalali, toJalali } from './jalali-date.ts';

const FIRST_YEAR = 1300;
const LAST_YEAR = 1500;
const TYPED = /^\s*(\d{4})\s*[/.\-\u060d]\s*(\d{1,2})\s*[/.\-\u060d]\s*(\d{1,2})\s*$/;

/** «۱۴۰۵/۸/۱۲» or 1405-08-12, typed in any digits, as a Gregorian YYYY-MM-DD; undefined when 1300 to 1500 have no such day. */
export function parseJalali(text: string): string | undefined {
  const match = TYPED.exec(toLatinDigits(text).replace(/\p{Cf}/gu, ''));
  if (!match) return undefined;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  return year < FIRST_YEAR || year > LAST_YEAR ? undefined : fromJalali({ year, month, day });
}

/** A Gregorian YYYY-MM-DD as «۱۴۰۵/۰۸/۱۲», for typing. */
export function writeJalali(day: string): string {
  const { year, month, day: dayOfMonth } = toJalali(day);
  const pad = (part: number) => String(part).padStart(2, '0');
  return toPersianDigits(`${year}/${pad(month)}/${pad(dayOfMonth)}`);
}
