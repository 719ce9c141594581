import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import type { OwnedDatabase } from '#infra/store/db.ts';
import { StartRefusal } from '#infra/logs/start-refusal.ts';

type Migration = { readonly tag: string; readonly sql: string; readonly hash: string };

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** Any number works, if every server of one database uses the same. */
const advisoryLock = 7_241_001;

/**
 * Applies the migrations of `directory` (drizzle-kit's files and journal) that the database has not seen, each in a
 * transaction of its own. Servers that start together take turns. Returns the tags applied.
 * Throws when an applied file has changed since.
 */
export async function migrate(db: Pick<OwnedDatabase, 'pool' | 'role'>, directory: string): Promise<string[]> {
  const migrations = await readMigrations(directory);
  const client = await db.pool.connect();
  let failure: unknown;
  try {
    // A migration of a large table, and the wait for another server's, need more time than the limits allow.
    await client.query('set lock_timeout = 0; set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    return await applyMissing(client, migrations);
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    // After a failure the connection is closed, which ends its transaction and its lock.
    if (failure === undefined) {
      await client.query('select pg_advisory_unlock($1)', [advisoryLock]);
      await client.query('reset lock_timeout; reset statement_timeout');
    }
    client.release(failure !== undefined);
  }
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const journal = journalSchema.parse(JSON.parse(await readFile(join(directory, 'meta', '_journal.json'), 'utf8')));
  return Promise.all(
    journal.entries.map(async ({ tag }) => {
      const sql = await readFile(join(directory, `${tag}.sql`), 'utf8');
      return { tag, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function applyMissing(client: pg.PoolClient, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(
    'create table if not exists migration (tag text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ tag: string; hash: string }>('select tag, hash from migration');
  const appliedHashes = new Map(rows.map((row) => [row.tag, row.hash]));
  const applied: string[] = [];
  for (const { tag, sql, hash } of migrations) {
    const appliedHash = appliedHashes.get(tag);
    if (appliedHash !== undefined && appliedHash !== hash) {
      throw new StartRefusal(`migration ${tag} was changed after it was applied: add a new one, or reset a development database`);
    }
    if (appliedHash !== undefined) continue;
    await client.query('begin');
    for (const statement of sql.split('--> statement-breakpoint')) await client.query(statement);
    await client.query('insert into migration (tag, hash) values ($1, $2)', [tag, hash]);
    await client.query('commit');
    applied.push(tag);
  }
  return applied;
}
