/** Within this time a missing part reloads the page at most once. */
const RELOAD_THROTTLE_MS = 60_000;

/** Whether a part that failed to load may reload the page, given the last such reload (ms); an unreadable time counts as none. */
export function canReloadAgain(lastAt: number | null, now: number): boolean {
  if (lastAt === null || !Number.isFinite(lastAt)) return true;
  // A time in the future comes from a clock that was set back.
  return lastAt > now || now - lastAt >= RELOAD_THROTTLE_MS;
}
