import type { DayRange } from '#calendar/day-range.ts';
import { presetRange } from '#calendar/day-range.ts';
import type { DateFilter } from './filters.ts';

/** The Tehran days of a date filter, both included; the last 7 days are today and the six before it. */
export function dateBounds(filter: DateFilter, today: string): DayRange {
  return filter.range === 'select' ? { from: filter.from, to: filter.to } : presetRange(filter.range, today);
}
