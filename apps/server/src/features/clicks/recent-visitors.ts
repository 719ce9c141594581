import { REPEAT_MS } from '@jarchi/domain/clicks/judge-click.ts';

/** Each of two generations, about 50 bytes a visitor. */
const GENERATION_MAX = 100_000;

/**
 * Who was counted within `REPEAT_MS`, in two generations: the older one is forgotten as a whole, so nobody is remembered for much longer,
 * and no order is kept up at each click. If there are more visitors than fit, the earliest are forgotten.
 */
export function createRecentVisitors(generationMax = GENERATION_MAX) {
  let current = new Map<number, number>();
  let previous = new Map<number, number>();
  let since = 0;

  return {
    /** Whether this visitor was counted shortly before `now` (ms); counts them otherwise. */
    isRepeat(visitor: number, now: number): boolean {
      if (now - since >= REPEAT_MS || current.size >= generationMax) {
        previous = now - since >= 2 * REPEAT_MS ? new Map() : current;
        current = new Map();
        since = now;
      }
      const before = current.get(visitor) ?? previous.get(visitor);
      if (before !== undefined && now - before < REPEAT_MS) return true;
      current.set(visitor, now);
      return false;
    },
  };
}

/** A number of 48 bits made of a digest whose characters are bytes (`binary`): small to keep, and hardly ever the same for two visitors. */
export function shortenDigest(digest: string): number {
  let number = 0;
  for (let index = 0; index < 6; index++) number = number * 256 + digest.charCodeAt(index);
  return number;
}
