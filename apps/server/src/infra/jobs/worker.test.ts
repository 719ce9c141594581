import { HOUR_MS, MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorldClock } from '#infra/clock/clock.ts';
import type { Database } from '#infra/store/db.ts';
import { enqueueJob, JOB_TRIES, releaseLeases, type NewJob } from './enqueue-jobs.ts';
import { findSqlState } from '#infra/store/sql/sql-state.ts';
import { createTenancy, type Tenancy } from '#infra/store/tenancy.ts';
import { openTestDatabase } from '#infra/testing/test-database.ts';
import type { JobHandler } from './job-runner.ts';
import { createWorker } from './worker.ts';
import { createWorldClockStore } from '#infra/clock/world-clock-store.ts';

let db: Database;
let tenancy: Tenancy;

beforeAll(async () => {
  db = await openTestDatabase();
  tenancy = createTenancy(db);
});
afterAll(() => db.close());

const start = Date.UTC(2026, 10, 20);

/** A worker on clocks that the test moves; each test uses kinds of its own. */
async function openStage(handlers: Record<string, JobHandler>, options: { readonly longestRunMs?: number } = {}) {
  const wall = { at: start, now: () => wall.at };
  const store = createWorldClockStore(db.pool);
  await store.save(0);
  const openServer = async (pool = db.pool) => {
    const world = await createWorldClock({ wall, store });
    return { world, worker: createWorker({ db: { pool }, handlers, clocks: { wall, world }, pollMs: 60_000, ...options }) };
  };
  return { wall, openServer, ...(await openServer()) };
}

/** A handler waits in `pass` until `open` is called. */
function createGate() {
  let open: () => void = () => undefined;
  let reach: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const reached = new Promise<void>((resolve) => (reach = resolve));
  return { open, reach, reached, pass: () => (reach(), opened) };
}

function enqueue(kind: string, job: Partial<NewJob> = {}): Promise<number> {
  return tenancy.withSystem((tx) => enqueueJob(tx, { kind, payload: {}, clock: 'wall', runAt: new Date(start), ...job }));
}

async function readJobs(kind: string) {
  const { rows } = await db.pool.query('select attempts, last_error, dead_at, run_at, payload from job where kind = $1 order by id', [
    kind,
  ]);
  return rows;
}

/** Jobs that wait until the test lets them end. */
async function openSlowStage(kind: string) {
  const seen: unknown[] = [];
  let finish: () => void = () => undefined;
  const isOver = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { worker } = await openStage({
    [kind]: async ({ payload }) => {
      seen.push(payload);
      await isOver;
    },
  });
  return { worker, started: () => seen.map(String).toSorted(), finish };
}

test('due jobs run once each, with their payload and account', async () => {
  const seen: unknown[] = [];
  const { worker } = await openStage({ plain: async (job) => void seen.push([job.payload, job.account_id, job.attempts]) });
  await enqueue('plain', { payload: { n: 1 }, accountId: 5 });
  await enqueue('plain', { payload: { n: 2 }, runAt: new Date(start + 1) });
  expect(await worker.drainDue('wall')).toBe(1);
  expect(await worker.drainDue('wall')).toBe(0);
  expect(seen).toEqual([[{ n: 1 }, 5, 1]]);
  expect(await readJobs('plain')).toHaveLength(1);
});

