import { countDays, rangeBetween, type DayRange } from '#calendar/day-range.ts';
import { CAMPAIGN_FILTER_FIELDS, type FilterField } from '#filters/filters.ts';
import { presetRange } from '#reports/reports.ts';

/** What a comparison of campaigns may be narrowed by; the texts are those of the list of campaigns. */
export const OVERVIEW_FILTER_FIELDS: readonly FilterField[] = CAMPAIGN_FILTER_FIELDS.filter(
  ({ key }) => key === 'media_type' || key === 'campaign_type',
);

/** The days of a comparison (YYYY-MM-DD in Tehran): to today when no end is given, the 30 days up to the end when no beginning is. */
export function overviewRange(from: string | undefined, to: string | undefined, today: string): DayRange {
  const end = to ?? today;
  return from === undefined ? presetRange('last_30_days', end) : rangeBetween(from, end);
}

const LONGEST_DAYS = 366;

/** A report spans a year at most, in days that the store's calendar and its neighbours' have. */
export function isReadableRange(range: DayRange): boolean {
  return range.from >= '2000-01-01' && range.to <= '2100-12-31' && countDays(range) <= LONGEST_DAYS;
}
