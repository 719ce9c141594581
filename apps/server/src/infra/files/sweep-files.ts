import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { sql } from 'drizzle-orm';
import type { FileStore } from './file-store.ts';

export interface SweepDeps {
  readonly tenancy: Tenancy;
  readonly files: Pick<FileStore, 'listBefore' | 'remove'>;
}

/** The row of a younger file may still be on its way. */
const KEPT_MS = DAY_MS;
const BATCH = 5000;
/**
 * When there are more files without a row than these, and more than with one, they belong to another database and were not left by crashes.
 */
const LEAVINGS_MAX = 100;

/**
 * Removes stored files without a row: a server was killed between storing the file and inserting its row. A file is kept by any text column
 * whose name ends in `_key`, so that a new table need not be listed here. Returns how many it removed; removes none when the directory
 * seems to be another database's.
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