test('a job of a rolled-back transaction never runs', async () => {
  const { worker } = await openStage({ undone: async () => undefined });
  const work = tenancy.withSystem(async (tx) => {
    await enqueueJob(tx, { kind: 'undone', payload: {}, clock: 'wall', runAt: new Date(start) });
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await worker.drainDue('wall')).toBe(0);
});

test('a failed job is tried again later, and kept once its attempts are used up', async () => {
  const { worker, wall } = await openStage({
    failing: async () => {
      throw new Error('still down');
    },
  });
  await enqueue('failing', { maxAttempts: 3 });
  expect(await worker.drainDue('wall')).toBe(1);
  expect(await readJobs('failing')).toMatchObject([
    { attempts: 1, last_error: 'still down', dead_at: null, run_at: new Date(start + 1000) },
  ]);
  wall.at += 1000;
  expect(await worker.drainDue('wall')).toBe(1);
  wall.at += MINUTE_MS;
  expect(await worker.drainDue('wall')).toBe(1);
  wall.at += MINUTE_MS;
  expect(await worker.drainDue('wall')).toBe(0);
  expect(await readJobs('failing')).toMatchObject([{ attempts: 3, last_error: 'still down', dead_at: new Date(start + 1000 + MINUTE_MS) }]);
});

/** Lets a job fail until it is dead, and returns how long (ms) after its first try it died. */
async function failToDeath(kind: string, job: Partial<NewJob>): Promise<number> {
  const { worker, wall } = await openStage({
    [kind]: async () => {
      throw new Error('still down');
    },
  });
  await enqueue(kind, job);
  for (;;) {
    await worker.drainDue('wall');
    const [row] = await readJobs(kind);
    if (row.dead_at) return wall.at - start;
    wall.at = row.run_at.getTime();
  }
}

test('a job is tried for a day, each time after a longer pause, and then stays dead', async () => {
  const lasted = await failToDeath('daylong', {});
  expect(lasted / HOUR_MS).toBeGreaterThan(24);
  expect(lasted / HOUR_MS).toBeLessThan(25);
  expect(await readJobs('daylong')).toMatchObject([{ attempts: JOB_TRIES, last_error: 'still down' }]);
});

test('while the work of a key is dead, another job of it is tried once and adds nothing', async () => {
  let tries = 0;
  const { worker, wall } = await openStage({
    burnt: async () => {
      throw new Error(`down, try ${++tries}`);
    },
  });
  await enqueue('burnt', { dedupeKey: 'a', maxAttempts: 1 });
  await worker.drainDue('wall');
  for (let act = 0; act < 3; act++) {
    await enqueue('burnt', { dedupeKey: 'a', maxAttempts: 20 });
    wall.at += 24 * HOUR_MS;
    await worker.drainDue('wall');
  }
  expect(tries).toBe(4);
  expect(await readJobs('burnt')).toMatchObject([{ attempts: 1, last_error: 'down, try 4', dead_at: new Date(start) }]);
});

test('another job of a key that waits for its next try takes none of its tries', async () => {
  const { worker } = await openStage({
    pressed: async () => {
      throw new Error('down');
    },
  });
  await enqueue('pressed', { dedupeKey: 'a' });
  await worker.drainDue('wall');
  for (let act = 0; act < 20; act++) {
    await enqueue('pressed', { dedupeKey: 'a' });
    await worker.drainDue('wall');
  }
  expect(await readJobs('pressed')).toMatchObject([{ attempts: 1, dead_at: null, run_at: new Date(start + 1000) }]);
});

test('when the work of a key succeeds, the job that had died of it is gone, and other keys stay', async () => {
  let isDown = true;
  const { worker } = await openStage({
    cured: async () => {
      if (isDown) throw new Error('down');
    },
  });
  for (const dedupeKey of ['a', 'b']) await enqueue('cured', { dedupeKey, maxAttempts: 1 });
  await worker.drainDue('wall');
  isDown = false;
  await enqueue('cured', { dedupeKey: 'a' });
  await worker.drainDue('wall');
  const { rows } = await db.pool.query(`select dedupe_key from job where kind = 'cured'`);
  expect(rows).toEqual([{ dedupe_key: 'b' }]);
});

test("a handler that never ends fails in time: its account's next job runs, and its late end changes nothing", async () => {
  const gate = createGate();
  const seen: unknown[] = [];
  const { worker } = await openStage(
    {
      hung: async ({ payload }) => {
        if (payload === 'first') await gate.pass();
        seen.push(payload);
      },
    },
    { longestRunMs: 30 },
  );
  await enqueue('hung', { accountId: 71, payload: 'first' });
  await enqueue('hung', { accountId: 71, payload: 'next', runAt: new Date(start) });
  await worker.drainDue('wall');
  expect(seen).toEqual(['next']);
  const failed = await readJobs('hung');
  expect(failed).toMatchObject([{ attempts: 1, payload: 'first', last_error: 'NoAnswer a job of hung did not end within 30 ms' }]);
  gate.open();
  await expect.poll(() => seen).toEqual(['next', 'first']);
  expect(await readJobs('hung')).toEqual(failed);
});

test('a second job with the key of a waiting one adds nothing, and a replacing one brings it forward', async () => {
  const later = new Date(start + MINUTE_MS);
  const ids = [
    await enqueue('keyed', { dedupeKey: 'a', runAt: later, payload: { n: 1 } }),
    await enqueue('keyed', { dedupeKey: 'a', payload: { n: 2 } }),
    await enqueue('keyed', { dedupeKey: 'b', runAt: later }),
  ];
  expect(ids[1]).toBe(ids[0]);
  expect(await readJobs('keyed')).toMatchObject([{ run_at: later, payload: { n: 1 } }, {}]);
  await enqueue('keyed', { dedupeKey: 'a', replace: true, payload: { n: 3 } });
  expect(await readJobs('keyed')).toMatchObject([{ run_at: new Date(start), payload: { n: 3 } }, {}]);
});

test('a job with the key of a running one is added and runs after it', async () => {
  let runs = 0;
  const { worker } = await openStage({
    again: async () => {
      if (++runs === 1) await enqueue('again', { dedupeKey: 'x' });
    },
  });
  await enqueue('again', { dedupeKey: 'x' });
  expect(await worker.drainDue('wall')).toBe(2);
});

test('a job whose worker died is taken over when its lease ends', async () => {
  const { worker, wall } = await openStage({ lost: async () => undefined });
  await enqueue('lost');
  await db.pool.query(`update job set attempts = 1, locked_until = $1 where kind = 'lost'`, [new Date(start + MINUTE_MS)]);
  expect(await worker.drainDue('wall')).toBe(0);
  wall.at += MINUTE_MS + 1;
  expect(await worker.drainDue('wall')).toBe(1);
});

test('jobs held by a process that is gone are taken at once after their leases are released', async () => {
  const { worker } = await openStage({ held: async () => undefined });
  await enqueue('held');
  await db.pool.query(`update job set attempts = 1, locked_until = $1 where kind = 'held'`, [new Date(start + MINUTE_MS)]);
  await releaseLeases(db.pool);
  expect(await worker.drainDue('wall')).toBe(1);
});

test('two workers never run one job twice', async () => {
  const seen: number[] = [];
  const handlers = { shared: async (job: { id: number }) => void seen.push(job.id) };
  const [first, second] = await Promise.all([openStage(handlers), openStage(handlers)]);
  for (let n = 0; n < 30; n++) await enqueue('shared');
  await Promise.all([first.worker.drainDue('wall'), second.worker.drainDue('wall')]);
  expect(seen).toHaveLength(30);
  expect(new Set(seen).size).toBe(30);
});

test('a jump of the world runs its jobs in the order of their time, with the clock set to each', async () => {
  const seen: unknown[] = [];
  const stage = await openStage({
    step: async (job) => {
      seen.push([job.payload, stage.world.now() - start]);
      if (job.payload === 'first')
        await enqueue('step', { clock: 'world', runAt: new Date(stage.world.now() + 5 * MINUTE_MS), payload: 'born' });
    },
  });
  await enqueue('step', { clock: 'world', runAt: new Date(start + 20 * MINUTE_MS), payload: 'last' });
  await enqueue('step', { clock: 'world', runAt: new Date(start + 10 * MINUTE_MS), payload: 'first' });
  await enqueue('step', { clock: 'world', runAt: new Date(start + 31 * MINUTE_MS), payload: 'beyond' });
  const target = start + 30 * MINUTE_MS;
  await stage.world.jumpTo(target, (until, advance) => stage.worker.drainDue('world', until, advance));
  expect(seen).toEqual([
    ['first', 10 * MINUTE_MS],
    ['born', 15 * MINUTE_MS],
    ['last', 20 * MINUTE_MS],
  ]);
  expect(stage.world.now()).toBe(target);
});

test('a world job that fails during a jump is tried again in world time', async () => {
  let tries = 0;
  const stage = await openStage({
    shaky: async () => {
      if (++tries < 3) throw new Error('not yet');
    },
  });
  await enqueue('shaky', { clock: 'world', runAt: new Date(start + MINUTE_MS) });
  await stage.world.jumpTo(start + 10 * MINUTE_MS, (until, advance) => stage.worker.drainDue('world', until, advance));
  expect(tries).toBe(3);
  expect(await readJobs('shaky')).toEqual([]);
});

/** The store, and a promise that resolves when it is asked a statement the second time. */
function watchStatement(name: string) {
  const twice = createGate();
  let count = 0;
  const query = (statement: { readonly name: string; readonly text: string }) => {
    if (statement.name === name && ++count === 2) twice.reach();
    return db.pool.query(statement);
  };
  return { pool: Object.assign(Object.create(db.pool), { query }) as typeof db.pool, askedTwice: twice.reached };
}

test('a jump waits for the world job that another server has begun', async () => {
  const gate = createGate();
  const seen: string[] = [];
  const { world, worker, openServer } = await openStage({
    begun: async () => {
      await gate.pass();
      seen.push('begun before');
    },
    after: async () => void seen.push('of the jump'),
  });
  await enqueue('begun', { clock: 'world' });
  const running = worker.drainDue('world');
  await gate.reached;
  await enqueue('after', { clock: 'world', runAt: new Date(start + MINUTE_MS) });
  const { pool, askedTwice } = watchStatement('job_is_leased');
  const mover = await openServer(pool);
  const jumping = mover.world.jumpTo(start + 10 * MINUTE_MS, (until, advance) => mover.worker.drainDue('world', until, advance));
  await Promise.race([jumping, askedTwice]);
  gate.open();
  await Promise.all([running, jumping]);
  expect(seen).toEqual(['begun before', 'of the jump']);
  expect(world.now()).toBe(start);
});

test('a server whose clock is outdated reads it before it runs a world job', async () => {
  const seen: number[] = [];
  const { world, worker, openServer } = await openStage({ late: async () => void seen.push(other.world.now()) });
  const other = await openServer();
  await world.jumpTo(start + 10 * MINUTE_MS, async () => undefined);
  await enqueue('late', { clock: 'world', runAt: new Date(start) });
  expect(other.world.now()).toBe(start);
  expect(await other.worker.drainDue('world')).toBe(1);
  expect(seen).toEqual([start + 10 * MINUTE_MS]);
  expect(await worker.drainDue('world')).toBe(0);
});

test('a world job that is claimed while another server begins a jump is put back, and that server runs it', async () => {
  const seen: string[] = [];
  const { world, worker, openServer } = await openStage({ taken: async () => void seen.push('ran') });
  const other = await openServer();
  await enqueue('taken', { clock: 'world', dedupeKey: 'a' });
  // The other server does not know of the jump yet: it looks only after the claim.
  const started = await world.startJump((now) => now + 10 * MINUTE_MS);
  expect(await other.worker.drainDue('world')).toBe(0);
  expect(seen).toEqual([]);
  expect(await readJobs('taken')).toMatchObject([{ attempts: 1 }]);
  await enqueue('taken', { clock: 'world', dedupeKey: 'a' });
  if (started.ok) await started.value.travel((until, advance) => worker.drainDue('world', until, advance));
  expect(seen).toEqual(['ran', 'ran']);
});

test('a started worker takes a committed job without waiting for the poll, and stops when asked', async () => {
  let finish: () => void = () => undefined;
  const ran = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { worker } = await openStage({ live: async () => finish() });
  worker.start();
  await enqueue('live');
  await ran;
  await worker.stop();
  expect(await readJobs('live')).toEqual([]);
});

test('an account has one seat, and due jobs of other accounts do not wait for its queue', async () => {
  const { worker, started, finish } = await openSlowStage('crowd');
  for (let n = 0; n < 6; n++) await enqueue('crowd', { accountId: 1, payload: `crowd ${n}` });
  for (const accountId of [2, 3, 4])
    await enqueue('crowd', { accountId, payload: `other ${accountId}`, runAt: new Date(start + accountId) });
  const drained = worker.drainDue('wall', start + MINUTE_MS);
  await expect.poll(() => started()).toEqual(['crowd 0', 'other 2', 'other 3', 'other 4']);
  finish();
  expect(await drained).toBe(9);
});

test('a long job leaves the other seats to other jobs', async () => {
  const { worker, started, finish } = await openSlowStage('long');
  await enqueue('long', { accountId: 1, payload: 'long' });
  const drained = worker.drainDue('wall');
  await expect.poll(() => started()).toEqual(['long']);
  worker.start();
  await enqueue('long', { accountId: 2, payload: 'next' });
  await expect.poll(() => started()).toEqual(['long', 'next']);
  finish();
  await drained;
  await worker.stop();
});

test('a tenant can enqueue a job for itself, and not for another account', async () => {
  const job = { kind: 'owned', payload: {}, clock: 'world', runAt: new Date(start) } as const;
  await tenancy.withAccount(3, (tx) => enqueueJob(tx, { ...job, accountId: 3 }));
  const foreign = tenancy.withAccount(3, (tx) => enqueueJob(tx, { ...job, accountId: 4 }));
  await expect(foreign).rejects.toSatisfy((error) => findSqlState(error) === '42501');
});
