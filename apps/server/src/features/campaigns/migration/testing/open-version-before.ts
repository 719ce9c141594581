import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#infra/store/migration/migrate.ts';
import { migrationsDirectory, openEmptyDatabase, type TestDatabase } from '#infra/testing/test-database.ts';

/** The last migration of the previous version. */
const LAST_BEFORE = '0023_job_turns';

/** A store as the previous version left it; `migrateOn` migrates it to this version. */
export async function openVersionBefore(): Promise<{ readonly store: TestDatabase; readonly migrateOn: () => Promise<string[]> }> {
  const store = await openEmptyDatabase();
  await migrateUntil(store, LAST_BEFORE);
  const fixture = await readFile(join(import.meta.dirname, 'version-before.sql'), 'utf8');
  for (const statement of fixture.split(/;\n/)) await store.pool.query(statement);
  return { store, migrateOn: () => migrate(store, migrationsDirectory) };
}

async function migrateUntil(store: TestDatabase, last: string): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'jarchi-migrations-'));
  await cp(migrationsDirectory, directory, { recursive: true });
  const journal = join(directory, 'meta/_journal.json');
  const { entries } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] };
  await writeFile(journal, JSON.stringify({ entries: entries.filter(({ tag }) => tag <= last) }));
  await migrate(store, directory);
  await rm(directory, { recursive: true });
}
