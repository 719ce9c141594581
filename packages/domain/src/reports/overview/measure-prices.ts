import { getUnitCost } from '#campaigns/goals.ts';
import { METRICS, type Metric } from '#campaigns/goals.ts';

/** The cost of campaigns with one measure, in toman, and the people, views or clicks that they brought. */
export interface MeasureSum {
  readonly measure: Metric;
  readonly cost: number;
  readonly reached: number;
}

export interface MeasurePrice extends MeasureSum {
  /** Toman for a thousand people, a thousand views or a click; null where there is none. */
  readonly unit_cost: number | null;
}

/** A price for each measure of the campaigns: people, views and clicks do not add up. */
export function listPrices(campaigns: readonly MeasureSum[]): MeasurePrice[] {
  return METRICS.flatMap((measure) => {
    const own = campaigns.filter((one) => one.measure === measure);
    if (own.length === 0) return [];
    const cost = own.reduce((sum, one) => sum + one.cost, 0);
    const reached = own.reduce((sum, one) => sum + one.reached, 0);
    return [{ measure, cost, reached, unit_cost: getUnitCost(measure, cost, reached) }];
  });
}

export function findPrice(prices: readonly MeasurePrice[], measure: Metric): MeasurePrice | undefined {
  return prices.find((price) => price.measure === measure);
}

/** The measure of the campaigns that cost most together; undefined without campaigns. */
export function findMainMeasure(prices: readonly MeasurePrice[]): Metric | undefined {
  return prices.toSorted((a, b) => b.cost - a.cost)[0]?.measure;
}

/**
 * The share of each row in the results, 0 to 1: its share of each measure, weighted by what the campaigns of that measure cost. A row whose
 * share of the results is larger than its share of the cost is cheaper than the average of its measures.
 */
export function listResultShares(rows: readonly (readonly MeasurePrice[])[]): number[] {
  const found = listPrices(rows.flat()).filter(({ reached }) => reached > 0);
  const whole = found.reduce((sum, { cost }) => sum + cost, 0);
  const weightOf = ({ cost }: MeasurePrice) => (whole > 0 ? cost / whole : 1 / found.length);
  return rows.map((prices) =>
    found.reduce((sum, total) => sum + (weightOf(total) * (findPrice(prices, total.measure)?.reached ?? 0)) / total.reached, 0),
  );
}
