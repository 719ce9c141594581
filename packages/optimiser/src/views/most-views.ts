import type { ViewsPlan, ViewsWishes } from './views-request.ts';

/**
 * One plan of each publisher, the one with the most views, ties by id: views are paid one by one, so a longer stay costs nothing. A
 * publisher of pinned plans keeps those alone; excluded plans are left out.
 */
export function listLargest({ plans, pinned_plans, excluded_plans }: ViewsWishes): ViewsPlan[] {
  const pinned = new Set(pinned_plans);
  const excluded = new Set(excluded_plans);
  const offered = plans.filter(({ id }) => !excluded.has(id));
  const kept = offered.filter(({ id }) => pinned.has(id));
  const taken = new Set(kept.map(({ publisher_id }) => publisher_id));
  for (const plan of offered.toSorted(byViews)) {
    if (taken.has(plan.publisher_id)) continue;
    taken.add(plan.publisher_id);
    kept.push(plan);
  }
  return kept;
}

function byViews(a: ViewsPlan, b: ViewsPlan): number {
  return b.views - a.views || a.id - b.id;
}

/** The pinned plans and as many of the largest others as there is room for. No package has more views, since any other swaps one for a smaller. */
export function takeMostViews(largest: readonly ViewsPlan[], pinned_plans: readonly number[], max_plans: number): ViewsPlan[] {
  const pinned = new Set(pinned_plans);
  const free = largest.filter(({ id }) => !pinned.has(id)).toSorted(byViews);
  return [...largest.filter(({ id }) => pinned.has(id)), ...free.slice(0, Math.max(0, max_plans - pinned.size))];
}

export function sumViews(plans: readonly ViewsPlan[]): number {
  return plans.reduce((sum, { views }) => sum + views, 0);
}

/** The fewest plans that fill the goal; `max_plans` where it cannot be filled. */
export function countFewest(largest: readonly ViewsPlan[], { pinned_plans, max_plans, goal_views }: ViewsWishes): number {
  const most = takeMostViews(largest, pinned_plans, max_plans);
  let views = 0;
  const last = most.findIndex((plan) => (views += plan.views) >= goal_views);
  return last === -1 ? max_plans : Math.min(max_plans, Math.max(last + 1, pinned_plans.length));
}
