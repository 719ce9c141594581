import { bigint, integer, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from '../account/account.tables.ts';

/** An uploaded file of a campaign; its bytes lie in the file store under storage_key. */
export const mediaFile = pgTable(
  'media_file',
  {
    account_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => account.account_id),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    name: text().notNull(),
    type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    duration: real(),
    storage_key: text().notNull(),
    /** The unguessable part of its address. */
    public_key: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.id] })],
);
