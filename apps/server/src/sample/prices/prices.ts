import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import type { CampaignType } from '@jarchi/domain/platforms/platforms.ts';
import { discount, serviceOffer } from '#features/pricing/pricing.tables.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { pricesFa } from './prices.fa.ts';

/** Toman, net of VAT. Contents that publishers make need neither a design nor a caption. */
const SERVICES: readonly {
  readonly key: keyof typeof pricesFa.services;
  readonly price: number;
  readonly campaign_types: readonly CampaignType[] | null;
}[] = [
  { key: 'creative_design', price: 3_500_000, campaign_types: ['REACH', 'CPM', 'CPC'] },
  { key: 'caption_writing', price: 900_000, campaign_types: ['REACH', 'CPM', 'CPC'] },
  { key: 'campaign_consulting', price: 2_200_000, campaign_types: null },
  { key: 'final_report', price: 1_800_000, campaign_types: null },
];

type DiscountRow = typeof discount.$inferInsert;

/** One code of each kind; they are valid from the sample's beginning. */
function discountsAt(now: number): DiscountRow[] {
  const plain = { valid_from: new Date(now - 100 * DAY_MS), is_once_per_account: false, is_stackable: false };
  return [
    { ...plain, discount_code: 'PAYIZ10', percent: 10, maximum_amount: 5_000_000, minimum_purchase: 2_000_000 },
    { ...plain, discount_code: 'HADIYE500', toman: 500_000, minimum_purchase: 1_000_000, is_stackable: true },
    { ...plain, discount_code: 'TABESTAN20', percent: 20, valid_until: new Date(now - 30 * DAY_MS) },
    { ...plain, discount_code: 'SALAM', percent: 15, maximum_amount: 3_000_000, is_once_per_account: true },
    { ...plain, discount_code: 'TELEGRAM7', percent: 7, media_types: ['TELEGRAM'], is_stackable: true },
  ];
}

/** The sample's services and discount codes, as of the wall's now. */
export async function seedPrices(tenancy: Tenancy, now: number): Promise<void> {
  await tenancy.withSystem(async (tx) => {
    const services = SERVICES.map((service, index) => ({ ...service, ...pricesFa.services[service.key], position: index + 1 }));
    await tx.insert(serviceOffer).values(services).onConflictDoNothing();
    await tx.insert(discount).values(discountsAt(now)).onConflictDoNothing();
  });
}
