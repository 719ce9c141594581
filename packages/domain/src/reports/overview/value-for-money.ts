import type { Metric } from '#campaigns/goals.ts';
import { findPrice, type MeasurePrice } from './measure-prices.ts';

export interface PriceVerdict {
  readonly kind: 'cheaper' | 'dearer' | 'average';
  /** Difference from the average, in whole percent of the average. */
  readonly percent: number;
}

/** A price compared with the average; null without one of them. A difference of less than half a percent is average. */
export function judgePrice(unit_cost: number | null, average: number | null): PriceVerdict | null {
  if (unit_cost === null || average === null || average <= 0) return null;
  const percent = Math.round((Math.abs(unit_cost - average) * 100) / average);
  if (percent === 0) return { kind: 'average', percent };
  return { kind: unit_cost < average ? 'cheaper' : 'dearer', percent };
}

/** The average price of a measure, for a row to be compared with; null where the row is all there is. */
export function findAverage({ measure, cost, reached }: MeasurePrice, totals: readonly MeasurePrice[]): number | null {
  const total = findPrice(totals, measure);
  return total === undefined || (total.cost === cost && total.reached === reached) ? null : total.unit_cost;
}

export interface BestAndWorst<Row> {
  readonly cheapest: Row;
  readonly dearest: Row;
}

/** The rows with the lowest and the highest price of a measure, the first of equals; null unless two prices differ. */
export function findBestAndWorst<Row extends { readonly prices: readonly MeasurePrice[] }>(
  rows: readonly Row[],
  measure: Metric,
): BestAndWorst<Row> | null {
  const priced = rows.flatMap((row) => {
    const price = findPrice(row.prices, measure)?.unit_cost ?? null;
    return price === null ? [] : [{ row, price }];
  });
  const [first] = priced;
  if (!first) return null;
  const cheapest = priced.reduce((best, other) => (other.price < best.price ? other : best), first);
  const dearest = priced.reduce((worst, other) => (other.price > worst.price ? other : worst), first);
  return cheapest.price === dearest.price ? null : { cheapest: cheapest.row, dearest: dearest.row };
}

/** Each part as a share of the whole, 0 to 1; all 0 when there is no whole. */
export function listShares(parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => (whole > 0 ? part / whole : 0));
}
