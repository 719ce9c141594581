import { spreadNet } from '#money/hundreds.ts';
import { getShare, spreadAmount, sumToman } from '#money/money.ts';
import type { QuoteLine } from '#pricing/quote.ts';

/** A plan that gets a share of a campaign's views. */
export interface ViewsPlan {
  readonly plan_id: number;
  readonly reach: number;
}

/** The views that one of several publishers must bring, and its part of the line. */
export interface ViewsShare extends QuoteLine {
  readonly plan_id: number;
  /** Views; at least 1. */
  readonly units: number;
}

/**
 * Spreads the views of one line over plans by their reach, and the line's money by those views, by largest remainder; ties go to the
 * lower plan_id, and net amounts are whole hundreds. VAT is that of each share's net. The shares sum to the line in every part. There must be at least as many views as plans.
 */
export function spreadViews(line: QuoteLine, views: number, plans: readonly ViewsPlan[]): ViewsShare[] {
  const ids = plans.map(({ plan_id }) => plan_id);
  const units = spreadOneEach(
    views,
    plans.map(({ reach }) => reach),
    ids,
  );
  const prices = spreadNet(line.price, units, ids);
  const discounts = spreadNet(line.discount, prices, ids);
  const nets = prices.map((price, index) => price - discounts[index]!);
  const vats = nets.map((net) => (net === 0 ? 0 : getShare(line.vat, net, line.price - line.discount)));
  const publisherPrices = spreadAmount(line.publisher_price, units, ids);
  return plans.map(({ plan_id }, index) => ({
    plan_id,
    units: units[index]!,
    price: prices[index]!,
    discount: discounts[index]!,
    vat: vats[index]!,
    total: sumToman([nets[index]!, vats[index]!]),
    publisher_price: publisherPrices[index]!,
  }));
}

/** Spreads by weight, at least one each: a part without any takes one from the largest part. */
function spreadOneEach(amount: number, weights: readonly number[], ids: readonly number[]): number[] {
  if (amount < weights.length) throw new RangeError('fewer units than parts');
  const parts = spreadAmount(amount, weights, ids);
  for (const [index, part] of parts.entries()) {
    if (part > 0) continue;
    parts[parts.indexOf(Math.max(...parts))]! -= 1;
    parts[index] = 1;
  }
  return parts;
}
