import type { CallAnswer } from '@jarchi/contract/types.ts';
import { costSoFar } from '@jarchi/domain/money/captures.ts';
import { costPerThousand } from '@jarchi/domain/publishers/estimates.ts';
import type { Bucket } from '@jarchi/domain/reports/buckets.ts';
import { clickRate, type Metric } from '@jarchi/domain/reports/reports.ts';
import type { FigureRow, ReportPlacement } from './reports.repository.ts';

type Stats = CallAnswer<'reports', 'getStats'>;
type Point = Stats['series'][number];
type Totals = Stats['totals'];

/** Net cost that a placement ran up between two instants; over any split of time the parts sum exactly. */
export function costBetween(item: ReportPlacement, from: number, to: number, now: number): number {
  const times = {
    live_at: item.live_at?.getTime() ?? null,
    ended_at: item.ended_at?.getTime() ?? null,
    availability_hours: item.availability_hours,
  };
  return costSoFar(item, times, Math.min(to, now)) - costSoFar(item, times, Math.min(from, now));
}

export function totalsOf(figures: Readonly<Record<Metric, number>>, cost: number): Totals {
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

/** One point for each bucket: figures are null where nothing was measured, money is known all the same; what lies ahead is null. */
export function seriesOf(
  buckets: readonly Bucket[],
  rows: readonly FigureRow[],
  placements: readonly ReportPlacement[],
  now: number,
): Point[] {
  const byBucket = new Map<string, FigureRow[]>();
  for (const row of rows) {
    const list = byBucket.get(row.bucket);
    if (list) list.push(row);
    else byBucket.set(row.bucket, [row]);
  }
  return buckets.map(({ key, from, to }) => {
    const at = new Date(from).toISOString();
    const measured = byBucket.get(key);
    const cost = placements.reduce((sum, item) => sum + costBetween(item, from, to, now), 0);
    if (!measured || from > now)
      return { at, reach: null, views: null, clicks: null, cost: cost === 0 ? null : cost, cost_per_thousand: null };
    const figures = sumFigures(measured);
    return { at, ...figures, cost, cost_per_thousand: costPerThousand(cost, figures.reach) };
  });
}
