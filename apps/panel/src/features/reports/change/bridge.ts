/** A step of the bridge from an earlier figure to a later one. */
export interface BridgeStep {
  readonly key: string;
  readonly amount: number;
}

export interface BridgeBar {
  readonly key: string;
  /** Where it begins and ends, in shares of the width, the lesser first. */
  readonly from: number;
  readonly to: number;
  /** Where the next bar begins. */
  readonly level: number;
}

export interface Bridge {
  readonly bars: readonly BridgeBar[];
  /** The axis does not begin at zero. */
  readonly isBroken: boolean;
}

/** The part of the width that stands for the figures below the lowest level. */
const FOOT = 0.22;

/** The bars of a bridge: the figure before, each step from where the last one ended, and the figure now. */
export function layBridge(before: number, steps: readonly BridgeStep[], now: number): Bridge {
  const ends: number[] = [];
  let level = before;
  for (const { amount } of steps) ends.push((level += amount));
  const levels = [before, ...ends, now];
  const [least, most] = [Math.min(...levels), Math.max(...levels)];
  const isBroken = least > 0;
  const [zero, foot] = isBroken ? [least, FOOT] : [Math.min(0, least), 0];
  const toHeight = (value: number) => (most === zero ? foot : foot + ((value - zero) / (most - zero)) * (1 - foot));
  const start = isBroken ? 0 : toHeight(0);
  const bar = (key: string, one: number, other: number): BridgeBar => ({
    key,
    from: Math.min(one, other),
    to: Math.max(one, other),
    level: other,
  });
  return {
    bars: [
      bar('before', start, toHeight(before)),
      ...steps.map(({ key }, index) => bar(key, toHeight(levels[index] ?? before), toHeight(levels[index + 1] ?? now))),
      bar('now', start, toHeight(now)),
    ],
    isBroken,
  };
}
