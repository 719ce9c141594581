import { isPaidByUnits } from '#campaigns/rules/share-rules.ts';
import type { PlacementLine } from '#money/captures.ts';
import { floorNet, HUNDRED_TOMAN, roundNet } from '#money/hundreds.ts';
import { divideHalfUp, getVat, type Toman } from '#money/money.ts';
import type { CampaignType } from '#platforms/platforms.ts';

/** A share that waits for another publisher. */
export interface LostShare {
  readonly line: PlacementLine;
  /** The price of the plan itself in `line.price`, whose rest is its part of the services; null where it is not known. */
  readonly plan_price: Toman | null;
}

/** The price of a plan today. */
interface PlanPrice {
  readonly price: Toman;
  readonly publisher_price: Toman;
}

interface Terms {
  readonly campaign_type: CampaignType;
  /** Of the day of the purchase. */
  readonly vat_percent: number;
}

/** The discount of the lost share at the same rate, in whole hundreds; never more than the lost share had. */
function carryDiscount({ price, discount }: PlacementLine, newPrice: Toman): Toman {
  if (discount === 0) return 0;
  const hundreds = divideHalfUp(BigInt(discount) * BigInt(newPrice), BigInt(price) * BigInt(HUNDRED_TOMAN));
  return Math.min(floorNet(discount), newPrice, Number(hundreds) * HUNDRED_TOMAN);
}

/**
 * What a plan costs in place of a share that fell out: its own price and the share's part of the services, with the share's rate of
 * discount, in whole hundreds also where the lost share was bought in single toman. Views cost the same with every publisher.
 */
export function getReplacementLine({ line, plan_price }: LostShare, plan: PlanPrice, { campaign_type, vat_percent }: Terms): PlacementLine {
  if (isPaidByUnits(campaign_type)) return line;
  const services = plan_price === null ? 0 : Math.max(0, line.price - plan_price);
  const price = roundNet(plan.price + services);
  const discount = carryDiscount(line, price);
  const vat = getVat(price - discount, vat_percent);
  return { price, discount, vat, total: price - discount + vat, publisher_price: plan.publisher_price, net_step: HUNDRED_TOMAN };
}
