import { DualSimplex, type SimplexEnd } from '#optimiser/linear/dual-simplex.ts';
import type { Program } from '#optimiser/program/program.ts';

const VIOLATED = 1e-6;

/** Most groups that get a row; that the others are kept is the caller's part. */
const GROUP_ROWS = 160;

/**
 * The linear relaxation of a programme: x between 0 and 1 in place of 0 or 1. A group becomes a row (Σ x ≤ 1) when a solution
 * first breaks it. What is fixed in or out is written into `fixing`; `solve` goes on from the last basis.
 */
export class Relaxation {
  readonly program: Program;
  /** Of each item 0 to 1, after 'optimal'. */
  readonly x: Float64Array;
  /** The price of each row, and of each group's place. */
  readonly y: Float64Array;
  readonly groupPrice: Float64Array;
  private simplex: DualSimplex;
  private readonly rowGroups: number[] = [];
  private readonly hasRow: Uint8Array;
  private readonly load: Float64Array;
  private rhs: Float64Array;
  private prices: Float64Array;

  constructor(program: Program) {
    this.program = program;
    this.x = new Float64Array(program.size);
    this.y = new Float64Array(program.rowCount);
    this.groupPrice = new Float64Array(program.groupCount);
    this.hasRow = new Uint8Array(program.groupCount);
    this.load = new Float64Array(program.groupCount);
    this.rhs = program.rhs;
    this.prices = new Float64Array(program.rowCount);
    this.simplex = new DualSimplex({ ...program, count: program.size, cost: program.value });
  }

  get fixing(): Uint8Array {
    return this.simplex.fixing;
  }

  get pivots(): number {
    return this.simplex.pivots;
  }

  /** What the last solve's prices prove, up to rounding. */
  get bound(): number {
    return this.simplex.bound;
  }

  /** Other limits; the prices stay dual feasible, so the last basis is a good start. */
  setLimits(rhs: Float64Array): void {
    this.rhs = rhs;
    this.simplex.setLimits(rhs);
  }

  /** The basic items, and the slacks of rows as ~row. */
  listBasis(): number[] {
    return this.simplex.listBasis();
  }

  startAt(basis: readonly number[]): void {
    this.simplex.startAt(basis);
  }

  solve(pivotLimit: number, cutoff: number): SimplexEnd {
    for (;;) {
      this.simplex.restart();
      const end = this.simplex.solve(pivotLimit, cutoff);
      this.readPrices();
      if (end === 'infeasible') this.pushAlongRay(cutoff);
      if (end !== 'optimal') return end;
      this.simplex.readValues(this.x);
      if (!this.addViolatedGroups()) return end;
    }
  }

  private readPrices(): void {
    this.simplex.readPrices(this.prices);
    this.y.set(this.prices.subarray(0, this.program.rowCount));
    this.rowGroups.forEach((group, i) => {
      this.groupPrice[group] = this.prices[this.program.rowCount + i]!;
    });
  }

  /** No point is feasible: far enough along the ray ordinary prices prove that nothing is worth more than the cutoff. */
  private pushAlongRay(cutoff: number): void {
    const { ray, rayFall, bound } = this.simplex;
    const { rowCount } = this.program;
    const length = (2 * Math.max(0, bound - cutoff) + Math.abs(cutoff) * 1e-3 + 1) / rayFall;
    for (let i = 0; i < rowCount; i += 1) this.y[i]! += length * ray[i]!;
    this.rowGroups.forEach((group, i) => {
      this.groupPrice[group]! += length * ray[rowCount + i]!;
    });
  }

  private addViolatedGroups(): boolean {
    const { program, load, x, hasRow } = this;
    if (program.groupCount === 0) return false;
    load.fill(0);
    for (let item = 0; item < program.size; item += 1) {
      for (let k = program.groupStart[item]!; k < program.groupStart[item + 1]!; k += 1) load[program.groupOf[k]!]! += x[item]!;
    }
    const before = this.rowGroups.length;
    for (let group = 0; group < program.groupCount && this.rowGroups.length < GROUP_ROWS; group += 1) {
      if (load[group]! <= 1 + VIOLATED || hasRow[group] === 1) continue;
      hasRow[group] = 1;
      this.rowGroups.push(group);
    }
    if (this.rowGroups.length === before) return false;
    const next = new DualSimplex(withGroupRows(program, this.rhs, this.rowGroups));
    next.adopt(this.simplex);
    this.simplex = next;
    this.prices = new Float64Array(next.rowCount);
    return true;
  }
}

function withGroupRows(program: Program, rhs: Float64Array, groups: readonly number[]) {
  const rowOf = new Int32Array(program.groupCount).fill(-1);
  groups.forEach((group, i) => {
    rowOf[group] = program.rowCount + i;
  });
  const capacity = program.start[program.size]! + program.groupStart[program.size]!;
  const start = new Int32Array(program.size + 1);
  const row = new Int32Array(capacity);
  const coef = new Float64Array(capacity);
  let next = 0;
  for (let item = 0; item < program.size; item += 1) {
    for (let k = program.start[item]!; k < program.start[item + 1]!; k += 1) {
      row[next] = program.row[k]!;
      coef[next] = program.coef[k]!;
      next += 1;
    }
    for (let k = program.groupStart[item]!; k < program.groupStart[item + 1]!; k += 1) {
      if (rowOf[program.groupOf[k]!]! < 0) continue;
      row[next] = rowOf[program.groupOf[k]!]!;
      coef[next] = 1;
      next += 1;
    }
    start[item + 1] = next;
  }
  const rowCount = program.rowCount + groups.length;
  const limits = new Float64Array(rowCount).fill(1);
  limits.set(rhs);
  return { count: program.size, rowCount, cost: program.value, start, row, coef, rhs: limits };
}
