import { spreadNet } from '#money/hundreds.ts';
import { sumToman, getVat, type Toman } from '#money/money.ts';

/** The price of one placement before services, discount and VAT; its net amounts are whole hundreds. */
export interface PricedLine {
  /** The media plan that is bought; null for a line without one: a network, or a ceiling. */
  readonly plan_id: number | null;
  /** Services are spread by it: the plan's own price, also inside a bundle. */
  readonly list_price: Toman;
  /** The price in this quote: the list price, or the share of a bundle's price. */
  readonly price: Toman;
  /** What the publisher is paid. */
  readonly publisher_price: Toman;
}

export interface QuoteLine {
  readonly plan_id: number | null;
  /** Net of VAT and before discount, with the line's share of the services. */
  readonly price: Toman;
  readonly discount: Toman;
  readonly vat: Toman;
  /** price − discount + vat: the amount held for the line. */
  readonly total: Toman;
  readonly publisher_price: Toman;
}

/** Its amounts are the sums of the lines. */
export interface Quote {
  readonly lines: readonly QuoteLine[];
  readonly price: Toman;
  readonly discount: Toman;
  readonly vat: Toman;
  readonly total: Toman;
  /** The rate on the day of the quote; later changes of the rate do not affect it. */
  readonly vat_percent: number;
}

export interface QuoteTerms {
  readonly vat_percent: number;
  /** Price of the additional services, net of VAT. */
  readonly services?: Toman;
  /** Taken off the net price; an amount above it is ignored. */
  readonly discount?: Toman;
}

/**
 * Makes the quote, one line per placement. Services are spread by list price, then the discount by the price of the lines (so that none
 * falls below zero), both in whole hundreds; ties go to the lower plan_id. VAT is that of the line's net, a whole toman. Two lines of one plan
 * are a bug and throw, and so does an amount that is no whole hundreds.
 */
export function quoteLines(priced: readonly PricedLine[], { vat_percent, services = 0, discount = 0 }: QuoteTerms): Quote {
  const ids = priced.map(({ plan_id }) => plan_id ?? 0);
  if (new Set(ids).size < ids.length) throw new Error('a quote has at most one line for each plan');
  const serviceShares = spreadNet(
    services,
    priced.map(({ list_price }) => list_price),
    ids,
  );
  const prices = priced.map(({ price }, index) => sumToman([price, serviceShares[index]!]));
  const discounts = spreadNet(Math.min(discount, sumToman(prices)), prices, ids);
  const lines = priced.map(({ plan_id, publisher_price }, index): QuoteLine => {
    const price = prices[index]!;
    const lineDiscount = discounts[index]!;
    const vat = getVat(price - lineDiscount, vat_percent);
    return { plan_id, price, discount: lineDiscount, vat, total: sumToman([price, -lineDiscount, vat]), publisher_price };
  });
  const sum = (key: 'price' | 'discount' | 'vat' | 'total') => sumToman(lines.map((line) => line[key]));
  return { lines, price: sum('price'), discount: sum('discount'), vat: sum('vat'), total: sum('total'), vat_percent };
}

/**
 * How far the quote of a package is above the advertiser's budget, in toman; 0 if it is not, or has no budget. Both are net of VAT; services
 * and discounts count.
 */
export function getOverBudget(budget: Toman | null, { price, discount }: Pick<Quote, 'price' | 'discount'>): Toman {
  return budget === null ? 0 : Math.max(0, price - discount - budget);
}
