import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { QUOTE_HOURS } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { roundNet } from '@jarchi/domain/money/hundreds.ts';
import { quoteCampaign, type CampaignQuote, type OrderTerms, type QuoteRefusal } from '@jarchi/domain/pricing/quote-campaign.ts';
import { type Quote } from '@jarchi/domain/pricing/quote.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { readOrder } from './order-of-brief.ts';
import { listQuoted, type QuotedPlacement } from './placements-of-quote.ts';
import type { Quoting } from './quote-sources.ts';

/** A price as it is shown and held, and the placements it buys. */
export interface FrozenQuote {
  readonly quote: Quote;
  readonly placements: readonly QuotedPlacement[];
  readonly services: readonly { readonly key: string; readonly title_fa: string; readonly price: number }[];
  readonly discounts: CampaignQuote['discounts'];
  readonly bundles: readonly {
    readonly id: number;
    readonly title: string;
    readonly price: number;
    readonly plan_ids: readonly number[];
  }[];
  readonly valid_until: Date;
}

type BriefRefusal = RefusalOf<
  | 'plans_gone'
  | 'bundles_gone'
  | 'plan_twice'
  | 'services_not_offered'
  | 'goal_refused'
  | 'cpm_price_missing'
  | 'vat_rate_missing'
  | 'discount_refused'
>;

/**
 * Prices a complete brief as of `now`, with the discounts typed for it, and freezes the price for 72 hours. Prices in the brief are
 * ignored.
 */
export async function quoteBrief(
  { tx, deps, now }: Quoting,
  brief: CampaignDraft,
  discounts: OrderTerms['discounts'],
): Promise<Result<FrozenQuote, BriefRefusal>> {
  const read = await readOrder(tx, deps, brief);
  if (!read.ok) return read;
  const { order, plans, bundles } = read.value;
  const offers = await deps.prices.listOfferedServices(tx, brief);
  const quoted = quoteCampaign(order, {
    now,
    vat_rates: deps.prices.vatRates,
    additional_services: brief.additional_services,
    service_offers: offers,
    discounts,
  });
  if (!quoted.ok) return refuse(getRefusal(quoted.error));
  const { quote, services } = quoted.value;
  const placements = listQuoted(order, quote, plans);
  return succeed({
    quote,
    placements,
    services: services.map(({ key, price }) => ({ key, price, title_fa: offers.find((offer) => offer.key === key)?.title_fa ?? key })),
    discounts: quoted.value.discounts,
    bundles: bundles.map(({ id, title, price, plans: members }) => {
      const plan_ids = members.map((plan) => plan.id);
      const own = placements.filter(({ plan }) => plan_ids.includes(plan.id));
      // A bundle's own price is for ready posts; for views and offers its plans' lines count.
      return {
        id,
        title,
        plan_ids,
        price: order.campaign_type === 'REACH' ? roundNet(price) : own.reduce((sum, { line }) => sum + line.price, 0),
      };
    }),
    valid_until: new Date(now + QUOTE_HOURS * HOUR_MS),
  });
}

function getRefusal(refused: QuoteRefusal): BriefRefusal {
  // The first step of a brief was checked before it was priced.
  if (refused.code === 'combination_not_allowed') throw new Error('a brief of a combination that does not exist was priced');
  return refused;
}
