import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOwned } from '#infra/store/db.ts';
import { migrate } from '#infra/store/migration/migrate.ts';
import { refuseDirectoryBefore } from '#infra/store/migration/store-before.ts';
import { findServerProgram } from '#infra/testing/bundle-program.ts';
import { migrationsDirectory, openEmptyDatabase } from '#infra/testing/test-database.ts';
import { runProgram } from '#testing/run-program.ts';

/** What the migrations before version 0.2.0 wrote first. */
const FIRST_BEFORE = 'b3629ffbe76f103e18517f3eb5f16c0595a5da69e8022705d736b8385e379e2d';
const reset = ['scripts/db/reset.mjs'];
const databaseServer = process.env['JARCHI_TEST_DATABASE_URL'];
const sentence = (store: string) =>
  `${store}: a version before 0.2.0 made this store, and this one cannot use it; nothing was changed, and npm run db:reset deletes it\n`;

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'jarchi-before-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

async function writeOldList(pool: pg.Pool): Promise<void> {
  await pool.query('create table migration (tag text primary key, hash text not null, applied_at timestamptz not null default now())');
  await pool.query("insert into migration (tag, hash) values ('0000_first', $1), ('0001_roles', 'e1abbbd6')", [FIRST_BEFORE]);
}

/** Every path below a directory, with the time of its last change and a hash of its bytes. */
function listState(path: string): string[] {
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => {
      const stat = statSync(join(path, name));
      const bytes = stat.isFile()
        ? createHash('sha256')
            .update(readFileSync(join(path, name)))
            .digest('hex')
        : '';
      return `${name} ${stat.mtimeMs} ${bytes}`;
    });
}

/** Data directories with an embedded store of before: one that was closed, and one whose server was killed. */
async function makeOldDirectories(): Promise<{ closed: string; killed: string }> {
  const closed = join(directory, 'closed');
  const killed = join(directory, 'killed');
  const db = await openOwned({ data_dir: closed });
  await writeOldList(db.pool);
  cpSync(closed, killed, { recursive: true });
  await db.close();
  return { closed, killed };
}

test('a data directory of before is refused in one sentence, stays as it was, and can be reset', async () => {
  const { closed, killed } = await makeOldDirectories();
  const before = listState(closed);
  expect(await runProgram([findServerProgram()], { JARCHI_DATA_DIR: closed, PORT: '0' })).toEqual({ code: 1, output: sentence(closed) });
  expect(listState(closed)).toEqual(before);
  expect(() => refuseDirectoryBefore(killed)).toThrow('before 0.2.0');
  expect(await runProgram(reset, { JARCHI_DATA_DIR: closed })).toMatchObject({ code: 0 });
  expect(existsSync(closed)).toBe(false);
});

test('a data directory of these migrations is not of before, whether its server ended or was killed', async () => {
  const data_dir = join(directory, 'new');
  const db = await openOwned({ data_dir });
  await migrate(db, migrationsDirectory);
  cpSync(data_dir, join(directory, 'new-killed'), { recursive: true });
  await db.close();
  for (const name of ['new', 'new-killed', 'none']) expect(() => refuseDirectoryBefore(join(directory, name))).not.toThrow();
});

test.skipIf(!databaseServer)('a database of before is refused in one sentence, stays as it was, and can be reset', async () => {
  const db = await openEmptyDatabase();
  await writeOldList(db.pool);
  const { rows } = await db.pool.query<{ name: string }>('select current_database() as name');
  const url = new URL(databaseServer ?? '');
  url.pathname = `/${rows[0]?.name}`;
  const listRelations = async () =>
    (await db.pool.query("select c.oid, relname from pg_class c where relnamespace = 'public'::regnamespace order by 1")).rows;
  const before = await listRelations();
  const data_dir = join(directory, 'files');
  const settings = { DATABASE_URL: url.href, JARCHI_DATA_DIR: data_dir, PORT: '0' };
  expect(await runProgram([findServerProgram()], settings)).toEqual({ code: 1, output: sentence('DATABASE_URL') });
  expect(await listRelations()).toEqual(before);
  expect(existsSync(data_dir)).toBe(false);
  expect(await runProgram([...reset, '--yes'], settings)).toMatchObject({ code: 0 });
  expect(await listRelations()).toEqual([]);
  await db.close();
});
