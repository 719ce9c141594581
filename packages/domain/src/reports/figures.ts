import { divideHalfUp, spreadAmount } from '#money/money.ts';
import { costPerThousand } from '#publishers/estimates.ts';
import { clickRate, type Metric } from './reports.ts';

export type MetricFigures = Readonly<Record<Metric, number>>;

/** What follows from the figures and their cost; null where nobody was reached, saw or clicked. */
export interface DerivedFigures {
  /** Clicks per hundred views. */
  readonly click_rate: number | null;
  /** Toman for a thousand people reached, whole. */
  readonly cost_per_thousand: number | null;
  /** Toman for a click, whole. */
  readonly cost_per_click: number | null;
  /** Toman for one person reached, to a tenth. */
  readonly cost_per_reach: number | null;
  /** How often each person saw it. */
  readonly views_per_person: number | null;
}

export function deriveFigures(figures: MetricFigures, costToman: number): DerivedFigures {
  const { reach, views, clicks } = figures;
  return {
    click_rate: clickRate(clicks, views),
    cost_per_thousand: costPerThousand(costToman, reach),
    cost_per_click: clicks > 0 ? Math.round(costToman / clicks) : null,
    cost_per_reach: reach > 0 ? Math.round((costToman * 10) / reach) / 10 : null,
    views_per_person: reach > 0 ? views / reach : null,
  };
}

/** Parts of a whole in whole percent that add up to 100 by largest remainder; all 0 when there is nothing to share. Whole numbers from 0. */
export function wholePercents(parts: readonly number[]): number[] {
  return parts.every((part) => part === 0) ? parts.map(() => 0) : spreadAmount(100, parts);
}

/** A figure and what was paid for it: people and toman, both whole. */
export interface CostedVolume {
  readonly volume: number;
  readonly cost: number;
}

/** Why cost changed, in toman: by more volume at the earlier unit price, and by another unit price. */
export interface CostChange {
  readonly by_volume: number;
  readonly by_price: number;
}

/** Splits a change of cost so that both parts add up to it exactly; null when the earlier range has no unit price. */
export function splitCostChange(now: CostedVolume, before: CostedVolume): CostChange | null {
  if (before.volume <= 0) return null;
  const atEarlierPrice = Number(divideHalfUp(BigInt(before.cost) * BigInt(now.volume), BigInt(before.volume)));
  return { by_volume: atEarlierPrice - before.cost, by_price: now.cost - atEarlierPrice };
}
