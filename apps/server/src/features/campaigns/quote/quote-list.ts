import { quoteCampaign, type CampaignQuote } from '@jarchi/domain/pricing/quote-campaign.ts';
import type { DiscountRule } from '@jarchi/domain/pricing/discounts/discount-codes.ts';
import type { CampaignRecord, PlacementRecord } from '#features/campaigns/rows/campaigns.repository.ts';
import type { PriceSource, Quoting } from './quote-sources.ts';

export interface ListDeps {
  readonly prices: Pick<PriceSource, 'listDiscounts'>;
}

/**
 * The price of a list of offers, which replaces its campaign's ceiling: the prices that publishers ask, with the services, discounts and
 * VAT of the purchase. Discounts are computed on the list; their terms were met by the purchase. An empty list costs nothing.
 */
export async function quoteList(
  { tx, deps, now }: Quoting<ListDeps>,
  row: CampaignRecord,
  accepted: readonly Pick<PlacementRecord, 'plan_id' | 'plan_price' | 'asked_price' | 'price' | 'publisher_price'>[],
): Promise<CampaignQuote> {
  const codes = row.discounts.map(({ discount_code }) => discount_code);
  const rules = (await deps.prices.listDiscounts(tx, codes)).map(({ rule }) => withoutTerms(rule));
  const { media_type, content_type } = row;
  const offers = accepted.map(({ plan_id, plan_price, asked_price, price, publisher_price }) => ({
    plan_id,
    price: asked_price ?? plan_price ?? price,
    publisher_price,
  }));
  const quoted = quoteCampaign(
    { media_type, content_type, campaign_type: 'INFLUENCE', offers },
    {
      now,
      vat_rates: [{ from: '0000-01-01', until: '9999-12-31', percent: row.vat_percent }],
      additional_services: Object.fromEntries(row.services.map(({ key }) => [key, accepted.length > 0])),
      service_offers: row.services,
      discounts: rules.map((rule) => ({ discount_code: rule.discount_code, rule, used: 0, used_by_account: 0 })),
    },
  );
  if (!quoted.ok) throw new Error(`the list of campaign ${row.id} has no price: ${quoted.error.code}`);
  return quoted.value;
}

function withoutTerms(rule: DiscountRule): DiscountRule {
  const kinds = { media_types: null, campaign_types: null };
  const dates = { valid_from: 0, valid_until: null };
  return { ...rule, ...kinds, ...dates, minimum_purchase: 0, is_once_per_account: false, total_uses: null, is_stackable: true };
}
