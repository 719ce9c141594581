import { roundNet } from '#money/hundreds.ts';
import { getShare, type Toman } from '#money/money.ts';
import { cpmGoalLimits, cpmPriceOf } from '#platforms/campaign-goals.ts';
import { isAllowedCombination, type ContentType, type MediaType } from '#platforms/platforms.ts';
import { refuse, succeed, type Result } from '#result.ts';
import type { IssueOf } from '#validation/issues.ts';
import type { PricedLine } from '#pricing/quote.ts';

/** Toman for a thousand views. */
export interface CpmPrice {
  readonly cpm_price: Toman;
  readonly cpm_publisher_price: Toman;
}

export type CpmPriceRefusal =
  /** Views are not sold in this format of this platform. */
  | { readonly code: 'combination_not_allowed' }
  /** The platform has no price of its own and none is configured. */
  | { readonly code: 'cpm_price_missing' };

/** The percent of the default price that publishers get without a configuration: the share of the sample market. */
const PUBLISHER_PERCENT = 85;

/** The price of a thousand views: the platform's own, otherwise the configured one. */
export function findCpmPrice(
  media_type: MediaType,
  content_type: ContentType,
  configured: CpmPrice | undefined,
): Result<CpmPrice, CpmPriceRefusal> {
  if (!isAllowedCombination(media_type, content_type, 'CPM')) return refuse({ code: 'combination_not_allowed' });
  const cpm_price = cpmPriceOf(media_type) ?? configured?.cpm_price;
  if (cpm_price === undefined) return refuse({ code: 'cpm_price_missing' });
  return succeed({ cpm_price, cpm_publisher_price: configured?.cpm_publisher_price ?? getShare(cpm_price, PUBLISHER_PERCENT, 100) });
}

export type GoalIssue = IssueOf<'positive_int' | 'min_value' | 'max_value'>;

/** The limit where a platform has none: with VAT, its price stays below the largest amount of the panel. */
const GOAL_MOST_THOUSANDS = 50_000_000;
/** Views. */
export const VIEWS_GOAL_MAX = GOAL_MOST_THOUSANDS * 1_000;

/** Why this many thousands of views cannot be bought; empty if they can. Networks have their own limits. */
export function checkViewsGoal(media_type: MediaType, goal_thousands: number): GoalIssue[] {
  if (!Number.isSafeInteger(goal_thousands) || goal_thousands < 1) return [{ code: 'positive_int' }];
  const { minimum, maximum } = cpmGoalLimits(media_type) ?? { minimum: 1, maximum: GOAL_MOST_THOUSANDS };
  if (goal_thousands < minimum) return [{ code: 'min_value', minimum }];
  if (goal_thousands > maximum) return [{ code: 'max_value', maximum }];
  return [];
}

/** The line of a number of thousands of views, half-up to whole hundreds; the goal must have been checked. */
export function lineOfViews(goal_thousands: number, { cpm_price, cpm_publisher_price }: CpmPrice): PricedLine {
  const price = roundNet(getShare(cpm_price, goal_thousands, 1));
  return { plan_id: null, list_price: price, price, publisher_price: getShare(cpm_publisher_price, goal_thousands, 1) };
}
