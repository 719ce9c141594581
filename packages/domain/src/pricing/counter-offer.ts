import type { PlacementLine } from '#money/captures.ts';
import { HUNDRED_TOMAN, roundNet } from '#money/hundreds.ts';
import { getShare, getVat, type Toman } from '#money/money.ts';

/**
 * The line of a publisher who names another price than the list's: net of VAT, half-up to whole hundreds. What the publisher is paid
 * moves with it, in the proportion of the list.
 */
export function getCounterLine(
  { price, publisher_price }: Pick<PlacementLine, 'price' | 'publisher_price'>,
  asked: Toman,
  vatPercent: number,
): PlacementLine {
  const net = Math.max(HUNDRED_TOMAN, roundNet(asked));
  const vat = getVat(net, vatPercent);
  const paid = price === 0 ? net : getShare(publisher_price, net, price);
  return { price: net, discount: 0, vat, total: net + vat, publisher_price: Math.min(net, paid), net_step: HUNDRED_TOMAN };
}
