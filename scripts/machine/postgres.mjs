import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { startOwnServer } from './own-postgres.mjs';
import { root } from './run.mjs';

/** Debian's folder of sockets. A statement over it takes a third of the time that it takes over 127.0.0.1. */
const SOCKETS = encodeURIComponent('/var/run/postgresql');

const named = env['JARCHI_TEST_DATABASE_URL'] ?? env['DATABASE_URL'];

/**
 * A PostgreSQL server for a whole run, and its end: the one that JARCHI_TEST_DATABASE_URL or DATABASE_URL names, one of the run's own, or the
 * one of this machine. Its URL is undefined where there is none.
 */
export async function openTestServer() {
  const own = named ? undefined : await startOwnServer();
  if (own && (await canMakeDatabases(own.url))) return own;
  await own?.stop();
  return { url: await findTestServer(), stop: async () => undefined };
}

/**
 * URL of a PostgreSQL server on which tests may create databases and roles, or undefined: JARCHI_TEST_DATABASE_URL,
 * DATABASE_URL, or a server on this machine that trusts its users. Tests create their own databases there and drop them.
 */
export async function findTestServer() {
  if (named) return (await canMakeDatabases(named)) ? named : undefined;
  const myself = userInfo().username;
  // Sockets often know people by their login. One that takes another's name takes the roles that tests create too.
  const places = [
    ...(myself === 'postgres' ? [] : [`postgres@${SOCKETS}`]),
    'postgres@127.0.0.1:5432',
    `${encodeURIComponent(myself)}@127.0.0.1:5432`,
  ];
  for (const place of places) {
    const url = `postgres://${place}/postgres`;
    if (await canMakeDatabases(url)) return url;
  }
  return undefined;
}

/** A connected client of the server's driver. */
export async function connectTo(connectionString) {
  const pg = createRequire(join(root, 'apps/server/package.json'))('pg');
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function canMakeDatabases(url) {
  try {
    const client = await connectTo(url);
    try {
      const { rows } = await client.query(
        'select rolsuper or (rolcreatedb and rolcreaterole) as can from pg_roles where rolname = current_user',
      );
      return rows[0]?.can === true;
    } finally {
      await client.end();
    }
  } catch {
    return false;
  }
}
