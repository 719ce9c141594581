import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Tries that all servers count together, by kind and the keyed hash of who tries: nobody is named here. UNLOGGED by its migration: a
 * crash of the database empties it, which limits may be. Instants by the wall's clock.
 */
export const tryCount = pgTable(
  'try_count',
  {
    kind: text().notNull(),
    key_hash: text().notNull(),
    taken: integer().notNull(),
    /** No try is given before; for limits whose wait grows. */
    next_at: timestamp({ withTimezone: true }),
    /** From then on nothing was ever tried. */
    ends_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key_hash] }), index('try_count_end').on(t.ends_at)],
);
