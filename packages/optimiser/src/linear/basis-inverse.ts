import type { ScaledColumns } from './scaled-columns.ts';

/** The dense inverse of a basis, row by row, and which variable is basic in each row; the slack of row i is variable count + i. */
export class BasisInverse {
  readonly head: Int32Array;
  readonly matrix: Float64Array;
  /** The inverse times the column that `readColumn` read last. */
  readonly entering: Float64Array;
  /** The approximate sum of squares of each row of the inverse. */
  readonly length: Float64Array;
  private readonly filled: Int32Array;
  private readonly columns: ScaledColumns;

  constructor(columns: ScaledColumns) {
    this.columns = columns;
    this.head = new Int32Array(columns.rowCount);
    this.matrix = new Float64Array(columns.rowCount * columns.rowCount);
    this.entering = new Float64Array(columns.rowCount);
    this.length = new Float64Array(columns.rowCount);
    this.filled = new Int32Array(columns.rowCount);
    this.reset();
  }

  /** Resets to the basis of all slacks. */
  private reset(): void {
    const { rowCount, count } = this.columns;
    this.matrix.fill(0);
    this.length.fill(1);
    for (let i = 0; i < rowCount; i += 1) {
      this.matrix[i * rowCount + i] = 1;
      this.head[i] = count + i;
    }
  }

  /** Rebuilds the basis: each of these columns in the row of `isSlackOut` where it is largest; the other rows keep their slack. */
  rebuild(basicColumns: readonly number[], isSlackOut: (row: number) => boolean): void {
    const { rowCount, count } = this.columns;
    this.reset();
    for (const variable of basicColumns) {
      this.readColumn(variable);
      let at = -1;
      let most = -1;
      for (let i = 0; i < rowCount; i += 1) {
        if (this.head[i] !== count + i || !isSlackOut(i) || Math.abs(this.entering[i]!) <= most) continue;
        most = Math.abs(this.entering[i]!);
        at = i;
      }
      this.exchange(at, variable);
    }
  }

  readColumn(variable: number): void {
    const { count, rowCount, start, row, coef } = this.columns;
    const { matrix, entering } = this;
    if (variable >= count) {
      for (let i = 0; i < rowCount; i += 1) entering[i] = matrix[i * rowCount + variable - count]!;
      return;
    }
    for (let i = 0; i < rowCount; i += 1) {
      let sum = 0;
      for (let k = start[variable]!; k < start[variable + 1]!; k += 1) sum += matrix[i * rowCount + row[k]!]! * coef[k]!;
      entering[i] = sum;
    }
  }

  /** Replaces the variable that is basic in this row by the variable of the last `readColumn`. */
  exchange(leaving: number, variable: number): void {
    const { matrix, entering, filled, length } = this;
    const { rowCount } = this.columns;
    const from = leaving * rowCount;
    const factor = 1 / entering[leaving]!;
    let count = 0;
    let square = 0;
    for (let k = 0; k < rowCount; k += 1) {
      if (matrix[from + k] === 0) continue;
      const entry = matrix[from + k]! * factor;
      matrix[from + k] = entry;
      square += entry * entry;
      filled[count] = k;
      count += 1;
    }
    length[leaving] = square;
    for (let i = 0; i < rowCount; i += 1) {
      const weight = entering[i]!;
      if (i === leaving || weight === 0) continue;
      const to = i * rowCount;
      let change = 0;
      for (let n = 0; n < count; n += 1) {
        const k = filled[n]!;
        const before = matrix[to + k]!;
        const after = before - weight * matrix[from + k]!;
        matrix[to + k] = after;
        change += after * after - before * before;
      }
      length[i] = Math.max(1e-12, length[i]! + change);
    }
    this.head[leaving] = variable;
  }

  /** target −= inverse · vector */
  subtractProduct(vector: Float64Array, target: Float64Array): void {
    const { rowCount } = this.columns;
    const { matrix, filled } = this;
    let count = 0;
    for (let k = 0; k < rowCount; k += 1) {
      if (vector[k] === 0) continue;
      filled[count] = k;
      count += 1;
    }
    if (count === 0) return;
    for (let i = 0; i < rowCount; i += 1) {
      let sum = 0;
      for (let n = 0; n < count; n += 1) sum += matrix[i * rowCount + filled[n]!]! * vector[filled[n]!]!;
      target[i]! -= sum;
    }
  }

  /** The prices of the rows: target = costs of the basic variables · inverse. */
  priceOut(cost: Float64Array, target: Float64Array): void {
    const { rowCount, count } = this.columns;
    target.fill(0);
    for (let i = 0; i < rowCount; i += 1) {
      if (this.head[i]! >= count) continue;
      const worth = cost[this.head[i]!]!;
      for (let k = 0; k < rowCount; k += 1) target[k]! += worth * this.matrix[i * rowCount + k]!;
    }
  }
}
