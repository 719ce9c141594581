import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, smallint } from 'drizzle-orm/pg-core';

/** One row: how far the world's clock runs ahead of the wall's. */
export const worldClock = pgTable(
  'world_clock',
  {
    id: smallint().primaryKey().default(1),
    offset_ms: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [check('world_clock_single', sql`${table.id} = 1`)],
);
