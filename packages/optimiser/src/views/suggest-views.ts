import { succeed, type Result } from '@jarchi/domain/result.ts';
import type { PackageLimits } from '#offer/offer.ts';
import { optimisePackage } from '#optimise-package.ts';
import { getMisfit } from './misfit.ts';
import { countFewest, listLargest, sumViews, takeMostViews } from './most-views.ts';
import type { PackageRefusal } from '#package-request.ts';
import type { ViewsPackage, ViewsPlan, ViewsWishes } from './views-request.ts';

type Suggestion = Result<ViewsPackage, PackageRefusal>;

/** All cost the same: the price of the goal's views. Each fills the goal where that is possible. */
export interface ViewsSuggestions {
  /** The least misfit. */
  readonly best_fit: Suggestion;
  /** As few publishers as possible, and of those packages the least misfit. */
  readonly fewest_publishers: Suggestion;
  /** Only publishers of the campaign's categories, and the pinned ones. */
  readonly only_fitting: Suggestion;
}

export function suggestViews(wishes: ViewsWishes): ViewsSuggestions {
  const largest = listLargest(wishes);
  const pinned = new Set(wishes.pinned_plans);
  const fitting = listLargest({ ...wishes, plans: wishes.plans.filter(({ id, is_fitting }) => is_fitting || pinned.has(id)) });
  return {
    best_fit: chooseBestFit(wishes, largest, wishes.max_plans),
    fewest_publishers: chooseBestFit(wishes, largest, countFewest(largest, wishes)),
    only_fitting: chooseBestFit(wishes, fitting, wishes.max_plans),
  };
}

/** The package of at most `plansMax` plans with the least misfit that fills the goal; if none does, the one with the most views. */
function chooseBestFit(wishes: ViewsWishes, largest: readonly ViewsPlan[], plansMax: number): Suggestion {
  const { goal_views, pinned_plans } = wishes;
  const most = takeMostViews(largest, pinned_plans, plansMax);
  const isReachable = sumViews(most) >= goal_views;
  // Of a goal that cannot be reached the search would prove that at length; without a goal it only judges the pinned plans.
  const objective = { kind: 'least_cost', goal_reach: isReachable ? goal_views : 0, budget: null } as const;
  const chosen = optimisePackage({ ...limitOffer(wishes, largest, plansMax), objective });
  if (!chosen.ok) return chosen;
  const { plan_ids, reach, gap, is_proved_best } = chosen.value;
  return succeed(isReachable ? { plan_ids, views: reach, fills_goal: true, gap, is_proved_best } : describeMost(most));
}

/** The plans as the optimiser takes them: a plan's price is its misfit. */
function limitOffer(
  { media_type, goal_views, max_plans, pinned_plans }: ViewsWishes,
  largest: readonly ViewsPlan[],
  plansMax: number,
): PackageLimits {
  return {
    plans: largest.map((plan) => ({
      id: plan.id,
      publisher_id: plan.publisher_id,
      media_type,
      categories: [],
      price: getMisfit(plan, goal_views, max_plans),
      reach: plan.views,
    })),
    bundles: [],
    platform_caps: {},
    category_caps: new Map(),
    max_plans: plansMax,
    max_plans_by_platform: {},
    pinned_plans,
    pinned_bundles: [],
    excluded_plans: [],
    excluded_bundles: [],
  };
}

function describeMost(most: readonly ViewsPlan[]): ViewsPackage {
  const plan_ids = most.map(({ id }) => id).toSorted((a, b) => a - b);
  return { plan_ids, views: sumViews(most), fills_goal: false, gap: 0, is_proved_best: true };
}
