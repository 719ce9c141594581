import { readRows } from './cut.ts';
import type { Program } from './program.ts';

/** Half of the largest number of items for which all sums are computed. */
const HALF = 13;

/**
 * The limits of a programme, each lowered to the largest sum that items of its row can reach: no selection is lost, and where few items
 * share a limit the relaxation's bound is lower. Covering rows, and rows with many items, keep their limits.
 */
export function lowerLimits(program: Program): Float64Array {
  return Float64Array.from(readRows(program), ({ coefs, limit }) =>
    limit < 0 || coefs.length > 2 * HALF || coefs.some((coef) => coef < 0) ? limit : largestSum(coefs, limit),
  );
}

/** The largest sum of some of these amounts that is not above the limit. */
function largestSum(amounts: readonly number[], limit: number): number {
  const half = amounts.length >> 1;
  const low = listSums(amounts.slice(0, half));
  const high = listSums(amounts.slice(half));
  let most = 0;
  let at = high.length - 1;
  for (const sum of low) {
    if (sum > limit) break;
    while (sum + high[at]! > limit) at -= 1;
    most = Math.max(most, sum + high[at]!);
  }
  return most;
}

/** All sums of some of the amounts, ascending. */
function listSums(amounts: readonly number[]): Float64Array {
  const sums = new Float64Array(2 ** amounts.length);
  amounts.forEach((amount, i) => {
    for (let at = 0; at < 2 ** i; at += 1) sums[2 ** i + at] = sums[at]! + amount;
  });
  return sums.toSorted();
}
