import { sql } from 'drizzle-orm';
import type { Metric } from '@jarchi/domain/campaigns/goals.ts';
import { bigint, boolean, date, foreignKey, index, pgTable, pgView, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { RejectReason } from '@jarchi/domain/reports/measurements/judge-figure.ts';
import type { MeasurementSource } from '@jarchi/domain/reports/reports.ts';
import { account } from '../account/account.tables.ts';
import { campaign } from '../campaigns/rows/campaigns.tables.ts';

const accountId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => account.account_id);
const big = () => bigint({ mode: 'number' }).notNull();

/** What a row of a measurement has; the store keeps these columns in partitions, one for each Tehran month. */
const measured = () => ({
  account_id: big(),
  placement_id: big(),
  metric: text().$type<Metric>().notNull(),
  /** Start of the Tehran hour. */
  hour: timestamp({ withTimezone: true }).notNull(),
  source: text().$type<MeasurementSource>().notNull(),
  campaign_id: big(),
  value: big(),
  collected_at: timestamp({ withTimezone: true }).notNull(),
  is_accepted: boolean().notNull().default(true),
  /** Empty where it is accepted. */
  reject_reason: text().$type<RejectReason | ''>().notNull().default(''),
  /**
   * Revision of the figures that were collected together. The first is 0, each replacement adds 1, rejected ones count down from -1. The highest
   * counts.
   */
  revision: smallint().notNull().default(0),
});

/**
 * Every figure that was collected: of one placement and metric in one Tehran hour, accepted or not. Append only; what counts now is
 * `standingMeasurement`. Partitioned by Tehran month, which is why it has no foreign keys (decision 27).
 */
export const measurement = pgTable('measurement', measured(), (t) => [
  primaryKey({ name: 'measurement_key', columns: [t.account_id, t.placement_id, t.metric, t.hour, t.revision, t.reject_reason] }),
  index('measurement_campaign').on(t.account_id, t.campaign_id, t.hour),
  index('measurement_revised')
    .on(t.account_id, t.placement_id, t.metric, t.hour)
    .where(sql`revision > 0`),
]);

/** A view: the figures that nothing replaced and nothing set aside, those that their own source rejected included. */
export const standingMeasurement = pgView('standing_measurement', measured()).existing();

const summed = () => ({
  account_id: accountId(),
  campaign_id: big(),
  placement_id: big(),
  metric: text().$type<Metric>().notNull(),
  day: date().notNull(),
  value: big(),
  accepted: big(),
});

/** The standing measurements of a day summed up: all of them, and the accepted ones. Read through `dailyFigure`. */
export const measurementDay = pgTable('measurement_day', summed(), (t) => [
  primaryKey({ columns: [t.account_id, t.campaign_id, t.placement_id, t.metric, t.day] }),
]);

/** Days whose sums are behind their measurements, until a job sums them up. */
export const measurementDirty = pgTable(
  'measurement_dirty',
  { account_id: accountId(), campaign_id: big(), day: date().notNull() },
  (t) => [
    primaryKey({ columns: [t.account_id, t.campaign_id, t.day] }),
    foreignKey({
      name: 'measurement_dirty_campaign',
      columns: [t.account_id, t.campaign_id],
      foreignColumns: [campaign.account_id, campaign.id],
    }),
  ],
);

/** A view: the sums of days, exact at every moment; those of dirty days are made of their measurements. */
export const dailyFigure = pgView('daily_figure', {
  account_id: big(),
  campaign_id: big(),
  placement_id: big(),
  metric: text().$type<Metric>().notNull(),
  day: date().notNull(),
  value: big(),
  accepted: big(),
}).existing();

/** A figure about which staff decide: one below what the advertiser saw, or one that came after the settlement. Append only. */
export const measurementFinding = pgTable(
  'measurement_finding',
  {
    account_id: accountId(),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    campaign_id: big(),
    placement_id: big(),
    metric: text().$type<Metric>().notNull(),
    hour: timestamp({ withTimezone: true }).notNull(),
    source: text().$type<MeasurementSource>().notNull(),
    /** The figure that stood, and the one that came. */
    standing: big(),
    value: big(),
    /** Whether the figure that came counts; where units are paid it does not, until staff decide. */
    is_counted: boolean().notNull(),
    found_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.id] }),
    foreignKey({
      name: 'measurement_finding_campaign',
      columns: [t.account_id, t.campaign_id],
      foreignColumns: [campaign.account_id, campaign.id],
    }),
  ],
);
