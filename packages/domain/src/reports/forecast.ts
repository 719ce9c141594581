import { getGoalShare, type CampaignGoal } from '#campaigns/goals.ts';
import { addDays, daysBetween, tehranDay, tehranInstant } from '#calendar/jalali.ts';

/** Before this share of the time has passed, the pace is no basis for a forecast. */
const LEAST_SHARE = 0.05;
/** A goal that would be reached later than this many days after the last day is out of sight. */
const IN_SIGHT_DAYS = 30;

/** The instant (ms) at which a target is reached at the pace between two instants; null without a pace or a target. */
function targetInstant(soFar: number, target: number, startedAt: number, until: number): number | null {
  if (target <= 0 || soFar <= 0 || until <= startedAt) return null;
  return startedAt + (until - startedAt) * (target / soFar);
}

/**
 * The day (YYYY-MM-DD) on which a goal is reached at the pace between two instants (ms); null when that is more than 30 days after the
 * last day.
 */
export function forecastGoalDay(
  { target, reached }: Pick<CampaignGoal, 'target' | 'reached'>,
  { startedAt, until, lastDay }: { readonly startedAt: number; readonly until: number; readonly lastDay: string },
): string | null {
  const reachedAt = targetInstant(reached, target ?? 0, startedAt, until);
  return reachedAt !== null && reachedAt < tehranInstant(addDays(lastDay, IN_SIGHT_DAYS + 1)) ? tehranDay(reachedAt) : null;
}

export interface GoalPace {
  readonly goal: Pick<CampaignGoal, 'target' | 'reached'>;
  /** Share of the campaign's time that has passed, 0 to 1. */
  readonly elapsed: number;
  /** The result of forecastGoalDay. */
  readonly goal_day: string | null;
}

export type GoalForecast =
  | { readonly kind: 'no_goal' | 'reached' | 'too_early' | 'missed' }
  /** The campaign is over; `share` of the goal, 0 to 1. */
  | { readonly kind: 'finished'; readonly share: number }
  | { readonly kind: 'on_time'; readonly day: string }
  | { readonly kind: 'early' | 'late'; readonly day: string; readonly days: number };

/** The day on which the goal is expected, compared with the campaign's last day (YYYY-MM-DD). */
export function forecastGoal(pace: GoalPace, lastDay: string): GoalForecast {
  const { goal, goal_day: day, elapsed } = pace;
  const share = getGoalShare(goal);
  if (share === null) return { kind: 'no_goal' };
  if (share >= 1) return { kind: 'reached' };
  if (elapsed >= 1) return { kind: 'finished', share };
  if (share <= 0 || elapsed < LEAST_SHARE) return { kind: 'too_early' };
  if (day === null) return { kind: 'missed' };
  const early = daysBetween(day, lastDay);
  if (early === 0) return { kind: 'on_time', day };
  return { kind: early > 0 ? 'early' : 'late', day, days: Math.abs(early) };
}
