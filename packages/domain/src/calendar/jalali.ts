import { DAY_MS, HOUR_MS } from './durations.ts';

const TEHRAN = 'Asia/Tehran';

const getUtc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

type Instant = number | Date;
type Parts = Record<Intl.DateTimeFormatPartTypes, string>;

/** Returns a function that formats an instant into the parts that the options ask for; the other parts are missing. */
function getParts(options: Intl.DateTimeFormatOptions, locale = 'fa-IR-u-ca-persian-nu-arabext') {
  const format = new Intl.DateTimeFormat(locale, { timeZone: TEHRAN, ...options });
  return (at: Instant): Parts => {
    const parts = {} as Parts;
    for (const part of format.formatToParts(at)) parts[part.type] = part.value;
    return parts;
  };
}

// ICU's Persian patterns put the year first («۱۴۰۵ مهر ۴»), so the parts are put together here.
const longParts = getParts({ day: 'numeric', month: 'long', year: 'numeric', weekday: 'long' });
const numericParts = getParts({ day: '2-digit', month: '2-digit', year: 'numeric' });
const timeParts = getParts({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** «۱۹ آبان» */
export function formatDayMonth(at: Instant): string {
  const p = longParts(at);
  return `${p.day} ${p.month}`;
}

/** «۱۹ آبان ۱۴۰۵» */
export function formatDate(at: Instant): string {
  const p = longParts(at);
  return `${p.day} ${p.month} ${p.year}`;
}

/** «سه‌شنبه ۱۹ آبان» */
export function formatWeekdayDayMonth(at: Instant): string {
  const p = longParts(at);
  return `${p.weekday} ${p.day} ${p.month}`;
}

/** «سه‌شنبه ۱۹ آبان ۱۴۰۵» */
export function formatFullDate(at: Instant): string {
  const p = longParts(at);
  return `${p.weekday} ${p.day} ${p.month} ${p.year}`;
}

/** «آبان ۱۴۰۵» */
export function formatMonthYear(at: Instant): string {
  const p = longParts(at);
  return `${p.month} ${p.year}`;
}

/** The Jalali day of the month alone: «۱۹» */
export function formatDay(at: Instant): string {
  return longParts(at).day;
}

/** The Jalali year: «۱۴۰۵» */
export function formatYear(at: Instant): string {
  return longParts(at).year;
}

/** «۱۴۰۵/۰۸/۱۹», for exports. */
export function formatNumericDate(at: Instant): string {
  const p = numericParts(at);
  return `${p.year}/${p.month}/${p.day}`;
}

/** «۱۹-۰۸-۱۴۰۵», the day first, as validators write a limit. */
export function formatDashedDate(at: Instant): string {
  const p = numericParts(at);
  return `${p.day}-${p.month}-${p.year}`;
}

/** «۱۸:۰۰» in Tehran. */
export function formatTime(at: Instant): string {
  const p = timeParts(at);
  return `${p.hour}:${p.minute}`;
}

/** The Tehran day of an instant as YYYY-MM-DD (Gregorian), the key that reports group by. */
export function tehranDay(at: Instant): string {
  return new Date(Number(at) + tehranOffsetMs(Number(at))).toISOString().slice(0, 10);
}

/** The hour of the day in Tehran, 0 to 23. */
export function tehranHour(at: Instant): number {
  return new Date(Number(at) + tehranOffsetMs(Number(at))).getUTCHours();
}

/** The instant (ms) at which a Tehran day begins; hour 0 to 24 moves it within the day. Follows daylight saving (before 1401). */
export function tehranInstant(day: string, hour = 0): number {
  const asUtc = getUtc(day) + hour * HOUR_MS;
  let guess = asUtc - tehranOffsetMs(asUtc);
  guess = asUtc - tehranOffsetMs(guess);
  return guess;
}

const offsetParts = getParts(
  {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  },
  'en-US-u-ca-gregory-nu-latn',
);

// Offsets change only on quarter hours; asking Intl takes microseconds, which would slow down lists of dates.
const QUARTER_MS = 900_000;
const CACHED_QUARTERS = 20_000;
const offsets = new Map<number, number>();

function tehranOffsetMs(at: number): number {
  const quarter = Math.floor(at / QUARTER_MS);
  const known = offsets.get(quarter);
  if (known !== undefined) return known;
  const p = offsetParts(at);
  const local = Date.UTC(Number(p.year), Number(p.month) - 1, Number(p.day), Number(p.hour), Number(p.minute), Number(p.second));
  const offset = local - Math.floor(at / 1000) * 1000;
  if (offsets.size >= CACHED_QUARTERS) offsets.clear();
  offsets.set(quarter, offset);
  return offset;
}

/** YYYY-MM-DD moved by whole days. */
export function addDays(day: string, days: number): string {
  return new Date(getUtc(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one YYYY-MM-DD to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (getUtc(to) - getUtc(from)) / DAY_MS;
}

/** The day of the week of a YYYY-MM-DD: 0 for Saturday to 6 for Friday. */
export function getWeekday(day: string): number {
  return (new Date(getUtc(day)).getUTCDay() + 1) % 7;
}

/** The start (ms) of the Tehran hour of an instant. */
export function startOfTehranHour(at: number): number {
  const midnight = tehranInstant(tehranDay(at));
  return midnight + Math.floor((at - midnight) / HOUR_MS) * HOUR_MS;
}
