import { HOUR_MS } from '#calendar/durations.ts';
import { capturedSoFar, type Capture } from './ledger.ts';
import type { NetStep } from './hundreds.ts';
import { getShare, type Toman } from './money.ts';

/** The agreed amounts of one placement, in toman. */
export interface PlacementLine {
  readonly price: Toman;
  readonly discount: Toman;
  readonly vat: Toman;
  readonly total: Toman;
  readonly publisher_price: Toman;
  /** By which rule it was bought: its net amounts, and those of its captures and refunds, are whole steps. */
  readonly net_step: NetStep;
}

/**
 * The part of a line that `delivered` of `bought` units (hours, views or clicks) have earned; the whole line when all are delivered. Net and
 * discount are rounded once each to whole hundreds, so captures in steps never fall; VAT follows from the net, exactly, and the publisher's
 * pay from the price. In a line bought in single toman each part is rounded by itself.
 */
export function getCapture(line: PlacementLine, delivered: number, bought: number): Capture {
  const earned = (amount: Toman, step: NetStep) => capturedSoFar(amount, delivered, bought, step);
  const net = earned(line.price - line.discount, line.net_step);
  const discount = earned(line.discount, line.net_step);
  const gross = net + discount;
  if (line.net_step === 1) return { gross, discount, vat: earned(line.vat, 1), publisher: earned(line.publisher_price, 1) };
  const vat = net === 0 ? 0 : getShare(line.vat, net, line.price - line.discount);
  const publisher = line.price === 0 ? earned(line.publisher_price, 1) : getShare(line.publisher_price, gross, line.price);
  return { gross, discount, vat, publisher };
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
