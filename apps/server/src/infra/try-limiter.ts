export interface TryLimit {
  readonly limit: number;
  readonly windowMs: number;
}

/** Keys beyond this are forgotten, oldest window first. */
const MAX_KEYS = 50_000;

/** Counts tries by key within a window that begins with the first one. In this process only. */
export function createTryLimiter({ limit, windowMs }: TryLimit) {
  const windows = new Map<string, { count: number; readonly endsAt: number }>();
  return {
    /** Takes one try, or says for how many milliseconds there are none. */
    take(key: string, now: number): number | undefined {
      const open = windows.get(key);
      if (open && now < open.endsAt) {
        if (open.count >= limit) return open.endsAt - now;
        open.count++;
        return undefined;
      }
      windows.delete(key);
      if (windows.size >= MAX_KEYS)
        for (const oldest of windows.keys()) {
          windows.delete(oldest);
          break;
        }
      windows.set(key, { count: 1, endsAt: now + windowMs });
      return undefined;
    },
    forget(key: string): void {
      windows.delete(key);
    },
  };
}
