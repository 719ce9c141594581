import { listDays, getInstants, type DayRange } from '#calendar/day-range.ts';
import { HOUR_MS } from '#calendar/durations.ts';

/** The part of a range behind one point of a chart. */
export interface Bucket {
  /** Its first day (YYYY-MM-DD); for an hour the instant at which it begins, in ISO 8601. */
  readonly key: string;
  /** Instants in ms; `to` is excluded. */
  readonly from: number;
  readonly to: number;
}

const getBucket = (range: DayRange): Bucket => ({ key: range.from, ...getInstants(range) });

/** The hours of the days: 24 each, or 23 and 25 on days on which Tehran's clocks changed. */
export function hourBuckets(range: DayRange): Bucket[] {
  const { from, to } = getInstants(range);
  const buckets: Bucket[] = [];
  for (let hour = from; hour < to; hour += HOUR_MS) buckets.push({ key: new Date(hour).toISOString(), from: hour, to: hour + HOUR_MS });
  return buckets;
}

export function dayBuckets(range: DayRange): Bucket[] {
  return listDays(range).map((day) => getBucket({ from: day, to: day }));
}
