import type { Toman } from '@jarchi/domain/money/money.ts';
import type { Result } from '@jarchi/domain/result.ts';
import type { PackageLimits } from '#offer/offer.ts';
import { optimisePackage } from './optimise-package.ts';
import type { PackageAnswer, PackagePlan, PackageRefusal } from './package-request.ts';

export interface PackageWishes extends PackageLimits {
  readonly budget: Toman | null;
  readonly goal_reach: number | null;
  /** The campaign's own categories. */
  readonly ad_categories: readonly number[];
}

type Suggestion = Result<PackageAnswer, PackageRefusal>;

/** Null where the input that it needs is missing: a budget, a goal, categories. */
export interface PackageSuggestions {
  readonly most_reach: Suggestion | null;
  /** The goal at least cost, within the budget if there is one. */
  readonly least_cost: Suggestion | null;
  readonly most_reach_in_categories: Suggestion | null;
}

export function suggestPackages({ budget, goal_reach, ad_categories, ...limits }: PackageWishes): PackageSuggestions {
  const hasCategories = budget !== null && ad_categories.length > 0;
  return {
    most_reach: budget === null ? null : optimisePackage({ ...limits, objective: { kind: 'most_reach', budget } }),
    least_cost: goal_reach === null ? null : optimisePackage({ ...limits, objective: { kind: 'least_cost', goal_reach, budget } }),
    most_reach_in_categories: hasCategories
      ? optimisePackage({ ...keepCategories(limits, ad_categories), objective: { kind: 'most_reach', budget } })
      : null,
  };
}

/** Only plans with one of the categories, and only bundles of such plans; what is pinned stays. */
function keepCategories(limits: PackageLimits, ad_categories: readonly number[]): PackageLimits {
  const wanted = new Set(ad_categories);
  const pinnedBundles = limits.bundles.filter(({ id }) => limits.pinned_bundles.includes(id));
  const pinned = new Set([...limits.pinned_plans, ...pinnedBundles.flatMap(({ plan_ids }) => plan_ids)]);
  const isKept = ({ id, categories }: PackagePlan): boolean => pinned.has(id) || categories.some((category) => wanted.has(category));
  return { ...limits, plans: limits.plans.filter(isKept) };
}
