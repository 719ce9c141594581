import { HOUR_MS, MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#infra/store/db.ts';
import { createTenancy, type Tenancy } from '#infra/store/tenancy.ts';
import { openTestDatabase } from '#infra/testing/test-database.ts';
import { countJobs } from './count-jobs.ts';
import { enqueueJob, onJobsCommitted, type NewJob } from './enqueue-jobs.ts';
import { listDeadJobs, listLateJobs, reviveJob } from './stuck-jobs.ts';

let db: Database;
let tenancy: Tenancy;
beforeAll(async () => {
  db = await openTestDatabase();
  tenancy = createTenancy(db);
});
afterAll(() => db.close());
beforeEach(() => db.pool.query('delete from job'));

const start = Date.UTC(2026, 10, 20);
const page = { limit: 10, offset: 0 };

const enqueue = (job: Partial<NewJob> = {}) =>
  tenancy.withSystem((tx) => enqueueJob(tx, { kind: 'some', payload: {}, clock: 'wall', runAt: new Date(start), ...job }));
const bury = (id: number) =>
  db.pool.query(`update job set attempts = 3, dead_at = $2, last_error = 'down' where id = $1`, [id, new Date(start)]);
const readAll = async () =>
  (await db.pool.query('select id, attempts, dead_at, last_error, run_at, max_attempts from job order by id')).rows;

test('a dead job that is revived is due at once with all its tries, and the workers are told', async () => {
  const id = await enqueue({ payload: { campaign_id: 7 }, accountId: 3, maxAttempts: 3 });
  await bury(id);
  const { rows } = await tenancy.withSystem((tx) => listDeadJobs(tx, page));
  expect(rows).toMatchObject([{ id, account_id: 3, campaign_id: 7, cause: 'down', tries: 3, dead_at: new Date(start) }]);
  const kicks: string[] = [];
  const end = onJobsCommitted((clock) => kicks.push(clock));
  await tenancy.withSystem((tx) => reviveJob(tx, { id, clock: 'wall' }, new Date(start + MINUTE_MS)));
  end();
  expect(kicks).toEqual(['wall']);
  const now = new Date(start + MINUTE_MS);
  expect(await readAll()).toEqual([{ id, attempts: 0, dead_at: null, last_error: null, run_at: now, max_attempts: 12 }]);
});

test('a waiting job of the same key runs in the place of a revived one', async () => {
  const dead = await enqueue({ dedupeKey: 'a' });
  await bury(dead);
  const waiting = await enqueue({ dedupeKey: 'a', runAt: new Date(start + HOUR_MS) });
  await tenancy.withSystem((tx) => reviveJob(tx, { id: dead, clock: 'wall' }, new Date(start)));
  expect(await readAll()).toMatchObject([{ id: waiting, attempts: 0, run_at: new Date(start) }]);
});

test('late jobs are those an hour over their time by their own clock, and those that fail again and again', async () => {
  const late = await enqueue();
  await enqueue({ runAt: new Date(start + MINUTE_MS) });
  await enqueue({ clock: 'world' });
  const failing = await enqueue({ runAt: new Date(start + 9 * HOUR_MS) });
  await db.pool.query(`update job set attempts = 7, last_error = 'down' where id = $1`, [failing]);
  await bury(await enqueue());
  const now = { wall: start + HOUR_MS + 1, world: start };
  const { count, rows } = await tenancy.withSystem((tx) => listLateJobs(tx, now, page));
  expect([count, rows.map(({ id }) => id)]).toEqual([2, [late, failing]]);
});

test('jobs are counted by kind: waiting, failing, dead', async () => {
  await enqueue();
  const failing = await enqueue();
  await db.pool.query(`update job set attempts = 1, last_error = 'down' where id = $1`, [failing]);
  await bury(await enqueue({ kind: 'other' }));
  expect(await countJobs(db.pool)).toEqual([
    { kind: 'other', waiting: 0, failing: 0, dead: 1 },
    { kind: 'some', waiting: 1, failing: 1, dead: 0 },
  ]);
});
