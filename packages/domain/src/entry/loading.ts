/** What a failed load of the person's data leads to: another account's data sends to the login root, the rest is logged. */
export function decideLoadFailure(status: number): 'login_root' | 'log' {
  return status === 403 ? 'login_root' : 'log';
}

/** What the login root is told when it is reached that way. */
export function loginRootQuery(platform: string): { readonly plt: string; readonly type: 'adv' } {
  return { plt: platform, type: 'adv' };
}

/** At most one reload of the page for a part that could not be loaded within this time. */
const RELOAD_THROTTLE_MS = 60_000;

/** Whether a part of the page that failed to load reloads it, given when it did so last (ms); a broken memory counts as none. */
export function canReloadAgain(lastAt: number | null, now: number): boolean {
  if (lastAt === null || !Number.isFinite(lastAt)) return true;
  // A memory from the future is one of a clock that was set back.
  return lastAt > now || now - lastAt >= RELOAD_THROTTLE_MS;
}
