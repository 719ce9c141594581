import { PLANS_MAX } from '@jarchi/domain/drafts/drafts.ts';
import { costPerThousand, estimatePackage, type PackageEstimate } from '@jarchi/domain/publishers/estimates.ts';
import type { MediaPlan } from '../plan-queries.ts';

export type CartPlan = Pick<MediaPlan, 'id' | 'media_type' | 'reach' | 'reach_low' | 'reach_high' | 'price'>;

export interface CartFigures {
  readonly estimate: PackageEstimate;
  readonly count: number;
  /** Net of VAT, toman. */
  readonly price: number;
  readonly cost_per_thousand: number | null;
  /** Reach ÷ goal; null without a goal. */
  readonly goalShare: number | null;
  /** Price ÷ budget; null without a budget. */
  readonly budgetShare: number | null;
  /** Budget − price; negative when it is over. */
  readonly leftToman: number | null;
}

export function togglePlan(selected: readonly number[], id: number): readonly number[] {
  if (selected.includes(id)) return selected.filter((other) => other !== id);
  return selected.length >= PLANS_MAX ? selected : [...selected, id];
}

export function summariseCart(plans: readonly CartPlan[], budget: number | null, goal: number | null): CartFigures {
  const estimate = estimatePackage(plans);
  const { price, reach_model } = estimate;
  return {
    estimate,
    count: plans.length,
    price,
    cost_per_thousand: costPerThousand(price, reach_model),
    goalShare: goal === null ? null : reach_model / goal,
    budgetShare: budget === null ? null : price / budget,
    leftToman: budget === null ? null : budget - price,
  };
}

/**
 * The simple fill: walks the plans in the order given (cheapest thousand first) and takes each one that the
 * rest of the budget can still pay. What is chosen already stays. Not an optimum, and not named one.
 */
export function fillToBudget(
  ordered: readonly Pick<MediaPlan, 'id' | 'price' | 'reach'>[],
  chosen: readonly Pick<MediaPlan, 'id' | 'price'>[],
  budgetToman: number,
): readonly number[] {
  const ids = chosen.map((plan) => plan.id);
  let left = budgetToman - chosen.reduce((sum, plan) => sum + plan.price, 0);
  for (const plan of ordered) {
    if (ids.length >= PLANS_MAX) break;
    if (plan.reach <= 0 || plan.price > left || ids.includes(plan.id)) continue;
    ids.push(plan.id);
    left -= plan.price;
  }
  return ids;
}
