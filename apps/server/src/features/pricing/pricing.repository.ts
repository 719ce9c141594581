import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DiscountRule } from '@jarchi/domain/pricing/discounts/discount-codes.ts';
import { checkClickTiers, type ClickTier } from '@jarchi/domain/pricing/goals/clicks-price.ts';
import type { CpmPrice } from '@jarchi/domain/pricing/goals/views-price.ts';
import type { CampaignType, ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { clickTier, cpmConfiguration, discount, serviceOffer } from './pricing.tables.ts';

export interface CpmFormat {
  readonly media_type: MediaType;
  readonly content_type: ContentType;
}

export type CpmConfiguration = CpmFormat & CpmPrice;

/** A service that is offered now; its texts are Persian. */
export interface OfferedService {
  readonly key: string;
  readonly title_fa: string;
  readonly description_fa: string;
  readonly price: number;
}

export interface StoredDiscount {
  readonly rule: DiscountRule;
  /** Uses in all accounts, without those given back. */
  readonly used: number;
}

export async function listCpmConfigurations(tx: Tx): Promise<CpmConfiguration[]> {
  return tx.select().from(cpmConfiguration);
}

export async function findCpmConfiguration(tx: Tx, { media_type, content_type }: CpmFormat): Promise<CpmPrice | undefined> {
  const { cpm_price, cpm_publisher_price } = cpmConfiguration;
  const [row] = await tx
    .select({ cpm_price, cpm_publisher_price })
    .from(cpmConfiguration)
    .where(and(eq(cpmConfiguration.media_type, media_type), eq(cpmConfiguration.content_type, content_type)));
  return row;
}

/** The bands of a day's clicks, the first one first. Throws on a broken table, which would sell clicks for nothing. */
export async function listClickTiers(tx: Tx): Promise<ClickTier[]> {
  const tiers = await tx.select().from(clickTier).orderBy(asc(clickTier.from_clicks));
  const [issue] = checkClickTiers(tiers);
  if (issue) throw new Error(`the bands of clicks are wrong: ${JSON.stringify(issue)}`);
  return tiers;
}

/** Services that can be bought for a campaign of this kind, in the order of the offers. */
export async function listOfferedServices(
  tx: Tx,
  { media_type, campaign_type }: { readonly media_type: MediaType; readonly campaign_type: CampaignType },
): Promise<OfferedService[]> {
  const rows = await tx
    .select()
    .from(serviceOffer)
    .where(eq(serviceOffer.is_active, true))
    .orderBy(asc(serviceOffer.position), asc(serviceOffer.key));
  return rows
    .filter(({ media_types }) => media_types?.includes(media_type) ?? true)
    .filter(({ campaign_types }) => campaign_types?.includes(campaign_type) ?? true)
    .map(({ key, title_fa, description_fa, price }) => ({ key, title_fa, description_fa, price }));
}

/** The existing discounts among these codes, in any order. */
export async function listDiscounts(tx: Tx, codes: readonly string[]): Promise<StoredDiscount[]> {
  if (codes.length === 0) return [];
  const rows = await tx
    .select()
    .from(discount)
    .where(inArray(discount.discount_code, [...codes]));
  return rows.map(({ percent, toman, used, valid_from, valid_until, ...row }) => {
    if (percent === null && toman === null) throw new Error(`discount ${row.discount_code} takes nothing off`);
    const reduction = percent === null ? { toman: toman ?? 0 } : { percent };
    return { rule: { ...row, reduction, valid_from: valid_from.getTime(), valid_until: valid_until?.getTime() ?? null }, used };
  });
}
