import { HOUR_MS } from '#calendar/durations.ts';
import { refuse, succeed, type Result } from '#result.ts';
import { capturedSoFar, type Capture } from './ledger.ts';
import { getShare, type Toman } from './money.ts';

/** The agreed amounts of one placement, in toman. */
export interface PlacementLine {
  readonly price: Toman;
  readonly discount: Toman;
  readonly vat: Toman;
  readonly total: Toman;
  readonly publisher_price: Toman;
}

/**
 * The part of a line that `delivered` of `bought` units (hours, views or clicks) have earned; the whole line when all are delivered. Net
 * and VAT are rounded once each, so captures in steps never fall.
 */
export function getCapture(line: PlacementLine, delivered: number, bought: number): Capture {
  const part = (amount: Toman) => capturedSoFar(amount, delivered, bought);
  const discount = part(line.discount);
  return { gross: part(line.price - line.discount) + discount, discount, vat: part(line.vat), publisher: part(line.publisher_price) };
}

/** How much a capture takes from the held money, in toman. */
export function captureTotal(capture: Capture): Toman {
  return capture.gross - capture.discount + capture.vat;
}

/** How much of a share was earned: `delivered` of the `bought` hours, views or clicks. */
export interface Earned {
  readonly delivered: number;
  readonly bought: number;
}

export const NOTHING_EARNED: Earned = { delivered: 0, bought: 1 };
export const HALF_EARNED: Earned = { delivered: 1, bought: 2 };
export const ALL_EARNED: Earned = { delivered: 1, bought: 1 };

export const NO_CAPTURE: Capture = { gross: 0, discount: 0, vat: 0, publisher: 0 };

/** `after` minus `before`, part by part: only this difference is posted. */
export function captureDifference(after: Capture, before: Capture): Capture {
  return {
    gross: after.gross - before.gross,
    discount: after.discount - before.discount,
    vat: after.vat - before.vat,
    publisher: after.publisher - before.publisher,
  };
}

export interface SettledShare {
  /** Everything captured of the share so far. */
  readonly capture: Capture;
  /** What is captured now, in parts and with VAT, and what is released: together with earlier captures it is the line's total. */
  readonly step: Capture;
  readonly captured: Toman;
  readonly released: Toman;
}

/** Ends a share of which `before` was captured: captures the earned part and releases the rest. Throws if less was earned than captured. */
export function settleLine(line: PlacementLine, before: Capture, { delivered, bought }: Earned): SettledShare {
  const capture = getCapture(line, delivered, bought);
  const step = captureDifference(capture, before);
  const captured = captureTotal(step);
  if (captured < 0) throw new Error('settling cannot give back what was captured');
  return { capture, step, captured, released: line.total - captureTotal(capture) };
}

export interface RefundRefused {
  readonly code: 'refund_refused';
  /** The most that can still be refunded, with its VAT. */
  readonly limit: Toman;
}

/**
 * The part of a capture that refunds `amountToman`, VAT included, after earlier refunds of `refundedToman`. Each part is rounded over the
 * sum of all refunds, so that together they never exceed the capture, and a full refund reverses it exactly.
 */
export function getRefund(captured: Capture, refundedToman: Toman, amountToman: Toman): Result<Capture, RefundRefused> {
  const total = captureTotal(captured);
  const limit = total - refundedToman;
  if (!Number.isSafeInteger(amountToman) || amountToman <= 0 || amountToman > limit) return refuse({ code: 'refund_refused', limit });
  const partUpTo = (sum: Toman): Capture => {
    const vat = getShare(captured.vat, sum, total);
    const discount = getShare(captured.discount, sum, total);
    return { gross: sum - vat + discount, discount, vat, publisher: getShare(captured.publisher, sum, total) };
  };
  return succeed(captureDifference(partUpTo(refundedToman + amountToman), partUpTo(refundedToman)));
}

export interface DeliveryTimes {
  readonly live_at: number | null;
  readonly ended_at: number | null;
  readonly availability_hours: number;
}

/** The whole hours that a post was live by `at`, at most the bought hours. */
export function deliveredHours({ live_at, ended_at, availability_hours }: DeliveryTimes, at: number): number {
  if (live_at === null) return 0;
  const until = ended_at === null ? at : Math.min(at, ended_at);
  return Math.max(0, Math.min(availability_hours, Math.floor((until - live_at) / HOUR_MS)));
}
