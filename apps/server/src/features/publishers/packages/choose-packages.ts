import { PLANS_MAX } from '@jarchi/domain/drafts/drafts.ts';
import type { FrontierPoint, PackageBundle, PackageRequest } from '@jarchi/optimiser/package-request.ts';
import { frontierBudgets, reachFrontier } from '@jarchi/optimiser/reach-frontier.ts';
import { suggestPackages, type PackageSuggestions } from '@jarchi/optimiser/suggest-packages.ts';
import type { MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { SUITABLE, unpackPlans } from './packed-offer.ts';

/** A request for packages as it is sent to a thread. */
export interface ChoiceTask {
  readonly plans: ArrayBuffer;
  readonly media_type: MediaType;
  readonly bundles: readonly PackageBundle[];
  readonly budget: number | null;
  readonly goal_reach: number | null;
  readonly hasCategories: boolean;
  readonly pinned_plans: readonly number[];
  readonly pinned_bundles: readonly number[];
  readonly excluded_plans: readonly number[];
  readonly excluded_bundles: readonly number[];
  readonly max_plans: number | null;
}

export interface Choice {
  readonly offered: number;
  readonly suggestions: PackageSuggestions;
  readonly frontier: readonly FrontierPoint[];
}

const FRONTIER_POINTS = 24;

/** The three packages and the curve of reach against cost. Takes up to seconds of processor time. */
export function choosePackages({ plans: bytes, media_type, budget, goal_reach, hasCategories, ...rest }: ChoiceTask): Choice {
  const plans = unpackPlans(bytes, media_type);
  const excluded = new Set(rest.excluded_plans);
  // A package with more plans could not be bought.
  const max_plans = Math.min(rest.max_plans ?? PLANS_MAX, PLANS_MAX);
  const limits = { ...rest, max_plans, plans, platform_caps: {}, category_caps: new Map(), max_plans_by_platform: {} };
  const objective = findObjective(budget, goal_reach);
  const frontier = objective ? reachFrontier(limits, frontierBudgets({ ...limits, objective }, FRONTIER_POINTS)) : [];
  return {
    offered: plans.filter(({ id }) => !excluded.has(id)).length,
    suggestions: suggestPackages({ ...limits, budget, goal_reach, ad_categories: hasCategories ? [SUITABLE] : [] }),
    frontier,
  };
}

function findObjective(budget: number | null, goal_reach: number | null): PackageRequest['objective'] | undefined {
  if (budget !== null) return { kind: 'most_reach', budget };
  return goal_reach === null ? undefined : { kind: 'least_cost', goal_reach, budget };
}
