import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import pg from 'pg';
import { findProgramFolder } from './bundle-program.ts';

/** How many at once: those that wait for a checkpoint of the server share it. */
const AT_ONCE = 8;

/** Names the run, and removes the databases and programs that its files leave at its end. */
export function setup(): () => Promise<void> {
  const run = randomUUID().slice(0, 8);
  process.env['JARCHI_TEST_RUN'] = run;
  return async () => {
    rmSync(findProgramFolder(), { recursive: true, force: true });
    const server = process.env['JARCHI_TEST_DATABASE_URL'];
    if (server) await dropDatabases(server, `jarchi_test_${run}_`);
  };
}

async function dropDatabases(connectionString: string, prefix: string): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: AT_ONCE });
  const { rows } = await pool.query<{ name: string }>('select datname as name from pg_database where starts_with(datname, $1)', [prefix]);
  await Promise.all(rows.map(({ name }) => pool.query(`drop database if exists ${name} with (force)`)));
  await pool.end();
}
