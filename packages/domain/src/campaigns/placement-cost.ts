import { deliveredHours } from '#money/captures.ts';
import type { NetStep } from '#money/hundreds.ts';
import { capturedSoFar } from '#money/ledger.ts';
import type { Toman } from '#money/money.ts';
import type { LifeCampaign, LifePlacement } from './life/campaign.ts';
import { isPaidByUnits } from './rules/share-rules.ts';

/** What decides the cost of a placement: what was bought, what of it is proved, and what the ledger took. Instants in ms. */
export interface CostedPlacement extends Pick<LifePlacement, 'share' | 'live_at' | 'ended_at' | 'out_at' | 'measured_until'> {
  /** Price minus discount, without VAT. */
  readonly net: Toman;
  /** The part of `net` that was captured so far. */
  readonly captured_net: Toman;
  /** In which steps `net` is captured, and so arises. */
  readonly net_step: NetStep;
  /** Hours, views or clicks. */
  readonly bought: number;
  readonly isByUnits: boolean;
  /** When its campaign was stopped: a post that stays up was paid whole then; null while it is not. */
  readonly stopped_at: number | null;
}

/** The paid views or clicks of an hour; `hour` is its start (ms). */
export interface PaidHour {
  readonly hour: number;
  readonly units: number;
}

/** An hour with the paid views or clicks up to its end. */
export interface CountedHour {
  readonly hour: number;
  readonly units_so_far: number;
}

/** Paid hours in order of time, counted up once: a chart asks for the units at each of its points. */
export function countHours(hours: readonly PaidHour[]): CountedHour[] {
  let units_so_far = 0;
  return hours.map(({ hour, units }) => ({ hour, units_so_far: (units_so_far += units) }));
}

/** The units of hours that began before an instant (ms). */
function unitsBy(hours: readonly CountedHour[], at: number): number {
  let [low, high] = [0, hours.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (hours[middle]!.hour < at) low = middle + 1;
    else high = middle;
  }
  return hours[low - 1]?.units_so_far ?? 0;
}

/** Hours of a post that is still live are proved by figures; of one that is over, by its end. */
const provedUntil = ({ ended_at, measured_until }: CostedPlacement): number => ended_at ?? measured_until ?? -Infinity;

function hoursCostBy(item: CostedPlacement, at: number): Toman {
  const { net, net_step, bought, live_at, ended_at } = item;
  const hours = deliveredHours({ live_at, ended_at, availability_hours: bought }, Math.min(at, provedUntil(item)));
  return capturedSoFar(net, hours, bought, net_step);
}

/**
 * The net cost of a placement so far. Once its share is closed, it is what was captured; before that, captured views and clicks, or the
 * hours up to the last figures. It does not depend on the clock: it changes in turns only, together with the figures.
 */
export function getCost(item: CostedPlacement): Toman {
  return item.share === 'closed' || item.isByUnits ? item.captured_net : hoursCostBy(item, Infinity);
}

/** When the share closed: with its post, as its publisher fell out, or with a stop, whatever came first. */
function closedAt({ ended_at, out_at, stopped_at, live_at }: CostedPlacement): number {
  const over = Math.min(ended_at ?? out_at ?? Infinity, stopped_at ?? Infinity);
  return over === Infinity ? (live_at ?? -Infinity) : over;
}

/**
 * The part of the cost that arose before an instant (ms): each hour of views and clicks as it begins, each hour of a post as it ends, the
 * rest of a share as it closes. The parts of any split of time sum exactly to `getCost`. `hours` are all paid hours of views or clicks, in order.
 */
export function getCostBy(item: CostedPlacement, hours: readonly CountedHour[], at: number): Toman {
  if (item.share === 'closed' && closedAt(item) < at) return item.captured_net;
  if (!item.isByUnits) return hoursCostBy(item, at);
  return capturedSoFar(item.net, unitsBy(hours, at), item.bought, item.net_step);
}

/** How a cost came about: paid units at their part of the price, and what arose as the share was closed. */
export interface CostParts {
  /** Paid hours, views or clicks. */
  readonly delivered: number;
  readonly closing: Toman;
  readonly cost: Toman;
}

/** The parts of the cost between two instants (ms); `cost` is the difference of `getCostBy`. */
export function explainCost(item: CostedPlacement, hours: readonly CountedHour[], from: number, to: number): CostParts {
  const cost = getCostBy(item, hours, to) - getCostBy(item, hours, from);
  const [before, after] = [deliveredBy(item, hours, from), deliveredBy(item, hours, to)];
  const meteredBy = (delivered: number) => capturedSoFar(item.net, delivered, item.bought, item.net_step);
  const metered = meteredBy(after) - meteredBy(before);
  return { delivered: after - before, closing: cost - metered, cost };
}

/** Paid units by an instant (ms): whole hours of a post, or the views or clicks of hours that began, at most the bought ones. */
function deliveredBy(item: CostedPlacement, hours: readonly CountedHour[], at: number): number {
  if (item.isByUnits) return Math.min(item.bought, unitsBy(hours, at));
  const { live_at, ended_at, bought } = item;
  return deliveredHours({ live_at, ended_at, availability_hours: bought }, Math.min(at, provedUntil(item)));
}

/** A placement of a life, as its cost needs it. */
export function toCosted(
  { campaign_type, reason, state_since }: Pick<LifeCampaign, 'campaign_type' | 'reason' | 'state_since'>,
  item: LifePlacement,
): CostedPlacement {
  const { share, live_at, ended_at, out_at, measured_until, bought, line, capture } = item;
  const net = line.price - line.discount;
  const captured_net = capture.gross - capture.discount;
  const stopped_at = reason === 'stopped' ? state_since : null;
  const isByUnits = isPaidByUnits(campaign_type);
  return { share, live_at, ended_at, out_at, measured_until, bought, net, net_step: line.net_step, captured_net, isByUnits, stopped_at };
}

/** The net cost of a campaign so far, in toman: every screen and file shows this one. */
export function getCampaignCost(life: LifeCampaign): Toman {
  return life.placements.reduce((sum, item) => sum + getCost(toCosted(life, item)), 0);
}
