import { FIXED_IN, FIXED_OUT, OPEN, type Program } from './program.ts';

/**
 * The Lagrangian bound. For any prices y ≥ 0 of the limits, L(y) = y·rhs + Σ max(0, value − y·a) is at least the best value; of a group
 * only the best item counts. The lead of the best item, and the distance of the others from it, give the cost of choosing otherwise.
 */
export class DualBound {
  readonly program: Program;
  /** value − y·a of each item. */
  readonly margin: Float64Array;
  /** For each group: the best margin, its item, and the second best margin, none negative. */
  readonly best: Float64Array;
  readonly bestItem: Int32Array;
  readonly second: Float64Array;
  private readonly multiple: Int32Array;
  private readonly shift: Float64Array;

  constructor(program: Program) {
    this.program = program;
    this.margin = new Float64Array(program.size);
    this.best = new Float64Array(program.groupCount);
    this.bestItem = new Int32Array(program.groupCount);
    this.second = new Float64Array(program.groupCount);
    const multiple = [];
    for (let item = 0; item < program.size; item += 1)
      if (program.groupStart[item + 1]! - program.groupStart[item]! > 1) multiple.push(item);
    this.multiple = Int32Array.from(multiple);
    this.shift = new Float64Array(multiple.length);
  }

  /**
   * L(y) plus more than all its rounding errors, for the items that `fixing` leaves open and holds in. `groupPrice` is the price of each
   * group in the relaxation; it only affects how an item of several groups is divided between them.
   */
  evaluate(y: Float64Array, rhs: Float64Array, fixing: Uint8Array, groupPrice: Float64Array): number {
    const { size, rowCount, value, start, row, coef, groupStart, groupOf } = this.program;
    const { margin, best, bestItem, second } = this;
    let sum = 0;
    let magnitude = 0;
    best.fill(0);
    second.fill(0);
    bestItem.fill(-1);
    for (let i = 0; i < rowCount; i += 1) {
      sum += y[i]! * rhs[i]!;
      magnitude += Math.abs(y[i]! * rhs[i]!);
    }
    for (let item = 0; item < size; item += 1) {
      const settled = fixing[item]!;
      const worth = value[item]!;
      let price = 0;
      let entirety = Math.abs(worth);
      for (let k = start[item]!; k < start[item + 1]!; k += 1) {
        const part = y[row[k]!]! * coef[k]!;
        price += part;
        entirety += Math.abs(part);
      }
      const rest = worth - price;
      margin[item] = rest;
      if (settled === FIXED_OUT) continue;
      if (settled === FIXED_IN) {
        sum += rest;
        magnitude += entirety;
        continue;
      }
      const from = groupStart[item]!;
      const groups = groupStart[item + 1]! - from;
      if (rest > 0 || groups > 1) magnitude += entirety;
      if (groups === 1) this.offer(groupOf[from]!, rest, item);
      else if (groups === 0 && rest > 0) sum += rest;
    }
    if (this.multiple.length > 0) this.shareOut(fixing, groupPrice);
    for (const worth of best) sum += worth;
    return sum + magnitude * (size + rowCount + 16) * 2 ** -50;
  }

  /** Whether an item is the best of each of its groups. Valid only after `evaluate`. */
  isBest(item: number): boolean {
    const { groupStart, groupOf } = this.program;
    for (let k = groupStart[item]!; k < groupStart[item + 1]!; k += 1) if (this.bestItem[groupOf[k]!] !== item) return false;
    return true;
  }

  /** How much choosing this open item lowers the bound. Valid only after `evaluate`. */
  costOfIn(item: number): number {
    const { groupStart, groupOf } = this.program;
    const from = groupStart[item]!;
    const to = groupStart[item + 1]!;
    const rest = this.margin[item]!;
    if (from === to) return rest < 0 ? -rest : 0;
    let cost = -rest;
    for (let k = from; k < to; k += 1) cost += this.best[groupOf[k]!]!;
    return cost;
  }

  /** How much leaving out this open item lowers the bound. Valid only after `evaluate`. */
  costOfOut(item: number): number {
    const { groupStart, groupOf } = this.program;
    const from = groupStart[item]!;
    const to = groupStart[item + 1]!;
    if (from === to) return this.margin[item]! > 0 ? this.margin[item]! : 0;
    let cost = 0;
    for (let k = from; k < to; k += 1) {
      const group = groupOf[k]!;
      if (this.bestItem[group] === item) cost += this.best[group]! - this.second[group]!;
    }
    return cost;
  }

  /** An item of several groups (a bundle) gives a share to each; the bound is valid for any shares that sum to its margin. */
  private shareOut(fixing: Uint8Array, groupPrice: Float64Array): void {
    const { groupStart, groupOf } = this.program;
    const { multiple, shift, best, margin } = this;
    for (let i = 0; i < multiple.length; i += 1) {
      const item = multiple[i]!;
      let rest = margin[item]!;
      for (let k = groupStart[item]!; k < groupStart[item + 1]!; k += 1) rest -= Math.max(best[groupOf[k]!]!, groupPrice[groupOf[k]!]!);
      shift[i] = rest / (groupStart[item + 1]! - groupStart[item]!);
    }
    const reference = Float64Array.from(best);
    for (let i = 0; i < multiple.length; i += 1) {
      const item = multiple[i]!;
      if (fixing[item] !== OPEN) continue;
      for (let k = groupStart[item]!; k < groupStart[item + 1]!; k += 1) {
        const group = groupOf[k]!;
        this.offer(group, Math.max(reference[group]!, groupPrice[group]!) + shift[i]!, item);
      }
    }
  }

  private offer(group: number, worth: number, item: number): void {
    if (worth > this.best[group]!) {
      this.second[group] = this.best[group]!;
      this.best[group] = worth;
      this.bestItem[group] = item;
    } else if (worth > this.second[group]!) this.second[group] = worth;
  }
}
