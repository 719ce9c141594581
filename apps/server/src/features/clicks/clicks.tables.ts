import { bigint, boolean, foreignKey, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ClickVerdict } from '@jarchi/domain/clicks/judge-click.ts';
import { campaign } from '../campaigns/rows/campaigns.tables.ts';

const big = () => bigint({ mode: 'number' }).notNull();

/** The link of a placement whose clicks we count. Its code leads here through a doorway. */
export const trackedLink = pgTable(
  'tracked_link',
  {
    account_id: big(),
    placement_id: big(),
    campaign_id: big(),
    code: text().notNull(),
    /** The landing page with its UTM. */
    target: text().notNull(),
    /** World time. */
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.placement_id] }),
    foreignKey({ columns: [t.account_id, t.campaign_id], foreignColumns: [campaign.account_id, campaign.id] }),
    index('tracked_link_campaign').on(t.account_id, t.campaign_id),
  ],
);

/** Clicks of a placement in one Tehran hour of the world, by what was decided about them. */
export const clickHour = pgTable(
  'click_hour',
  {
    account_id: big(),
    placement_id: big(),
    /** Start of the Tehran hour. */
    hour: timestamp({ withTimezone: true }).notNull(),
    verdict: text().$type<ClickVerdict>().notNull(),
    campaign_id: big(),
    clicks: big(),
    /** Those that came after the hour became a measurement. */
    late: big().default(0),
    is_measured: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.placement_id, t.hour, t.verdict] }),
    foreignKey({ columns: [t.account_id, t.campaign_id], foreignColumns: [campaign.account_id, campaign.id] }),
    index('click_hour_campaign').on(t.account_id, t.campaign_id, t.hour),
  ],
);

/** A part of a server's log that was loaded: a second load of it counts nothing. */
export const clickBatch = pgTable(
  'click_batch',
  {
    account_id: big(),
    batch: text().notNull(),
    /** Wall time. */
    loaded_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.batch] }), index('click_batch_age').on(t.loaded_at)],
);
