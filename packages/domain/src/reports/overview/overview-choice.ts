import type { DayRange } from '#calendar/day-range.ts';
import { CAMPAIGN_FILTER_FIELDS, type FilterField } from '#filters/filters.ts';
import { presetRange } from '#calendar/day-range.ts';

/** The filters for a comparison of campaigns; they are written like those of the list of campaigns. */
export const OVERVIEW_FILTER_FIELDS: readonly FilterField[] = CAMPAIGN_FILTER_FIELDS.filter(
  ({ key }) => key === 'media_type' || key === 'campaign_type',
);

/**
 * The days of a comparison (YYYY-MM-DD in Tehran): without an end, to today; without a beginning, the 30 days up to the end. The
 * beginning may come after the end.
 */
export function overviewRange(from: string | undefined, to: string | undefined, today: string): DayRange {
  const end = to ?? today;
  return from === undefined ? presetRange('last_30_days', end) : { from, to: end };
}
