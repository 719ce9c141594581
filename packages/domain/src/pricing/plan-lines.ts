import { floorNet, roundNet, spreadNet } from '#money/hundreds.ts';
import type { Toman } from '#money/money.ts';
import { refuse, succeed, type Result } from '#result.ts';
import type { PricedLine } from './quote.ts';

/** A media plan at its current price, or a publisher's accepted offer. */
export interface PlanPrice {
  readonly plan_id: number;
  readonly price: Toman;
  readonly publisher_price: Toman;
}

/** Plans sold together at one price. */
export interface BundlePrice {
  readonly bundle_id: number;
  readonly price: Toman;
  readonly plans: readonly PlanPrice[];
}

/** A plan would be bought more than once: alone and in a bundle, or in two bundles. */
export interface PlanTwice {
  readonly code: 'plan_twice';
  readonly plan_ids: readonly number[];
}

/** A plan bought at its own price, half-up to whole hundreds. */
export function lineOfPlan({ plan_id, price, publisher_price }: PlanPrice): PricedLine {
  const net = roundNet(price);
  return { plan_id, list_price: net, price: net, publisher_price };
}

/**
 * The lines of a bundle's plans: its price is spread over them by list price in whole hundreds, so that a declined plan releases its own
 * share.
 */
export function linesOfBundle({ price, plans }: BundlePrice): PricedLine[] {
  const shares = spreadNet(
    roundNet(price),
    plans.map((plan) => plan.price),
    plans.map(({ plan_id }) => plan_id),
  );
  return plans.map((plan, index) => ({ ...lineOfPlan(plan), price: shares[index]! }));
}

/** The lines of a package: plans bought alone, then those of the bundles. */
export function linesOfPackage(plans: readonly PlanPrice[], bundles: readonly BundlePrice[]): Result<PricedLine[], PlanTwice> {
  const lines = [...plans.map(lineOfPlan), ...bundles.flatMap(linesOfBundle)];
  const ids = [...plans, ...bundles.flatMap((bundle) => bundle.plans)].map(({ plan_id }) => plan_id);
  const twice = ids.filter((id, index) => ids.indexOf(id) < index);
  return twice.length > 0 ? refuse({ code: 'plan_twice', plan_ids: [...new Set(twice)] }) : succeed(lines);
}

/**
 * The one line of a brief that no publisher has priced yet: the most that the advertiser gives, net of VAT. It is held and never
 * captured: the accepted offers replace it, so it has no publisher's price. Its whole hundreds count: the hold never exceeds what was typed.
 */
export function lineOfCeiling(ceilingToman: Toman): PricedLine {
  const net = floorNet(ceilingToman);
  return { plan_id: null, list_price: net, price: net, publisher_price: 0 };
}
