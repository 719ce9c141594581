import { bigint, boolean, date, foreignKey, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { MeasurementSource, Metric } from '@jarchi/domain/reports/reports.ts';
import { account } from '../account/account.tables.ts';
import { campaign } from '../campaigns/campaigns.tables.ts';

const accountId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => account.account_id);
const big = () => bigint({ mode: 'number' }).notNull();

/** One figure of one placement in one Tehran hour, from one source, accepted or not. Append only; sums use the accepted ones. */
export const measurement = pgTable(
  'measurement',
  {
    account_id: accountId(),
    placement_id: big(),
    metric: text().$type<Metric>().notNull(),
    /** Start of the Tehran hour. */
    hour: timestamp({ withTimezone: true }).notNull(),
    source: text().$type<MeasurementSource>().notNull(),
    campaign_id: big(),
    value: big(),
    collected_at: timestamp({ withTimezone: true }).notNull(),
    is_accepted: boolean().notNull().default(true),
    reject_reason: text(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.placement_id, t.metric, t.hour, t.source, t.is_accepted] }),
    foreignKey({ columns: [t.account_id, t.campaign_id], foreignColumns: [campaign.account_id, campaign.id] }),
    index('measurement_campaign').on(t.account_id, t.campaign_id, t.hour),
  ],
);

/** The measurements of a day summed up: all of them, and the accepted ones. */
export const measurementDay = pgTable(
  'measurement_day',
  {
    account_id: accountId(),
    campaign_id: big(),
    placement_id: big(),
    metric: text().$type<Metric>().notNull(),
    day: date().notNull(),
    value: big(),
    accepted: big(),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.campaign_id, t.placement_id, t.metric, t.day] })],
);
