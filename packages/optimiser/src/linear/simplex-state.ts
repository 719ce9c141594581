import { FIXED_IN, OPEN } from '#program/program.ts';
import { BasisInverse } from './basis-inverse.ts';
import { scaleColumns, type Columns, type ScaledColumns } from './scaled-columns.ts';

/** Whether a variable is at a bound, and at which, or basic. */
export const AT_ZERO = 0;
export const AT_TOP = 1;
export const BASIC = 2;

/** A basis of a linear programme, with its prices, reduced costs and the values of the basic variables. */
export class SimplexState {
  readonly count: number;
  readonly rowCount: number;
  /** Pivots done so far: the measure of effort. */
  pivots = 0;
  /** OPEN, FIXED_OUT or FIXED_IN for each column; call `restart` after a change. */
  readonly fixing: Uint8Array;
  protected readonly scaled: ScaledColumns;
  /** Costs, each with a tiny constant perturbation: equal ratios would make the method stall. */
  protected readonly cost: Float64Array;
  protected readonly rhs: Float64Array;
  protected readonly basis: BasisInverse;
  protected readonly status: Uint8Array;
  protected readonly basic: Float64Array;
  protected readonly reduced: Float64Array;
  protected readonly price: Float64Array;
  protected readonly work: Float64Array;
  protected objective = 0;
  protected sinceRefresh = 0;

  constructor(columns: Columns) {
    const { count, rowCount } = columns;
    this.count = count;
    this.rowCount = rowCount;
    this.scaled = scaleColumns(columns);
    this.cost = this.scaled.cost.map((cost, j) => cost * (1 + scatter(j)));
    this.rhs = columns.rhs.map((limit, i) => limit * this.scaled.rowScale[i]!);
    this.fixing = new Uint8Array(count);
    this.basis = new BasisInverse(this.scaled);
    this.status = new Uint8Array(count + rowCount);
    this.status.fill(BASIC, count);
    this.basic = new Float64Array(rowCount);
    this.reduced = new Float64Array(count);
    this.price = new Float64Array(rowCount);
    this.work = new Float64Array(rowCount);
  }

  /** The variables of the current basis: columns by number, the slack of row i as ~i. */
  listBasis(): number[] {
    return Array.from(this.basis.head, (variable) => (variable < this.count ? variable : ~(variable - this.count)));
  }

  /** Starts from a basis that another programme with the same rows listed, with its columns renumbered. */
  startAt(basis: readonly number[]): void {
    this.status.fill(AT_ZERO);
    for (const variable of basis) this.status[variable < 0 ? this.count + ~variable : variable] = BASIC;
    this.refactor();
  }

  /** Sets other limits, in the programme's own units; call `restart` afterwards. */
  setLimits(rhs: Float64Array): void {
    for (let i = 0; i < rhs.length; i += 1) this.rhs[i] = rhs[i]! * this.scaled.rowScale[i]!;
  }

  /** Recomputes prices, reduced costs, sides and values for the current basis. */
  restart(): void {
    const { count, rowCount, price, reduced, status, fixing } = this;
    const { start, row, coef } = this.scaled;
    this.basis.priceOut(this.cost, price);
    for (let k = 0; k < rowCount; k += 1) if (price[k]! < 0) price[k] = 0;
    for (let j = 0; j < count; j += 1) {
      let rest = this.cost[j]!;
      for (let k = start[j]!; k < start[j + 1]!; k += 1) rest -= price[row[k]!]! * coef[k]!;
      reduced[j] = rest;
      if (status[j] !== BASIC) status[j] = fixing[j] === FIXED_IN || (fixing[j] === OPEN && rest > 0) ? AT_TOP : AT_ZERO;
    }
    this.computeBasic();
  }

  /** The bound that the current prices give, without protection against rounding errors: for decisions, never for proofs. */
  get bound(): number {
    return this.objective / this.scaled.costScale;
  }

  /** The current prices of the rows in the programme's own units, from the unperturbed costs, none negative. */
  readPrices(target: Float64Array): void {
    this.basis.priceOut(this.scaled.cost, target);
    for (let k = 0; k < this.rowCount; k += 1) target[k] = Math.max(0, target[k]!) * (this.scaled.rowScale[k]! / this.scaled.costScale);
  }

  /** The current values of the columns, 0 to 1. */
  readValues(target: Float64Array): void {
    for (let j = 0; j < this.count; j += 1) target[j] = this.status[j] === AT_TOP ? 1 : 0;
    for (let i = 0; i < this.rowCount; i += 1) {
      const variable = this.basis.head[i]!;
      if (variable < this.count) target[variable] = Math.min(1, Math.max(0, this.basic[i]! / this.scaled.top[variable]!));
    }
  }

  protected refactor(): void {
    const columns: number[] = [];
    for (let j = 0; j < this.count; j += 1) if (this.status[j] === BASIC) columns.push(j);
    const { start } = this.scaled;
    columns.sort((a, b) => start[a + 1]! - start[a]! - start[b + 1]! + start[b]! || a - b);
    this.basis.rebuild(columns, (i) => this.status[this.count + i] !== BASIC);
    this.sinceRefresh = 0;
  }

  private computeBasic(): void {
    const { count, status, basic, work, rhs } = this;
    const { start, row, coef, top } = this.scaled;
    this.objective = 0;
    for (let i = 0; i < this.rowCount; i += 1) work[i] = -rhs[i]!;
    for (let j = 0; j < count; j += 1) {
      if (status[j] !== AT_TOP) continue;
      this.objective += this.cost[j]! * top[j]!;
      for (let k = start[j]!; k < start[j + 1]!; k += 1) work[row[k]!]! += coef[k]! * top[j]!;
    }
    basic.fill(0);
    this.basis.subtractProduct(work, basic);
    for (let i = 0; i < this.rowCount; i += 1) {
      const variable = this.basis.head[i]!;
      if (variable < count) this.objective += this.cost[variable]! * basic[i]!;
    }
  }
}

/** A pseudo-random number from 0 to 1e-10, always the same for a column. */
function scatter(column: number): number {
  return (((column + 1) * 2654435761) % 2 ** 32) * 2 ** -32 * 1e-10;
}
