import { changePercent } from '#reports/reports.ts';
import type { Metric } from '#campaigns/goals.ts';

/** The figures of a report that have a change: measured ones, the cost, and what is computed from them. */
export type FigureKey = Metric | 'cost' | 'unit_cost';

export interface FigureChange {
  /** Size of the change in percent, never below zero. */
  readonly percent: number;
  readonly trend: 'up' | 'down' | 'flat';
  /** By meaning, not direction: a lower cost of a unit is good, a higher cost is neither. */
  readonly tone: 'good' | 'bad' | 'neutral';
}

const GOOD_TREND: Readonly<Record<FigureKey, 'up' | 'down' | undefined>> = {
  reach: 'up',
  views: 'up',
  clicks: 'up',
  cost: undefined,
  unit_cost: 'down',
};

/** Less than this counts as no change. */
const FLAT_PERCENT = 0.5;

/** The change of a figure from the previous range; null where either is missing or the previous one is 0. */
export function judgeChange(key: FigureKey, now: number | null, before: number | null): FigureChange | null {
  const change = now === null || before === null ? null : changePercent(now, before);
  if (change === null) return null;
  const percent = Math.abs(change);
  if (percent < FLAT_PERCENT) return { percent, trend: 'flat', tone: 'neutral' };
  const trend = change > 0 ? 'up' : 'down';
  const good = GOOD_TREND[key];
  if (good === undefined) return { percent, trend, tone: 'neutral' };
  return { percent, trend, tone: good === trend ? 'good' : 'bad' };
}
