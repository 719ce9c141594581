import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Places } from '#infra/store/distribution/places.ts';

/**
 * Tries that all servers count together, by kind and the keyed hash of the one who tries: no name is stored. UNLOGGED by the migration: a
 * crash of the database empties it, which is acceptable for limits. Instants are of the wall clock.
 */
export const tryCount = pgTable(
  'try_count',
  {
    kind: text().notNull(),
    key_hash: text().notNull(),
    taken: integer().notNull(),
    /** The time of the next allowed try, for limits whose wait grows. */
    next_at: timestamp({ withTimezone: true }),
    /** From this time on the row counts as deleted. */
    ends_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key_hash] }), index('try_count_end').on(t.ends_at)],
);

/** It is counted in transactions of its own, and unlogged. */
export const places = { coordinatorAlone: [tryCount] } satisfies Places;
