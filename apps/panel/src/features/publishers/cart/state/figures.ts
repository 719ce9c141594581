import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { getGoalCover, type GoalCover } from '@jarchi/domain/publishers/goal-cover.ts';
import { estimatePackageRange, sumViews, type PackageRange } from '@jarchi/domain/publishers/package-range.ts';
import type { Bundle } from '#data/publishers/bundles.ts';
import type { MediaPlan } from '#data/publishers/plans.ts';
import type { Cart } from './useCart.ts';
import type { DropItem } from './drop-advice.ts';

export interface CartFigures {
  /** Reach in different people, by the model: the likely range and its bounds. */
  readonly range: PackageRange;
  /** What the package is expected to bring: different people by the model, or views, which add up. */
  readonly likely: { readonly low: number; readonly mid: number; readonly high: number };
  /** The plain sum of estimated reach; goals and suggestions use it. */
  readonly sum: number;
  /** The number of publishers, with those in bundles. */
  readonly publishers: number;
  /** Net of VAT, toman. */
  readonly price: number;
  readonly cost_per_thousand: number | null;
  /** The package against the goal; null without a goal. */
  readonly cover: GoalCover | null;
  /** Price ÷ budget; null without a budget. */
  readonly budgetShare: number | null;
  /** Budget − price; negative above the budget. */
  readonly leftToman: number | null;
}

export interface CartMeasure {
  /** Toman, net of VAT. */
  readonly budget: number | null;
  readonly campaign: Pick<CampaignDraft, 'campaign_type' | 'content_type' | 'goal_total_reach'>;
  /** The price of the whole package, where it is not the sum of its items. */
  readonly fixedPrice?: number | undefined;
}

export function summariseCart(
  plans: readonly MediaPlan[],
  bundles: readonly Bundle[],
  { budget, campaign, fixedPrice }: CartMeasure,
): CartFigures {
  const all = [...plans, ...bundles.flatMap((bundle) => bundle.plans)];
  const range = estimatePackageRange(
    all.map(({ media_type, reach, reach_low, reach_high, price }) => ({
      media_type,
      price,
      range: { low: reach_low, mid: reach, high: reach_high },
    })),
  );
  const price = fixedPrice ?? [...plans, ...bundles].reduce((total, item) => total + item.price, 0);
  const sum = range.reach_at_most;
  return {
    range,
    likely: campaign.campaign_type === 'CPM' ? sumViews(all) : range,
    sum,
    publishers: all.length,
    price,
    cost_per_thousand: sum > 0 ? Math.round((price * 1000) / sum) : null,
    cover: getGoalCover(campaign, all),
    budgetShare: budget === null || budget <= 0 ? null : price / budget,
    leftToman: budget === null ? null : budget - price,
  };
}

export interface CartItem extends DropItem {
  readonly plans: readonly number[];
  readonly bundles: readonly number[];
}

/** The items that can be removed from the cart. */
export function listItems({ plans, bundles, contents }: Pick<Cart, 'plans' | 'bundles' | 'contents'>): readonly CartItem[] {
  return [
    ...bundles.map(({ id, title, price, reach }) => ({
      key: `b${id}`,
      title,
      price,
      reach,
      isPinned: contents.pinned_bundles.includes(id),
      plans: [],
      bundles: [id],
    })),
    ...plans.map(({ id, title, price, reach }) => ({
      key: `p${id}`,
      title,
      price,
      reach,
      isPinned: contents.pinned_plans.includes(id),
      plans: [id],
      bundles: [],
    })),
  ];
}
