import { bigint, foreignKey, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from '#features/account/account.tables.ts';
import { campaign } from '#features/campaigns/rows/campaigns.tables.ts';

const big = () => bigint({ mode: 'number' });

/** What an advertiser wrote on the time axis of a campaign's report. */
export const campaignNote = pgTable(
  'campaign_note',
  {
    account_id: big()
      .notNull()
      .references(() => account.account_id),
    id: big().generatedAlwaysAsIdentity(),
    campaign_id: big().notNull(),
    /** Where it stands on the axis. */
    at: timestamp({ withTimezone: true }).notNull(),
    text: text().notNull(),
    user_id: big().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.id] }),
    foreignKey({ columns: [t.account_id, t.campaign_id], foreignColumns: [campaign.account_id, campaign.id] }),
    index('campaign_note_campaign').on(t.account_id, t.campaign_id, t.at),
  ],
);
