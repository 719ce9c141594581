import { getShare, spreadAmount, type Toman } from './money.ts';

/** Net amounts are whole hundreds of toman: VAT at any whole percent is then a whole toman, and needs no rounding of its own. */
export const HUNDRED_TOMAN = 100;

/** The net amounts of a line are whole multiples of it: hundreds, or single toman where it was bought before that rule. */
export type NetStep = 1 | typeof HUNDRED_TOMAN;

/** A net amount half-up to whole hundreds: where a price enters that somebody typed or computed. */
export function roundNet(amountToman: Toman): Toman {
  return getShare(amountToman, 1, HUNDRED_TOMAN) * HUNDRED_TOMAN;
}

/** The whole hundreds of a net amount that is the most somebody gives. */
export function floorNet(amountToman: Toman): Toman {
  return amountToman - (amountToman % HUNDRED_TOMAN);
}

/** Spreads a price over weights as a quote does: whole hundreds in hundreds. An amount that is none, which no quote has, in single toman. */
export function spreadPrice(amountToman: Toman, weights: readonly number[], ids?: readonly number[]): Toman[] {
  return amountToman % HUNDRED_TOMAN === 0 ? spreadNet(amountToman, weights, ids) : spreadAmount(amountToman, weights, ids);
}

/** Spreads whole hundreds over weights like `spreadAmount`, each part in whole hundreds; another amount is a bug and throws. */
export function spreadNet(amountToman: Toman, weights: readonly number[], ids?: readonly number[]): Toman[] {
  if (amountToman % HUNDRED_TOMAN !== 0) throw new RangeError(`${amountToman} toman are no whole hundreds`);
  return spreadAmount(amountToman / HUNDRED_TOMAN, weights, ids).map((hundreds) => hundreds * HUNDRED_TOMAN);
}
