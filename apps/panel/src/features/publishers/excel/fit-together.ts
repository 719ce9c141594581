import type { Bundle } from '#data/publishers/bundles.ts';
import type { MediaPlan } from '#data/publishers/plans.ts';

export interface Fitting {
  readonly plans: readonly MediaPlan[];
  readonly bundles: readonly Bundle[];
  /** Bundles that share a publisher with an earlier one. */
  readonly overlapping: readonly Bundle[];
  /** Plans of publishers that a bundle contains. */
  readonly bundled: readonly MediaPlan[];
}

const getPublishers = (bundles: readonly Bundle[]): ReadonlySet<number> =>
  new Set(bundles.flatMap(({ plans }) => plans.map(({ publisher_id }) => publisher_id)));

/** The plans and bundles that fit into one package, in which each publisher is bought once; bundles come first. */
export function fitTogether(plans: readonly MediaPlan[], bundles: readonly Bundle[]): Fitting {
  const kept: Bundle[] = [];
  for (const bundle of bundles) {
    const taken = getPublishers(kept);
    if (!bundle.plans.some(({ publisher_id }) => taken.has(publisher_id))) kept.push(bundle);
  }
  const taken = getPublishers(kept);
  return {
    plans: plans.filter(({ publisher_id }) => !taken.has(publisher_id)),
    bundles: kept,
    overlapping: bundles.filter((bundle) => !kept.includes(bundle)),
    bundled: plans.filter(({ publisher_id }) => taken.has(publisher_id)),
  };
}

/** Bundles without any publisher of these plans. */
export function bundlesBeside(plans: readonly MediaPlan[], bundles: readonly Bundle[]): readonly Bundle[] {
  const publishers = new Set(plans.map(({ publisher_id }) => publisher_id));
  return bundles.filter((bundle) => !bundle.plans.some(({ publisher_id }) => publishers.has(publisher_id)));
}

/** Plans of a cart whose publisher is not in the workbook's plans. */
export function plansBeside(plans: readonly MediaPlan[], cart: readonly MediaPlan[]): readonly MediaPlan[] {
  const publishers = new Set(plans.map(({ publisher_id }) => publisher_id));
  return cart.filter(({ publisher_id }) => !publishers.has(publisher_id));
}
