import type { CallAnswer } from '@jarchi/contract/types.ts';
import { getInstants } from '@jarchi/domain/calendar/day-range.ts';
import { getMeasure, getUnitCost } from '@jarchi/domain/campaigns/goals.ts';
import type { Bucket } from '@jarchi/domain/reports/buckets.ts';
import { listPrices } from '@jarchi/domain/reports/overview/measure-prices.ts';
import { METRICS, type Metric } from '@jarchi/domain/campaigns/goals.ts';
import { costBetween, listPoints, getTotals, type MetricFigures } from '../reports.figures.ts';
import type { ComparedRanges, FigureSums, OverviewCampaign, OverviewPlacement } from './reports.overview.repository.ts';

export type Overview = CallAnswer<'reports', 'getOverview'>;
export type ComparedCampaign = Overview['campaigns']['results'][number];
type CountedFigures = Overview['totals'];
type Platform = ComparedCampaign['media_type'];

/** What is read for a comparison of two ranges. */
export interface OverviewParts extends ComparedRanges {
  readonly sums: readonly FigureSums[];
  readonly placements: readonly OverviewPlacement[];
  /** Campaigns of both ranges. */
  readonly campaigns: readonly OverviewCampaign[];
  readonly now: number;
}

const NO_FIGURES: MetricFigures = { reach: 0, views: 0, clicks: 0 };

/** Each campaign with figures or cost in the range, or in the one before it. */
export function listCompared(parts: OverviewParts, when: 'now' | 'before'): ComparedCampaign[] {
  const { sums, placements, campaigns } = parts;
  const { from, to } = getInstants(when === 'now' ? parts.range : parts.compared_range);
  const isNow = when === 'now';
  const measured = new Map(
    sums.flatMap((row) => (row.campaign_id !== null && row.is_now === isNow ? [[row.campaign_id, row] as const] : [])),
  );
  const costs = new Map<number, number>();
  for (const item of placements) costs.set(item.campaign_id, (costs.get(item.campaign_id) ?? 0) + costBetween(item, from, to));
  return campaigns.flatMap((row) => {
    const figures = measured.get(row.id);
    const cost = costs.get(row.id) ?? 0;
    if (!figures && cost === 0) return [];
    const { reach, views, clicks } = figures ?? NO_FIGURES;
    const measure = getMeasure(row.campaign_type);
    const totals = getTotals({ reach, views, clicks }, cost);
    return [{ ...row, ...totals, measure, unit_cost: getUnitCost(measure, cost, totals[measure]) }];
  });
}

export function addCampaigns(rows: readonly ComparedCampaign[]): CountedFigures {
  const sumOf = (key: 'reach' | 'views' | 'clicks' | 'cost') => rows.reduce((sum, row) => sum + row[key], 0);
  const prices = listPrices(rows.map((row) => ({ measure: row.measure, cost: row.cost, reached: row[row.measure] })));
  const totals = getTotals({ reach: sumOf('reach'), views: sumOf('views'), clicks: sumOf('clicks') }, sumOf('cost'));
  return { ...totals, campaigns: rows.length, prices };
}

/** The rows grouped by one of their fields; the group with the most reach comes first, then the one with the highest cost. */
export function groupCampaigns<K extends 'media_type' | 'campaign_type'>(
  rows: readonly ComparedCampaign[],
  key: K,
): (CountedFigures & Pick<ComparedCampaign, K>)[] {
  const groups = new Map<ComparedCampaign[K], ComparedCampaign[]>();
  for (const row of rows) groups.set(row[key], [...(groups.get(row[key]) ?? []), row]);
  return [...groups]
    .map(([value, list]) => ({ ...addCampaigns(list), [key]: value }) as CountedFigures & Pick<ComparedCampaign, K>)
    .toSorted((a, b) => b.reach - a.reach || b.cost - a.cost || a[key].localeCompare(b[key]));
}

/** The sums of each bucket added up over the parts that are chosen. */
function sumBuckets(sums: OverviewParts['sums'], isPart: (row: FigureSums) => boolean): ReadonlyMap<string, MetricFigures> {
  const measured = new Map<string, MetricFigures>();
  for (const row of sums) {
    if (row.bucket === null || !isPart(row)) continue;
    const { reach, views, clicks } = measured.get(row.bucket) ?? NO_FIGURES;
    measured.set(row.bucket, { reach: reach + row.reach, views: views + row.views, clicks: clicks + row.clicks });
  }
  return measured;
}

/** Figures and cost of a platform in each bucket. */
export function platformSeries({ sums, placements, now }: OverviewParts, buckets: readonly Bucket[], platform: Platform) {
  const measured = sumBuckets(sums, ({ media_type }) => media_type === platform);
  const own = placements.filter(({ media_type }) => media_type === platform);
  return listPoints(buckets, measured, own, now);
}

/** Figures and cost of all platforms in each bucket of the range before. */
export function comparedSeries({ sums, placements, now }: OverviewParts, buckets: readonly Bucket[]): Overview['compared_series'] {
  const measured = sumBuckets(sums, ({ media_type }) => media_type !== null);
  return listPoints(buckets, measured, placements, now);
}

/** The price of a measure in each bucket; null where nothing was measured. */
export function unitCostSeries({ sums, placements, now }: OverviewParts, buckets: readonly Bucket[], measure: Metric): (number | null)[] {
  const measured = sumBuckets(sums, ({ campaign_type }) => campaign_type !== null && getMeasure(campaign_type) === measure);
  const own = placements.filter(({ campaign_type }) => getMeasure(campaign_type) === measure);
  return listPoints(buckets, measured, own, now).map((point) => {
    const reached = point[measure];
    return reached === null ? null : getUnitCost(measure, point.cost ?? 0, reached);
  });
}

const titles = new Intl.Collator('fa');

/**
 * Rows without a value come last in either direction; equal rows are ordered by id. Prices are compared within a measure only: people
 * come before views, and views before clicks.
 */
export function orderCampaigns(rows: readonly ComparedCampaign[], ordering: string): ComparedCampaign[] {
  const sign = ordering.startsWith('-') ? -1 : 1;
  const key = ordering.replace('-', '') as 'title' | Metric | 'cost' | 'unit_cost';
  return rows.toSorted((a, b) => {
    if (key === 'title') return sign * titles.compare(a.title, b.title) || a.id - b.id;
    const [left, right] = [a[key], b[key]];
    if (left === null || right === null) return Number(left === null) - Number(right === null) || a.id - b.id;
    const apart = key === 'unit_cost' ? METRICS.indexOf(a.measure) - METRICS.indexOf(b.measure) : 0;
    return apart || sign * (left - right) || a.id - b.id;
  });
}
