import type { Program } from './program.ts';

/** A set of items of a programme, with what it leaves of each limit, in exact whole numbers. */
export class Selection {
  readonly program: Program;
  readonly chosen: Uint8Array;
  readonly left: Float64Array;
  private readonly rhs: Float64Array;
  readonly occupied: Uint8Array;
  value = 0;
  /** How many limits are exceeded or, for covering rows, not yet met. */
  private broken = 0;

  constructor(program: Program, rhs: Float64Array = program.rhs) {
    this.program = program;
    this.rhs = rhs;
    this.chosen = new Uint8Array(program.size);
    this.left = rhs.slice();
    this.occupied = new Uint8Array(program.groupCount);
    this.clear();
  }

  clear(): void {
    this.chosen.fill(0);
    this.left.set(this.rhs);
    this.occupied.fill(0);
    this.value = 0;
    this.broken = 0;
    for (const amount of this.left) if (amount < 0) this.broken += 1;
  }

  /** Whether an item that is not chosen can join without breaking a limit or a group; unmet covering rows do not matter. */
  canAdd(item: number): boolean {
    const { start, row, coef, groupStart, groupOf } = this.program;
    for (let k = start[item]!; k < start[item + 1]!; k += 1) if (coef[k]! > 0 && coef[k]! > this.left[row[k]!]!) return false;
    for (let k = groupStart[item]!; k < groupStart[item + 1]!; k += 1) if (this.occupied[groupOf[k]!] === 1) return false;
    return true;
  }

  add(item: number): void {
    this.change(item, 1);
  }

  remove(item: number): void {
    this.change(item, -1);
  }

  /** Every limit is kept, covering rows included. */
  isFeasible(): boolean {
    return this.broken === 0;
  }

  private change(item: number, direction: 1 | -1): void {
    const { start, row, coef, groupStart, groupOf, value } = this.program;
    this.chosen[item] = direction === 1 ? 1 : 0;
    this.value += direction * value[item]!;
    for (let k = start[item]!; k < start[item + 1]!; k += 1) {
      const before = this.left[row[k]!]!;
      const after = before - direction * coef[k]!;
      this.left[row[k]!] = after;
      if (before < 0 !== after < 0) this.broken += after < 0 ? 1 : -1;
    }
    for (let k = groupStart[item]!; k < groupStart[item + 1]!; k += 1) this.occupied[groupOf[k]!] = direction === 1 ? 1 : 0;
  }

  /** Adds every item that has value and still fits, the most valuable first; or removes items that only cost and are not needed. */
  improve(): void {
    const { value } = this.program;
    const useful: number[] = [];
    for (let item = 0; item < value.length; item += 1) {
      if (value[item]! > 0 ? this.chosen[item] === 0 && this.canAdd(item) : this.chosen[item] === 1) useful.push(item);
    }
    for (const item of useful.toSorted((a, b) => Math.abs(value[b]!) - Math.abs(value[a]!) || a - b)) {
      if (value[item]! > 0) {
        if (this.canAdd(item)) this.add(item);
      } else {
        this.remove(item);
        if (!this.isFeasible()) this.add(item);
      }
    }
  }

  list(): number[] {
    const items: number[] = [];
    for (let item = 0; item < this.chosen.length; item += 1) if (this.chosen[item] === 1) items.push(item);
    return items;
  }
}
