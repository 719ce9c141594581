import { appendCuts, readGroups, type Cut } from '#program/cut.ts';
import { DualSimplex, type SimplexEnd } from '#linear/dual-simplex.ts';
import type { Program } from '#program/program.ts';

const VIOLATED = 1e-6;

/** The most groups that get a row; the caller must check the others. */
const GROUP_ROWS = 160;

/** A row in addition to the limits: a group by its number, or a cut. */
type ExtraRow = number | Cut;

/**
 * The linear relaxation of a programme: x between 0 and 1 instead of 0 or 1. A group becomes a row (Σ x ≤ 1) when a solution first
 * violates it. `fixing` holds what is fixed in or out; `solve` continues from the last basis.
 */
export class Relaxation {
  /** The programme with the current cuts as its last rows. */
  program: Program;
  /** 0 to 1 for each item, after 'optimal'. */
  readonly x: Float64Array;
  /** The price of each row; `groupPrice` of each group. */
  y: Float64Array;
  readonly groupPrice: Float64Array;
  rhs: Float64Array;
  private readonly base: Program;
  private simplex: DualSimplex;
  private extras: ExtraRow[] = [];
  private readonly load: Float64Array;
  private groups: readonly Cut[] | null = null;
  private prices: Float64Array;

  constructor(program: Program) {
    this.base = program;
    this.program = program;
    this.x = new Float64Array(program.size);
    this.y = new Float64Array(program.rowCount);
    this.groupPrice = new Float64Array(program.groupCount);
    this.load = new Float64Array(program.groupCount);
    this.rhs = program.rhs.slice();
    this.prices = new Float64Array(program.rowCount);
    this.simplex = new DualSimplex({ ...program, count: program.size, cost: program.value });
  }

  get fixing(): Uint8Array {
    return this.simplex.fixing;
  }

  get pivots(): number {
    return this.simplex.pivots;
  }

  /** What the last solve's prices prove, apart from rounding errors. */
  get bound(): number {
    return this.simplex.bound;
  }

  /** The cuts that are rows, in order. */
  get cuts(): readonly Cut[] {
    return this.extras.filter((extra) => typeof extra !== 'number');
  }

  /** Sets other limits; the prices stay dual feasible, so the last basis is a good start. */
  setLimits(rhs: Float64Array): void {
    this.rhs.set(rhs.subarray(0, this.base.rowCount));
    this.simplex.setLimits(this.rhs.subarray(0, this.base.rowCount));
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

  /** Adds cuts, and drops rows that do not bind now. Continues from the same basis; the limits stay. */
  addCuts(cuts: readonly Cut[]): void {
    const { base } = this;
    const basis = this.simplex.listBasis();
    const isIdle = new Set(basis.filter((variable) => variable < 0).map((variable) => ~variable));
    const kept = this.extras.map((_, i) => i).filter((i) => !isIdle.has(base.rowCount + i));
    const rows = basis.filter((variable) => variable >= 0 || ~variable < base.rowCount);
    const count = base.rowCount + kept.length;
    this.extras = [...kept.map((i) => this.extras[i]!), ...cuts];
    this.rebuild([...rows, ...cuts.map((_, i) => ~(count + i))]);
  }

  private readPrices(): void {
    const { base } = this;
    this.simplex.readPrices(this.prices);
    this.y.set(this.prices.subarray(0, base.rowCount));
    this.groupPrice.fill(0);
    let cut = base.rowCount;
    this.extras.forEach((extra, i) => {
      const price = this.prices[base.rowCount + i]!;
      if (typeof extra === 'number') this.groupPrice[extra] = price;
      else {
        this.y[cut] = price;
        cut += 1;
      }
    });
  }

  /** When no point is feasible: far enough along the ray, prices prove that nothing is worth more than the cutoff. */
  private pushAlongRay(cutoff: number): void {
    const { ray, rayFall, bound } = this.simplex;
    const { rowCount } = this.base;
    const length = (2 * Math.max(0, bound - cutoff) + Math.abs(cutoff) * 1e-3 + 1) / rayFall;
    for (let i = 0; i < rowCount; i += 1) this.y[i]! += length * ray[i]!;
    let cut = rowCount;
    this.extras.forEach((extra, i) => {
      const push = length * ray[rowCount + i]!;
      if (typeof extra === 'number') this.groupPrice[extra]! += push;
      else {
        this.y[cut]! += push;
        cut += 1;
      }
    });
  }

  private addViolatedGroups(): boolean {
    const { base, load, x } = this;
    if (base.groupCount === 0) return false;
    load.fill(0);
    for (let item = 0; item < base.size; item += 1) {
      for (let k = base.groupStart[item]!; k < base.groupStart[item + 1]!; k += 1) load[base.groupOf[k]!]! += x[item]!;
    }
    const present = new Set(this.extras);
    const fresh: number[] = [];
    for (let group = 0; group < base.groupCount && this.extras.length + fresh.length < GROUP_ROWS; group += 1) {
      if (load[group]! > 1 + VIOLATED && !present.has(group)) fresh.push(group);
    }
    if (fresh.length === 0) return false;
    const count = base.rowCount + this.extras.length;
    const basis = [...this.simplex.listBasis(), ...fresh.map((_, i) => ~(count + i))];
    this.extras = [...this.extras, ...fresh];
    this.rebuild(basis);
    return true;
  }

  private rebuild(basis: readonly number[]): void {
    const { base, extras } = this;
    this.groups ??= readGroups(base);
    const rows = extras.map((extra) => (typeof extra === 'number' ? this.groups![extra]! : extra));
    const wider = appendCuts({ ...base, rhs: this.rhs.slice(0, base.rowCount) }, rows);
    const next = new DualSimplex({ ...wider, count: wider.size, cost: wider.value });
    next.pivots = this.simplex.pivots;
    next.fixing.set(this.simplex.fixing);
    next.startAt(basis);
    this.simplex = next;
    this.prices = new Float64Array(next.rowCount);
    this.program = appendCuts(base, this.cuts);
    const rhs = this.program.rhs.slice();
    rhs.set(this.rhs.subarray(0, base.rowCount));
    this.rhs = rhs;
    this.y = new Float64Array(this.program.rowCount);
  }
}
