/** The columns of a linear programme: maximise cost·x, A·x ≤ rhs, 0 ≤ x ≤ 1; column j has the entries `start[j]` to `start[j + 1]`. */
export interface Columns {
  readonly count: number;
  readonly rowCount: number;
  readonly cost: Float64Array;
  readonly start: Int32Array;
  readonly row: Int32Array;
  readonly coef: Float64Array;
  readonly rhs: Float64Array;
}

/** The same columns scaled: coefficients and costs near 1, and each column with its own upper bound instead of 1. */
export interface ScaledColumns {
  readonly count: number;
  readonly rowCount: number;
  readonly start: Int32Array;
  readonly row: Int32Array;
  readonly coef: Float64Array;
  readonly cost: Float64Array;
  readonly top: Float64Array;
  readonly rowScale: Float64Array;
  readonly costScale: number;
}

/** Scales rows by mean entry, then columns by largest entry, then costs by their mean: prices range from 20,000 to 500,000,000. */
export function scaleColumns(columns: Columns): ScaledColumns {
  const { count, rowCount, start, row } = columns;
  const sums = new Float64Array(rowCount).fill(1e-9);
  const entries = new Float64Array(rowCount).fill(1e-9);
  for (let k = 0; k < start[count]!; k += 1) {
    sums[row[k]!]! += Math.abs(columns.coef[k]!);
    entries[row[k]!]! += 1;
  }
  const rowScale = sums.map((sum, i) => entries[i]! / sum);
  const coef = columns.coef.slice();
  const cost = columns.cost.slice();
  const top = new Float64Array(count);
  let costSum = 1e-9;
  for (let j = 0; j < count; j += 1) {
    let largest = 1e-9;
    for (let k = start[j]!; k < start[j + 1]!; k += 1) {
      coef[k]! *= rowScale[row[k]!]!;
      largest = Math.max(largest, Math.abs(coef[k]!));
    }
    for (let k = start[j]!; k < start[j + 1]!; k += 1) coef[k]! /= largest;
    top[j] = largest;
    cost[j]! /= largest;
    costSum += Math.abs(cost[j]!);
  }
  const costScale = (count + 1) / costSum;
  for (let j = 0; j < count; j += 1) cost[j]! *= costScale;
  return { count, rowCount, start, row, coef, cost, top, rowScale, costScale };
}
