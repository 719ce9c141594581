import type { Bundle } from '#data/publishers/bundles.ts';
import type { MediaPlan } from '#data/publishers/plans.ts';

export interface Fitting {
  readonly plans: readonly MediaPlan[];
  readonly bundles: readonly Bundle[];
  /** Share a publisher with a bundle before them. */
  readonly overlapping: readonly Bundle[];
  /** Of publishers that a bundle brings. */
  readonly bundled: readonly MediaPlan[];
}

const getPublishers = (bundles: readonly Bundle[]): ReadonlySet<number> =>
  new Set(bundles.flatMap(({ plans }) => plans.map(({ publisher_id }) => publisher_id)));

/** What of some plans and bundles can stand in one package, where each publisher is bought once; bundles come first. */
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

/** Bundles that stay beside plans which were not chosen with them in mind: those without any of their publishers. */
export function bundlesBeside(plans: readonly MediaPlan[], bundles: readonly Bundle[]): readonly Bundle[] {
  const publishers = new Set(plans.map(({ publisher_id }) => publisher_id));
  return bundles.filter((bundle) => !bundle.plans.some(({ publisher_id }) => publishers.has(publisher_id)));
}

/** Plans of a cart that stay beside those of a workbook: of each publisher one, and the workbook's goes first. */
export function plansBeside(plans: readonly MediaPlan[], cart: readonly MediaPlan[]): readonly MediaPlan[] {
  const publishers = new Set(plans.map(({ publisher_id }) => publisher_id));
  return cart.filter(({ publisher_id }) => !publishers.has(publisher_id));
}
