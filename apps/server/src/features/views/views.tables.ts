import { bigint, boolean, foreignKey, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { CampaignColumn, ViewStage } from '@jarchi/domain/views/campaign-views.ts';
import { tenantColumns } from '#infra/store/migration/tenant-tables.ts';
import { account } from '../account/account.tables.ts';

/** A view of the campaign list that a person saved in an account. */
export const campaignView = pgTable(
  'campaign_view',
  {
    ...tenantColumns(),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    user_id: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    stage: text().$type<ViewStage>().notNull(),
    ordering: text().notNull(),
    /** Filters as in addresses. */
    filter: jsonb().$type<readonly string[]>().notNull(),
    columns: jsonb().$type<readonly CampaignColumn[]>().notNull(),
    is_default: boolean().notNull().default(false),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.id] }),
    foreignKey({ columns: [t.account_id], foreignColumns: [account.account_id] }),
    uniqueIndex('campaign_view_name').on(t.account_id, t.user_id, t.name),
    uniqueIndex('campaign_view_default')
      .on(t.account_id, t.user_id)
      .where(sql`is_default`),
  ],
);
