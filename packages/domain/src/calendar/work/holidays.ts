import { refuse, succeed, type Result } from '#result.ts';
import { parseJalali } from '#calendar/jalali-text.ts';
import { toJalali } from '#calendar/jalali-date.ts';

/** A row of the holiday list that staff enter for each year. */
export interface HolidayEntry {
  /** A Jalali date, typed in any digits. */
  readonly date: string;
  /** The name of the holiday. */
  readonly title: string;
}

export const HOLIDAY_TITLE_LIMIT = 80;
/** A longer list is not a list of holidays. */
export const HOLIDAYS_LIMIT = 60;

/** `index` is the position of the row in the list, from 0. */
export type HolidayIssue =
  | { readonly code: 'too_many'; readonly limit: number }
  | { readonly code: 'date_invalid' | 'title_required'; readonly index: number }
  | { readonly code: 'other_year'; readonly index: number; readonly year: number }
  | { readonly code: 'duplicate_day'; readonly index: number; readonly first_index: number }
  | { readonly code: 'title_too_long'; readonly index: number; readonly limit: number };

/** Reads a Jalali year's list: titles by day (YYYY-MM-DD) in calendar order, or every issue of the list. */
export function readHolidays(year: number, entries: readonly HolidayEntry[]): Result<ReadonlyMap<string, string>, readonly HolidayIssue[]> {
  const issues: HolidayIssue[] = entries.length > HOLIDAYS_LIMIT ? [{ code: 'too_many', limit: HOLIDAYS_LIMIT }] : [];
  const indexes = new Map<string, number>();
  const titles: [string, string][] = [];
  for (const [index, entry] of entries.entries()) {
    const title = entry.title.trim();
    if (title === '') issues.push({ code: 'title_required', index });
    if (title.length > HOLIDAY_TITLE_LIMIT) issues.push({ code: 'title_too_long', index, limit: HOLIDAY_TITLE_LIMIT });
    const day = parseJalali(entry.date);
    if (day === undefined) {
      issues.push({ code: 'date_invalid', index });
      continue;
    }
    const first_index = indexes.get(day);
    if (first_index === undefined) indexes.set(day, index);
    else issues.push({ code: 'duplicate_day', index, first_index });
    const given = toJalali(day).year;
    if (given !== year) issues.push({ code: 'other_year', index, year: given });
    titles.push([day, title]);
  }
  if (issues.length > 0) return refuse(issues);
  return succeed(new Map(titles.toSorted(([a], [b]) => (a < b ? -1 : 1))));
}
