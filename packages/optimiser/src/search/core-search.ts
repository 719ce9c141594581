import { getLine, type BoundLine } from '#program/bound-line.ts';
import { FIXED_OUT, takePart } from '#program/program.ts';
import type { Root } from '#relaxation/root.ts';
import { SearchTree, type SearchLimits } from './search-tree.ts';
import type { Solved } from './solve-program.ts';
import { Selection } from '#program/selection.ts';
import { smallestIndexes } from '#program/smallest-indexes.ts';

export interface CoreEffort {
  /** Nodes times items of the search. */
  readonly work: number;
  /** The share of the value that may remain unproved. */
  readonly tolerance: number;
}

const FIRST_ITEMS = 300;
/** Each round's share of the work, and the most items of the next round. */
const ROUNDS = [
  { share: 0.25, items: 600 },
  { share: 0.5, items: 1_500 },
  { share: 0.25, items: 0 },
];

export interface CoreResult extends Solved {
  /** The proofs for everything that was not searched exhaustively; empty when nothing better is possible. */
  readonly lines: readonly BoundLine[];
}

/**
 * Searches a programme of any size. The relaxation gives the cost of choosing each item otherwise; the items with the least cost (the
 * core) are searched by branch and bound, and the others stay as the relaxation has them. The first core is ordered by cost for each unit
 * of value, which finds a good package quickly; the next ones by cost, which a proof needs.
 */
export function searchCore(root: Root, rhs: Float64Array, floor: number, effort: CoreEffort): CoreResult {
  const { program } = root;
  let rootBound = root.solve(rhs, floor);
  let found: CoreResult = { items: null, value: floor, bound: Math.max(rootBound, floor), lines: [] };
  const enough = Math.floor(Math.abs(rootBound) * effort.tolerance);
  if (rootBound - floor <= enough) return found;
  let cost = costsOfChange(root);
  let core = smallestIndexes(
    cost.map((amount, item) => amount / Math.abs(program.value[item]!)),
    FIRST_ITEMS,
  );
  for (const { share, items } of ROUNDS) {
    const nodes = Math.ceil((effort.work * share) / (core.length + 1));
    const next = searchAround({ root, rhs, rootBound, cost }, core, found.value, { nodes, pivots: Infinity, enough });
    const proof = next.bound <= found.bound ? next : found;
    const lines = proof.lines.filter((line) => line.value > next.value);
    found = { items: next.items ?? found.items, value: next.value, bound: Math.max(next.value, proof.bound), lines };
    const better = root.improve(next.y, rootBound);
    if (better < rootBound) cost = costsOfChange(root);
    rootBound = better;
    if (rootBound < found.bound) {
      const line = { ...getLine(program, root.y), value: rootBound };
      found = { ...found, bound: Math.max(found.value, rootBound), lines: [line].filter((one) => one.value > next.value) };
    }
    if (found.bound - found.value <= enough) break;
    const gap = rootBound - found.value;
    core = smallestIndexes(cost, Math.min(items, countUpTo(cost, gap)));
  }
  return found;
}

/** For each item, how much the bound falls when it is chosen otherwise than in the relaxation. */
function costsOfChange(root: Root): Float64Array {
  const { program, dual, unfit } = root;
  const cost = new Float64Array(program.size).fill(Infinity);
  for (let item = 0; item < program.size; item += 1) {
    if (unfit[item] !== FIXED_OUT) cost[item] = root.isIn(item) ? dual.costOfOut(item) : dual.costOfIn(item);
  }
  return cost;
}

function countUpTo(amounts: Float64Array, most: number): number {
  let count = 0;
  for (const amount of amounts) if (amount <= most) count += 1;
  return count;
}

interface AroundResult extends CoreResult {
  /** The prices of the core's relaxation. */
  readonly y: Float64Array;
}

interface Surroundings {
  readonly root: Root;
  readonly rhs: Float64Array;
  readonly rootBound: number;
  readonly cost: Float64Array;
}

/** Searches the core with all other items as in the relaxation; a selection that differs elsewhere too is bounded by its least cost. */
function searchAround({ root, rhs, rootBound, cost }: Surroundings, core: Int32Array, floor: number, limits: SearchLimits): AroundResult {
  const { program, dual } = root;
  const held = new Selection(program, rhs);
  const isCore = new Uint8Array(program.size);
  for (const item of core) isCore[item] = 1;
  let costOutside = Infinity;
  for (let item = 0; item < program.size; item += 1) {
    if (isCore[item] === 1) continue;
    if (cost[item]! < costOutside) costOutside = cost[item]!;
    if (root.isIn(item) && held.canAdd(item)) held.add(item);
  }
  const open = core.filter((item) => root.unfit[item] !== FIXED_OUT && held.canAdd(item));
  const merit = Float64Array.from(open, (item) => dual.margin[item]! / Math.abs(program.value[item]!));
  const base = held.value;
  const result = new SearchTree(takePart(program, open, held.left).program, floor - base, merit).run(limits);
  const outside = { ...getLine(program, root.y), value: Math.floor(rootBound + 1 - costOutside) };
  const lines: BoundLine[] = [outside, ...result.open.map(({ bound, fall, slack }) => ({ value: bound + base, fall, slack }))];
  let value = floor;
  let items: readonly number[] | null = null;
  if (result.best !== null) {
    for (let i = 0; i < open.length; i += 1) if (result.best[i] === 1) held.add(open[i]!);
    held.improve();
    value = held.value;
    items = held.list();
  }
  const promising = lines.filter((line) => line.value > value);
  const bound = promising.reduce((most, line) => Math.max(most, line.value), value);
  return { items, value, bound: Math.min(bound, Math.max(rootBound, value)), lines: promising, y: result.y };
}
