import { DAY_MS } from '#calendar/durations.ts';
import { findWaitMs } from '#calendar/waits.ts';

/** The account has reached its limit of one kind for 24 hours. */
export interface DailyLimitReached {
  readonly code: 'daily_limit_reached';
  readonly limit: number;
  readonly retry_after_seconds: number;
}

/** What was made after this instant (ms) counts. */
export function startOfCounting(now: number): number {
  return now - DAY_MS;
}

/**
 * Refuses another one when the `limit`th latest was made at `nthLatestAt`, within the last 24 hours; undefined when it is older, or fewer
 * were made. Instants in milliseconds.
 */
export function checkDailyLimit(limit: number, nthLatestAt: number | undefined, now: number): DailyLimitReached | undefined {
  const leftMs = nthLatestAt === undefined ? 0 : findWaitMs(nthLatestAt, DAY_MS, now);
  return leftMs === 0 ? undefined : { code: 'daily_limit_reached', limit, retry_after_seconds: Math.ceil(leftMs / 1000) };
}
