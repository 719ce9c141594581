import type { CallAnswer } from '@jarchi/contract/types.ts';
import type { Metric } from '@jarchi/domain/campaigns/goals.ts';
import { startOfTehranHour } from '@jarchi/domain/calendar/jalali.ts';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { getCostBy } from '@jarchi/domain/campaigns/placement-cost.ts';
import type { Bucket } from '@jarchi/domain/reports/buckets.ts';
import { clickRate } from '@jarchi/domain/reports/reports.ts';
import type { WithCost } from './reports.costs.repository.ts';

type Overview = CallAnswer<'reports', 'getOverview'>;
type Point = Overview['compared_series'][number];
type Totals = Omit<Overview['totals'], 'campaigns' | 'prices'>;

type Costed = WithCost<unknown>;

/** A measured figure of a placement in a day or an hour. */
export interface FigureRow {
  readonly placement_id: number;
  readonly metric: Metric;
  /** YYYY-MM-DD, or the start of an hour. */
  readonly bucket: string;
  readonly value: number;
}

export type MetricFigures = Readonly<Record<Metric, number>>;

/** Net cost of a placement between two instants; the parts of any split of time sum exactly. */
export function costBetween({ costed, hours }: Costed, from: number, to: number): number {
  return getCostBy(costed, hours, to) - getCostBy(costed, hours, from);
}

export function getTotals(figures: MetricFigures, cost: number): Totals {
  return {
    ...figures,
    cost,
    click_rate: clickRate(figures.clicks, figures.views),
  };
}

function sumBy(rows: readonly FigureRow[], metric: Metric): number {
  return rows.reduce((sum, row) => (row.metric === metric ? sum + row.value : sum), 0);
}

export function sumFigures(rows: readonly FigureRow[]): Record<Metric, number> {
  return { reach: sumBy(rows, 'reach'), views: sumBy(rows, 'views'), clicks: sumBy(rows, 'clicks') };
}

/** When the cost of a placement begins and ends to change (ms); undefined if it has none. */
function spanOf({ costed }: Costed): { readonly from: number; readonly until: number } | undefined {
  const { live_at, ended_at, out_at, stopped_at, bought, isByUnits, share } = costed;
  const begun = live_at ?? out_at;
  if (begun === null) return undefined;
  const from = isByUnits ? startOfTehranHour(begun) : begun;
  if (share === 'closed') return { from, until: ended_at ?? stopped_at ?? begun };
  return { from, until: isByUnits ? Infinity : begun + bought * HOUR_MS };
}

/** The cost of placements in each bucket; each bucket begins where the one before ends. */
export function costByBucket(buckets: readonly Bucket[], placements: readonly Costed[]): number[] {
  const costs = buckets.map(() => 0);
  for (const item of placements) {
    const span = spanOf(item);
    if (!span) continue;
    let before: number | undefined;
    for (const [index, { from, to }] of buckets.entries()) {
      if (from > span.until) break;
      if (to <= span.from) continue;
      before ??= getCostBy(item.costed, item.hours, from);
      const after = getCostBy(item.costed, item.hours, to);
      costs[index] = (costs[index] ?? 0) + after - before;
      before = after;
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
  placements: readonly Costed[],
  now: number,
): Point[] {
  const costs = costByBucket(buckets, placements);
  return buckets.map(({ key, from }, index) => {
    const at = new Date(from).toISOString();
    const cost = costs[index] ?? 0;
    const figures = measured.get(key);
    if (!figures || from > now) return { at, reach: null, views: null, clicks: null, cost: cost === 0 ? null : cost };
    const { reach, views, clicks } = figures;
    return { at, reach, views, clicks, cost };
  });
}

export function listSeries(buckets: readonly Bucket[], rows: readonly FigureRow[], placements: readonly Costed[], now: number): Point[] {
  const byBucket = new Map<string, FigureRow[]>();
  for (const row of rows) {
    const list = byBucket.get(row.bucket);
    if (list) list.push(row);
    else byBucket.set(row.bucket, [row]);
  }
  const measured = new Map([...byBucket].map(([bucket, list]) => [bucket, sumFigures(list)]));
  return listPoints(buckets, measured, placements, now);
}
