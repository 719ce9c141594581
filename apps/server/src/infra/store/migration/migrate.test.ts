import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openOwned } from '#infra/store/db.ts';
import { migrate } from './migrate.ts';
import { migrationsDirectory, openTestDatabase } from '#infra/testing/test-database.ts';
import { asOwner } from '#infra/testing/as-owner.ts';

const serverUrl = process.env['JARCHI_TEST_DATABASE_URL'];

test('migrations run once, and a changed one is refused', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'jarchi-migrations-'));
  await cp(migrationsDirectory, directory, { recursive: true });
  const db = await openOwned({ memory: true });
  const applied = await migrate(db, directory);
  expect(applied.length).toBeGreaterThan(0);
  expect(await migrate(db, directory)).toEqual([]);
  const first = join(directory, `${applied[0]}.sql`);
  await writeFile(first, `${await readFile(first, 'utf8')}\n-- changed`);
  await expect(migrate(db, directory)).rejects.toThrow(`${applied[0]} was changed`);
  await db.close();
});

test('migrations of a newer version, which this one does not know, change nothing', async () => {
  const db = await openTestDatabase();
  await asOwner(db).pool.query("insert into migration (tag, hash) values ('9999_later', 'unknown')");
  expect(await migrate(asOwner(db), migrationsDirectory)).toEqual([]);
  await db.close();
});

test('a migration that fails leaves nothing behind and can be tried again', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'jarchi-migrations-'));
  await cp(migrationsDirectory, directory, { recursive: true });
  const { entries } = JSON.parse(await readFile(join(directory, 'meta/_journal.json'), 'utf8')) as { entries: object[] };
  await writeFile(join(directory, 'meta/_journal.json'), JSON.stringify({ entries: [...entries, { tag: 'broken' }] }));
  await writeFile(join(directory, 'broken.sql'), 'create table half (id int);--> statement-breakpoint\nselect nonsense;');
  const db = await openOwned({ memory: true });
  await expect(migrate(db, directory)).rejects.toThrow('nonsense');
  await writeFile(join(directory, 'broken.sql'), 'create table half (id int);');
  expect(await migrate(db, directory)).toEqual(['broken']);
  await db.close();
});

test.skipIf(!serverUrl)('servers that start at the same time both succeed', async () => {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  const name = `jarchi_infra_migrate_${process.pid}`;
  await admin.query(`drop database if exists ${name}`);
  await admin.query(`create database ${name}`);
  const url = new URL(serverUrl ?? '');
  url.pathname = `/${name}`;
  const servers = await Promise.all([1, 2, 3].map(() => openOwned({ database_url: url.href })));
  const applied = await Promise.all(servers.map((db) => migrate(db, migrationsDirectory)));
  expect(applied.filter((tags) => tags.length > 0)).toHaveLength(1);
  await Promise.all(servers.map((db) => db.close()));
  await admin.query(`drop database ${name}`);
  await admin.end();
});
