import { sql } from 'drizzle-orm';
import { bigint, customType, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { tenantColumns } from '#infra/store/migration/tenant-tables.ts';
import type { Places } from '#infra/store/distribution/places.ts';

/** The number of a transaction; it grows with each one that writes, and never starts again. */
const transactionNumber = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });

/**
 * What has changed in an account, for its open pages: a kind and the id of the thing, never its data. Written in the transaction that
 * changes it. Its order is (xid, id): ids alone are given before the commit, so a later one may become visible first.
 */
export const event = pgTable(
  'event',
  {
    ...tenantColumns(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    xid: transactionNumber()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    kind: text().notNull(),
    subject_id: bigint({ mode: 'number' }),
    /** Wall time. */
    at: timestamp({ withTimezone: true })
      .notNull()
      .default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.id] }), index('event_order').on(t.xid, t.id), index('event_age').on(t.at)],
);

/** Its order is that of the transactions of one machine. */
export const places = { coordinator: [event] } satisfies Places;
