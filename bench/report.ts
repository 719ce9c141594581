export interface Measured {
  readonly name: string;
  /** What the ratio compares with. */
  readonly peer: string;
  /** One ratio for each round. */
  readonly ratios: readonly number[];
  /** The smallest median that is good enough. */
  readonly goal: number;
  /** Absolute figures of this machine and this run. */
  readonly detail: string;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Prints one line for each scenario; returns whether all reached their goals. */
export function printReport(measured: readonly Measured[]): boolean {
  let isGood = true;
  for (const { name, peer, ratios, goal, detail } of measured) {
    const middle = median(ratios);
    const isReached = middle >= goal;
    isGood = isGood && isReached;
    const spread = `${Math.min(...ratios).toFixed(3)}–${Math.max(...ratios).toFixed(3)}`;
    console.log(
      `${isReached ? 'ok  ' : 'LOW '} ${name.padEnd(34)} ${middle.toFixed(3)} of ${peer} (rounds ${spread}, goal ${goal.toFixed(3)})  ${detail}`,
    );
  }
  return isGood;
}
