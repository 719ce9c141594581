import { DAY_MS } from '#calendar/durations.ts';

/** What an account may make of one kind in 24 hours is made. */
export interface DailyLimitReached {
  readonly code: 'daily_limit_reached';
  readonly limit: number;
  readonly retry_after_seconds: number;
}

/** Since when what was made counts, in milliseconds. */
export function startOfCounting(now: number): number {
  return now - DAY_MS;
}

/**
 * The refusal of one more, when the `limit`th latest was made at `nthLatestAt`, within the last 24 hours; undefined when it was not, or
 * fewer were made. Instants in milliseconds.
 */
export function checkDailyLimit(limit: number, nthLatestAt: number | undefined, now: number): DailyLimitReached | undefined {
  if (nthLatestAt === undefined || nthLatestAt <= startOfCounting(now)) return undefined;
  return { code: 'daily_limit_reached', limit, retry_after_seconds: Math.ceil((nthLatestAt + DAY_MS - now) / 1000) };
}
