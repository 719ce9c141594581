import { getTableName, ne, sql, type Table } from 'drizzle-orm';
import { bundle, bundlePlan, category, mediaPlan, publisher, publisherCategory } from '#features/publishers/publishers.tables.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { createPublisherRows } from './market/publisher-rows.ts';
import { publishersFa } from './market/publishers.fa.ts';

/** The page type of networks that publish by themselves; every store has them. */
const NETWORK = 'MESSENGER';

/** Fills an empty catalogue with the sample publishers, all or none; returns whether it did. The tenancy is the owner's. */
export function seedPublishers(tenancy: Tenancy): Promise<boolean> {
  return tenancy.withSystem(async (tx) => {
    // Of two servers that start at the same time the second waits, and finds the catalogue filled.
    await tx.execute(sql`select pg_advisory_xact_lock(7241010)`);
    const others = await tx.select({ id: publisher.id }).from(publisher).where(ne(publisher.page_type, NETWORK)).limit(1);
    if (others.length > 0) return false;
    // A store that was never emptied has the networks under other ids.
    await tx.execute(sql`delete from media_plan`);
    await tx.execute(sql`delete from publisher`);
    const rows = createPublisherRows();
    const categories = publishersFa.categories.map(({ id, title_fa }) => ({ id, title_fa }));
    await tx.insert(category).values(categories).onConflictDoNothing();
    await insertRows(
      tx,
      publisher,
      rows.publishers.map((row) => ({ ...row, is_active: true })),
    );
    await insertRows(tx, publisherCategory, rows.categories);
    await insertRows(
      tx,
      mediaPlan,
      rows.plans.map((row) => ({ ...row, is_active: true })),
    );
    await insertRows(
      tx,
      bundle,
      rows.bundles.map((row) => ({ ...row, is_active: true })),
    );
    await insertRows(tx, bundlePlan, rows.bundlePlans);
    await continueIds(tx, publisher);
    await continueIds(tx, bundle);
    await continueIds(tx, mediaPlan);
    // The embedded store has no autovacuum that would learn the sizes of its tables.
    await tx.execute(sql`analyze publisher, publisher_category, media_plan, bundle, bundle_plan`);
    return true;
  });
}

/** All rows as one JSON value, in one statement: three times as fast as a list of values. */
async function insertRows<T extends Table>(tx: Tx, table: T, rows: readonly T['$inferInsert'][]): Promise<void> {
  await tx.execute(sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${JSON.stringify(rows)})`);
}

/** Later rows get ids after the sample's. */
async function continueIds(tx: Tx, table: Table): Promise<void> {
  await tx.execute(sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select max(id) from ${table}))`);
}
