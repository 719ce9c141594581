import type { DayRange } from '#calendar/day-range.ts';
import { daysBetween } from '#calendar/jalali.ts';

export const MEASUREMENT_SOURCES = [
  'platform_api',
  'publisher_insight',
  'tracked_click',
  'operator_feed',
  'screenshot_proof',
  'simulation',
] as const;
export type MeasurementSource = (typeof MEASUREMENT_SOURCES)[number];

/** Hourly figures exist for this many days. */
const HOURLY_DAYS = 11;

/** Hourly only for a single day within the last 11 days, including today. */
export function getGranularity(range: DayRange, today: string): 'hourly' | 'daily' {
  const isOneDay = range.from === range.to;
  const age = daysBetween(range.from, today);
  return isOneDay && age >= 0 && age < HOURLY_DAYS ? 'hourly' : 'daily';
}

/** Clicks per hundred views; null without views. */
export function clickRate(clicks: number, views: number): number | null {
  return views > 0 ? (clicks / views) * 100 : null;
}

/** The change from an earlier figure in percent; null when that was 0. */
export function changePercent(now: number, before: number): number | null {
  return before > 0 ? ((now - before) / before) * 100 : null;
}

export type PaceVerdict = 'ahead' | 'on_pace' | 'behind' | 'far_behind' | 'spent_early' | 'goal_reached' | 'finished';

export interface Pace {
  /** Shares from 0 to 1. */
  readonly used: number;
  readonly elapsed: number;
  /** used − elapsed in whole percent points. */
  readonly points: number;
  readonly verdict: PaceVerdict;
}

export interface PaceOptions {
  readonly of?: 'spend' | 'goal';
  readonly isFinished?: boolean;
}

const ON_PACE_POINTS = 3;
const FAR_BEHIND_POINTS = 20;

/**
 * Spend, or the reached part of a goal, compared with time: within 3 points it is on pace; more than 20 points behind is a warning. All of
 * the money before the end is a warning too, all of the goal is not.
 */
export function getPace(used: number, elapsed: number, { of = 'spend', isFinished = false }: PaceOptions = {}): Pace {
  const points = Math.round((used - elapsed) * 100);
  let verdict: PaceVerdict = 'on_pace';
  if (isFinished) verdict = 'finished';
  else if (used >= 1 && elapsed < 1) verdict = of === 'spend' ? 'spent_early' : 'goal_reached';
  else if (points > ON_PACE_POINTS) verdict = 'ahead';
  else if (points < -FAR_BEHIND_POINTS) verdict = 'far_behind';
  else if (points < -ON_PACE_POINTS) verdict = 'behind';
  return { used, elapsed, points, verdict };
}

/** The share of a campaign's time that has passed, 0 to 1. */
export function elapsedShare(now: number, startsAt: number, endsAt: number): number {
  if (endsAt <= startsAt) return now >= endsAt ? 1 : 0;
  return Math.min(1, Math.max(0, (now - startsAt) / (endsAt - startsAt)));
}
