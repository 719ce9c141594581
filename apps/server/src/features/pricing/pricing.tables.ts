import { bigint, boolean, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { CampaignType, ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import type { Places } from '#infra/store/distribution/places.ts';

const toman = () => bigint({ mode: 'number' });
const at = () => timestamp({ withTimezone: true });

/** The price of a thousand views of one format on one platform. Staff set prices, the same for every account. */
export const cpmConfiguration = pgTable(
  'cpm_configuration',
  {
    media_type: text().$type<MediaType>().notNull(),
    content_type: text().$type<ContentType>().notNull(),
    cpm_price: toman().notNull(),
    cpm_publisher_price: toman().notNull(),
  },
  (t) => [primaryKey({ columns: [t.media_type, t.content_type] })],
);

/** The bands of a day's clicks. */
export const clickTier = pgTable('click_tier', {
  from_clicks: integer().primaryKey(),
  price: toman().notNull(),
  publisher_price: toman().notNull(),
});

/** Services that can be bought next to the placements of a campaign. */
export const serviceOffer = pgTable('service_offer', {
  key: text().primaryKey(),
  title_fa: text().notNull(),
  description_fa: text().notNull(),
  price: toman().notNull(),
  /** Null: for all platforms. */
  media_types: jsonb().$type<readonly MediaType[]>(),
  campaign_types: jsonb().$type<readonly CampaignType[]>(),
  position: smallint().notNull(),
  is_active: boolean().notNull().default(true),
});

/** A discount as staff defined it; its fields are those of the domain's rule. */
export const discount = pgTable('discount', {
  discount_code: text().primaryKey(),
  /** Exactly one of the two is set. */
  percent: smallint(),
  toman: toman(),
  maximum_amount: toman(),
  minimum_purchase: toman().notNull().default(0),
  valid_from: at().notNull(),
  valid_until: at(),
  media_types: jsonb().$type<readonly MediaType[]>(),
  campaign_types: jsonb().$type<readonly CampaignType[]>(),
  is_once_per_account: boolean().notNull(),
  total_uses: integer(),
  is_stackable: boolean().notNull(),
  /** Uses in all accounts, without those given back. */
  used: integer().notNull().default(0),
});

/** Uses of a discount are counted over all accounts, in the transaction that buys. */
export const places = { reference: [cpmConfiguration, clickTier, serviceOffer], coordinator: [discount] } satisfies Places;
