import { SECOND_MS } from './durations.ts';

/** Clocks of two servers differ by less. */
export const CLOCK_SKEW_MS = 5 * SECOND_MS;

/** Whether an instant was stored before the clock was set back: it does not count. Instants in ms. */
export function isAhead(at: number, now: number): boolean {
  return at > now + CLOCK_SKEW_MS;
}

/** What is left of a wait that began at an instant, in ms: never more than its length, and nothing if its beginning is still ahead. */
export function findWaitMs(from: number, lengthMs: number, now: number): number {
  return isAhead(from, now) ? 0 : Math.max(0, Math.min(from, now) + lengthMs - now);
}
