import { capturedSoFar, type Capture } from './ledger.ts';
import type { Toman } from './money.ts';

/** What was agreed for one placement, in toman. */
export interface PlacementLine {
  readonly price: Toman;
  readonly discount: Toman;
  readonly vat: Toman;
  readonly total: Toman;
  readonly publisher_price: Toman;
}

/**
 * The part of a line that `delivered` of the `bought` hours have earned; whole when all were delivered. Net and VAT are
 * rounded once each, so that what is captured in steps never falls.
 */
export function captureOf(line: PlacementLine, delivered: number, bought: number): Capture {
  const part = (amount: Toman) => capturedSoFar(amount, delivered, bought);
  const discount = part(line.discount);
  return { gross: part(line.price - line.discount) + discount, discount, vat: part(line.vat), publisher: part(line.publisher_price) };
}

/** What a capture takes from the held money. */
export function captureTotal(capture: Capture): Toman {
  return capture.gross - capture.discount + capture.vat;
}

const HOUR_MS = 3_600_000;

export interface DeliveryTimes {
  readonly live_at: number | null;
  readonly ended_at: number | null;
  readonly availability_hours: number;
}

/** Whole hours a post stood by `at`, at most the bought ones. */
export function deliveredHours({ live_at, ended_at, availability_hours }: DeliveryTimes, at: number): number {
  if (live_at === null) return 0;
  const until = ended_at === null ? at : Math.min(at, ended_at);
  return Math.max(0, Math.min(availability_hours, Math.floor((until - live_at) / HOUR_MS)));
}

/** Net cost (without VAT) that a placement has run up by `at`; over any split of time the parts sum exactly. */
export function costSoFar(line: PlacementLine, times: DeliveryTimes, at: number): Toman {
  return capturedSoFar(line.price - line.discount, deliveredHours(times, at), times.availability_hours);
}
