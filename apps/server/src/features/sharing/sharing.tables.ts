import { sql } from 'drizzle-orm';
import { bigint, boolean, check, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { account } from '../account/account.tables.ts';
import { campaign } from '../campaigns/rows/campaigns.tables.ts';
import { createdContent } from '../contents/contents.tables.ts';

const at = () => timestamp({ withTimezone: true });
const big = () => bigint({ mode: 'number' });

/** A link that shows the report of a campaign, or a content, to people without an account. Instants are of the wall clock. */
export const shareLink = pgTable(
  'share_link',
  {
    account_id: big()
      .notNull()
      .references(() => account.account_id),
    id: big().generatedAlwaysAsIdentity(),
    /** One of the two. */
    campaign_id: big(),
    content_id: big(),
    /** Who made it; null in links that are older than this column. With `made_by_staff`, the customer in whose name it was made. */
    made_by: big(),
    made_by_staff: big(),
    /** The visit of staff in the customer's name, with which the link ends. */
    made_in_session: uuid(),
    name: text().notNull(),
    is_cost_hidden: boolean().notNull(),
    /** The hash by which the doorway finds the link. */
    key_hash: text().notNull(),
    /** The token for its owner's eyes, sealed by the server's secret. */
    sealed_token: text().notNull(),
    created: at().notNull(),
    expires_at: at().notNull(),
    revoked_at: at(),
    openings: integer().notNull().default(0),
    last_opened_at: at(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.id] }),
    foreignKey({ columns: [t.account_id, t.campaign_id], foreignColumns: [campaign.account_id, campaign.id] }),
    foreignKey({ columns: [t.account_id, t.content_id], foreignColumns: [createdContent.account_id, createdContent.id] }),
    check('share_link_subject', sql`(${t.campaign_id} is null) <> (${t.content_id} is null)`),
    index('share_link_campaign').on(t.account_id, t.campaign_id),
    index('share_link_content').on(t.account_id, t.content_id),
    index('share_link_maker').on(t.account_id, t.made_by),
  ],
);
