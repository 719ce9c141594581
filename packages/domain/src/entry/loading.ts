/** At most one reload of the page for a part that could not be loaded within this time. */
const RELOAD_THROTTLE_MS = 60_000;

/** Whether a part of the page that failed to load reloads it, given when it did so last (ms); a broken memory counts as none. */
export function canReloadAgain(lastAt: number | null, now: number): boolean {
  if (lastAt === null || !Number.isFinite(lastAt)) return true;
  // A memory from the future is one of a clock that was set back.
  return lastAt > now || now - lastAt >= RELOAD_THROTTLE_MS;
}
