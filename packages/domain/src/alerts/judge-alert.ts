import { elapsedShare, getPace } from '#reports/reports.ts';
import type { Metric } from '#campaigns/goals.ts';
import { getGoal, getGoalShare, getUnitCost, type CampaignGoal } from '#campaigns/goals.ts';
import type { CampaignState } from '#campaigns/campaign-life.ts';
import { windowInstants, type PublishWindow } from '#campaigns/slots.ts';
import type { Toman } from '#money/money.ts';
import type { CampaignType } from '#platforms/platforms.ts';
import { COST_ALERTS, type AlertKind } from './alert-kinds.ts';

/** Alerts on a figure that may rise and fall; the others are events. */
export type FigureAlert = Extract<AlertKind, 'balance_low' | 'pace_behind' | keyof typeof COST_ALERTS | 'spent_early'>;
export type CampaignAlert = Exclude<FigureAlert, 'balance_low'>;

/** A campaign with the figures that its screens show. */
export interface WatchedCampaign extends PublishWindow, Readonly<Record<Metric, number>> {
  readonly campaign_type: CampaignType;
  readonly state: CampaignState;
  readonly goal_total_reach: number | null;
  /** Net cost so far, and what was bought. */
  readonly cost: Toman;
  readonly price: Toman;
  readonly discount: Toman;
}

/** Whether what an alert asks is true, and the figure that says so, in the unit of its threshold. */
export interface Judgement {
  readonly is_true: boolean;
  readonly figure: number;
}

const above = (figure: number, threshold: number | null): Judgement => ({ is_true: threshold !== null && figure > threshold, figure });

/** Whether the spendable money is below the threshold. */
export function judgeBalance(spendable: Toman, threshold: number | null): Judgement {
  return { is_true: threshold !== null && spendable < threshold, figure: spendable };
}

/**
 * Whether what an alert asks is true of a campaign at `now` (ms); null where there is nothing to judge: only campaigns on the air have a
 * pace and a price that may change. The figures are those of the report: goal, pace and price of a unit.
 */
export function judgeCampaign(kind: CampaignAlert, campaign: WatchedCampaign, threshold: number | null, now: number): Judgement | null {
  if (campaign.state !== 'PUBLISHING') return null;
  const goal = getGoal(campaign, campaign);
  const window = windowInstants(campaign);
  const elapsed = elapsedShare(now, window.from, window.to);
  if (kind === 'pace_behind') return judgePace(goal, elapsed, threshold);
  if (kind === 'spent_early') return judgeSpending(campaign, elapsed);
  if (COST_ALERTS[kind] !== goal.measure) return null;
  const unit_cost = getUnitCost(goal.measure, campaign.cost, goal.reached);
  return unit_cost === null ? null : above(unit_cost, threshold);
}

/** The figure is how many percent points the reached share of the goal is behind the share of the time. */
function judgePace(goal: CampaignGoal, elapsed: number, threshold: number | null): Judgement | null {
  const share = getGoalShare(goal);
  return share === null ? null : above(0 - getPace(share, elapsed, { of: 'goal' }).points, threshold);
}

/** The figure is the spent share in percent. */
function judgeSpending({ cost, price, discount }: WatchedCampaign, elapsed: number): Judgement | null {
  const net = price - discount;
  if (net <= 0) return null;
  return { is_true: getPace(cost / net, elapsed).verdict === 'spent_early', figure: Math.floor((cost / net) * 100) };
}
