import { toLatinDigits } from '#text/digits.ts';
import { isDay } from './day-range.ts';

const JALALI_YEAR = /^\s*1[34]\d\d(?!\d)/;

/** Whether a date begins with a year from 1300 to 1499: it is Jalali, and as a Gregorian one it would silently mean the Middle Ages. */
export function hasJalaliYear(text: string): boolean {
  return JALALI_YEAR.test(toLatinDigits(text));
}

type GivenDateIssue = 'jalali_year' | 'date_invalid';

/** Why a text is no Gregorian YYYY-MM-DD that somebody can mean; undefined when it is one. */
export function findDayIssue(text: string): GivenDateIssue | undefined {
  if (hasJalaliYear(text)) return 'jalali_year';
  return isDay(text) ? undefined : 'date_invalid';
}

/** Seconds may be left out. In an address an unencoded plus arrives as a space. */
const RFC_3339 = /^(\d{4}-\d\d-\d\d)[Tt]((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d)(\.\d+)?)?(?:[Zz]|([+\- ])((?:[01]\d|2[0-3]):[0-5]\d))$/;

/** The instant (ms) of a text of RFC 3339 with any offset; undefined when it is none, or when its year is Jalali. */
export function readInstant(text: string): number | undefined {
  const [, day, minutes, seconds = '00', fraction = '', sign = '+', offset = '00:00'] = RFC_3339.exec(text) ?? [];
  if (day === undefined || findDayIssue(day) !== undefined) return undefined;
  return Date.parse(`${day}T${minutes}:${seconds}${fraction.slice(0, 4)}${sign === '-' ? '-' : '+'}${offset}`);
}
