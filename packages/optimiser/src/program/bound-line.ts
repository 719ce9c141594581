import type { Program } from './program.ts';

/** A bound as a line: at most `value` under the current budget, and lower by `fall` (apart from `slack`) for each toman less. */
export interface BoundLine {
  readonly value: number;
  readonly fall: number;
  readonly slack: number;
}

/** How fast a bound falls with the budget at these prices. Percent caps are whole toman: rounding may give back up to one toman each. */
export function getLine({ rowCount, rhsSlope }: Program, y: Float64Array): { readonly fall: number; readonly slack: number } {
  let fall = 0;
  let slack = 0;
  for (let i = 0; i < rowCount; i += 1) {
    fall += y[i]! * rhsSlope[i]!;
    if (rhsSlope[i]! > 0) slack += y[i]!;
  }
  return { fall, slack };
}

/** The highest bound of the lines when the budget is lower by `less`. */
export function boundAt(lines: readonly BoundLine[], less: number): number {
  return lines.reduce((most, { value, fall, slack }) => Math.max(most, Math.min(value, value + 1 + slack - fall * less)), -Infinity);
}
