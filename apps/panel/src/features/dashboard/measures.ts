import { measuresFa } from '@jarchi/domain/campaigns/goal-words.fa.ts';
import { findMainMeasure, type MeasurePrice } from '@jarchi/domain/reports/overview/measure-prices.ts';
import type { Metric } from '@jarchi/domain/campaigns/goals.ts';
import { formatScaledText } from '@jarchi/ui/format/format.ts';
import type { ComparedCampaign, Overview } from '#data/reports/reports.ts';
import { dashboardFa as fa } from './dashboard.fa.ts';

type Totals = Pick<Overview['totals'], 'prices'>;
type Results = Readonly<Record<Metric, number>> & Totals;

/** The measure of all campaigns; undefined where they have several. */
export function findOnlyMeasure({ prices }: Totals): Metric | undefined {
  return prices.length > 1 ? undefined : getMainMeasure({ prices });
}

/** The measure whose price the tile and the sentence tell. */
export function getMainMeasure({ prices }: Totals): Metric {
  return findMainMeasure(prices) ?? 'reach';
}

/** The measures of campaigns. */
export function listMeasures({ prices }: Totals): readonly Metric[] {
  return prices.length === 0 ? ['reach'] : prices.map(({ measure }) => measure);
}

/** «۲۱۴ هزار دسترسی», for each measure of the campaigns. */
export function listResults(row: Results): string[] {
  return listMeasures(row).map((measure) => fa.result(formatScaledText(row[measure]), measuresFa[measure].title));
}

/** The heading of prices. */
export function getPriceTitle(totals: Totals): string {
  const only = findOnlyMeasure(totals);
  return only ? measuresFa[only].unitCost : fa.unitCost;
}

/** The heading of results. */
export function getResultTitle(totals: Totals): string {
  const only = findOnlyMeasure(totals);
  return only ? measuresFa[only].title : fa.results;
}

export function priceOfCampaign(row: ComparedCampaign): MeasurePrice {
  const { measure, cost, unit_cost } = row;
  return { measure, cost, reached: row[measure], unit_cost };
}
