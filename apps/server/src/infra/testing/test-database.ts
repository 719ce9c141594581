import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { type Database, type DatabaseOptions, openOwned, type OwnedDatabase } from '#infra/store/db.ts';
import { type DirectoryLock, lockDirectory } from '#infra/store/directory-lock.ts';
import { migrate } from '#infra/store/migration/migrate.ts';

const serverRoot = join(import.meta.dirname, '../../..');
export const migrationsDirectory = join(serverRoot, 'migrations');
const cacheDirectory = join(serverRoot, '../../node_modules/.cache/jarchi');

/** Opens a migrated store as a server has it. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return (await openOwned(options)).handOver(options);
}

/** Migrated stores that tests use now. */
const openStores = new Set<TestDatabase>();

export interface TestDatabase extends Database {
  /** The same store as another server opens it: with its own connections, if the store has connections. */
  openAgain(): Promise<Database>;
}

/**
 * A migrated store for one test file: embedded in memory, or a new database on the server in JARCHI_TEST_DATABASE_URL. Both are copies of a
 * template, which is made again when its makers change (see hashMakers).
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env['JARCHI_TEST_DATABASE_URL'];
  const opened = await (serverUrl === undefined || serverUrl === '' ? openLiteCopy() : openPostgresCopy(serverUrl));
  const store: TestDatabase = {
    ...opened,
    async close() {
      openStores.delete(store);
      await opened.close();
    },
  };
  openStores.add(store);
  return store;
}

/** The migrated stores that are open. */
export const listOpenStores = (): readonly TestDatabase[] => [...openStores];

/** A store of the same kind in which no migration has run yet, as its owner. */
export async function openEmptyDatabase(): Promise<OwnedDatabase> {
  const serverUrl = process.env['JARCHI_TEST_DATABASE_URL'];
  if (serverUrl === undefined || serverUrl === '') return openOwned({ memory: true });
  const name = nameDatabase();
  await onServer(serverUrl, (server) => server.query(`create database ${name}`));
  return dropAfter(await openOwned({ database_url: withDatabase(serverUrl, name) }), serverUrl, name);
}

async function openLiteCopy(): Promise<TestDatabase> {
  const archive = join(cacheDirectory, `pglite-${hashMakers()}.tar`);
  return openLite(readIfThere(archive) ?? (await alone(() => readIfThere(archive) ?? writeTemplate(archive))));
}

async function openLite(memory: Uint8Array): Promise<TestDatabase> {
  const db = await openDatabase({ memory });
  return { ...db, openAgain: async () => ({ ...db, close: async () => undefined }) };
}

async function writeTemplate(archive: string): Promise<Uint8Array> {
  const db = await openOwned({ memory: true });
  await migrate(db, migrationsDirectory);
  const dump = await db.dump?.();
  await db.close();
  if (!dump) throw new Error('the embedded store gave no dump');
  for (const old of readdirSync(cacheDirectory).filter((name) => name.startsWith('pglite-')))
    rmSync(join(cacheDirectory, old), { force: true });
  // Under a name of its own: a file that took the lock over may be writing the same.
  const made = join(cacheDirectory, `new-${randomUUID()}.tar`);
  writeFileSync(made, dump);
  renameSync(made, archive);
  return dump;
}

async function openPostgresCopy(serverUrl: string): Promise<TestDatabase> {
  const hash = hashMakers();
  const template = `jarchi_template_${hash}`;
  const name = nameDatabase();
  await onServer(serverUrl, async (server) => {
    // CREATE DATABASE fails while another file makes or copies the template.
    await server.query('select pg_advisory_lock(7241002)');
    const { rowCount } = await server.query('select from pg_database where datname = $1', [template]);
    if (!rowCount) await createTemplate(server, serverUrl, template);
    await server.query(`create database ${name} template ${template}`);
  });
  return openPostgres(serverUrl, name);
}

const nameDatabase = () => `${prefixOfRun()}${randomUUID().replaceAll('-', '')}`;

/** A run names its databases alike, and drops at its end those that are left (tidy-run.ts). */
const prefixOfRun = () => `jarchi_test_${process.env['JARCHI_TEST_RUN'] ?? ''}_`;

/** The drops under way: each waits for a checkpoint of the server, and no test needs to wait for it. */
let dropping: Promise<unknown> = Promise.resolve();

async function dropLater(serverUrl: string, name: string): Promise<void> {
  // One at a time: otherwise those of many short files would pile up.
  await dropping;
  dropping = onServer(serverUrl, (server) => server.query(`drop database if exists ${name} with (force)`)).catch(() => undefined);
}

async function openPostgres(serverUrl: string, name: string): Promise<TestDatabase> {
  // The database need not survive a crash.
  await onServer(serverUrl, (server) => server.query(`alter database ${name} set synchronous_commit = off`));
  const open = () => openDatabase({ database_url: withDatabase(serverUrl, name), pool_size: 8 });
  return dropAfter({ ...(await open()), openAgain: open }, serverUrl, name);
}

function dropAfter<Opened extends Pick<Database, 'close'>>(db: Opened, serverUrl: string, name: string): Opened {
  const close = async () => {
    await db.close();
    await dropLater(serverUrl, name);
  };
  return { ...db, close };
}

async function createTemplate(server: pg.Client, serverUrl: string, template: string): Promise<void> {
  await server.query(`drop database if exists ${template}_new with (force)`);
  await server.query(`create database ${template}_new`);
  const db = await openOwned({ database_url: withDatabase(serverUrl, `${template}_new`) });
  try {
    await migrate(db, migrationsDirectory);
  } finally {
    await db.close();
  }
  await server.query(`alter database ${template}_new rename to ${template}`);
}

async function onServer(serverUrl: string, work: (server: pg.Client) => Promise<unknown>): Promise<void> {
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  try {
    await work(server);
  } finally {
    await server.end();
  }
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** A hash of the migrations, of the code that runs them, and of the stores' versions: an old template is never taken for a new one. */
function hashMakers(): string {
  const migrations = readdirSync(migrationsDirectory).filter((name) => name.endsWith('.sql'));
  const makers = [join(serverRoot, 'src/infra/store/migration/migrate.ts'), join(serverRoot, '../../package-lock.json')];
  const hash = createHash('sha256');
  for (const path of [...migrations.toSorted().map((name) => join(migrationsDirectory, name)), ...makers]) {
    hash.update(basename(path)).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}

async function alone<T>(work: () => T | Promise<T>): Promise<T> {
  mkdirSync(cacheDirectory, { recursive: true });
  const lock = await waitForLock();
  try {
    return await work();
  } finally {
    lock.release();
  }
}

async function waitForLock(): Promise<DirectoryLock> {
  for (;;) {
    try {
      return lockDirectory(cacheDirectory);
    } catch {
      await setTimeout(50);
    }
  }
}

function readIfThere(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
