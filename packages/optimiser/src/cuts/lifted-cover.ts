import { makeCut, type Cut } from '#program/cut.ts';

/** Σ weight·x ≤ limit, with positive weights; at most one member of a block can be chosen. If `isComplemented`, x counts absences instead. */
export interface Knapsack {
  readonly items: readonly number[];
  readonly weights: readonly number[];
  /** The block number of each member. */
  readonly blocks: readonly number[];
  readonly limit: number;
  readonly isComplemented: boolean;
}

/** The cover inequality of this row that x most likely violates, lifted to all members; null when no cover is found. */
export function separateCover(knapsack: Knapsack, x: Float64Array): Cut | null {
  const { items, isComplemented } = knapsack;
  const amount = items.map((item) => (isComplemented ? 1 - x[item]! : x[item]!));
  const cover = findCover(knapsack, amount);
  if (cover === null) return null;
  const factors = lift(knapsack, cover, amount);
  const complementedBack = isComplemented ? factors.reduce((sum, factor) => sum + factor, 0) : 0;
  return makeCut(items, isComplemented ? factors.map((factor) => -factor) : factors, cover.length - 1 - complementedBack);
}

/** A minimal cover: members of different blocks that exceed the limit together, but not with any one of them left out. */
function findCover({ items, weights, blocks, limit }: Knapsack, amount: readonly number[]): number[] | null {
  const lightest = new Map<number, number>();
  items.forEach((_, i) => {
    const other = lightest.get(blocks[i]!);
    if (amount[i]! > 1e-6 && (other === undefined || weights[i]! < weights[other]!)) lightest.set(blocks[i]!, i);
  });
  const share = new Map<number, number>();
  items.forEach((_, i) => {
    const light = lightest.get(blocks[i]!);
    if (light !== undefined && weights[i]! >= weights[light]!) share.set(light, (share.get(light) ?? 0) + amount[i]!);
  });
  const order = [...share.keys()].toSorted((a, b) => share.get(b)! - share.get(a)! || weights[b]! - weights[a]! || a - b);
  const cover: number[] = [];
  let load = 0;
  for (const i of order) {
    if (load > limit) break;
    cover.push(i);
    load += weights[i]!;
  }
  if (load <= limit) return null;
  for (const i of cover.toSorted((a, b) => share.get(a)! - share.get(b)! || weights[a]! - weights[b]! || a - b)) {
    if (load - weights[i]! <= limit) continue;
    load -= weights[i]!;
    cover.splice(cover.indexOf(i), 1);
  }
  return cover;
}

/** The factor of each member, computed one after another, each as large as the earlier ones allow. */
function lift(knapsack: Knapsack, cover: readonly number[], amount: readonly number[]): number[] {
  const { items, weights, blocks, limit } = knapsack;
  const factors = items.map(() => 0);
  for (const i of cover) factors[i] = 1;
  const most = cover.length - 1;
  const rest = items.map((_, i) => i).filter((i) => factors[i] === 0);
  const done = [...cover];
  for (const i of rest.toSorted((a, b) => amount[b]! - amount[a]! || weights[b]! - weights[a]! || a - b)) {
    const others = done.filter((other) => blocks[other] !== blocks[i]);
    const lightest = lightestFor(knapsack, others, factors, most);
    let value = most;
    while (value >= 0 && lightest[value]! > limit - weights[i]!) value -= 1;
    factors[i] = value < 0 ? most + 1 : most - value;
    if (factors[i] > 0) done.push(i);
  }
  return factors;
}

/** The least weight for each value from 0 to `most`, with at most one member of each block. */
function lightestFor({ weights, blocks }: Knapsack, members: readonly number[], factors: readonly number[], most: number): Float64Array {
  let least = new Float64Array(most + 1).fill(Infinity);
  least[0] = 0;
  const byBlock = new Map<number, number[]>();
  for (const i of members) byBlock.set(blocks[i]!, [...(byBlock.get(blocks[i]!) ?? []), i]);
  for (const block of byBlock.values()) {
    const next = least.slice();
    for (const i of block) {
      for (let value = 1; value <= most; value += 1) {
        const weight = least[Math.max(0, value - factors[i]!)]! + weights[i]!;
        if (weight < next[value]!) next[value] = weight;
      }
    }
    least = next;
  }
  return least;
}
