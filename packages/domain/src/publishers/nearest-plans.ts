/** What is compared of two plans: the categories of their publishers, the people reached, the price in toman. */
export interface ComparedPlan {
  readonly id: number;
  readonly categories: readonly number[];
  readonly reach: number;
  readonly price: number;
}

/** Having no category in common counts as much as a price seven times as high: e² ≈ 7.4. */
const CATEGORIES_WEIGHT = 2;

function distance(from: ComparedPlan, to: ComparedPlan): number {
  const shared = from.categories.filter((category) => to.categories.includes(category)).length;
  const all = from.categories.length + to.categories.length - shared;
  const apart = (a: number, b: number) => Math.abs(Math.log(Math.max(a, 1) / Math.max(b, 1)));
  return CATEGORIES_WEIGHT * (all === 0 ? 0 : 1 - shared / all) + apart(from.reach, to.reach) + apart(from.price, to.price);
}

/** The candidates nearest to a plan in categories, reach and price, nearest first, ties by id. */
export function nearestPlans<T extends ComparedPlan>(plan: ComparedPlan, candidates: readonly T[], limit: number): readonly T[] {
  return candidates
    .map((candidate) => ({ candidate, away: distance(plan, candidate) }))
    .toSorted((a, b) => a.away - b.away || a.candidate.id - b.candidate.id)
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}
