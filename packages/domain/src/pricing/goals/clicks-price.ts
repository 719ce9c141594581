import { getShare, spreadAmount, sumToman, type Toman } from '#money/money.ts';
import { CPC_MIN_DAILY_CLICKS } from '#platforms/campaign-goals.ts';
import type { PricedLine } from '#pricing/quote.ts';
import type { IssueOf } from '#validation/issues.ts';

/** A band of a day's clicks: those after the first `from_clicks`, up to the next band's. */
export interface ClickTier {
  readonly from_clicks: number;
  /** Toman for one click. */
  readonly price: Toman;
  readonly publisher_price: Toman;
}

export type ClickTierIssue =
  | { readonly code: 'tiers_empty' }
  /** The first band begins at 0, each other above the one before it. */
  | { readonly code: 'tier_start_invalid'; readonly index: number }
  /** A price is whole and above zero, so that one click more never costs less; a publisher's may be zero. */
  | { readonly code: 'tier_price_invalid'; readonly index: number };

/** All that keeps a table of bands from being used. */
export function checkClickTiers(tiers: readonly ClickTier[]): ClickTierIssue[] {
  if (tiers.length === 0) return [{ code: 'tiers_empty' }];
  const issues: ClickTierIssue[] = [];
  for (const [index, { from_clicks, price, publisher_price }] of tiers.entries()) {
    const isInPlace = index === 0 ? from_clicks === 0 : Number.isSafeInteger(from_clicks) && from_clicks > tiers[index - 1]!.from_clicks;
    if (!isInPlace) issues.push({ code: 'tier_start_invalid', index });
    if (!Number.isSafeInteger(price) || !Number.isSafeInteger(publisher_price) || price < 1 || publisher_price < 0)
      issues.push({ code: 'tier_price_invalid', index });
  }
  return issues;
}

/** Past it prices would leave the exact whole numbers. */
const CLICKS_MOST = 1_000_000_000;

/** Why this many clicks cannot be bought for so many days (from 1 on), or nothing: no day may have fewer than the least. */
export function checkClicksGoal(clicks: number, days: number): IssueOf<'positive_int' | 'min_value' | 'max_value'>[] {
  if (!Number.isSafeInteger(clicks) || clicks < 1) return [{ code: 'positive_int' }];
  const minimum = CPC_MIN_DAILY_CLICKS * days;
  if (clicks < minimum) return [{ code: 'min_value', minimum }];
  return clicks > CLICKS_MOST ? [{ code: 'max_value', maximum: CLICKS_MOST }] : [];
}

/** Clicks of each day; those that do not divide evenly go to the first days, one each. */
export function spreadClicks(clicks: number, days: number): number[] {
  return spreadAmount(
    clicks,
    Array.from({ length: days }, () => 1),
  );
}

/** What the clicks of one day cost, each in its own band. */
export function priceDayOfClicks(clicks: number, tiers: readonly ClickTier[]): { readonly price: Toman; readonly publisher_price: Toman } {
  const counts = tiers.map(({ from_clicks }, index) => {
    const until = Math.min(clicks, tiers[index + 1]?.from_clicks ?? clicks);
    return Math.max(0, until - from_clicks);
  });
  const sumOf = (key: 'price' | 'publisher_price') => sumToman(tiers.map((tier, index) => getShare(tier[key], counts[index]!, 1)));
  return { price: sumOf('price'), publisher_price: sumOf('publisher_price') };
}

/** The line of a number of clicks over so many days that was checked, by bands that were checked. */
export function lineOfClicks(clicks: number, days: number, tiers: readonly ClickTier[]): PricedLine {
  const daily = spreadClicks(clicks, days).map((count) => priceDayOfClicks(count, tiers));
  const price = sumToman(daily.map((day) => day.price));
  return { plan_id: null, list_price: price, price, publisher_price: sumToman(daily.map((day) => day.publisher_price)) };
}
