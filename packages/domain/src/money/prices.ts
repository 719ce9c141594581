import { spreadAmount, vatOf, type Toman } from './money.ts';

/** A quote holds for 72 hours of the world clock. */
export const QUOTE_HOURS = 72;

export interface PriceLine {
  /** List price, net of VAT. */
  readonly price: Toman;
  readonly discount: Toman;
  readonly vat: Toman;
  /** price − discount + vat: what is held for the line. */
  readonly total: Toman;
}

export interface Quote {
  readonly lines: readonly PriceLine[];
  readonly price: Toman;
  readonly discount: Toman;
  readonly vat: Toman;
  readonly total: Toman;
  readonly vat_percent: number;
}

/** One line per placement; the discount is spread by list price, VAT is rounded half-up once per line. */
export function quoteOf(prices: readonly Toman[], vatPercent: number, discountToman: Toman = 0): Quote {
  const discounts = spreadAmount(discountToman, prices);
  const lines = prices.map((price, index) => {
    const discount = discounts[index] ?? 0;
    const vat = vatOf(price - discount, vatPercent);
    return { price, discount, vat, total: price - discount + vat };
  });
  const sum = (key: keyof PriceLine) => lines.reduce((total, line) => total + line[key], 0);
  return {
    lines,
    price: sum('price'),
    discount: sum('discount'),
    vat: sum('vat'),
    total: sum('total'),
    vat_percent: vatPercent,
  };
}
