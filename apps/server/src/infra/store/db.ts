import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { lockDirectory } from './directory-lock.ts';
import { shareFairly } from './fair-pool.ts';
import { createLitePool } from './lite-pool.ts';
import { setTypeParsers } from './pg-types.ts';
import { createStoreNotes, type StoreNotes } from './store-notes.ts';
import { createPipelinedClients, type PipelinedClients } from './pipelined.ts';
import { CONNECTION_LIMITS } from '#infra/shares/statement-limits.ts';

export type Database = {
  readonly pool: pg.Pool;
  readonly kind: 'pglite' | 'postgres';
  /** Absent when a statement needs no round trip. */
  readonly pipelined?: PipelinedClients;
  /** The whole store as an archive from which `memory` opens; PGlite only. */
  dump?(): Promise<Uint8Array>;
  /** Waits until no other server of this database is starting, and returns a function that lets the next one start. */
  lockStore(): Promise<() => Promise<void>>;
  /** Absent where no other process writes. */
  readonly notes?: StoreNotes;
  close(): Promise<void>;
};

/** How long a caller waits for a connection, from the pool or a new one. */
const CONNECT_MS = 5000;

/** Any number works, if every server of one database uses the same. */
const START_LOCK = 7_241_003;

export type DatabaseOptions = {
  readonly database_url?: string | undefined;
  /** Directory of the embedded store, when there is no `database_url`. */
  readonly data_dir?: string | undefined;
  /** An embedded store without a directory, empty or from a dump. */
  readonly memory?: boolean | Uint8Array | undefined;
  readonly pool_size?: number | undefined;
};

/**
 * Opens PostgreSQL when `database_url` is set, else PGlite in this process. Both answer as one `pg.Pool`:
 * int8 is a safe number, date is 'YYYY-MM-DD', timestamptz is a Date.
 * Throws when the embedded directory is in use.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  setTypeParsers();
  if (options.database_url !== undefined) return openPostgres(options.database_url, options.pool_size ?? 10);
  if (options.memory !== undefined && options.memory !== false) return openLite(await createInMemory(options.memory));
  if (options.data_dir === undefined) throw new Error('openDatabase needs database_url, data_dir or memory');
  const lock = lockDirectory(options.data_dir);
  try {
    const directory = join(options.data_dir, 'database');
    mkdirSync(directory, { recursive: true });
    return openLite(await PGlite.create(directory), () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

function createInMemory(memory: true | Uint8Array): Promise<PGlite> {
  return memory === true ? PGlite.create() : PGlite.create({ loadDataDir: new Blob([new Uint8Array(memory)]) });
}

function openLite(lite: PGlite, afterClose?: () => void): Database {
  const pool = shareFairly(createLitePool(lite), { connections: 1, patienceMs: CONNECT_MS });
  return {
    pool,
    kind: 'pglite',
    // Only one process uses the embedded store.
    lockStore: async () => async () => undefined,
    async dump() {
      const archive = await lite.dumpDataDir('none');
      return new Uint8Array(await archive.arrayBuffer());
    },
    async close() {
      await pool.end();
      await lite.close();
      afterClose?.();
    },
  };
}

function openPostgres(database_url: string, pool_size: number): Database {
  // Drizzle passes timestamps on as text; in UTC their offset is always one that Date can read.
  const config: pg.ClientConfig = {
    connectionString: database_url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    // PostgreSQL takes longer to compile a query of a large list than to run it.
    options: `-c timezone=UTC -c jit=off ${CONNECTION_LIMITS}`,
  };
  const pool = shareFairly(new pg.Pool({ ...config, max: pool_size }), { connections: pool_size, patienceMs: CONNECT_MS });
  const pipelined = createPipelinedClients(config, Math.max(1, Math.floor(pool_size / 2)));
  return {
    pool,
    kind: 'postgres',
    pipelined,
    notes: createStoreNotes({ ...config, options: '' }, pool),
    lockStore: () => lockOnConnection({ ...config, options: '' }),
    async close() {
      await Promise.all([pool.end(), pipelined.close()]);
    },
  };
}

/** A lock on its own connection, which ends with the lock: it takes no seat of the pool, and no statement limit ends the wait. */
async function lockOnConnection(config: pg.ClientConfig): Promise<() => Promise<void>> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  await client.connect();
  await client.query('select pg_advisory_lock($1)', [START_LOCK]);
  return () => client.end();
}
