import { bigint, foreignKey, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { campaign } from './campaigns.tables.ts';

/** A code that a campaign of the account was bought with. */
export const discountUse = pgTable(
  'discount_use',
  {
    account_id: bigint({ mode: 'number' }).notNull(),
    campaign_id: bigint({ mode: 'number' }).notNull(),
    discount_code: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    used_at: timestamp({ withTimezone: true }).notNull(),
    /** When the campaign was rejected: from then the code may be used again. */
    returned_at: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.campaign_id, t.discount_code] }),
    foreignKey({ columns: [t.account_id, t.campaign_id], foreignColumns: [campaign.account_id, campaign.id] }),
  ],
);
