import type { Program } from '#program/program.ts';
import { Conflicts } from './conflicts.ts';
import { distanceTo, readRows, likeness, type Cut } from '#program/cut.ts';
import { separateCover, type Knapsack } from './lifted-cover.ts';
import { separateRounded } from './rounded-row.ts';

const LEAST_DISTANCE = 1e-3;
const ALIKE = 0.9;

/** Finds cuts that a fractional solution violates, from the limits and groups of a programme. */
export class Separation {
  private readonly rows: readonly Cut[];
  private readonly conflicts: Conflicts;
  private readonly blocks: readonly number[];

  constructor(program: Program) {
    this.rows = readRows(program);
    this.conflicts = new Conflicts(program);
    this.blocks = listBlocks(program);
  }

  /** Up to `most` cuts that x violates, the deepest first, no two of them nearly parallel. */
  separate(x: Float64Array, most: number): Cut[] {
    const found = this.conflicts.separate(x);
    for (const row of this.rows) {
      const knapsack = asKnapsack(row, this.blocks);
      const cuts = [knapsack === null ? null : separateCover(knapsack, x), separateRounded(row, x)];
      for (const cut of cuts) if (cut !== null) found.push(cut);
    }
    return choose(found, x, most);
  }
}

function choose(found: readonly Cut[], x: Float64Array, most: number): Cut[] {
  const ranked = found.map((cut) => ({ cut, distance: distanceTo(cut, x) })).filter(({ distance }) => distance > LEAST_DISTANCE);
  const chosen: Cut[] = [];
  for (const { cut } of ranked.toSorted((a, b) => b.distance - a.distance)) {
    if (chosen.length >= most) break;
    if (chosen.every((other) => likeness(cut, other) < ALIKE)) chosen.push(cut);
  }
  return chosen;
}

/** For each item one of its groups, or a number of its own. */
function listBlocks({ size, groupCount, groupStart, groupOf }: Program): number[] {
  return Array.from({ length: size }, (_, item) =>
    groupStart[item] === groupStart[item + 1] ? groupCount + item : groupOf[groupStart[item]!]!,
  );
}

function asKnapsack({ items, coefs, limit }: Cut, blocks: readonly number[]): Knapsack | null {
  if (coefs.every((coef) => coef > 0))
    return { items, weights: coefs, blocks: items.map((item) => blocks[item]!), limit, isComplemented: false };
  if (coefs.some((coef) => coef > 0)) return null;
  return {
    items,
    weights: coefs.map((coef) => -coef),
    blocks: items.map((_, i) => i),
    limit: limit - coefs.reduce((sum, coef) => sum + coef, 0),
    isComplemented: true,
  };
}
