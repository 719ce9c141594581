import type { MediaType } from '#platforms/platforms.ts';
import { costPerThousand } from '#money/money.ts';
import { estimatePackage } from '#publishers/estimates.ts';

/** What an estimate is based on. */
export type EstimateBasis =
  /** Figures of the publisher's last posts in the format. */
  | { readonly kind: 'median_of_posts'; readonly posts: number }
  /** The advertiser's own earlier posts with this publisher, as measured here. */
  | { readonly kind: 'own_measured'; readonly posts: number }
  /** Nothing is known of the publisher: the platform's usual figures for its audience. */
  | { readonly kind: 'platform_default' };

export interface RangedPlan {
  readonly media_type: MediaType;
  /** People; a range without a basis is counted neither in `fewest_posts` nor in `platform_defaults`. */
  readonly range: { readonly low: number; readonly mid: number; readonly high: number; readonly basis?: EstimateBasis | undefined };
  /** Toman, net of VAT. */
  readonly price: number;
}

export interface PackageRange {
  /** Different people by the model: with every plan at its low end, its middle, its high end. */
  readonly low: number;
  readonly mid: number;
  readonly high: number;
  /** The bounds of the middle: the largest single reach, and the plain sum. */
  readonly reach_at_least: number;
  readonly reach_at_most: number;
  readonly price: number;
  /** Toman for a thousand people, the lowest first; null where an end reaches no one. */
  readonly cost_per_thousand: { readonly low: number | null; readonly mid: number | null; readonly high: number | null };
  /** The fewest posts of a plan that is based on posts; null when none is. */
  readonly fewest_posts: number | null;
  /** How many plans are based on their platform's usual figures. */
  readonly platform_defaults: number;
}

/** A publisher's estimate, as plans carry it. */
export interface PlanRange {
  readonly reach: number;
  readonly reach_low: number;
  readonly reach_high: number;
}

/** A package's views as a range: those of several publishers add up, since a person who sees two of them has two views. */
export function sumViews(plans: readonly PlanRange[]): { readonly low: number; readonly mid: number; readonly high: number } {
  const sumOf = (end: keyof PlanRange) => plans.reduce((sum, plan) => sum + plan[end], 0);
  return { low: sumOf('reach_low'), mid: sumOf('reach'), high: sumOf('reach_high') };
}

/**
 * A package's reach as a range. Each end takes every plan at its low or high end: posts of one campaign share their content and their
 * days, so their results are not independent, and the range is rather too wide than too narrow.
 */
export function estimatePackageRange(plans: readonly RangedPlan[]): PackageRange {
  const at = (end: 'low' | 'mid' | 'high') =>
    estimatePackage(plans.map(({ media_type, range, price }) => ({ media_type, price, reach: range[end] })));
  const [low, mid, high] = [at('low'), at('mid'), at('high')];
  const { price, reach_at_least, reach_at_most } = mid;
  const bases = plans.flatMap(({ range }) => range.basis ?? []);
  const posts = bases.flatMap((basis) => (basis.kind === 'platform_default' ? [] : [basis.posts]));
  return {
    low: low.reach_model,
    mid: mid.reach_model,
    high: high.reach_model,
    reach_at_least,
    reach_at_most,
    price,
    cost_per_thousand: {
      low: costPerThousand(price, high.reach_model),
      mid: costPerThousand(price, mid.reach_model),
      high: costPerThousand(price, low.reach_model),
    },
    fewest_posts: posts.length > 0 ? Math.min(...posts) : null,
    platform_defaults: bases.length - posts.length,
  };
}
