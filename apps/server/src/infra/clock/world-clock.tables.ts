import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, smallint, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Places } from '#infra/store/distribution/places.ts';

/** One row: how far the world's clock is ahead of the wall clock, and the move under way, which one server makes. */
export const worldClock = pgTable(
  'world_clock',
  {
    id: smallint().primaryKey().default(1),
    offset_ms: bigint({ mode: 'number' }).notNull(),
    /** The server that moves the clock, and until when (wall) it counts as alive. */
    moved_by: uuid(),
    moved_until: timestamp({ withTimezone: true }),
    /** The world's time during the move, and the move's target. */
    stands_at: timestamp({ withTimezone: true }),
    moving_to: timestamp({ withTimezone: true }),
  },
  (table) => [check('world_clock_single', sql`${table.id} = 1`)],
);

export const places = { coordinatorAlone: [worldClock] } satisfies Places;
