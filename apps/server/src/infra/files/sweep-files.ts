import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { sql } from 'drizzle-orm';
import type { FileStore } from './file-store.ts';

export interface SweepDeps {
  readonly tenancy: Tenancy;
  readonly files: Pick<FileStore, 'listBefore' | 'remove'>;
}

/** What lies there for less may have its row still before it. */
const KEPT_MS = DAY_MS;
const BATCH = 5000;
/** More than these, and more than are named, are another store's files and no leavings of crashes. */
const LEAVINGS_MAX = 100;

/**
 * Removes stored bytes that no row names: a server was killed between storing them and writing the row. A file is named by any column
 * of text whose name ends in `_key`, so that a new table is heard without being listed here. Answers how many it removed; of a
 * directory that looks like another database's it removes none.
 */
export async function sweepFiles({ tenancy, files }: SweepDeps, now: number): Promise<number> {
  const unnamed: string[] = [];
  let namedCount = 0;
  for await (const keys of files.listBefore(now - KEPT_MS, BATCH)) {
    const named = await tenancy.withSystem((tx) => findNamed(tx, keys));
    namedCount += named.size;
    unnamed.push(...keys.filter((key) => !named.has(key)));
  }
  if (unnamed.length > Math.max(LEAVINGS_MAX, namedCount)) return 0;
  for (const key of unnamed) await files.remove(key);
  return unnamed.length;
}

async function findNamed(tx: Tx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const columns = await tx.execute<{ table_name: string; column_name: string }>(sql`
    select c.table_name, c.column_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.data_type = 'text' and c.column_name like '%\\_key'`);
  const named = new Set<string>();
  for (const { table_name, column_name } of columns.rows) {
    const column = sql.identifier(column_name);
    const { rows } = await tx.execute<{ key: string }>(
      sql`select ${column} as key from ${sql.identifier(table_name)} where ${column} = any(${sql.param(keys)}::text[])`,
    );
    for (const { key } of rows) named.add(key);
  }
  return named;
}
