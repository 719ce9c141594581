import { tehranDay } from '#calendar/jalali.ts';
import { sumToman, type Toman, type VatRate } from '#money/money.ts';
import { isAllowedCombination, type ContentType, type MediaType } from '#platforms/platforms.ts';
import { refuse, succeed, type Result } from '#result.ts';
import { priceServices, type ChosenServices, type ServiceOffer, type ServicesNotOffered } from './additional-services.ts';
import { applyDiscounts, type Discounts, type DiscountsRefused, type TypedDiscount } from '#pricing/discounts/discount-codes.ts';
import { checkClicksGoal, lineOfClicks, type ClickTier } from '#pricing/goals/clicks-price.ts';
import {
  checkViewsGoal,
  findCpmPrice,
  lineOfViews,
  type CpmPrice,
  type CpmPriceRefusal,
  type GoalIssue,
} from '#pricing/goals/views-price.ts';
import { lineOfCeiling, linesOfPackage, type BundlePrice, type PlanPrice, type PlanTwice } from './plan-lines.ts';
import { quoteLines, type PricedLine, type Quote } from './quote.ts';
import { resolveVatPercent } from './vat-table.ts';

interface OrderFormat {
  readonly media_type: MediaType;
  readonly content_type: ContentType;
}

/** The order, with today's prices. */
export type CampaignOrder = OrderFormat &
  (
    | { readonly campaign_type: 'REACH'; readonly plans: readonly PlanPrice[]; readonly bundles: readonly BundlePrice[] }
    /** The brief is submitted with a ceiling; the accepted offers replace it. */
    | { readonly campaign_type: 'INFLUENCE'; readonly ceiling: Toman }
    | { readonly campaign_type: 'INFLUENCE'; readonly offers: readonly PlanPrice[] }
    | { readonly campaign_type: 'CPM'; readonly goal_thousands: number; readonly configured: CpmPrice | undefined }
    | { readonly campaign_type: 'CPC'; readonly goal_clicks: number; readonly days: number; readonly tiers: readonly ClickTier[] }
  );

export interface OrderTerms {
  /** Ms of the world clock; its Tehran day decides the VAT rate. */
  readonly now: number;
  readonly vat_rates: readonly VatRate[];
  readonly additional_services: ChosenServices;
  readonly service_offers: readonly ServiceOffer[];
  readonly discounts: readonly TypedDiscount[];
}

export interface CampaignQuote {
  readonly quote: Quote;
  readonly services: readonly ServiceOffer[];
  readonly discounts: Discounts['parts'];
}

export interface GoalRefused {
  readonly code: 'goal_refused';
  readonly issues: readonly GoalIssue[];
}

export type OrderRefusal = PlanTwice | CpmPriceRefusal | GoalRefused;
export type QuoteRefusal = OrderRefusal | ServicesNotOffered | DiscountsRefused | { readonly code: 'vat_rate_missing' };

/** The lines of an order, net of VAT, before services and discount. */
function linesOfOrder(order: CampaignOrder): Result<PricedLine[], OrderRefusal> {
  if (!isAllowedCombination(order.media_type, order.content_type, order.campaign_type)) return refuse({ code: 'combination_not_allowed' });
  switch (order.campaign_type) {
    case 'REACH':
      return linesOfPackage(order.plans, order.bundles);
    case 'INFLUENCE':
      return 'ceiling' in order ? succeed([lineOfCeiling(order.ceiling)]) : linesOfPackage(order.offers, []);
    case 'CPM': {
      const issues = checkViewsGoal(order.media_type, order.goal_thousands);
      if (issues.length > 0) return refuse({ code: 'goal_refused', issues });
      const price = findCpmPrice(order.media_type, order.content_type, order.configured);
      return price.ok ? succeed([lineOfViews(order.goal_thousands, price.value)]) : price;
    }
    case 'CPC': {
      const issues = checkClicksGoal(order.goal_clicks, order.days);
      return issues.length > 0
        ? refuse({ code: 'goal_refused', issues })
        : succeed([lineOfClicks(order.goal_clicks, order.days, order.tiers)]);
    }
  }
}

/** The whole price of a campaign of any type: lines, services, discounts and the VAT of the day; or a refusal. */
export function quoteCampaign(order: CampaignOrder, terms: OrderTerms): Result<CampaignQuote, QuoteRefusal> {
  const percent = resolveVatPercent(tehranDay(terms.now), terms.vat_rates);
  if (!percent.ok) return percent;
  const priced = linesOfOrder(order);
  if (!priced.ok) return priced;
  const services = priceServices(terms.additional_services, terms.service_offers);
  if (!services.ok) return services;
  const { media_type, campaign_type } = order;
  const price = sumToman([...priced.value.map((line) => line.price), services.value.price]);
  const discounts = applyDiscounts(terms.discounts, { media_type, campaign_type, price, now: terms.now });
  if (!discounts.ok) return discounts;
  const quote = quoteLines(priced.value, {
    vat_percent: percent.value,
    services: services.value.price,
    discount: discounts.value.discount,
  });
  return succeed({ quote, services: services.value.lines, discounts: discounts.value.parts });
}
