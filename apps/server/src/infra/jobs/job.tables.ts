import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Places } from '#infra/store/distribution/places.ts';

/**
 * Work that waits for its time. `run_at` is read by the clock named in `clock`; leases are always wall time.
 * A finished job is deleted; one that used up its attempts stays, with `dead_at` and `last_error`.
 */
export const job = pgTable(
  'job',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    account_id: bigint({ mode: 'number' }),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    clock: text({ enum: ['wall', 'world'] }).notNull(),
    run_at: timestamp({ withTimezone: true }).notNull(),
    priority: smallint().notNull().default(0),
    attempts: smallint().notNull().default(0),
    max_attempts: smallint().notNull().default(12),
    locked_until: timestamp({ withTimezone: true }),
    dedupe_key: text(),
    last_error: text(),
    dead_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('job_clock', sql`${table.clock} in ('wall', 'world')`),
    // Read in the order of time, until there are enough.
    index('job_due')
      .on(table.clock, table.run_at, table.id)
      .where(sql`dead_at is null`),
    index('job_of_account')
      .on(table.account_id, table.clock, table.run_at, table.id)
      .where(sql`dead_at is null`),
    index('job_held')
      .on(table.account_id)
      .where(sql`locked_until is not null`),
    // Jobs that failed, and wait for their next try or are dead.
    index('job_failed')
      .on(table.kind, table.dedupe_key)
      .where(sql`last_error is not null`),
    // A job that has started frees its key: what is enqueued meanwhile must run again.
    uniqueIndex('job_dedupe')
      .on(table.kind, table.dedupe_key)
      .where(sql`attempts = 0 and dedupe_key is not null`),
  ],
);

/**
 * How many claims an account has had. A claim sets it to one more than the number it read, so that of two servers that claim at once one
 * gets a job of the account and the other none.
 */
export const jobTurn = pgTable('job_turn', {
  account_id: bigint({ mode: 'number' }).primaryKey(),
  turns: bigint({ mode: 'number' }).notNull(),
});

/** Workers claim jobs of all accounts in one order; a job is enqueued in the transaction of its account. */
export const places = { coordinator: [job, jobTurn] } satisfies Places;
