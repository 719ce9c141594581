import type { PlacementLine } from '@jarchi/domain/money/captures.ts';
import { HUNDRED_TOMAN, roundNet } from '@jarchi/domain/money/hundreds.ts';
import { getVat } from '@jarchi/domain/money/money.ts';
import { spreadViews } from '@jarchi/domain/pricing/goals/spread-views.ts';
import { linesOfPackage } from '@jarchi/domain/pricing/plan-lines.ts';
import type { CampaignOrder } from '@jarchi/domain/pricing/quote-campaign.ts';
import type { Quote, QuoteLine } from '@jarchi/domain/pricing/quote.ts';
import type { NewPlacement } from '#features/campaigns/rows/campaigns.repository.ts';
import type { ChosenPlan } from './order-of-brief.ts';

/** A publisher's placement in a campaign, with its line of the quote. */
export interface QuotedPlacement {
  readonly plan: ChosenPlan;
  readonly line: PlacementLine;
  /** Net price of the plan itself; null where views or clicks are bought. */
  readonly plan_price: number | null;
  /** Bought views or clicks; null where hours are bought. */
  readonly bought_units: number | null;
}

/** Views in each thousand of a goal. */
const VIEWS_EACH = 1_000;

/**
 * The placements of a quote. Ready posts have a line each; views are spread over their publishers by reach; a network has its whole line.
 * Invited publishers have the price they ask, and nothing is held for it: the hold is the campaign's ceiling.
 */
export function listQuoted(order: CampaignOrder, quote: Quote, plans: readonly ChosenPlan[]): QuotedPlacement[] {
  switch (order.campaign_type) {
    case 'REACH':
      return listPosts(order, quote, plans);
    case 'INFLUENCE':
      return plans.map((plan) => quoteOffer(plan, quote.vat_percent));
    case 'CPM':
      return listViews(quote, order.goal_thousands * VIEWS_EACH, plans);
    case 'CPC':
      return plans.map((plan) => ({ plan, line: lineOf(onlyLine(quote)), plan_price: null, bought_units: order.goal_clicks }));
  }
}

function listPosts(
  order: Extract<CampaignOrder, { campaign_type: 'REACH' }>,
  quote: Quote,
  plans: readonly ChosenPlan[],
): QuotedPlacement[] {
  const priced = linesOfPackage(order.plans, order.bundles);
  if (!priced.ok) throw new Error('a quoted package has a line for each plan');
  const prices = new Map(priced.value.map(({ plan_id, price }) => [plan_id, price]));
  const lines = new Map(quote.lines.map((line) => [line.plan_id, line]));
  return plans.map((plan) => {
    const line = lines.get(plan.id);
    if (!line) throw new Error(`plan ${plan.id} has no line`);
    return { plan, line: lineOf(line), plan_price: prices.get(plan.id) ?? null, bought_units: null };
  });
}

function listViews(quote: Quote, views: number, plans: readonly ChosenPlan[]): QuotedPlacement[] {
  const sharing = plans.map(({ id, reach }) => ({ plan_id: id, reach }));
  const shares = new Map(spreadViews(onlyLine(quote), views, sharing).map((share) => [share.plan_id, share]));
  return plans.map((plan) => {
    const share = shares.get(plan.id);
    if (!share) throw new Error(`plan ${plan.id} has no share of the views`);
    return { plan, line: lineOf(share), plan_price: null, bought_units: share.units };
  });
}

function onlyLine({ lines }: Quote): QuoteLine {
  const [line] = lines;
  if (!line || lines.length > 1) throw new Error('views, clicks and ceilings have one line');
  return line;
}

/** A quote is in whole hundreds, and so is everything that is bought by it. */
function lineOf({ price, discount, vat, total, publisher_price }: Omit<QuoteLine, 'plan_id'>): PlacementLine {
  return { price, discount, vat, total, publisher_price, net_step: HUNDRED_TOMAN };
}

function quoteOffer(plan: ChosenPlan, vatPercent: number): QuotedPlacement {
  const price = roundNet(plan.price);
  const vat = getVat(price, vatPercent);
  const line = lineOf({ price, discount: 0, vat, total: price + vat, publisher_price: plan.publisher_price });
  return { plan, line, plan_price: price, bought_units: null };
}

/** The rows of a quote's placements, before any publisher is asked. */
export function placementsOf(accountId: number, campaignId: number, quoted: readonly QuotedPlacement[]): NewPlacement[] {
  return quoted.map(({ plan, line, plan_price, bought_units }) => ({
    account_id: accountId,
    campaign_id: campaignId,
    plan_id: plan.id,
    publisher_id: plan.publisher_id,
    title: plan.title,
    username: plan.username,
    state: 'offered',
    availability_hours: plan.availability_hours,
    reach_estimate: plan.reach,
    bundle_id: plan.bundle_id,
    ...line,
    plan_price,
    bought_units,
  }));
}
