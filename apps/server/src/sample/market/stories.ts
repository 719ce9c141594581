import type { PlanRow } from './market-rows.ts';
import type { Random } from './random.ts';

/** Shares of the story plans by their number of stories in a row. */
const STORY_COUNTS = [
  { story_count: 1, weight: 0.76 },
  { story_count: 2, weight: 0.15 },
  { story_count: 3, weight: 0.06 },
  { story_count: 4, weight: 0.03 },
];
/** How much each story after the first adds to price and reach: most people who see it have seen the first. */
const PRICE_STEP = 0.4;
const REACH_STEP = 0.08;

const roundTo = (value: number, step: number) => Math.round(value / step) * step;

/** Turns some story plans into several stories in a row; publishers in `isKnown` sell single ones. */
export function tellStories(plans: readonly PlanRow[], isKnown: ReadonlySet<number>, random: Random): PlanRow[] {
  return plans.map((plan) => {
    if (plan.content_type !== 'STORY' || isKnown.has(plan.publisher_id)) return plan;
    let drawn = random.next();
    const story_count = STORY_COUNTS.find(({ weight }) => (drawn -= weight) < 0)?.story_count ?? 1;
    if (story_count === 1) return plan;
    const [price, reach] = [1 + PRICE_STEP * (story_count - 1), 1 + REACH_STEP * (story_count - 1)];
    return {
      ...plan,
      story_count,
      price: roundTo(plan.price * price, 10_000),
      publisher_price: roundTo(plan.publisher_price * price, 1000),
      reach: roundTo(plan.reach * reach, 100),
      reach_low: roundTo(plan.reach_low * reach, 50),
      reach_high: roundTo(plan.reach_high * reach, 50),
    };
  });
}
