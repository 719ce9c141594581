import type { ClickTier } from '#pricing/goals/clicks-price.ts';

/** A sample table of bands; 85 % of a click's price goes to the publisher, as in the sample market. */
export const SAMPLE_CLICK_TIERS: readonly ClickTier[] = [
  { from_clicks: 0, price: 1_500, publisher_price: 1_275 },
  { from_clicks: 5_000, price: 1_400, publisher_price: 1_190 },
  { from_clicks: 10_000, price: 1_300, publisher_price: 1_105 },
  { from_clicks: 25_000, price: 1_150, publisher_price: 978 },
  { from_clicks: 50_000, price: 1_000, publisher_price: 850 },
];
