import { toJalali } from '#calendar/jalali-date.ts';

/**
 * Public holidays of Iran with a fixed solar date, as month-day: Nowruz, 12 and 13 Farvardin, 14 and 15 Khordad, 22 Bahman, 29 Esfand (the
 * law of 1358 on public holidays, with its changes). Those of the lunar calendar are not here: the official calendar names their days for
 * one year at a time.
 */
const SOLAR_HOLIDAYS: ReadonlySet<string> = new Set(['1-1', '1-2', '1-3', '1-4', '1-12', '1-13', '3-14', '3-15', '11-22', '12-29']);

/** The holidays of every year that are known without a list. */
export const solarHolidays = {
  /** Whether a day (YYYY-MM-DD) is one. */
  has(day: string): boolean {
    const date = toJalali(day);
    return SOLAR_HOLIDAYS.has(`${date.month}-${date.day}`);
  },
};
