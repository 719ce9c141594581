import { roundNet } from '#money/hundreds.ts';
import { getShare, spreadAmount, sumToman, type Toman } from '#money/money.ts';
import { CPC_MIN_DAILY_CLICKS } from '#platforms/campaign-goals.ts';
import type { PricedLine } from '#pricing/quote.ts';
import type { IssueOf } from '#validation/issues.ts';

/** A band of a day's clicks: from `from_clicks` clicks up to the start of the next band. */
export interface ClickTier {
  readonly from_clicks: number;
  /** Toman for one click. */
  readonly price: Toman;
  readonly publisher_price: Toman;
}

export type ClickTierIssue =
  | { readonly code: 'tiers_empty' }
  /** The first band begins at 0, and each other one above the band before it. */
  | { readonly code: 'tier_start_invalid'; readonly index: number }
  /** A price is whole and above zero, so that more clicks never cost less; a publisher's price may be zero. */
  | { readonly code: 'tier_price_invalid'; readonly index: number };

/** Every issue of a table of bands. */
export function checkClickTiers(tiers: readonly ClickTier[]): ClickTierIssue[] {
  if (tiers.length === 0) return [{ code: 'tiers_empty' }];
  const issues: ClickTierIssue[] = [];
  for (const [index, { from_clicks, price, publisher_price }] of tiers.entries()) {
    const isInOrder = index === 0 ? from_clicks === 0 : Number.isSafeInteger(from_clicks) && from_clicks > tiers[index - 1]!.from_clicks;
    if (!isInOrder) issues.push({ code: 'tier_start_invalid', index });
    if (!Number.isSafeInteger(price) || !Number.isSafeInteger(publisher_price) || price < 1 || publisher_price < 0)
      issues.push({ code: 'tier_price_invalid', index });
  }
  return issues;
}

/** With VAT, its price in the dearest band of the sample market stays below the largest amount of the panel. */
const CLICKS_MOST = 300_000_000;

/** Why this many clicks cannot be bought for this many days (1 or more); empty if they can. No day may have fewer than the minimum. */
export function checkClicksGoal(clicks: number, days: number): IssueOf<'positive_int' | 'min_value' | 'max_value'>[] {
  if (!Number.isSafeInteger(clicks) || clicks < 1) return [{ code: 'positive_int' }];
  const minimum = CPC_MIN_DAILY_CLICKS * days;
  if (clicks < minimum) return [{ code: 'min_value', minimum }];
  return clicks > CLICKS_MOST ? [{ code: 'max_value', maximum: CLICKS_MOST }] : [];
}

/** The clicks of each day; a remainder goes to the first days, one each. */
export function spreadClicks(clicks: number, days: number): number[] {
  return spreadAmount(
    clicks,
    Array.from({ length: days }, () => 1),
  );
}

/** The price of one day's clicks, each click in its band. */
export function priceDayOfClicks(clicks: number, tiers: readonly ClickTier[]): { readonly price: Toman; readonly publisher_price: Toman } {
  const counts = tiers.map(({ from_clicks }, index) => {
    const until = Math.min(clicks, tiers[index + 1]?.from_clicks ?? clicks);
    return Math.max(0, until - from_clicks);
  });
  const sumOf = (key: 'price' | 'publisher_price') => sumToman(tiers.map((tier, index) => getShare(tier[key], counts[index]!, 1)));
  return { price: sumOf('price'), publisher_price: sumOf('publisher_price') };
}

/** The line of a number of clicks over a number of days, half-up to whole hundreds; goal and bands must have been checked. */
export function lineOfClicks(clicks: number, days: number, tiers: readonly ClickTier[]): PricedLine {
  const daily = spreadClicks(clicks, days).map((count) => priceDayOfClicks(count, tiers));
  const price = roundNet(sumToman(daily.map((day) => day.price)));
  return { plan_id: null, list_price: price, price, publisher_price: sumToman(daily.map((day) => day.publisher_price)) };
}
