import type { Toman } from '@jarchi/domain/money/money.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { findPinnedExcess, makeCostProgram, makeReachProgram, remainingLimits } from '#offer/offer-program.ts';
import { readOffer, type Offer } from '#offer/offer.ts';
import type { PackageAnswer, PackageRefusal, PackageRequest } from './package-request.ts';
import { searchReach } from '#offer/reach-search.ts';
import { searchCore, type CoreEffort } from '#search/core-search.ts';
import { Root } from '#relaxation/root.ts';
import { solveProgram, type Solved } from '#search/solve-program.ts';

/** Up to this many plans the search is exhaustive; its step limit (about half a minute) is for the rare request that would take minutes. */
const EXACT_PLANS = 200;
const EXACT_EFFORT = { nodes: 100_000, pivots: 700_000, enough: 0 };
/** Above this many plans the bound is so close that the last ten-thousandth is not worth its time. */
const MANY_PLANS = 3_000;

/**
 * The package with the most reach within a budget, or the cheapest one that reaches a goal, with a proved bound. Exact for up to 200
 * plans. Effort is counted in steps: the same request has the same answer on every machine, whatever the order of its plans.
 */
export function optimisePackage(request: PackageRequest): Result<PackageAnswer, PackageRefusal> {
  const { objective } = request;
  const read = readOffer(request, objective.budget !== null);
  if (!read.ok) return read;
  const offer = read.value;
  const excess = findPinnedExcess(offer, objective.budget ?? 0);
  if (excess !== undefined) return refuse(excess);
  const isGoal = objective.kind === 'least_cost';
  return isGoal
    ? findCheapest(offer, objective.budget, objective.goal_reach)
    : succeed(answerReach(offer, findReach(offer, objective.budget)));
}

function isSmall(offer: Offer): boolean {
  return offer.plansOffered <= EXACT_PLANS;
}

function effortFor(offer: Offer): CoreEffort {
  return offer.plansOffered > MANY_PLANS ? { work: 20_000, tolerance: 1e-3 } : { work: 300_000, tolerance: 0 };
}

function findReach(offer: Offer, budget: Toman | null): Solved {
  const program = makeReachProgram(offer);
  const limits = remainingLimits(offer, budget ?? 0);
  if (isSmall(offer)) return solveProgram(program, limits, -1, EXACT_EFFORT);
  return budget === null
    ? searchCore(new Root(program, offer), limits, -1, effortFor(offer))
    : searchReach(offer, budget, effortFor(offer));
}

function findCheapest(offer: Offer, budget: Toman | null, goal_reach: number): Result<PackageAnswer, PackageRefusal> {
  const program = makeCostProgram(offer);
  const limits = Float64Array.of(...remainingLimits(offer, budget ?? 0), offer.pinned.reach - goal_reach);
  const floor = -offer.price.reduce((sum, price) => sum + price, 1);
  const cheapest = isSmall(offer)
    ? solveProgram(program, limits, floor, EXACT_EFFORT)
    : searchCore(new Root(program, offer), limits, floor, effortFor(offer));
  if (cheapest.items !== null) return succeed(answerCost(offer, cheapest.items, cheapest.bound));
  const most = answerReach(offer, findReach(offer, budget));
  if (most.reach < goal_reach) return refuse({ code: 'goal_unreachable', most_reach: most.reach, is_proved: most.bound < goal_reach });
  return succeed(withCostBound(offer, most, cheapest.bound));
}

type Bought = Pick<PackageAnswer, 'plan_ids' | 'bundle_ids' | 'cost' | 'reach'>;

function answerReach(offer: Offer, { items, bound }: Solved): PackageAnswer {
  const bought = compose(offer, items!);
  const most = offer.pinned.reach + bound;
  return { ...bought, bound: most, gap: (most - bought.reach) / Math.max(most, 1), is_proved_best: bought.reach === most };
}

function answerCost(offer: Offer, items: readonly number[], bound: number): PackageAnswer {
  return withCostBound(offer, compose(offer, items), bound);
}

function withCostBound(offer: Offer, bought: Bought, bound: number): PackageAnswer {
  const least = Math.max(0, offer.pinned.cost - bound);
  return { ...bought, bound: least, gap: (bought.cost - least) / Math.max(least, 1), is_proved_best: bought.cost === least };
}

function compose(offer: Offer, items: readonly number[]): Bought {
  const { plans, bundles, pinned } = offer;
  const ascending = (a: number, b: number): number => a - b;
  return {
    plan_ids: [...pinned.plan_ids, ...items.filter((item) => item < plans.length).map((item) => plans[item]!.id)].toSorted(ascending),
    bundle_ids: [
      ...pinned.bundle_ids,
      ...items.filter((item) => item >= plans.length).map((item) => bundles[item - plans.length]!.id),
    ].toSorted(ascending),
    cost: items.reduce((sum, item) => sum + offer.price[item]!, pinned.cost),
    reach: items.reduce((sum, item) => sum + offer.reach[item]!, pinned.reach),
  };
}
