import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tehranInstant } from '#calendar/jalali.ts';
import type { DiscountRule } from '#pricing/discounts/discount-codes.ts';
import { SAMPLE_CLICK_TIERS } from '#pricing/testing/sample-click-tiers.ts';
import { quoteCampaign, type CampaignOrder, type CampaignQuote, type OrderTerms } from './quote-campaign.ts';

const terms: OrderTerms = {
  now: tehranInstant('2026-05-01', 12),
  vat_rates: [{ from: '2026-05-01', until: '2026-12-31', percent: 10 }],
  additional_services: {},
  service_offers: [{ key: 'design', price: 2_000_000 }],
  discounts: [],
};
const plans = [
  { plan_id: 2, price: 10_000_000, publisher_price: 8_500_000 },
  { plan_id: 1, price: 30_000_000, publisher_price: 25_500_000 },
];
const reach: CampaignOrder = { campaign_type: 'REACH', media_type: 'INSTAGRAM', content_type: 'STORY', plans, bundles: [] };
const clicks: CampaignOrder = {
  campaign_type: 'CPC',
  media_type: 'SOROUSH',
  content_type: 'PIN',
  goal_clicks: 6_000,
  days: 3,
  tiers: SAMPLE_CLICK_TIERS,
};
const views: CampaignOrder = {
  campaign_type: 'CPM',
  media_type: 'TELEGRAM',
  content_type: 'POST',
  goal_thousands: 250,
  configured: undefined,
};
const brief: CampaignOrder = { campaign_type: 'INFLUENCE', media_type: 'LINKEDIN', content_type: 'POST', ceiling: 50_000_000 };
const list: CampaignOrder = { campaign_type: 'INFLUENCE', media_type: 'LINKEDIN', content_type: 'POST', offers: plans };

