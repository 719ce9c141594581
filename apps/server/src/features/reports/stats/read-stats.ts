import type { CallAnswer, ParsedInput } from '@jarchi/contract/types.ts';
import { getInstants, type DayRange } from '@jarchi/domain/calendar/day-range.ts';
import type { Metric } from '@jarchi/domain/campaigns/goals.ts';
import { costBetween, getTotals, listSeries, sumFigures, type FigureRow } from '../reports.figures.ts';
import { withUnitCost, type Report } from './open-report.ts';
import { paceFigures } from './pace.ts';
import type { ReportPlacement } from './stats.repository.ts';

export type Stats = CallAnswer<'reports', 'getStats'>;
type PublisherRow = Stats['publishers'][number];
type Ordering = ParsedInput<'reports', 'getStats'>['query']['ordering'];

/** Figures, series and publishers of a campaign over a range. */
export async function readStats(report: Report, ordering: Ordering): Promise<Stats> {
  const { campaign, placements, range, compared_range, campaign_range, granularity, measure, today, now, bucketsOf } = report;
  const figures = await report.readFigures(range);
  const compared = await report.readFigures(compared_range);
  const priced = <T extends Readonly<Record<Metric | 'cost', number | null>>>(of: T) => withUnitCost(measure, of);
  return {
    range,
    compared_range,
    campaign_range,
    today,
    granularity,
    totals: priced(sumTotals(range, figures, placements)),
    compared_totals: priced(sumTotals(compared_range, compared, placements)),
    series: listSeries(bucketsOf(range), figures, placements, now).map(priced),
    compared_series: listSeries(bucketsOf(compared_range), compared, placements, now).map(priced),
    publishers: sortRows(publisherRows(range, figures, placements).map(priced), ordering),
    pace: paceFigures(campaign, placements, now, today),
  };
}

export function sumTotals(range: DayRange, figures: readonly FigureRow[], placements: readonly ReportPlacement[]) {
  const { from, to } = getInstants(range);
  const cost = placements.reduce((sum, item) => sum + costBetween(item, from, to), 0);
  return getTotals(sumFigures(figures), cost);
}

export function publisherRows(
  range: DayRange,
  figures: readonly FigureRow[],
  placements: readonly ReportPlacement[],
): (Omit<PublisherRow, 'cost' | 'unit_cost'> & { readonly cost: number })[] {
  const { from, to } = getInstants(range);
  const byPlacement = new Map<number, FigureRow[]>();
  for (const row of figures) byPlacement.set(row.placement_id, [...(byPlacement.get(row.placement_id) ?? []), row]);
  return placements.map((item) => {
    const sums = sumFigures(byPlacement.get(item.id) ?? []);
    const cost = costBetween(item, from, to);
    return {
      placement_id: item.id,
      publisher_id: item.publisher_id,
      category_id: item.category_id,
      title: item.title,
      username: item.username,
      state: item.state,
      out_reason: item.out_reason,
      ...sums,
      cost,
    };
  });
}

/** As the screen sorts them: rows without a price come last in either direction. */
function sortRows(rows: readonly PublisherRow[], ordering: Ordering): PublisherRow[] {
  const key = ordering.replace(/^-/, '') as Metric | 'cost' | 'unit_cost';
  const sign = ordering.startsWith('-') ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [left, right] = [a[key], b[key]];
    if (left === null || right === null) return Number(left === null) - Number(right === null) || a.placement_id - b.placement_id;
    return sign * (left - right) || a.placement_id - b.placement_id;
  });
}
