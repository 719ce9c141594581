import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Leads a request that does not know its account to it: by kind and the hash of an unguessable key, never by listing. */
export const doorway = pgTable(
  'doorway',
  {
    kind: text().notNull(),
    key_hash: text().notNull(),
    account_id: bigint({ mode: 'number' }).notNull(),
    subject_id: bigint({ mode: 'number' }).notNull(),
    expires_at: timestamp({ withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key_hash] }), index('doorway_expiry').on(t.expires_at)],
);
