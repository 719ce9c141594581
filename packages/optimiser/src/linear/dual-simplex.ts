import { FIXED_IN, FIXED_OUT, OPEN } from '#program/program.ts';
import { BreakpointHeap } from './breakpoint-heap.ts';
import type { Columns } from './scaled-columns.ts';
import { AT_TOP, AT_ZERO, BASIC, SimplexState } from './simplex-state.ts';

export type SimplexEnd = 'optimal' | 'cutoff' | 'infeasible' | 'stopped';

const FEASIBLE = 1e-9;
const PIVOT = 1e-8;
const REFRESH_PIVOTS = 100;

/**
 * The dual simplex method for boxed variables, with a dense inverse of the basis: few rows (dozens), many sparse columns. Every basis
 * with non-negative prices becomes dual feasible by moving columns between their two bounds, so after any change of limits or fixed
 * columns the search continues from the last basis. The ratio test passes breakpoints (the columns there change sides) while the dual
 * still falls: an exact line search.
 */
export class DualSimplex extends SimplexState {
  /** After 'infeasible': a direction of prices along which the dual falls without end. */
  readonly ray: Float64Array;
  /** How much the dual falls for each step along the ray. */
  rayFall = 0;
  private readonly alpha: Float64Array;
  private readonly heap: BreakpointHeap;

  constructor(columns: Columns) {
    super(columns);
    this.ray = new Float64Array(columns.rowCount);
    this.alpha = new Float64Array(columns.count);
    this.heap = new BreakpointHeap(columns.count + columns.rowCount);
  }

  /** Pivots until the solution is optimal, the bound is at most `cutoff`, no point is feasible, or the steps are used up. */
  solve(pivotLimit: number, cutoff: number): SimplexEnd {
    const scaledCutoff = cutoff * this.scaled.costScale;
    for (let step = 0; ; step += 1) {
      if (this.objective <= scaledCutoff) return 'cutoff';
      const leaving = this.chooseLeaving();
      if (leaving < 0) return 'optimal';
      if (step >= pivotLimit) return 'stopped';
      if (!this.pivot(leaving)) return 'infeasible';
      if (this.sinceRefresh < REFRESH_PIVOTS) continue;
      this.refactor();
      this.restart();
    }
  }

  private lowest(variable: number): number {
    return variable < this.count && this.fixing[variable] === FIXED_IN ? this.scaled.top[variable]! : 0;
  }

  private highest(variable: number): number {
    if (variable >= this.count) return Infinity;
    return this.fixing[variable] === FIXED_OUT ? 0 : this.scaled.top[variable]!;
  }

  /** The row whose basic value violates its bounds most, relative to the length of its row of the inverse; −1 when none does. */
  private chooseLeaving(): number {
    const { rowCount, basic } = this;
    const { head, length } = this.basis;
    let chosen = -1;
    let most = 0;
    for (let i = 0; i < rowCount; i += 1) {
      const excess = Math.max(this.lowest(head[i]!) - basic[i]!, basic[i]! - this.highest(head[i]!));
      if (excess <= FEASIBLE) continue;
      const score = (excess * excess) / length[i]!;
      if (score > most) {
        most = score;
        chosen = i;
      }
    }
    return chosen;
  }

  private pivot(leaving: number): boolean {
    const variable = this.basis.head[leaving]!;
    const isBelow = this.basic[leaving]! < this.lowest(variable);
    const bound = isBelow ? this.lowest(variable) : this.highest(variable);
    const sign = isBelow ? 1 : -1;
    this.collectBreakpoints(leaving, sign);
    const chosen = this.walkBreakpoints(Math.abs(bound - this.basic[leaving]!));
    if (chosen >= 0) {
      this.exchange(leaving, chosen, bound, sign);
      return true;
    }
    const from = leaving * this.rowCount;
    for (let k = 0; k < this.rowCount; k += 1) this.ray[k] = Math.max(0, sign * this.basis.matrix[from + k]!) * this.scaled.rowScale[k]!;
    return false;
  }

  /** Computes the tableau row that leaves, and collects the columns whose reduced cost would change sign, by the step at which it does. */
  private collectBreakpoints(leaving: number, sign: number): void {
    const { count, rowCount, status, alpha, reduced, price, fixing, heap } = this;
    const { start, row, coef } = this.scaled;
    const { matrix } = this.basis;
    const from = leaving * rowCount;
    heap.clear();
    for (let j = 0; j < count; j += 1) {
      if (status[j] === BASIC || fixing[j] !== OPEN) continue;
      let sum = 0;
      for (let k = start[j]!; k < start[j + 1]!; k += 1) sum += matrix[from + row[k]!]! * coef[k]!;
      sum *= sign;
      alpha[j] = sum;
      if (status[j] === AT_TOP ? sum > PIVOT : sum < -PIVOT) heap.collect(j, Math.max(0, reduced[j]! / sum));
    }
    for (let i = 0; i < rowCount; i += 1) {
      const sum = sign * matrix[from + i]!;
      if (status[count + i] !== BASIC && sum < -PIVOT) heap.collect(count + i, price[i]! / -sum);
    }
    heap.order();
  }

  /** Passes breakpoints while the dual falls, flipping their columns; returns the column that enters, or −1. */
  private walkBreakpoints(infeasibility: number): number {
    const { count, status, alpha, reduced, heap, work } = this;
    const { start, row, coef, top } = this.scaled;
    let slope = infeasibility;
    let chosen = -1;
    work.fill(0);
    while (heap.size > 0 && chosen < 0) {
      const candidate = heap.take();
      if (candidate < count) slope -= Math.abs(alpha[candidate]!) * top[candidate]!;
      if (candidate >= count || slope <= FEASIBLE) {
        chosen = candidate;
        break;
      }
      const change = status[candidate] === AT_TOP ? -top[candidate]! : top[candidate]!;
      status[candidate] = status[candidate] === AT_TOP ? AT_ZERO : AT_TOP;
      this.objective += change * reduced[candidate]!;
      for (let k = start[candidate]!; k < start[candidate + 1]!; k += 1) work[row[k]!]! += coef[k]! * change;
    }
    this.basis.subtractProduct(work, this.basic);
    this.rayFall = slope;
    return chosen;
  }

  private exchange(leaving: number, chosen: number, bound: number, sign: number): void {
    const { count, rowCount, basic, status, alpha, reduced, price } = this;
    const { head, matrix, entering } = this.basis;
    const leaver = head[leaving]!;
    const isSlack = chosen >= count;
    this.basis.readColumn(chosen);
    const move = (basic[leaving]! - bound) / entering[leaving]!;
    const cost = isSlack ? -price[chosen - count]! : reduced[chosen]!;
    const ratio = cost / (sign * entering[leaving]!);
    this.objective += cost * move;
    for (let j = 0; j < count; j += 1) if (status[j] !== BASIC) reduced[j]! -= ratio * alpha[j]!;
    for (let k = 0; k < rowCount; k += 1) price[k] = Math.max(0, price[k]! + ratio * sign * matrix[leaving * rowCount + k]!);
    for (let i = 0; i < rowCount; i += 1) basic[i]! -= move * entering[i]!;
    basic[leaving] = move + (status[chosen] === AT_TOP ? this.scaled.top[chosen]! : 0);
    status[leaver] = bound > 0 ? AT_TOP : AT_ZERO;
    if (leaver < count) reduced[leaver] = -ratio * sign;
    status[chosen] = BASIC;
    this.basis.exchange(leaving, chosen);
    this.pivots += 1;
    this.sinceRefresh += 1;
  }
}
