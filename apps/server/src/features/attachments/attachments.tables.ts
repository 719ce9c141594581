import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from '../account/account.tables.ts';

/** A picture or document that was sent with a bank slip, a request or a ticket; its bytes are in the file store under storage_key. */
export const attachment = pgTable(
  'attachment',
  {
    account_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => account.account_id),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    name: text().notNull(),
    type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    storage_key: text().notNull(),
    /** Who sent it, and the member of staff who did in their name; null of older ones. Until it is used it is only theirs. */
    sent_by: bigint({ mode: 'number' }),
    sent_by_staff: bigint({ mode: 'number' }),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.id] }), index('attachment_created').on(t.account_id, t.created)],
);
