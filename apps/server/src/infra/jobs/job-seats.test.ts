import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createWorldClock } from '#infra/clock/clock.ts';
import { enqueueJob, type NewJob } from '#infra/jobs/enqueue-jobs.ts';
import { createTenancy, type Tenancy } from '#infra/store/tenancy.ts';
import { openTestDatabase, type TestDatabase } from '#infra/testing/test-database.ts';
import { createWorker, type WorkerOptions } from '#infra/jobs/worker.ts';
import { createWorldClockStore } from '#infra/clock/world-clock-store.ts';
import { createJobQueue } from './job-queue.ts';
import type { JobHandler } from './job-runner.ts';
import { asOwner } from '#infra/testing/as-owner.ts';

let db: TestDatabase;
let second: Awaited<ReturnType<TestDatabase['openAgain']>>;
let tenancy: Tenancy;

beforeAll(async () => {
  db = await openTestDatabase();
  second = await db.openAgain();
  tenancy = createTenancy(db);
});
beforeEach(() => asOwner(db).pool.query('truncate job, job_turn'));
afterAll(async () => {
  await second.close();
  await db.close();
});

const start = Date.UTC(2026, 10, 20);

/** A server's worker on a wall clock that the test moves. */
async function openWorker(handle: JobHandler, options: Partial<WorkerOptions> = {}) {
  const wall = { at: start, now: () => wall.at };
  const world = await createWorldClock({ wall, store: createWorldClockStore(db.pool) });
  const worker = createWorker({ db, handlers: { work: handle }, clocks: { wall, world }, pollMs: MINUTE_MS, ...options });
  return { wall, worker };
}

function enqueue(job: Partial<NewJob>): Promise<number> {
  return tenancy.withSystem((tx) => enqueueJob(tx, { kind: 'work', payload: {}, clock: 'wall', runAt: new Date(start), ...job }));
}

/** A handler that waits until the test lets it end, and the payloads that came to it. */
function createSlowWork() {
  const seen: string[] = [];
  let finish: () => void = () => undefined;
  const isOver = new Promise<void>((resolve) => (finish = resolve));
  const handle: JobHandler = async ({ payload }) => {
    seen.push(String(payload));
    await isOver;
  };
  return { handle, seen, started: () => seen.toSorted(), finish };
}

test.each(['wall', 'world'] as const)(
  'jobs of one account run one by one over all servers together, in the order of their %s time',
  async (clock) => {
    const seen: unknown[] = [];
    const inside = new Set<number | null>();
    const handle: JobHandler = async ({ account_id, payload }) => {
      if (inside.has(account_id)) seen.push(`two at once of ${account_id}`);
      inside.add(account_id);
      await db.pool.query('select 1');
      seen.push(payload);
      inside.delete(account_id);
    };
    const servers = await Promise.all([db, second].map((own) => openWorker(handle, { db: own, isWorldMovable: false })));
    for (let n = 9; n >= 0; n--)
      for (const accountId of [1, 2, 3]) await enqueue({ accountId, clock, payload: [accountId, n], runAt: new Date(start + n) });
    const counts = await Promise.all(servers.map(({ worker }) => worker.drainDue(clock, start + MINUTE_MS)));
    // One server cannot take what the other holds, and then has nothing left to do.
    for (const { worker } of servers) counts.push(await worker.drainDue(clock, start + MINUTE_MS));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30);
    for (const accountId of [1, 2, 3])
      expect(seen.filter((one) => Array.isArray(one) && one[0] === accountId)).toEqual(
        Array.from({ length: 10 }, (_, n) => [accountId, n]),
      );
    expect(seen).toHaveLength(30);
  },
);

test('jobs of different accounts run side by side, up to the number of seats', async () => {
  const { handle, started, finish } = createSlowWork();
  const { worker } = await openWorker(handle, { seats: 3 });
  for (const accountId of [1, 1, 2, 3, 4]) await enqueue({ accountId, payload: accountId });
  const drained = worker.drainDue('wall');
  await expect.poll(started).toEqual(['1', '2', '3']);
  finish();
  expect(await drained).toBe(5);
});

test('jobs without an account run side by side too', async () => {
  const { handle, started, finish } = createSlowWork();
  const { worker } = await openWorker(handle);
  for (const payload of ['a', 'b']) await enqueue({ payload });
  const drained = worker.drainDue('wall');
  await expect.poll(started).toEqual(['a', 'b']);
  finish();
  expect(await drained).toBe(2);
});

test('when the world’s clock cannot be moved, its jobs and those of the wall clock have half of the seats each', async () => {
  const { handle, started, finish } = createSlowWork();
  const { worker } = await openWorker(handle, { seats: 4, isWorldMovable: false });
  for (let n = 1; n <= 6; n++) await enqueue({ accountId: n, clock: 'world', payload: 'world' });
  for (let n = 11; n <= 16; n++) await enqueue({ accountId: n, payload: 'wall' });
  worker.start();
  await expect.poll(started).toEqual(['wall', 'wall', 'world', 'world']);
  finish();
  await worker.stop();
});

