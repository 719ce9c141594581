import { addDays, daysBetween, tehranDay, tehranInstant } from '#calendar/jalali.ts';

/** Before this share of the time has passed, a pace says nothing about the end. */
const LEAST_SHARE = 0.05;
/** Nor before so many hours: one evening's figures are no pace. */
const LEAST_MS = 6 * 3_600_000;
/** A goal that lies further behind the last day is not within sight. */
const IN_SIGHT_DAYS = 30;

/** What has run up since the start of a stretch of time. Instants in ms. */
export interface Progress {
  readonly soFar: number;
  readonly startedAt: number;
  readonly now: number;
  readonly endsAt: number;
}

/** Whether too little time has passed to tell the end from the pace: less than a twentieth of it, or less than six hours. */
export function isTooEarly({ startedAt, now, endsAt }: Omit<Progress, 'soFar'>): boolean {
  const passedMs = now - startedAt;
  return now < endsAt && (passedMs < LEAST_MS || passedMs < LEAST_SHARE * (endsAt - startedAt));
}

/** What will have run up at the end at the present pace, rounded; null when it is too early to say. */
export function projectFinish(progress: Progress): number | null {
  const { soFar, startedAt, now, endsAt } = progress;
  if (now >= endsAt) return soFar;
  if (isTooEarly(progress)) return null;
  return Math.round((soFar * (endsAt - startedAt)) / (now - startedAt));
}

/** The instant (ms) at which a target is met at the pace between two instants; null without a pace or a target. */
function targetInstant(soFar: number, target: number, startedAt: number, until: number): number | null {
  if (target <= 0 || soFar <= 0 || until <= startedAt) return null;
  return startedAt + (until - startedAt) * (target / soFar);
}

export type BudgetForecast =
  | { readonly kind: 'too_early' }
  /** The end comes first; `left_at_end` in toman at the present pace. */
  | { readonly kind: 'lasts'; readonly left_at_end: number }
  /** `at` in ms; in the past when it has run out already. */
  | { readonly kind: 'runs_out'; readonly at: number };

/** Whether a budget (toman, above zero) lasts until the end at the pace of what was spent so far, and if not, when it runs out. */
export function forecastBudget(spent: Progress, budget: number): BudgetForecast {
  const { soFar, startedAt, now, endsAt } = spent;
  const at = targetInstant(soFar, budget, startedAt, Math.min(now, endsAt));
  if (soFar >= budget && at !== null) return { kind: 'runs_out', at };
  const finish = projectFinish(spent);
  if (finish === null) return { kind: 'too_early' };
  return at === null || at >= endsAt ? { kind: 'lasts', left_at_end: budget - finish } : { kind: 'runs_out', at };
}

/**
 * The day (YYYY-MM-DD) on which a goal is reached if reach goes on as it has between two instants (ms), or null when that is not
 * within sight: 30 days after the last day.
 */
export function forecastGoalDay(
  reach: number,
  goal: number | null,
  { startedAt, until, lastDay }: { readonly startedAt: number; readonly until: number; readonly lastDay: string },
): string | null {
  const reachedAt = targetInstant(reach, goal ?? 0, startedAt, until);
  return reachedAt !== null && reachedAt < tehranInstant(addDays(lastDay, IN_SIGHT_DAYS + 1)) ? tehranDay(reachedAt) : null;
}

export interface GoalPace {
  readonly reach: number;
  readonly goal_total_reach: number | null;
  /** Share of the campaign's time that has passed, 0 to 1. */
  readonly elapsed: number;
  /** As forecastGoalDay gives it. */
  readonly goal_day: string | null;
}

export type GoalForecast =
  | { readonly kind: 'no_goal' | 'reached' | 'too_early' | 'missed' }
  /** Over; `share` of the goal, 0 to 1. */
  | { readonly kind: 'finished'; readonly share: number }
  | { readonly kind: 'on_time'; readonly day: string }
  | { readonly kind: 'early' | 'late'; readonly day: string; readonly days: number };

/** Where the reach is heading, against the campaign's last day (YYYY-MM-DD). */
export function forecastGoal(pace: GoalPace, lastDay: string): GoalForecast {
  const { reach, goal_total_reach: goal, goal_day: day, elapsed } = pace;
  if (goal === null || goal <= 0) return { kind: 'no_goal' };
  if (reach >= goal) return { kind: 'reached' };
  if (elapsed >= 1) return { kind: 'finished', share: reach / goal };
  if (reach <= 0 || elapsed < LEAST_SHARE) return { kind: 'too_early' };
  if (day === null) return { kind: 'missed' };
  const early = daysBetween(day, lastDay);
  if (early === 0) return { kind: 'on_time', day };
  return { kind: early > 0 ? 'early' : 'late', day, days: Math.abs(early) };
}
