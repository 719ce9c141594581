import { readRows } from '#program/cut.ts';
import type { Program } from '#program/program.ts';
import { smallestIndexes } from '#program/smallest-indexes.ts';

/** Few enough items to list all choices of each half quickly. */
const MOST_ITEMS = 22;
/** The most limits whose items are freed together. */
const MOST_ROWS = 3;

/**
 * Sets of items that share limits: of one limit, then two, then three, again and again. The limits, and the items of a limit with many
 * items, differ every time.
 */
export class Neighbourhoods {
  private readonly rows: readonly Int32Array[];
  private round = 0;

  constructor(program: Program) {
    const binding = readRows(program).filter(({ coefs, limit }) => coefs.reduce((sum, coef) => sum + Math.max(0, coef), 0) > limit);
    this.rows = binding.map(({ items }) => Int32Array.from(items));
  }

  /** Items in ascending order; empty if no limit can bind. */
  next(): number[] {
    this.round += 1;
    const chosen = draw(this.rows.keys(), 1 + (this.round % MOST_ROWS), this.round);
    const items = chosen.flatMap((row) => draw(this.rows[row]!, Math.floor(MOST_ITEMS / chosen.length), ~this.round));
    return [...new Set(items)].toSorted((a, b) => a - b);
  }
}

/** Pseudo-randomly picks `count` of the numbers, or all. */
function draw(numbers: Iterable<number>, count: number, round: number): number[] {
  const list = [...numbers];
  const keys = Float64Array.from(list, (number) => scatter(number, round));
  return Array.from(smallestIndexes(keys, count), (i) => list[i]!);
}

/** A pseudo-random number for both arguments, always the same. */
function scatter(number: number, round: number): number {
  let mixed = Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(round, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x297a2d39);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
