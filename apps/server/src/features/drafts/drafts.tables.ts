import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CampaignDraft, CreationStep } from '@jarchi/domain/drafts/drafts.ts';
import { account } from '../account/account.tables.ts';

export const draft = pgTable(
  'draft',
  {
    account_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => account.account_id),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    /** The campaign made of it, once there is one. */
    campaign: bigint({ mode: 'number' }),
    draft_step: text().$type<CreationStep>().notNull(),
    data: jsonb().$type<CampaignDraft>().notNull(),
    version: integer().notNull().default(1),
    idempotency_key: text().notNull(),
    updated_at: timestamp({ withTimezone: true }).notNull(),
    deleted_at: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.id] }),
    uniqueIndex('draft_key').on(t.account_id, t.idempotency_key),
    index('draft_updated').on(t.account_id, t.updated_at),
  ],
);
