import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The request for which an account has used an idempotency key. */
export const requestKey = pgTable(
  'request_key',
  {
    account_id: bigint({ mode: 'number' }).notNull(),
    idempotency_key: text().notNull(),
    /** Of the call with everything that was sent to it. */
    fingerprint: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.idempotency_key] }), index('request_key_created').using('brin', t.created)],
);
