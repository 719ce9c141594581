import { bigint, foreignKey, index, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { ContentState } from '@jarchi/domain/campaigns/rules/content-rules.ts';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { account } from '../account/account.tables.ts';
import { campaign, placement } from '../campaigns/rows/campaigns.tables.ts';

const at = () => timestamp({ withTimezone: true });
const big = () => bigint({ mode: 'number' });

/** A content that a publisher made for a campaign, and its advertiser's verdict. A rejected one is followed by another attempt. */
export const createdContent = pgTable(
  'created_content',
  {
    account_id: big()
      .notNull()
      .references(() => account.account_id),
    id: big().generatedAlwaysAsIdentity(),
    campaign_id: big().notNull(),
    placement_id: big().notNull(),
    /** 1 for the first delivery of its placement. */
    attempt: smallint().notNull(),
    files: jsonb().$type<readonly DraftFile[]>().notNull(),
    caption: text().notNull(),
    state: text().$type<ContentState>().notNull(),
    advertiser_comment: text().notNull().default(''),
    attachments: jsonb().$type<readonly DraftFile[]>().notNull().default([]),
    due_at: at().notNull(),
    created: at().notNull(),
    decided_at: at(),
    seen_at: at(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.id] }),
    foreignKey({ columns: [t.account_id, t.campaign_id], foreignColumns: [campaign.account_id, campaign.id] }),
    foreignKey({ columns: [t.account_id, t.placement_id], foreignColumns: [placement.account_id, placement.id] }),
    index('created_content_state').on(t.account_id, t.state, t.due_at),
    index('created_content_placement').on(t.account_id, t.campaign_id, t.placement_id),
  ],
);
