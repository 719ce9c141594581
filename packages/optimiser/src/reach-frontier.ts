import type { Toman } from '@jarchi/domain/money/money.ts';
import { findPinnedExcess, makeReachProgram, remainingLimits } from '#offer/offer-program.ts';
import { readOffer, type Offer, type PackageLimits } from '#offer/offer.ts';
import { Root } from '#relaxation/root.ts';
import { searchCore, type CoreEffort } from '#search/core-search.ts';
import type { FrontierPoint, PackageRequest } from './package-request.ts';

/** Offers with fewer plans get more effort: there each point is nearly always the best. */
const FEW_PLANS = 200;
/** How far the curve of a request goes, as a factor of its budget. */
const BEYOND = 1.5;

/**
 * The curve of reach against cost: for each budget (ascending, each once) the best package found within it or within a smaller one, and
 * the proved bound. Budgets that the pinned plans alone exceed have no point; if a pinned plan is not offered, there are no points.
 */
export function reachFrontier(request: PackageLimits, budgets: readonly Toman[]): readonly FrontierPoint[] {
  const read = readOffer(request, true);
  if (!read.ok) return [];
  const offer = read.value;
  const root = new Root(makeReachProgram(offer), offer);
  const possible = [...new Set(budgets)].filter((budget) => findPinnedExcess(offer, budget) === undefined);
  const points: FrontierPoint[] = [];
  let best = { cost: offer.pinned.cost, reach: offer.pinned.reach };
  for (const budget of possible.toSorted((a, b) => a - b)) {
    const { items, bound } = searchCore(root, remainingLimits(offer, budget), -1, effortFor(offer));
    const found = addUp(offer, items!);
    if (found.reach > best.reach || (found.reach === best.reach && found.cost < best.cost)) best = found;
    points.push({ budget, ...best, bound: offer.pinned.reach + bound });
  }
  return lowerBounds(points);
}

/**
 * `count` budgets for the curve of a request, ascending: evenly spread up to one and a half times its budget, in round figures, including
 * the budget itself. Without a budget, it is the cost of buying the plans with the best reach for their price until they reach the goal.
 */
export function frontierBudgets(request: PackageRequest, count: number): readonly Toman[] {
  const { objective } = request;
  const budget = objective.kind === 'most_reach' ? objective.budget : (objective.budget ?? roughCost(request, objective.goal_reach));
  const top = budget * BEYOND;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(top / count)) - 1);
  const most = Number.MAX_SAFE_INTEGER;
  const budgets = Array.from({ length: count }, (_, i) => Math.min(most, Math.ceil((top * (i + 1)) / count / step) * step));
  const nearest = budgets.reduce((near, one, i) => (Math.abs(one - budget) < Math.abs(budgets[near]! - budget) ? i : near), 0);
  budgets[nearest] = budget;
  return [...new Set(budgets)];
}

function roughCost({ plans }: PackageRequest, goal_reach: number): Toman {
  let [cost, reach] = [1, 0];
  for (const plan of plans.toSorted((a, b) => b.reach * a.price - a.reach * b.price || a.id - b.id)) {
    if (reach >= goal_reach) break;
    cost += plan.price;
    reach += plan.reach;
  }
  return cost;
}

function effortFor(offer: Offer): CoreEffort {
  return offer.plansOffered <= FEW_PLANS ? { work: 40_000, tolerance: 0 } : { work: 12_000, tolerance: 1e-3 };
}

function addUp(offer: Offer, items: readonly number[]): { readonly cost: Toman; readonly reach: number } {
  const { pinned, price, reach } = offer;
  return {
    cost: items.reduce((sum, item) => sum + price[item]!, pinned.cost),
    reach: items.reduce((sum, item) => sum + reach[item]!, pinned.reach),
  };
}

/** What is out of reach for a larger budget is out of reach for a smaller one too. */
function lowerBounds(points: readonly FrontierPoint[]): readonly FrontierPoint[] {
  let bound = Infinity;
  return points
    .toReversed()
    .map((point) => {
      bound = Math.min(bound, point.bound);
      return { ...point, bound };
    })
    .toReversed();
}
