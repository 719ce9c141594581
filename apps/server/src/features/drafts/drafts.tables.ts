import { bigint, customType, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { completeDraft } from '@jarchi/domain/drafts/complete-draft.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import type { CreationStep } from '@jarchi/domain/drafts/steps/creation-steps.ts';
import { account } from '../account/account.tables.ts';

/** A stored draft, read whole: fields that were added later have their defaults. */
export const wholeDraft = customType<{ data: CampaignDraft; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (data) => JSON.stringify(data),
  fromDriver: completeDraft,
});

export const draft = pgTable(
  'draft',
  {
    account_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => account.account_id),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    /** The campaign that was made of it, if any. */
    campaign: bigint({ mode: 'number' }),
    draft_step: text().$type<CreationStep>().notNull(),
    data: wholeDraft().notNull(),
    version: integer().notNull().default(1),
    idempotency_key: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    updated_at: timestamp({ withTimezone: true }).notNull(),
    deleted_at: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.id] }),
    uniqueIndex('draft_key').on(t.account_id, t.idempotency_key),
    index('draft_created').on(t.account_id, t.created),
    index('draft_updated').on(t.account_id, t.updated_at),
  ],
);