test('when the world’s clock can be moved, its jobs run one by one', async () => {
  const { handle, seen, finish } = createSlowWork();
  const { worker } = await openWorker(handle);
  for (const accountId of [1, 2]) await enqueue({ accountId, clock: 'world', payload: accountId });
  const drained = worker.drainDue('world');
  await expect.poll(() => seen).toEqual(['1']);
  // The number of queries that the other job would have needed.
  for (let round = 0; round < 5; round++) await db.pool.query('select 1');
  expect(seen).toEqual(['1']);
  finish();
  expect(await drained).toBe(2);
});

test('an account whose worker died waits until the lease of its job ends, and that job is the next', async () => {
  const seen: unknown[] = [];
  const { worker, wall } = await openWorker(async ({ payload }) => void seen.push(payload));
  await enqueue({ accountId: 1, payload: 'lost' });
  await db.pool.query('update job set attempts = 1, locked_until = $1', [new Date(start + MINUTE_MS)]);
  await enqueue({ accountId: 1, payload: 'next', runAt: new Date(start + 1) });
  await enqueue({ accountId: 2, payload: 'other' });
  expect(await worker.drainDue('wall', start + MINUTE_MS)).toBe(1);
  wall.at += MINUTE_MS + 1;
  expect(await worker.drainDue('wall')).toBe(2);
  expect(seen).toEqual(['other', 'lost', 'next']);
});

test('while a job of an account is under way, an earlier job and one of the other clock wait', async () => {
  const held = await enqueue({ accountId: 1 });
  await db.pool.query('update job set attempts = 1, locked_until = $1 where id = $2', [new Date(start + MINUTE_MS), held]);
  await enqueue({ accountId: 1, runAt: new Date(start - 1) });
  await enqueue({ accountId: 1, clock: 'world' });
  const { worker } = await openWorker(async () => undefined, { isWorldMovable: false });
  expect([await worker.drainDue('wall'), await worker.drainDue('world')]).toEqual([0, 0]);
  await db.pool.query('delete from job where id = $1', [held]);
  expect([await worker.drainDue('wall'), await worker.drainDue('world')]).toEqual([1, 1]);
});

test.skipIf(!process.env['JARCHI_TEST_DATABASE_URL'])('of two servers that claim jobs of one account at once, one gets a job', async () => {
  const times = { due: start, wall: start, leasedUntil: start + MINUTE_MS };
  const later = await enqueue({ accountId: 1 });
  const first = await db.pool.connect();
  await first.query('begin');
  const claimed = await createJobQueue(first, ['work']).claimOneOfEach('wall', times, 8);
  // Neither server sees what the other takes: for the second server this job is the account's first.
  await enqueue({ accountId: 1, runAt: new Date(start - 1) });
  const claiming = createJobQueue(second.pool, ['work']).claimOneOfEach('wall', times, 8);
  const isWaiting = async () =>
    (await db.pool.query('select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()'))
      .rowCount;
  await expect.poll(isWaiting).toBe(1);
  await first.query('commit');
  first.release();
  expect(claimed.map(({ id }) => id)).toEqual([later]);
  expect(await claiming).toEqual([]);
});

test('a worker that stops waits at most for its limit and returns what it left, and another worker takes that when the lease ends', async () => {
  const { handle, seen, finish } = createSlowWork();
  const { worker, wall } = await openWorker(handle);
  const id = await enqueue({ accountId: 7, payload: 'a secret' });
  await enqueue({ accountId: 7, payload: 'next' });
  worker.start();
  await expect.poll(() => seen).toEqual(['a secret']);
  expect(await worker.stop(0)).toEqual([{ id, kind: 'work', account_id: 7 }]);
  const taken: unknown[] = [];
  const other = await openWorker(async ({ payload }) => void taken.push(payload), { db: second });
  expect(await other.worker.drainDue('wall')).toBe(0);
  other.wall.at += MINUTE_MS + 1;
  expect(await other.worker.drainDue('wall')).toBe(2);
  expect(taken).toEqual(['a secret', 'next']);
  expect(wall.at).toBe(start);
  finish();
});

test('a job that is claimed while the worker stops does not start, and others can take it at once', async () => {
  const seen: unknown[] = [];
  const handle: JobHandler = async ({ payload }) => void seen.push(payload);
  let stopped: Promise<unknown> | undefined;
  const query = async (statement: { readonly name: string; readonly text: string }) => {
    const answer = await db.pool.query(statement);
    if (statement.name === 'job_claim_each') stopped ??= worker.stop();
    return answer;
  };
  const { worker } = await openWorker(handle, { db: { pool: Object.assign(Object.create(db.pool), { query }) as typeof db.pool } });
  await enqueue({ accountId: 1, payload: 'late' });
  worker.start();
  await expect.poll(() => stopped).toBeDefined();
  await stopped;
  expect(seen).toEqual([]);
  const other = await openWorker(handle);
  expect(await other.worker.drainDue('wall')).toBe(1);
});
