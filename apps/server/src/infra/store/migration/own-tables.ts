import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';

const snapshotSchema = z.object({ tables: z.record(z.string(), z.object({ name: z.string() })) });

/** Names of the tables that the migrations of a directory create, the list of applied migrations included. */
export async function listOwnTables(migrations: string): Promise<string[]> {
  const meta = join(migrations, 'meta');
  const newest = (await readdir(meta))
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1);
  if (newest === undefined) throw new Error(`${meta} has no snapshot of the tables`);
  const { tables } = snapshotSchema.parse(JSON.parse(await readFile(join(meta, newest), 'utf8')));
  return [...Object.values(tables).map(({ name }) => name), 'migration'];
}

/** Views that migrations write by hand. */
const OWN_VIEWS = ['standing_measurement', 'daily_figure', 'shown_person'];

/**
 * Tables, views and sequences of a database that are not ours, with their schemas. Those of extensions, sequences of columns, and partitions
 * of our tables are left out.
 */
export async function listForeignRelations(pool: pg.Pool, ownTables: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
        and n.nspname not in ('information_schema') and n.nspname not like 'pg\\_%'
        and not (n.nspname = 'public' and c.relname = any($1::text[]))
        and not exists (select 1 from pg_inherits i where i.inhrelid = c.oid and i.inhparent::regclass::text = any($1::text[]))
        and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
                          and (d.deptype = 'e' or (c.relkind = 'S' and d.deptype in ('a', 'i'))))
      order by 1`,
    [[...ownTables, ...OWN_VIEWS]],
  );
  return rows.map(({ name }) => name);
}
