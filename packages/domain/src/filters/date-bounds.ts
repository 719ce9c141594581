import type { DayRange } from '#calendar/day-range.ts';
import { presetRange } from '#reports/reports.ts';
import type { DateFilter } from './filters.ts';

/** The Tehran days of a date filter, both included; the last 7 days are today and the six before it. */
export function dateBounds(filter: DateFilter, today: string): DayRange {
  return filter.range === 'select' ? { from: filter.from, to: filter.to } : presetRange(filter.range, today);
}

/** A date filter as two parameters of a request: {key}__gte and {key}__lte. */
export function dateParameters<K extends string>(
  key: K,
  filter: DateFilter,
  today: string,
): Readonly<Record<`${K}__gte` | `${K}__lte`, string>> {
  const { from, to } = dateBounds(filter, today);
  return { [`${key}__gte`]: from, [`${key}__lte`]: to } as Record<`${K}__gte` | `${K}__lte`, string>;
}
