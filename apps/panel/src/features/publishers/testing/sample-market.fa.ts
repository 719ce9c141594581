import type { CallAnswer } from '@jarchi/contract/types.ts';
import { estimatePackage } from '@jarchi/domain/publishers/estimates.ts';
import type { Bundle } from '#data/publishers/bundles.ts';
import type { MediaPlan } from '#data/publishers/plans.ts';
import { samplePlan } from '#testing/sample-answers.fa.ts';

export type Suggestions = CallAnswer<'publishers', 'suggestPackages'>;
type Suggestion = NonNullable<Suggestions['most_reach']>;

export const MARKET: readonly MediaPlan[] = [
  samplePlan({ id: 11, publisher_id: 101, title: 'مزه‌گردی', username: 'maze.gardi', price: 7_600_000, reach: 86_000 }),
  samplePlan({ id: 12, publisher_id: 102, title: 'کافه‌نشین', username: 'cafe.neshin', price: 4_500_000, reach: 52_000 }),
  samplePlan({ id: 13, publisher_id: 103, title: 'تهران از نزدیک', username: 'tehran.closeup', price: 6_300_000, reach: 71_000 }),
  samplePlan({ id: 14, publisher_id: 104, title: 'کتاب‌باز', username: 'ketab_baz', price: 1_750_000, reach: 19_800 }),
].map((plan) => ({ ...plan, reach_low: Math.round(plan.reach * 0.8), reach_high: Math.round(plan.reach * 1.2) }));

export function sampleBundle(change: Partial<Bundle> = {}): Bundle {
  return {
    id: 5,
    title: 'صبحانه و قهوه',
    description: 'کافه‌ها و صبحانه',
    price: 10_000_000,
    list_price: 12_100_000,
    reach: 138_000,
    plans: MARKET.slice(0, 2),
    ...change,
  };
}

export function sampleSuggestion(plans: readonly MediaPlan[], change: object = {}): Suggestion {
  const { reach_model, reach_at_least, reach_at_most, price } = estimatePackage(plans);
  return {
    found: true,
    plans: [...plans],
    bundles: [],
    cost: price,
    reach: reach_at_most,
    bound: reach_at_most,
    gap: 0,
    is_proved_best: true,
    range: { low: reach_at_least, mid: reach_model, high: reach_at_most, reach_at_least, reach_at_most },
    ...change,
  };
}

export function sampleSuggestions(change: Partial<Suggestions> = {}): Suggestions {
  return {
    offered: MARKET.length,
    most_reach: sampleSuggestion(MARKET.slice(0, 3), { is_proved_best: false, gap: 0.003 }),
    least_cost: sampleSuggestion(MARKET.slice(0, 2)),
    most_reach_in_categories: sampleSuggestion(MARKET.slice(1, 2)),
    frontier: [
      { budget: 5_000_000, cost: 4_500_000, reach: 52_000, bound: 53_000 },
      { budget: 20_000_000, cost: 18_400_000, reach: 209_000, bound: 209_000 },
    ],
    ...change,
  };
}
