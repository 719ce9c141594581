import type { Toman } from '@jarchi/domain/money/money.ts';
import type { MediaType } from '@jarchi/domain/platforms/platforms.ts';

/** A media plan for the optimiser. Ids, reach (people) and price (toman, net of VAT) are whole numbers above zero. */
export interface PackagePlan {
  readonly id: number;
  /** At most one plan of a publisher is bought. */
  readonly publisher_id: number;
  readonly media_type: MediaType;
  /** Each of them counts the plan's whole price. */
  readonly categories: readonly number[];
  readonly price: Toman;
  readonly reach: number;
}

/** Plans sold together at one price. Its reach is the sum of its plans' reach; for caps its price is spread over them by list price. */
export interface PackageBundle {
  readonly id: number;
  readonly plan_ids: readonly number[];
  readonly price: Toman;
}

/** The most that may be spent on a platform or category: an amount, or a share of the budget (no cap if there is no budget). */
export type SpendCap = { readonly toman: Toman } | { readonly budget_percent: number };

export type PackageObjective =
  | { readonly kind: 'most_reach'; readonly budget: Toman }
  /** The cheapest package whose estimated reach is at least the goal; a budget, if any, is an upper limit. */
  | { readonly kind: 'least_cost'; readonly goal_reach: number; readonly budget: Toman | null };

export interface PackageRequest {
  readonly objective: PackageObjective;
  readonly plans: readonly PackagePlan[];
  readonly bundles: readonly PackageBundle[];
  readonly platform_caps: Readonly<Partial<Record<MediaType, SpendCap>>>;
  /** By category id. */
  readonly category_caps: ReadonlyMap<number, SpendCap>;
  /** The most plans of the package, counting those inside bundles one by one; null for no limit. */
  readonly max_plans: number | null;
  readonly max_plans_by_platform: Readonly<Partial<Record<MediaType, number>>>;
  /** Always in the package, whatever they cost; a pinned plan is bought alone, never through a bundle. */
  readonly pinned_plans: readonly number[];
  readonly pinned_bundles: readonly number[];
  /** Never in the package; a bundle with an excluded plan is not bought either. */
  readonly excluded_plans: readonly number[];
  readonly excluded_bundles: readonly number[];
}

export interface PackageAnswer {
  /** Plans bought alone, and bundles, in ascending order of id, including the pinned ones. */
  readonly plan_ids: readonly number[];
  readonly bundle_ids: readonly number[];
  readonly cost: Toman;
  /** Sum of estimated reach. */
  readonly reach: number;
  /** Proved: no package that keeps the limits has more reach (most_reach) or costs less (least_cost). */
  readonly bound: number;
  /** The largest possible distance from the best: 0 when it is the best, 0.01 for 1 %. */
  readonly gap: number;
  readonly is_proved_best: boolean;
}

export type PackageRefusal =
  /** The pinned plans and bundles alone break a limit. */
  | {
      readonly code: 'pinned_over_limit';
      readonly limit: 'budget' | 'platform' | 'category' | 'count' | 'publisher';
      readonly excess: number;
    }
  /** A pinned plan or bundle is not offered, or is also excluded. */
  | { readonly code: 'pinned_not_offered'; readonly plan_ids: readonly number[]; readonly bundle_ids: readonly number[] }
  /** No package within the limits reaches the goal, or none was found (`is_proved` tells which); with the most reach found. */
  | { readonly code: 'goal_unreachable'; readonly most_reach: number; readonly is_proved: boolean };

/** A point of the curve of reach against cost: cost and reach of the best package found for a budget, and the proved bound on reach. */
export interface FrontierPoint {
  readonly budget: Toman;
  readonly cost: Toman;
  readonly reach: number;
  readonly bound: number;
}
