import { refuse, succeed, type Result } from '#result.ts';
import { captureDifference, captureTotal, type PlacementLine } from './captures.ts';
import { HUNDRED_TOMAN } from './hundreds.ts';
import { capturedSoFar, type Capture } from './ledger.ts';
import { getShare, spreadAmount, sumToman, type Toman } from './money.ts';

/** A share that was captured, and what of it was refunded so far. */
export interface RefundableShare {
  readonly line: Pick<PlacementLine, 'net_step'>;
  readonly capture: Capture;
  /** VAT included. */
  readonly refunded: Toman;
}

export type RefundRefused =
  /** `limit`: the most that can still be refunded, with its VAT. */
  | { readonly code: 'refund_refused'; readonly limit: Toman }
  /** Its net part would not be whole hundreds; the nearest amounts below and above, VAT included. */
  | { readonly code: 'refund_not_whole'; readonly below: Toman; readonly above: Toman };

/** What can still be refunded of a share, VAT included. */
export function refundLeft({ capture, refunded }: Pick<RefundableShare, 'capture' | 'refunded'>): Toman {
  return captureTotal(capture) - refunded;
}

/** Refunds of a share are whole multiples of it: a hundred toman with its VAT, or one toman in a line bought in single toman. */
function refundUnit({ line, capture }: RefundableShare): Toman {
  const net = capture.gross - capture.discount;
  return line.net_step === 1 || net === 0 ? 1 : getShare(captureTotal(capture), HUNDRED_TOMAN, net);
}

/**
 * The part of a capture that refunds `amountToman`, VAT included, after earlier refunds. Each part is rounded over the sum of all refunds, so
 * that together they never exceed the capture, and a full refund reverses it exactly.
 */
export function getRefund(share: RefundableShare, amountToman: Toman): Result<Capture, RefundRefused> {
  const { capture: captured, refunded } = share;
  const total = captureTotal(captured);
  const limit = refundLeft(share);
  if (!Number.isSafeInteger(amountToman) || amountToman <= 0 || amountToman > limit) return refuse({ code: 'refund_refused', limit });
  const unit = refundUnit(share);
  const below = amountToman - (amountToman % unit);
  if (below !== amountToman) return refuse({ code: 'refund_not_whole', below, above: below + unit });
  const partUpTo = (sum: Toman): Capture => {
    const vat = getShare(captured.vat, sum, total);
    const discount = capturedSoFar(captured.discount, sum, total, share.line.net_step);
    return { gross: sum - vat + discount, discount, vat, publisher: getShare(captured.publisher, sum, total) };
  };
  return succeed(captureDifference(partUpTo(refunded + amountToman), partUpTo(refunded)));
}

/**
 * Spreads a refund over shares of one campaign, so of one rate of VAT, by what is left of each, every part one that `getRefund` takes, or 0. What does not divide goes to the last
 * ones with room.
 */
export function spreadRefund(shares: readonly RefundableShare[], amountToman: Toman): Result<Toman[], RefundRefused> {
  const lefts = shares.map(refundLeft);
  const units = shares.map(refundUnit);
  const limit = sumToman(lefts);
  if (amountToman > limit) return refuse({ code: 'refund_refused', limit });
  const parts = spreadAmount(amountToman, lefts).map((part, index) => part - (part % units[index]!));
  let rest = amountToman - sumToman(parts);
  for (let index = parts.length - 1; index >= 0; index--) {
    const room = Math.min(rest, lefts[index]! - parts[index]!);
    const given = room - (room % units[index]!);
    parts[index]! += given;
    rest -= given;
  }
  if (rest === 0) return succeed(parts);
  const below = amountToman - rest;
  const above = below + Math.min(...units.filter((_, index) => lefts[index]! > parts[index]!));
  return refuse({ code: 'refund_not_whole', below, above });
}
