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
import { SERVER_ROLE_OPTION, SERVER_ROLE_SQL } from './roles.ts';
import { CONNECTION_LIMITS } from '#infra/shares/statement-limits.ts';

type Opened = {
  readonly pool: pg.Pool;
  readonly kind: 'pglite' | 'postgres';
  /** Absent when a statement needs no round trip. */
  readonly pipelined?: PipelinedClients;
  /** The whole store as an archive from which `memory` opens; PGlite only. */
  dump?(): Promise<Uint8Array>;
  /** Absent where no other process writes. */
  readonly notes?: StoreNotes;
  close(): Promise<void>;
};

/** A store as the server has it: every connection works as the role jarchi_server, which owns nothing. */
export type Database = Opened & { readonly role: 'server' };

/** A store as its owner, who migrates and empties it. No server answers on it. */
export type OwnedDatabase = Opened & {
  readonly role: 'owner';
  /** Waits until no other server of this database is starting, and returns a function that lets the next one start. */
  lockStore(): Promise<() => Promise<void>>;
  /** Closes the owner's connections, and opens the store for the server: by the login of this address, if it is not the owner's. */
  handOver(server: Pick<DatabaseOptions, 'database_url' | 'pool_size'>): Promise<Database>;
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

/** The owner's statements come one after another. */
const OWNER_CONNECTIONS = 2;

/**
 * Opens a store as its owner, to migrate it before a server works on it: PostgreSQL when `database_url` is set, else PGlite in this process.
 * Both answer as one `pg.Pool`: int8 is a safe number, date is 'YYYY-MM-DD', timestamptz is a Date.
 * Throws when the embedded directory is in use.
 */
export async function openOwned(options: Omit<DatabaseOptions, 'pool_size'>): Promise<OwnedDatabase> {
  setTypeParsers();
  if (options.database_url !== undefined) return openOwnedPostgres(options.database_url);
  const opened = await openLite(options);
  const owned = shareLite(opened, 'owner');
  return {
    ...owned,
    // Only one process uses the embedded store.
    lockStore: async () => async () => undefined,
    async handOver() {
      await owned.pool.end();
      return serveLite(opened);
    },
  };
}

/** An embedded store, which has one session for all. */
type OpenLite = { readonly lite: PGlite; readonly release?: () => void };

async function openLite(options: DatabaseOptions): Promise<OpenLite> {
  if (options.memory !== undefined && options.memory !== false) return { lite: await createInMemory(options.memory) };
  if (options.data_dir === undefined) throw new Error('a store needs database_url, data_dir or memory');
  const lock = lockDirectory(options.data_dir);
  try {
    const directory = join(options.data_dir, 'database');
    mkdirSync(directory, { recursive: true });
    return { lite: await PGlite.create(directory), release: () => lock.release() };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function createInMemory(memory: true | Uint8Array): Promise<PGlite> {
  return memory === true ? PGlite.create() : PGlite.create({ loadDataDir: new Blob([new Uint8Array(memory)]) });
}

function shareLite<Role extends 'owner' | 'server'>({ lite, release }: OpenLite, role: Role) {
  // A store that was just opened is its owner's.
  const sharing = createLitePool(lite, role === 'server' ? SERVER_ROLE_SQL : '');
  const pool = shareFairly(sharing, { connections: 1, patienceMs: CONNECT_MS });
  return {
    pool,
    kind: 'pglite',
    role,
    async dump() {
      const archive = await lite.dumpDataDir('none');
      return new Uint8Array(await archive.arrayBuffer());
    },
    async close() {
      await pool.end();
      await lite.close();
      release?.();
    },
  } as const;
}

const serveLite = (opened: OpenLite): Database => shareLite(opened, 'server');

// Drizzle passes timestamps on as text; in UTC their offset is always one that Date can read.
const configure = (database_url: string, options = ''): pg.ClientConfig => ({
  connectionString: database_url,
  connectionTimeoutMillis: CONNECT_MS,
  keepAlive: true,
  // PostgreSQL takes longer to compile a query of a large list than to run it.
  options: `-c timezone=UTC -c jit=off ${CONNECTION_LIMITS} ${options}`,
});

function openOwnedPostgres(database_url: string): OwnedDatabase {
  const config = configure(database_url);
  const limits = { connections: OWNER_CONNECTIONS, patienceMs: CONNECT_MS };
  const pool = shareFairly(new pg.Pool({ ...config, max: OWNER_CONNECTIONS }), limits);
  const close = () => pool.end();
  return {
    pool,
    kind: 'postgres',
    role: 'owner',
    lockStore: () => lockOnConnection({ ...config, options: '' }),
    async handOver(server) {
      await close();
      return openPostgres(server.database_url ?? database_url, server.pool_size ?? 10);
    },
    close,
  };
}

function openPostgres(database_url: string, pool_size: number): Database {
  const config = configure(database_url, SERVER_ROLE_OPTION);
  const pool = shareFairly(new pg.Pool({ ...config, max: pool_size }), { connections: pool_size, patienceMs: CONNECT_MS });
  const pipelined = createPipelinedClients(config, Math.max(1, Math.floor(pool_size / 2)));
  return {
    pool,
    kind: 'postgres',
    role: 'server',
    pipelined,
    notes: createStoreNotes({ ...config, options: SERVER_ROLE_OPTION }, pool),
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
