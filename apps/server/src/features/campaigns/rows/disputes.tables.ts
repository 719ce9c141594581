import { bigint, foreignKey, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { account } from '#features/account/account.tables.ts';
import { campaign } from './campaigns.tables.ts';

/** What an advertiser objects to after a campaign is over, and what staff answered. */
export const dispute = pgTable(
  'dispute',
  {
    account_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => account.account_id),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    campaign_id: bigint({ mode: 'number' }).notNull(),
    /** Null: about the whole campaign. */
    placement_id: bigint({ mode: 'number' }),
    reason: text().notNull(),
    attachments: jsonb().$type<readonly DraftFile[]>().notNull().default([]),
    /** Who opened it as a customer; null when staff did in their name, and of older ones. */
    opened_by: bigint({ mode: 'number' }),
    opened_at: timestamp({ withTimezone: true }).notNull(),
    /** Null while it is open. */
    answered_at: timestamp({ withTimezone: true }),
    answer: text(),
    /** The member of staff who answered. */
    staff_id: bigint({ mode: 'number' }),
    /** Toman, VAT included. */
    refunded: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.id] }),
    foreignKey({ columns: [t.account_id, t.campaign_id], foreignColumns: [campaign.account_id, campaign.id] }),
    index('dispute_campaign').on(t.account_id, t.campaign_id),
  ],
);
