import type { Bucket } from './buckets.ts';
import type { MeasurementSource, Metric } from './reports.ts';

/** One figure of one placement in one Tehran hour. Append only: what is judged wrong stays, rejected with a reason. */
export interface Measurement {
  readonly placement_id: number;
  readonly metric: Metric;
  /** Start of the hour, ms. */
  readonly hour: number;
  readonly value: number;
  readonly source: MeasurementSource;
  /** ms. */
  readonly collected_at: number;
  readonly is_accepted: boolean;
  readonly reject_reason: string | null;
}

type Judged = Pick<Measurement, 'value' | 'is_accepted' | 'reject_reason'>;

/** The measurements that a report is made of: the accepted ones, or all of them. */
export function countedOf<M extends Pick<Measurement, 'is_accepted'>>(measured: readonly M[], only_accepted_ccs_for_cpm: boolean): M[] {
  return measured.filter(({ is_accepted }) => is_accepted || !only_accepted_ccs_for_cpm);
}

export interface JudgedFigure {
  /** accepted + rejected. */
  readonly raw: number;
  readonly accepted: number;
  readonly rejected: number;
  /** What was rejected, by its reason; '' where none was given. */
  readonly rejected_by_reason: ReadonlyMap<string, number>;
}

/** A figure opened into what counts and what does not. */
export function judgeFigure(measured: readonly Judged[]): JudgedFigure {
  const reasons = new Map<string, number>();
  let [accepted, rejected] = [0, 0];
  for (const { value, is_accepted, reject_reason } of measured) {
    if (is_accepted) accepted += value;
    else {
      rejected += value;
      const reason = reject_reason ?? '';
      reasons.set(reason, (reasons.get(reason) ?? 0) + value);
    }
  }
  return { raw: accepted + rejected, accepted, rejected, rejected_by_reason: reasons };
}

/** The place of the bucket that an instant lies in, among buckets in order; −1 outside all of them. */
function placeOf(at: number, buckets: readonly Bucket[]): number {
  let [low, high] = [0, buckets.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const { from, to } = buckets[middle]!;
    if (at < from) high = middle - 1;
    else if (at >= to) low = middle + 1;
    else return middle;
  }
  return -1;
}

/** The sum of each bucket's figures; null, a gap, where nothing was measured. Figures outside all buckets are left out. */
export function sumByBucket(buckets: readonly Bucket[], measured: readonly Pick<Measurement, 'hour' | 'value'>[]): (number | null)[] {
  const sums = buckets.map((): number | null => null);
  for (const { hour, value } of measured) {
    const place = placeOf(hour, buckets);
    if (place >= 0) sums[place] = (sums[place] ?? 0) + value;
  }
  return sums;
}

/** Sums so far; a gap before the last figure carries the sum on, what comes after it stays a gap. */
export function runningTotals(series: readonly (number | null)[]): (number | null)[] {
  const last = series.findLastIndex((value) => value !== null);
  let total = 0;
  return series.map((value, index) => {
    total += value ?? 0;
    return index > last ? null : total;
  });
}

/** Each point with the one at its place in an earlier series: null past that one's end; points of a longer one fall away. */
export function layUnder<P>(series: readonly P[], earlier: readonly P[]): { readonly now: P; readonly before: P | null }[] {
  return series.map((now, index) => ({ now, before: earlier[index] ?? null }));
}
