import { bigint, boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { AlertKind } from '@jarchi/domain/alerts/alert-kinds.ts';
import type { RunFailure, SchedulePeriod } from '@jarchi/domain/alerts/report-schedule.ts';
import { tenantColumns } from '#infra/store/migration/tenant-tables.ts';
import { account } from '../account/account.tables.ts';

const at = () => timestamp({ withTimezone: true });
const userId = () => bigint({ mode: 'number' }).notNull();

/** A person's setting of an alert; without a row it is off. */
export const alertSetting = pgTable(
  'alert_setting',
  {
    ...tenantColumns(),
    user_id: userId(),
    kind: text().$type<AlertKind>().notNull(),
    is_on: boolean().notNull(),
    threshold: bigint({ mode: 'number' }),
    /** World time: earlier events are not told. */
    on_since: at().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.user_id, t.kind] }),
    foreignKey({ columns: [t.account_id], foreignColumns: [account.account_id] }),
  ],
);

/** The memory of an alert that rang (AlertMemory). */
export const alertMemory = pgTable(
  'alert_memory',
  {
    ...tenantColumns(),
    user_id: userId(),
    kind: text().$type<AlertKind>().notNull(),
    /** 0 for an alert on the account itself. */
    campaign_id: bigint({ mode: 'number' }).notNull(),
    threshold: bigint({ mode: 'number' }),
    rings: integer().notNull(),
    false_since: at(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.user_id, t.kind, t.campaign_id] }),
    foreignKey({ columns: [t.account_id], foreignColumns: [account.account_id] }),
  ],
);

/** A report that is sent by itself; its times are those of the world. */
export const scheduledReport = pgTable(
  'scheduled_report',
  {
    ...tenantColumns(),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    user_id: userId(),
    period: text().$type<SchedulePeriod>().notNull(),
    day: smallint().notNull(),
    hour: smallint().notNull(),
    /** Ids of campaigns; empty for all. */
    campaigns: jsonb().$type<readonly number[]>().notNull(),
    is_on: boolean().notNull(),
    next_run_at: at().notNull(),
    /** The last run: when it was due, when it was made, its days, and why it failed, if it did. */
    last_due_at: at(),
    last_made_at: at(),
    last_from: text(),
    last_to: text(),
    last_failure: text().$type<RunFailure>(),
    created: at().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.id] }),
    foreignKey({ columns: [t.account_id], foreignColumns: [account.account_id] }),
    index('scheduled_report_person').on(t.account_id, t.user_id),
  ],
);
