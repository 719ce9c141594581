import type { PlacementLine } from '#money/captures.ts';
import { getShare, getVat, type Toman } from '#money/money.ts';

/** Net prices are whole hundreds, so that the VAT of a line is exact. */
const STEP_TOMAN = 100;

/**
 * The line of a publisher who names another price than the list's: net of VAT, half-up to whole hundreds. What the publisher is paid
 * moves with it, in the proportion of the list.
 */
export function getCounterLine(
  { price, publisher_price }: Pick<PlacementLine, 'price' | 'publisher_price'>,
  asked: Toman,
  vatPercent: number,
): PlacementLine {
  const net = Math.max(STEP_TOMAN, getShare(asked, 1, STEP_TOMAN) * STEP_TOMAN);
  const vat = getVat(net, vatPercent);
  const paid = price === 0 ? net : getShare(publisher_price, net, price);
  return { price: net, discount: 0, vat, total: net + vat, publisher_price: Math.min(net, paid) };
}
