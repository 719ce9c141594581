import type { LinearModel } from './linear-model.ts';

/** The best choice of items by index; null when no choice keeps the rows and reaches the goal. */
export interface ForcedBest {
  readonly best: { readonly chosen: readonly number[]; readonly cost: number; readonly reach: number } | null;
  /** The most reach that the rows allow, whatever the goal. */
  readonly most_reach: number;
}

/**
 * Tries every choice, except those that already break a row and those that could not win with all remaining items. For about 25 items.
 * `least_cost` finds the cheapest one that reaches the goal.
 */
export function findBestByForce(model: LinearModel, kind: 'most_reach' | 'least_cost'): ForcedBest {
  const most = search(model, 'most_reach');
  const most_reach = most === null ? 0 : most.reach;
  return { best: kind === 'most_reach' ? most : search(model, 'least_cost'), most_reach };
}

function search(model: LinearModel, kind: 'most_reach' | 'least_cost'): ForcedBest['best'] {
  const { items, rows, goal_reach } = model;
  const forced = new Set(model.forced);
  const order = items
    .map((_, index) => index)
    .toSorted((a, b) => Number(forced.has(b)) - Number(forced.has(a)) || items[b]!.reach - items[a]!.reach);
  const usesOf = items.map((_, index) => rows.flatMap(({ uses }, row) => (uses.has(index) ? [[row, uses.get(index)!] as const] : [])));
  const reachLeft = order.reduceRight<number[]>((sums, index) => [items[index]!.reach + sums[0]!, ...sums], [0]);
  const left = rows.map(({ limit }) => limit);
  const chosen: number[] = [];
  let [cost, reach] = [0, 0];
  let best: ForcedBest['best'] = null;

  function isWinner(): boolean {
    if (kind === 'most_reach') return best === null || reach > best.reach || (reach === best.reach && cost < best.cost);
    return reach >= goal_reach && (best === null || cost < best.cost);
  }
  function isHopeless(depth: number): boolean {
    const reachable = reach + reachLeft[depth]!;
    if (kind === 'most_reach') return best !== null && reachable < best.reach;
    return reachable < goal_reach || (best !== null && cost >= best.cost);
  }
  function take(index: number, sign: 1 | -1): void {
    for (const [row, use] of usesOf[index]!) left[row] = left[row]! - sign * use;
    cost += sign * items[index]!.cost;
    reach += sign * items[index]!.reach;
  }
  function walk(depth: number): void {
    if (depth >= forced.size && isWinner()) best = { chosen: [...chosen], cost, reach };
    if (depth === order.length || isHopeless(depth)) return;
    const index = order[depth]!;
    if (usesOf[index]!.every(([row, use]) => use <= left[row]!)) {
      take(index, 1);
      chosen.push(index);
      walk(depth + 1);
      chosen.pop();
      take(index, -1);
    }
    if (!forced.has(index)) walk(depth + 1);
  }
  walk(0);
  return best;
}
