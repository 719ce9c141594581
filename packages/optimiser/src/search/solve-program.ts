import { Separation } from '#cuts/separation.ts';
import { lowerLimits } from '#program/attainable.ts';
import { countItems } from '#program/counted-rows.ts';
import { DualBound } from '#program/dual-bound.ts';
import { findFittingItems, takePart, type Program } from '#program/program.ts';
import { Refill } from '#refill/refill.ts';
import { Relaxation } from '#relaxation/relaxation.ts';
import { SearchTree, type SearchLimits, type SearchResult } from './search-tree.ts';
import { reduceToUnits } from '#program/whole-units.ts';

const PLAIN_NODES = 500;
/** Counting the items of more limits than this costs more time for each part than it saves. */
const FEW_ROWS = 8;

export interface Solved {
  /** The items of the best selection found, ascending; null when none has more value than the floor. */
  readonly items: readonly number[] | null;
  /** Their value, or the floor. */
  readonly value: number;
  /** Proved: no selection has more value, or none has more than the floor. */
  readonly bound: number;
}

/** Searches a small programme under the given limits for the selection with the most value above `floor`. */
export function solveProgram(whole: Program, rhs: Float64Array, floor: number, limits: SearchLimits): Solved {
  const { program: part, origin } = takePart(whole, findFittingItems(whole, rhs), rhs);
  const { program, unit } = reduceToUnits(part);
  const relaxation = new Relaxation(program);
  relaxation.solve(limits.pivots, floor / unit);
  const dual = new DualBound(program);
  dual.evaluate(relaxation.y, program.rhs, relaxation.fixing, relaxation.groupPrice);
  const merit = dual.margin.map((margin, item) => margin / Math.abs(program.value[item]!));
  const first = new SearchTree(program, Math.floor(floor / unit), merit).run({ ...limits, nodes: Math.min(limits.nodes, PLAIN_NODES) });
  const result = first.open.length === 0 ? first : searchFurther(program, { y: relaxation.y, merit }, first, limits);
  const { best, value, bound } = result;
  if (best === null) return { items: null, value: floor, bound: Math.max(floor, bound * unit) };
  return { items: [...origin].filter((_, i) => best[i] === 1), value: value * unit, bound: bound * unit };
}

/** The price of each row, and the merit of each item: its value beyond the prices of its rows, for each unit of value. */
interface Prices {
  readonly y: Float64Array;
  readonly merit: Float64Array;
}

/**
 * A hard programme starts again from what was found, with lower limits, with cuts, and with counts of the items: in all and, if few
 * limits have a price, in each of those.
 */
function searchFurther(whole: Program, { y, merit }: Prices, first: SearchResult, limits: SearchLimits): SearchResult {
  const program = { ...whole, rhs: lowerLimits(whole) };
  const priced = [...y.keys()].filter((row) => y[row]! > 0);
  const { program: wider, counted } = countItems(program, priced.length <= FEW_ROWS ? priced : []);
  const refill = new Refill(wider);
  if (first.best !== null) refill.startFrom(first.best);
  const result = new SearchTree(wider, first.value, merit, { counted, separation: new Separation(program), refill }).run(limits);
  return { ...result, best: result.best ?? first.best, bound: Math.min(first.bound, result.bound) };
}
