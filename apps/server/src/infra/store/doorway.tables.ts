import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Places } from '#infra/store/distribution/places.ts';

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

/** It is asked before the account is known. */
export const places = { coordinator: [doorway] } satisfies Places;
