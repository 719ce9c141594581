import { modelUnion, type PlatformReach } from '#reach/overlap.ts';

export interface PlanEstimate extends PlatformReach {
  /** Toman, net of VAT. */
  readonly price: number;
}

export interface PackageEstimate {
  /** If all audiences overlap: the largest single reach. */
  readonly reach_at_least: number;
  /** If no person sees two plans: the plain sum. */
  readonly reach_at_most: number;
  /** Between the two: audiences overlap as if drawn at random, within a platform and across platforms. */
  readonly reach_model: number;
  readonly price: number;
}

/** Reach over several publishers is never a plain sum: two bounds, and a model value between them. Whole people. */
export function estimatePackage(plans: readonly PlanEstimate[]): PackageEstimate {
  return {
    reach_at_least: plans.reduce((max, plan) => Math.max(max, plan.reach), 0),
    reach_at_most: plans.reduce((total, plan) => total + plan.reach, 0),
    reach_model: modelUnion(plans),
    price: plans.reduce((total, plan) => total + plan.price, 0),
  };
}
