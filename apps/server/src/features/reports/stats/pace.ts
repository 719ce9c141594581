import type { CallAnswer } from '@jarchi/contract/types.ts';
import { getGoal, isGoalReached } from '@jarchi/domain/campaigns/goals.ts';
import { daysBetween } from '@jarchi/domain/calendar/jalali.ts';
import { windowInstants } from '@jarchi/domain/campaigns/slots.ts';
import { forecastGoalDay } from '@jarchi/domain/reports/forecast.ts';
import { elapsedShare } from '@jarchi/domain/reports/reports.ts';
import type { ReportCampaign, ReportPlacement } from './stats.repository.ts';

type Pace = CallAnswer<'reports', 'getStats'>['pace'];

/** Figures of the whole campaign so far, against its time. */
export function paceFigures(row: ReportCampaign, placements: readonly ReportPlacement[], now: number, today: string): Pace {
  const window = windowInstants(row);
  const startedAt = placements.reduce((min, item) => Math.min(min, item.live_at?.getTime() ?? Infinity), Infinity);
  return {
    cost: row.cost,
    price: row.price - row.discount,
    reach: row.reach,
    goal_total_reach: row.goal_total_reach,
    goal: getGoal(row, row),
    elapsed: elapsedShare(now, window.from, window.to),
    days_left: Math.max(0, daysBetween(today, row.publish_period_end)),
    goal_day: findGoalDay(row, placements, startedAt, now),
  };
}

/** The figures of a campaign that is over no longer grow: its goal day is the day on which it reached the goal, if it did. */
function findGoalDay(row: ReportCampaign, placements: readonly ReportPlacement[], startedAt: number, now: number): string | null {
  const { publish_period_end } = row;
  const goal = getGoal(row, row);
  if (row.state !== 'INACTIVE') return forecastGoalDay(goal, { startedAt, until: now, lastDay: publish_period_end });
  const endedAt = placements.reduce((max, item) => Math.max(max, item.ended_at?.getTime() ?? 0), 0);
  return isGoalReached(goal) ? forecastGoalDay(goal, { startedAt, until: endedAt, lastDay: publish_period_end }) : null;
}
