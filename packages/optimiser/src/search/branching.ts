import type { CountedRows } from '#program/counted-rows.ts';
import { FIXED_IN, FIXED_OUT, OPEN, type Program } from '#program/program.ts';

/** One side of a decision; `moved` is how far the decided number moves from its relaxed value. */
export type Branch = { readonly object: number; readonly moved: number } & (
  | { readonly kind: 'item'; readonly item: number; readonly state: typeof FIXED_IN | typeof FIXED_OUT }
  /** The limit of a row is lowered to `limit`. */
  | { readonly kind: 'row'; readonly row: number; readonly limit: number }
);

const FRACTIONAL = 1e-6;

/**
 * Chooses what to decide next: an item in or out, or the number of items of a counted set. It expects what earlier decisions gained (by
 * how much they lowered the bound for each unit moved): the larger the product of both sides, the better.
 */
export class Branching {
  private readonly program: Program;
  private readonly counted: readonly CountedRows[];
  /** For each object (items, then sets) and each side (down, up): the sum of the gains, and their number. */
  private readonly sums: Float64Array;
  private readonly times: Float64Array;
  private readonly size: Float64Array;
  private share = 0.1;
  private learned = 1;

  constructor(program: Program, counted: readonly CountedRows[]) {
    this.program = program;
    this.counted = counted;
    const objects = program.size + counted.length;
    this.sums = new Float64Array(2 * objects);
    this.times = new Float64Array(2 * objects);
    const mean = program.value.reduce((sum, value) => sum + Math.abs(value), 0) / Math.max(1, program.size);
    this.size = Float64Array.from({ length: objects }, (_, object) => (object < program.size ? Math.abs(program.value[object]!) : mean));
  }

  learn(branch: Branch, fall: number): void {
    const isUp = branch.kind === 'item' ? branch.state === FIXED_IN : branch.limit < 0;
    const at = 2 * branch.object + (isUp ? 1 : 0);
    const gain = Math.max(0, fall) / Math.max(branch.moved, 1e-3);
    this.sums[at]! += gain;
    this.times[at]! += 1;
    this.learned += 1;
    this.share += (gain / (this.size[branch.object]! + 1) - this.share) / this.learned;
  }

  /** Both sides of the best decision, the likelier one first; null when no item is open. Without x, the largest open item is decided. */
  choose(x: Float64Array | null, fixing: Uint8Array): readonly [Branch, Branch] | null {
    const { size, value } = this.program;
    let chosen = -1;
    let most = -1;
    for (let item = 0; item < size; item += 1) {
      if (fixing[item] !== OPEN) continue;
      const score = (x === null ? 0 : this.promise(item, x[item]!)) + Math.abs(value[item]!) * 1e-30;
      if (score <= most) continue;
      most = score;
      chosen = item;
    }
    let amount = chosen >= 0 && x !== null ? x[chosen]! : 1;
    if (x !== null && most >= 1) {
      const loads = this.counted.length === 0 ? null : this.countRows(x);
      this.counted.forEach((rows, i) => {
        const score = this.promise(size + i, loads![rows.most]!);
        if (score <= most) return;
        most = score;
        chosen = size + i;
        amount = loads![rows.most]!;
      });
    }
    return chosen < 0 ? null : this.split(chosen, amount);
  }

  private split(object: number, amount: number): readonly [Branch, Branch] {
    const share = object < this.program.size ? amount : amount - Math.floor(amount);
    const rows = this.counted[object - this.program.size];
    const down: Branch = rows
      ? { kind: 'row', object, row: rows.most, limit: Math.floor(amount), moved: share }
      : { kind: 'item', object, item: object, state: FIXED_OUT, moved: share };
    const up: Branch = rows
      ? { kind: 'row', object, row: rows.least, limit: -Math.floor(amount) - 1, moved: 1 - share }
      : { kind: 'item', object, item: object, state: FIXED_IN, moved: 1 - share };
    return share >= 0.5 ? [up, down] : [down, up];
  }

  /** At least 1 for a fractional amount, 0 for a whole one. */
  private promise(object: number, amount: number): number {
    const share = amount - Math.floor(amount);
    if (share < FRACTIONAL || share > 1 - FRACTIONAL) return 0;
    return 1 + Math.max(1e-3, this.gain(2 * object) * share) * Math.max(1e-3, this.gain(2 * object + 1) * (1 - share));
  }

  /** The mean of the gains so far and one guess from the object's size. */
  private gain(at: number): number {
    const guess = this.share * this.size[at >> 1]!;
    return (this.sums[at]! + guess) / (this.times[at]! + 1);
  }

  private countRows(x: Float64Array): Float64Array {
    const { size, rowCount, start, row, coef } = this.program;
    const loads = new Float64Array(rowCount);
    for (let item = 0; item < size; item += 1) {
      if (x[item] === 0) continue;
      for (let k = start[item]!; k < start[item + 1]!; k += 1) loads[row[k]!]! += coef[k]! * x[item]!;
    }
    return loads;
  }
}
