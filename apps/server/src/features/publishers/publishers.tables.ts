import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, boolean, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import type { Places } from '#infra/store/distribution/places.ts';

/** Reference tables: the same for every account. */
export const category = pgTable('category', { id: bigint({ mode: 'number' }).primaryKey(), title_fa: text().notNull() });

export const publisher = pgTable(
  'publisher',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    media_type: text().$type<MediaType>().notNull(),
    username: text().notNull(),
    title: text().notNull(),
    /** Title and username folded for searching. */
    search_text: text().notNull(),
    page_type: text().notNull(),
    followers: integer().notNull(),
    /** 0 to 10; shown to staff. */
    score: smallint().notNull(),
    is_reliable: boolean().notNull(),
    is_recommended: boolean().notNull(),
    will_provide_insight: boolean().notNull(),
    is_active: boolean().notNull().default(true),
  },
  (t) => [uniqueIndex('publisher_username').on(t.media_type, t.username)],
);

export const publisherCategory = pgTable(
  'publisher_category',
  {
    publisher_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => publisher.id),
    category_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => category.id),
  },
  (t) => [primaryKey({ columns: [t.publisher_id, t.category_id] }), index('publisher_category_category').on(t.category_id, t.publisher_id)],
);

/** Of a publisher that another table names. */
export const firstCategoryOf = (publisherId: AnyPgColumn) =>
  sql<number | null>`(select min(pc.category_id)::int from ${publisherCategory} pc where pc.publisher_id = ${publisherId})`;

/** A publisher's offer for one format: its price, how long the post stays, and the expected reach. */
export const mediaPlan = pgTable(
  'media_plan',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    publisher_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => publisher.id),
    media_type: text().$type<MediaType>().notNull(),
    content_type: text().$type<ContentType>().notNull(),
    /** Toman, net of VAT: what the advertiser pays, and what the publisher gets of it. */
    price: bigint({ mode: 'number' }).notNull(),
    publisher_price: bigint({ mode: 'number' }).notNull(),
    availability_hours: smallint().notNull(),
    /** Stories in a row; 1 for other formats. */
    story_count: smallint().notNull().default(1),
    reach: integer().notNull(),
    reach_low: integer().notNull(),
    reach_high: integer().notNull(),
    is_active: boolean().notNull().default(true),
  },
  // Lists are searched through media_plan_search and two indexes of publisher, which contain more columns than their keys: see the
  // migrations.
  (t) => [uniqueIndex('media_plan_offer').on(t.publisher_id, t.content_type, t.availability_hours, t.story_count)],
);

/** Plans that are sold together at one price, for one platform and format. */
export const bundle = pgTable('bundle', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  media_type: text().$type<MediaType>().notNull(),
  content_type: text().$type<ContentType>().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  /** Net of VAT, toman. */
  price: bigint({ mode: 'number' }).notNull(),
  is_active: boolean().notNull().default(true),
});

export const bundlePlan = pgTable(
  'bundle_plan',
  {
    bundle_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => bundle.id),
    plan_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => mediaPlan.id),
  },
  (t) => [primaryKey({ columns: [t.bundle_id, t.plan_id] }), index('bundle_plan_plan').on(t.plan_id)],
);

export const places = { reference: [category, publisher, publisherCategory, mediaPlan, bundle, bundlePlan] } satisfies Places;
