import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Tx } from '#infra/store/tenancy.ts';

/** All rows of a table. Either store can write what the other one read. */
interface KeptTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Arrays of rows, as text of JSON: JavaScript's numbers and dates would lose digits. */
  readonly chunks: readonly string[];
}

export interface KeptRows {
  readonly tables: readonly KeptTable[];
  /** The last number that each sequence gave. */
  readonly sequences: readonly { readonly name: string; readonly last: string }[];
}

interface Column {
  readonly table: string;
  readonly name: string;
  /** Filled by the store itself: it is computed, or the number of the transaction, which differs from store to store. */
  readonly is_own: boolean;
}

const ROWS_PER_CHUNK = 2000;
const quote = (name: string) => pg.escapeIdentifier(name);
const listColumns = (names: readonly string[]) => names.map(quote).join(', ');

async function select<Row extends object>(tx: Tx, query: string): Promise<Row[]> {
  return (await tx.execute(sql.raw(query))).rows as Row[];
}

/** Reads the rows of these tables, a table after those to which its rows point; deferred keys wait until all rows are written. */
export async function readRows(tx: Tx, names: readonly string[]): Promise<KeptRows> {
  const columns = await select<Column>(
    tx,
    `select c.relname as table, a.attname as name, a.attgenerated <> '' or a.atttypid = 'xid8'::regtype as is_own
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped order by a.attnum`,
  );
  const tables: KeptTable[] = [];
  for (const name of await sortByKeys(tx, names)) {
    const own = columns.filter(({ table, is_own }) => table === name && !is_own).map((column) => column.name);
    const rows = await select<{ row: string }>(
      tx,
      `select to_json(t)::text as row from (select ${listColumns(own)} from ${quote(name)}) t`,
    );
    const chunks: string[] = [];
    for (let from = 0; from < rows.length; from += ROWS_PER_CHUNK)
      chunks.push(
        `[${rows
          .slice(from, from + ROWS_PER_CHUNK)
          .map(({ row }) => row)
          .join(',')}]`,
      );
    tables.push({ name, columns: own, chunks });
  }
  const sequences = await select<KeptRows['sequences'][number]>(
    tx,
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
  );
  return { tables, sequences };
}

/** Writes rows into their tables, which are empty. Triggers rest meanwhile: what they would write is among the rows. */
export async function writeRows(tx: Tx, { tables, sequences }: KeptRows): Promise<void> {
  const names = tables.map(({ name }) => name);
  for (const name of names) await tx.execute(sql.raw(`alter table ${quote(name)} disable trigger user`));
  for (const { name, columns, chunks } of tables) {
    const table = quote(name);
    if (name === 'measurement') await openMonths(tx, chunks);
    for (const chunk of chunks)
      await tx.execute(
        sql`insert into ${sql.raw(`${table} (${listColumns(columns)}) overriding system value select ${listColumns(columns)}`)}
            from json_populate_recordset(null::${sql.raw(table)}, ${chunk}::json)`,
      );
  }
  // A table with keys that were not checked yet cannot be altered.
  await tx.execute(sql`set constraints all immediate`);
  for (const name of names) await tx.execute(sql.raw(`alter table ${quote(name)} enable trigger user`));
  for (const { name, last } of sequences) await tx.execute(sql`select setval(quote_ident(${name})::regclass, ${last}::bigint)`);
  // The embedded store has no autovacuum that would learn the sizes of its tables.
  await tx.execute(sql.raw(`analyze ${listColumns(names)}`));
}

/** The table of measurements has a partition for each month. */
async function openMonths(tx: Tx, chunks: readonly string[]): Promise<void> {
  for (const chunk of chunks)
    await tx.execute(
      sql`select open_measurement_month(first) from (select min(hour) as first
          from json_to_recordset(${chunk}::json) as row (hour timestamptz) group by date_trunc('month', hour, 'Asia/Tehran')) months`,
    );
}

async function sortByKeys(tx: Tx, names: readonly string[]): Promise<string[]> {
  const keys = await select<{ from: string; to: string }>(
    tx,
    `select f.relname as from, t.relname as to from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and f.oid <> t.oid and not k.condeferred`,
  );
  const sorted: string[] = [];
  const left = new Set(names);
  const waits = (name: string) => keys.some(({ from, to }) => from === name && left.has(to));
  while (left.size > 0) {
    const next = [...left].filter((name) => !waits(name));
    if (next.length === 0) throw new Error(`rows of these tables point to each other: ${[...left].join(', ')}`);
    for (const name of next) left.delete(name);
    sorted.push(...next);
  }
  return sorted;
}
