import { floorNet, roundNet } from '#money/hundreds.ts';
import { getShare, sumToman, type Toman } from '#money/money.ts';
import type { CampaignType, MediaType } from '#platforms/platforms.ts';
import { refuse, succeed, type Result } from '#result.ts';
import { toLatinDigits } from '#text/digits.ts';

/** The most codes one purchase takes, and the most letters of one. */
export const DISCOUNT_CODES_MAX = 5;
export const DISCOUNT_CODE_LENGTH_MAX = 60;

/** A discount as staff defined it. Instants are ms of the world clock; money is net of VAT. */
export interface DiscountRule {
  /** As normalizeDiscountCode writes it. */
  readonly discount_code: string;
  /** A whole percent of what is left of the price, or a fixed amount. */
  readonly reduction: { readonly percent: number } | { readonly toman: Toman };
  readonly maximum_amount: Toman | null;
  /** The least price of the campaign, before any discount. */
  readonly minimum_purchase: Toman;
  readonly valid_from: number;
  /** The first instant at which it is no longer valid; null for no end. */
  readonly valid_until: number | null;
  /** Null for all. */
  readonly media_types: readonly MediaType[] | null;
  readonly campaign_types: readonly CampaignType[] | null;
  readonly is_once_per_account: boolean;
  readonly total_uses: number | null;
  readonly is_stackable: boolean;
}

/** A typed code, with its rule and its uses so far (without returned uses, and without this campaign's own). */
export interface TypedDiscount {
  readonly discount_code: string;
  readonly rule: DiscountRule | undefined;
  readonly used: number;
  readonly used_by_account: number;
}

/** The purchase that a discount is for. */
export interface DiscountPurchase {
  readonly media_type: MediaType;
  readonly campaign_type: CampaignType;
  /** Net price of the campaign. */
  readonly price: Toman;
  /** Ms of the world clock. */
  readonly now: number;
}

export type DiscountRefusal = { readonly discount_code: string } & (
  | { readonly code: 'unknown' | 'not_for_this_campaign' | 'used_up' | 'already_used' | 'not_stackable' }
  | { readonly code: 'not_yet_valid'; readonly valid_from: number }
  | { readonly code: 'expired'; readonly valid_until: number }
  | { readonly code: 'below_minimum'; readonly minimum: Toman }
);

export interface DiscountsRefused {
  readonly code: 'discount_refused';
  readonly refusals: readonly DiscountRefusal[];
}

/** What one code takes off. */
export interface DiscountPart {
  readonly discount_code: string;
  readonly amount: Toman;
  /** Of what earlier codes left; null for a fixed amount. */
  readonly percent: number | null;
  /** `maximum_amount` is less than the percent or the fixed amount. */
  readonly is_capped: boolean;
}

export interface Discounts {
  readonly discount: Toman;
  /** In the order they were applied. */
  readonly parts: readonly DiscountPart[];
}

/** The normal form of a code: «nowruz ۱۴۰۵» is NOWRUZ1405. Spaces and direction marks are removed. */
export function normalizeDiscountCode(text: string): string {
  return toLatinDigits(text)
    .replace(/[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .toUpperCase();
}

/** Why one code does not count for a purchase: the first reason in the order of the checks here, or undefined. */
export function checkDiscount(
  { discount_code, rule, used, used_by_account }: TypedDiscount,
  purchase: DiscountPurchase,
): DiscountRefusal | undefined {
  if (!rule) return { discount_code, code: 'unknown' };
  const { valid_from, valid_until, media_types, campaign_types, total_uses, minimum_purchase } = rule;
  if (purchase.now < valid_from) return { discount_code, code: 'not_yet_valid', valid_from };
  if (valid_until !== null && purchase.now >= valid_until) return { discount_code, code: 'expired', valid_until };
  if (media_types?.includes(purchase.media_type) === false || campaign_types?.includes(purchase.campaign_type) === false)
    return { discount_code, code: 'not_for_this_campaign' };
  if (total_uses !== null && used >= total_uses) return { discount_code, code: 'used_up' };
  if (rule.is_once_per_account && used_by_account > 0) return { discount_code, code: 'already_used' };
  if (purchase.price < minimum_purchase) return { discount_code, code: 'below_minimum', minimum: minimum_purchase };
  return undefined;
}

/**
 * How much a discount takes off the rest of a price: a percent half-up to whole hundreds, the whole hundreds of a fixed amount and of a
 * maximum, and at most the rest.
 */
export function getReduction({ reduction, maximum_amount }: DiscountRule, leftToman: Toman): Toman {
  const amount = 'percent' in reduction ? roundNet(getShare(leftToman, reduction.percent, 100)) : floorNet(reduction.toman);
  return Math.min(amount, floorNet(maximum_amount ?? amount), leftToman);
}

/** Percents come before fixed amounts, and codes of one kind in alphabetical order: the order of typing changes nothing. */
function compareRules(a: DiscountRule, b: DiscountRule): number {
  const rank = ({ reduction }: DiscountRule) => ('percent' in reduction ? 0 : 1);
  return rank(a) - rank(b) || (a.discount_code < b.discount_code ? -1 : 1);
}

/**
 * The discount of all typed codes together, each on what the earlier ones left; otherwise every code that does not count, with its
 * reason. A code that does not stack is refused with others, and a code typed twice counts as already used.
 */
export function applyDiscounts(typed: readonly TypedDiscount[], purchase: DiscountPurchase): Result<Discounts, DiscountsRefused> {
  const seen = new Set<string>();
  const rules: DiscountRule[] = [];
  const refusals: DiscountRefusal[] = [];
  for (const one of typed) {
    const { discount_code, rule } = one;
    const refusal = checkDiscount(one, purchase);
    if (refusal) refusals.push(refusal);
    else if (seen.has(discount_code)) refusals.push({ discount_code, code: 'already_used' });
    else if (typed.length > 1 && !rule!.is_stackable) refusals.push({ discount_code, code: 'not_stackable' });
    else rules.push(rule!);
    seen.add(discount_code);
  }
  if (refusals.length > 0) return refuse({ code: 'discount_refused', refusals });
  let left = purchase.price;
  const parts = rules.toSorted(compareRules).map((rule) => {
    const amount = getReduction(rule, left);
    const is_capped = amount < getReduction({ ...rule, maximum_amount: null }, left);
    left -= amount;
    const { discount_code, reduction } = rule;
    return { discount_code, amount, percent: 'percent' in reduction ? reduction.percent : null, is_capped };
  });
  return succeed({ discount: sumToman(parts.map(({ amount }) => amount)), parts });
}