function quoted(order: CampaignOrder, change: Partial<OrderTerms> = {}): CampaignQuote {
  const result = quoteCampaign(order, { ...terms, ...change });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

test.each<[string, CampaignOrder, number, number]>([
  ['REACH, its plans', reach, 40_000_000, 44_000_000],
  ['INFLUENCE, its ceiling', brief, 50_000_000, 55_000_000],
  ['INFLUENCE, its list', list, 40_000_000, 44_000_000],
  ['CPM, its views', views, 2_250_000, 2_475_000],
  ['CPC, its clicks', clicks, 9_000_000, 9_900_000],
])('a campaign of %s is quoted', (_, order, price, total) => {
  expect(quoted(order).quote).toMatchObject({ price, discount: 0, vat: total - price, total, vat_percent: 10 });
});

test('a quote lists bundles plan by plan', () => {
  const order: CampaignOrder = { ...reach, plans: [], bundles: [{ bundle_id: 1, price: 20_000_000, plans }] };
  expect(quoted(order).quote.lines.map(({ plan_id, price }) => [plan_id, price])).toEqual([
    [2, 5_000_000],
    [1, 15_000_000],
  ]);
});

test('a brief holds its ceiling, the services and the VAT of both', () => {
  const { quote, services } = quoted(brief, { additional_services: { design: true } });
  expect(services).toEqual([{ key: 'design', price: 2_000_000 }]);
  expect(quote).toMatchObject({ price: 52_000_000, vat: 5_200_000, total: 57_200_000 });
});

const tenPercent: DiscountRule = {
  discount_code: 'TEN',
  reduction: { percent: 10 },
  maximum_amount: null,
  minimum_purchase: 42_000_000,
  valid_from: 0,
  valid_until: null,
  media_types: null,
  campaign_types: null,
  is_once_per_account: false,
  total_uses: null,
  is_stackable: false,
};
const ten = { discount_code: 'TEN', rule: tenPercent, used: 0, used_by_account: 0 };

test('a discount is taken off plans and services together, before VAT', () => {
  const { quote, discounts } = quoted(reach, { additional_services: { design: true }, discounts: [ten] });
  expect(discounts).toEqual([{ discount_code: 'TEN', amount: 4_200_000, percent: 10, is_capped: false }]);
  expect(quote).toMatchObject({ price: 42_000_000, discount: 4_200_000, vat: 3_780_000, total: 41_580_000 });
  expect(quote.lines).toMatchObject([
    { plan_id: 2, price: 10_500_000, discount: 1_050_000 },
    { plan_id: 1, price: 31_500_000, discount: 3_150_000 },
  ]);
});

test.each([
  ['the last instant before the table', tehranInstant('2026-05-01') - 1, false],
  ['its first', tehranInstant('2026-05-01'), true],
  ['its last', tehranInstant('2027-01-01') - 1, true],
  ['the first after it', tehranInstant('2027-01-01'), false],
])('at %s a purchase finds its VAT, or stops', (_, now, isCovered) => {
  const result = quoteCampaign(reach, { ...terms, now });
  expect(result.ok || result.error).toEqual(isCovered || { code: 'vat_rate_missing' });
});

test.each<[string, CampaignOrder, Partial<OrderTerms>, object]>([
  ['a pair that is not sold', { ...reach, content_type: 'PIN' }, {}, { code: 'combination_not_allowed' }],
  ['a type that is not sold there', { ...clicks, content_type: 'POST' }, {}, { code: 'combination_not_allowed' }],
  ['a plan twice', { ...list, offers: [...plans, ...plans] }, {}, { code: 'plan_twice', plan_ids: [2, 1] }],
  ['too few clicks', { ...clicks, goal_clicks: 5_999 }, {}, { code: 'goal_refused', issues: [{ code: 'min_value', minimum: 6_000 }] }],
  ['no views', { ...views, goal_thousands: 0 }, {}, { code: 'goal_refused', issues: [{ code: 'positive_int' }] }],
  ['views without a price', { ...views, media_type: 'SOROUSH', content_type: 'IN_CHANNEL' }, {}, { code: 'cpm_price_missing' }],
  [
    'views below what a network sells',
    { ...views, media_type: 'SOROUSH', content_type: 'IN_CHANNEL', goal_thousands: 49 },
    {},
    { code: 'goal_refused', issues: [{ code: 'min_value', minimum: 50 }] },
  ],
  ['a service that is not offered', reach, { additional_services: { x: true } }, { code: 'services_not_offered', keys: ['x'] }],
  [
    'a discount with a higher minimum purchase',
    reach,
    { discounts: [ten] },
    { code: 'discount_refused', refusals: [{ discount_code: 'TEN', code: 'below_minimum', minimum: 42_000_000 }] },
  ],
  [
    'a discount for another type',
    views,
    { discounts: [{ ...ten, rule: { ...tenPercent, minimum_purchase: 0, campaign_types: ['REACH'] } }] },
    { code: 'discount_refused', refusals: [{ discount_code: 'TEN', code: 'not_for_this_campaign' }] },
  ],
])('an order of %s is refused', (_, order, change, error) => {
  expect(quoteCampaign(order, { ...terms, ...change })).toEqual({ ok: false, error });
});

test('a quote is the sum of its lines, and the order of plans changes no amount', () => {
  const plan = fc.record({ plan_id: fc.nat(999), price: fc.nat(10 ** 9), publisher_price: fc.nat(10 ** 9) });
  fc.assert(
    fc.property(
      fc.uniqueArray(plan, { selector: ({ plan_id }) => plan_id, minLength: 1, maxLength: 20 }),
      fc.boolean(),
      fc.integer({ min: 1, max: 100 }),
      (several, design, percent) => {
        const rule = { ...tenPercent, reduction: { percent }, minimum_purchase: 0 };
        const change = { additional_services: { design }, discounts: [{ ...ten, rule }] };
        const { quote, discounts } = quoted({ ...reach, plans: several }, change);
        expect(quote.total).toBe(quote.lines.reduce((sum, line) => sum + line.total, 0));
        expect(quote.discount).toBe(discounts.reduce((sum, { amount }) => sum + amount, 0));
        const reversed = quoted({ ...reach, plans: several.toReversed() }, change).quote;
        expect(reversed.lines.toReversed()).toEqual(quote.lines);
      },
    ),
  );
});
