import type { CallAnswer } from '@jarchi/contract/types.ts';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { costSoFar, type PlacementLine } from '@jarchi/domain/money/captures.ts';
import { capturedSoFar } from '@jarchi/domain/money/ledger.ts';
import { costPerThousand } from '@jarchi/domain/publishers/estimates.ts';
import type { Bucket } from '@jarchi/domain/reports/buckets.ts';
import { clickRate, startOfTehranHour, type Metric } from '@jarchi/domain/reports/reports.ts';
import type { PaidUnits } from './reports.paid-hours.repository.ts';
import type { FigureRow } from './reports.repository.ts';

type Overview = CallAnswer<'reports', 'getOverview'>;
type Point = Overview['compared_series'][number];
type Totals = Omit<Overview['totals'], 'campaigns'>;

/** What decides the cost of a placement at any time. */
export interface CostedPlacement extends PlacementLine {
  readonly live_at: Date | null;
  readonly ended_at: Date | null;
  readonly availability_hours: number;
  /** For bought views or clicks; null where hours are bought. */
  readonly paid: PaidUnits | null;
}

export type MetricFigures = Readonly<Record<Metric, number>>;

/** Net cost of the views or clicks until an instant: an hour counts when it begins before that. */
function unitsCostBy(item: CostedPlacement, { bought, hours }: PaidUnits, at: number): number {
  const units = hours.reduce((sum, one) => (one.hour < at ? sum + one.units : sum), 0);
  return capturedSoFar(item.price - item.discount, units, bought);
}

/** Net cost of a placement between two instants; the parts of any split of time sum exactly. */
export function costBetween(item: CostedPlacement, from: number, to: number, now: number): number {
  const { paid } = item;
  if (paid) return unitsCostBy(item, paid, Math.min(to, now)) - unitsCostBy(item, paid, Math.min(from, now));
  const times = {
    live_at: item.live_at?.getTime() ?? null,
    ended_at: item.ended_at?.getTime() ?? null,
    availability_hours: item.availability_hours,
  };
  return costSoFar(item, times, Math.min(to, now)) - costSoFar(item, times, Math.min(from, now));
}

export function getTotals(figures: MetricFigures, cost: number): Totals {
  return {
    ...figures,
    cost,
    click_rate: clickRate(figures.clicks, figures.views),
    cost_per_thousand: costPerThousand(cost, figures.reach),
  };
}

function sumBy(rows: readonly FigureRow[], metric: Metric): number {
  return rows.reduce((sum, row) => (row.metric === metric ? sum + row.value : sum), 0);
}

export function sumFigures(rows: readonly FigureRow[]): Record<Metric, number> {
  return { reach: sumBy(rows, 'reach'), views: sumBy(rows, 'views'), clicks: sumBy(rows, 'clicks') };
}

/** The cost of placements in each bucket; the buckets are in order. */
function costByBucket(buckets: readonly Bucket[], placements: readonly CostedPlacement[], now: number): number[] {
  const costs = buckets.map(() => 0);
  for (const item of placements) {
    if (item.live_at === null) continue;
    const from = item.paid ? startOfTehranHour(item.live_at.getTime()) : item.live_at.getTime();
    const boughtUntil = item.paid ? Infinity : from + item.availability_hours * HOUR_MS;
    const until = Math.min(boughtUntil, item.ended_at?.getTime() ?? Infinity);
    for (const [index, bucket] of buckets.entries()) {
      if (bucket.from >= until) break;
      if (bucket.to > from) costs[index] = (costs[index] ?? 0) + costBetween(item, bucket.from, bucket.to, now);
    }
  }
  return costs;
}

/**
 * One point for each bucket: figures are null where nothing was measured or the bucket is in the future; cost is null only where such a
 * point has none.
 */
export function listPoints(
  buckets: readonly Bucket[],
  measured: ReadonlyMap<string, MetricFigures>,
  placements: readonly CostedPlacement[],
  now: number,
): Point[] {
  const costs = costByBucket(buckets, placements, now);
  return buckets.map(({ key, from }, index) => {
    const at = new Date(from).toISOString();
    const cost = costs[index] ?? 0;
    const figures = measured.get(key);
    if (!figures || from > now)
      return { at, reach: null, views: null, clicks: null, cost: cost === 0 ? null : cost, cost_per_thousand: null };
    const { reach, views, clicks } = figures;
    return { at, reach, views, clicks, cost, cost_per_thousand: costPerThousand(cost, reach) };
  });
}

export function listSeries(
  buckets: readonly Bucket[],
  rows: readonly FigureRow[],
  placements: readonly CostedPlacement[],
  now: number,
): Point[] {
  const byBucket = new Map<string, FigureRow[]>();
  for (const row of rows) {
    const list = byBucket.get(row.bucket);
    if (list) list.push(row);
    else byBucket.set(row.bucket, [row]);
  }
  const measured = new Map([...byBucket].map(([bucket, list]) => [bucket, sumFigures(list)]));
  return listPoints(buckets, measured, placements, now);
}
