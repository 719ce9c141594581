import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ADVANCE_JOB } from '#features/campaigns/life/saving/enqueue-following.ts';
import { enqueueJob } from '#infra/jobs/enqueue-jobs.ts';
import { createTenancy } from '#infra/store/tenancy.ts';
import { findServerProgram } from '#infra/testing/bundle-program.ts';
import { openTestDatabase } from '#infra/testing/test-database.ts';
import { asOwner } from '#infra/testing/as-owner.ts';

/** A program that does not end by itself is killed. */
const LONGEST_MS = 50_000;
const databaseServer = process.env['JARCHI_TEST_DATABASE_URL'];

/** The server as a program, on a database that the test can reach too. */
function startServer(databaseUrl: string, directory: string) {
  const { PATH = '', HOME = '' } = process.env;
  const settings = { PORT: '0', DATABASE_URL: databaseUrl, JARCHI_DATA_DIR: directory, JARCHI_SAMPLE: '0', JARCHI_STOP_SECONDS: '0' };
  const child = spawn(process.execPath, [findServerProgram()], {
    env: { PATH, HOME, ...settings },
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
  });
  const said = { output: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said.output += chunk.toString()));
  return { child, said, ended: new Promise((resolve) => child.on('close', resolve)) };
}

test.skipIf(!databaseServer)(
  'a server that is told to stop ends although a job hangs, logs that job, and leaves it for others',
  async () => {
    const db = await openTestDatabase();
    const { rows } = await db.pool.query<{ name: string }>('select current_database() as name');
    const url = new URL(databaseServer ?? '');
    url.pathname = `/${rows[0]?.name}`;
    const directory = mkdtempSync(join(tmpdir(), 'jarchi-stop-'));
    const { child, said, ended } = startServer(url.href, directory);
    await expect.poll(() => said.output, { timeout: LONGEST_MS }).toContain('is served at');
    // The search for campaigns that cannot be used runs once at the start, and would wait for the lock too.
    const isSearched = async () =>
      (await db.pool.query(`select 1 from job where kind = 'campaign.unusable' and run_at > now() + interval '1 hour'`)).rowCount;
    await expect.poll(isSearched, { timeout: LONGEST_MS }).toBe(1);
    const holder = await asOwner(db).pool.connect();
    await holder.query('begin; lock table campaign in access exclusive mode');
    const id = await createTenancy(db).withSystem((tx) =>
      enqueueJob(tx, {
        kind: ADVANCE_JOB,
        payload: { campaign_id: 1, note: 'a secret' },
        clock: 'world',
        runAt: new Date(0),
        accountId: 7,
      }),
    );
    const countWaiting = async () =>
      (await db.pool.query('select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()'))
        .rowCount;
    await expect.poll(countWaiting, { timeout: LONGEST_MS }).toBe(1);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    // The server did not wait for the lock that the job waited for.
    expect(await countWaiting()).toBe(1);
    const line = said.output.split('\n').find((one) => one.includes('jobs were left to other servers')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ jobs: [{ id, kind: ADVANCE_JOB, account_id: 7 }] });
    expect(said.output).not.toContain('a secret');
    const { rows: left } = await db.pool.query(
      'select attempts, last_error, locked_until is not null as is_held from job where account_id = 7',
    );
    expect(left).toEqual([{ attempts: 1, last_error: null, is_held: true }]);
    await holder.query('rollback');
    holder.release();
    rmSync(directory, { recursive: true });
    await db.close();
  },
);
