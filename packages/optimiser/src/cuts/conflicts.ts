import type { Program } from '#program/program.ts';
import { readGroups, readRows, type Cut } from '#program/cut.ts';

/** The pairs of items that can never be chosen together: they share a group, or together exceed a limit. */
export class Conflicts {
  private readonly size: number;
  private readonly pairs: Uint8Array;

  constructor(program: Program) {
    const { size } = program;
    this.size = size;
    this.pairs = new Uint8Array(size * size);
    for (const { items } of readGroups(program)) for (const one of items) for (const other of items) this.mark(one, other);
    for (const { items, coefs, limit } of readRows(program)) {
      if (coefs.some((coef) => coef < 0)) continue;
      items.forEach((one, i) => {
        items.forEach((other, k) => {
          if (coefs[i]! + coefs[k]! > limit) this.mark(one, other);
        });
      });
    }
  }

  private has(one: number, other: number): boolean {
    return this.pairs[one * this.size + other] === 1;
  }

  private mark(one: number, other: number): void {
    if (one !== other) this.pairs[one * this.size + other] = 1;
  }

  /** Maximal sets of pairwise conflicting items (cliques), of which x chooses more than one in all. */
  separate(x: Float64Array): Cut[] {
    const order = [...x.keys()].toSorted((a, b) => x[b]! - x[a]! || a - b);
    const found = new Map<string, Cut>();
    for (const first of order) {
      if (x[first]! <= 1e-6) break;
      if (x[first]! >= 1 - 1e-6) continue;
      const clique = [first];
      let load = x[first]!;
      for (const item of order) {
        if (!clique.every((other) => this.has(item, other))) continue;
        clique.push(item);
        load += x[item]!;
      }
      if (load <= 1 + 1e-4) continue;
      const items = clique.toSorted((a, b) => a - b);
      found.set(items.join(' '), { items, coefs: items.map(() => 1), limit: 1 });
    }
    return [...found.values()];
  }
}
