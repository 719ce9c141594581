/** Toman for each thousand people reached; null where no one was reached. */
export interface Priced {
  readonly cost_per_thousand: number | null;
}

export interface PriceVerdict {
  readonly kind: 'cheaper' | 'dearer' | 'average';
  /** Difference from the average, in whole percent of the average. */
  readonly percent: number;
}

/** A price compared with the average; null without one of them. A difference of less than half a percent is average. */
export function judgePrice(cost_per_thousand: number | null, average: number | null): PriceVerdict | null {
  if (cost_per_thousand === null || average === null || average <= 0) return null;
  const percent = Math.round((Math.abs(cost_per_thousand - average) * 100) / average);
  if (percent === 0) return { kind: 'average', percent };
  return { kind: cost_per_thousand < average ? 'cheaper' : 'dearer', percent };
}

export interface BestAndWorst<Row> {
  readonly cheapest: Row;
  readonly dearest: Row;
}

/** The rows with the lowest and the highest price, the first of equals; null unless two prices differ. */
export function findBestAndWorst<Row extends Priced>(rows: readonly Row[]): BestAndWorst<Row> | null {
  const priced = rows.flatMap((row) => (row.cost_per_thousand === null ? [] : [{ row, price: row.cost_per_thousand }]));
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
