import type { CampaignType } from '#platforms/platforms.ts';
import { costPerThousand } from '#money/money.ts';

/** The figure that each type of campaign is bought for and judged by. */
const MEASURES: Readonly<Record<CampaignType, Metric>> = { REACH: 'reach', INFLUENCE: 'reach', CPM: 'views', CPC: 'clicks' };

/** What one of goal_total_reach stands for: a person, a thousand views, a click. */
const GOAL_UNITS: Readonly<Record<Metric, number>> = { reach: 1, views: 1_000, clicks: 1 };

/** What a campaign is bought for, and how much of it there is. */
export interface CampaignGoal {
  readonly measure: Metric;
  /** People, views or clicks; null without a goal. */
  readonly target: number | null;
  /** The people, views or clicks so far. */
  readonly reached: number;
}

type Aimed = { readonly campaign_type: CampaignType; readonly goal_total_reach: number | null };

export function getMeasure(campaign_type: CampaignType): Metric {
  return MEASURES[campaign_type];
}

/** People, views or clicks of a goal as it is stored; null without a goal. */
export function toTarget(measure: Metric, goal_total_reach: number | null): number | null {
  return goal_total_reach === null || goal_total_reach <= 0 ? null : goal_total_reach * GOAL_UNITS[measure];
}

/** The target of a campaign in its own measure; null without a goal. */
export function getTarget({ campaign_type, goal_total_reach }: Aimed): number | null {
  return toTarget(MEASURES[campaign_type], goal_total_reach);
}

/** The goal of a campaign in its own measure. */
export function getGoal(campaign: Aimed, figures: Readonly<Record<Metric, number>>): CampaignGoal {
  const measure = MEASURES[campaign.campaign_type];
  return { measure, target: toTarget(measure, campaign.goal_total_reach), reached: figures[measure] };
}

/** How much of the goal there is, 1 for all of it; null without a goal. */
export function getGoalShare({ target, reached }: Pick<CampaignGoal, 'target' | 'reached'>): number | null {
  return target === null || target <= 0 ? null : reached / target;
}

export function isGoalReached(goal: Pick<CampaignGoal, 'target' | 'reached'>): boolean {
  return (getGoalShare(goal) ?? 0) >= 1;
}

/** Toman, rounded, for a thousand people, a thousand views or a click; null where there is none. */
export function getUnitCost(measure: Metric, costToman: number, reached: number): number | null {
  if (measure !== 'clicks') return costPerThousand(costToman, reached);
  return reached > 0 ? Math.round(costToman / reached) : null;
}

/** Goals of many campaigns, all of one measure. */
export interface GoalTotals {
  readonly goal: CampaignGoal;
  /** Of the campaigns that have a goal and of the others. */
  readonly all_reached: number;
}

/** The totals with one more campaign; null once measures differ, since people, views and clicks do not add up. */
export function addGoal(totals: GoalTotals | null | undefined, { measure, target, reached }: CampaignGoal): GoalTotals | null {
  if (totals === null || (totals !== undefined && totals.goal.measure !== measure)) return null;
  const before = totals ?? { goal: { target: null, reached: 0 }, all_reached: 0 };
  const goal =
    target === null
      ? { ...before.goal, measure }
      : { measure, target: (before.goal.target ?? 0) + target, reached: before.goal.reached + reached };
  return { goal, all_reached: before.all_reached + reached };
}

export const METRICS = ['reach', 'views', 'clicks'] as const;

export type Metric = (typeof METRICS)[number];
