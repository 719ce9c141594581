import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorldClock, type RunDueJobs } from './clock.ts';
import type { Database } from '#infra/store/db.ts';
import { openTestDatabase } from '#infra/testing/test-database.ts';
import { createWorldClockStore } from './world-clock-store.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const nothingDue: RunDueJobs = async () => undefined;

/** A clock that never moved, for several servers. */
async function openStage() {
  const wall = { at: 1000, now: () => wall.at };
  const store = createWorldClockStore(db.pool);
  await store.forgetMove();
  await store.save(0);
  return { wall, store, openServer: () => createWorldClock({ wall, store }) };
}

/** A jump that has begun and waits until the test lets it travel. */
async function openHaltedJump(target: number) {
  const stage = await openStage();
  const [mover, other] = [await stage.openServer(), await stage.openServer()];
  const started = await mover.startJump(() => target);
  if (!started.ok) throw new Error(started.error.code);
  return { ...stage, mover, other, jump: started.value };
}

test('the world’s clock runs with the wall clock until it is moved', async () => {
  const { wall, openServer } = await openStage();
  const world = await openServer();
  wall.at = 1500;
  expect(world.progress()).toEqual({ now: 1500, moving_to: null });
});

test('a jump stops at each job and runs on from its target', async () => {
  const { wall, openServer } = await openStage();
  const world = await openServer();
  const seen: unknown[] = [];
  const jumped = await world.jumpTo(10_000, async (until, advance) => {
    for (const runAt of [500, 4000, 7000]) {
      await advance(runAt);
      wall.at += 50;
      seen.push([world.now(), world.progress().moving_to, until]);
    }
  });
  expect(seen).toEqual([
    [1000, 10_000, 10_000],
    [4000, 10_000, 10_000],
    [7000, 10_000, 10_000],
  ]);
  expect(jumped).toEqual({ ok: true, value: { now: 10_000, moving_to: null } });
  wall.at += 5;
  expect(world.now()).toBe(10_005);
});

test('a second jump and a jump backwards are refused', async () => {
  const world = await (await openStage()).openServer();
  expect(await world.jumpTo(999, nothingDue)).toEqual({ ok: false, error: { code: 'jump_backwards', now: 1000 } });
  await world.jumpTo(2000, async () => {
    expect(await world.jumpTo(3000, nothingDue)).toEqual({ ok: false, error: { code: 'jump_in_progress' } });
  });
  expect(world.now()).toBe(2000);
  expect(world.isMovedElsewhere()).toBe(false);
});

test('a jump that fails leaves the clock where it had arrived, and a restart finds it there', async () => {
  const { openServer } = await openStage();
  const world = await openServer();
  const jump = world.jumpTo(9000, async (_until, advance) => {
    await advance(4000);
    throw new Error('broken');
  });
  await expect(jump).rejects.toThrow('broken');
  expect(world.progress()).toEqual({ now: 4000, moving_to: null });
  expect((await openServer()).now()).toBe(4000);
});

test('another server sees a jump from its beginning to its end, at most a second late', async () => {
  const { wall, other, jump } = await openHaltedJump(50_000);
  const sees = async () => {
    wall.at += 1000;
    await other.keepFresh();
    return { ...other.progress(), isMovedElsewhere: other.isMovedElsewhere() };
  };
  expect(other.isMovedElsewhere()).toBe(false);
  expect(await sees()).toEqual({ now: 1000, moving_to: 50_000, isMovedElsewhere: true });
  await jump.travel(async (_until, advance) => {
    await advance(20_000);
    expect(await sees()).toEqual({ now: 20_000, moving_to: 50_000, isMovedElsewhere: true });
  });
  expect(await sees()).toEqual({ now: 51_000, moving_to: null, isMovedElsewhere: false });
});

test('a clock that was read within the last second is not read again', async () => {
  const { wall, openServer, store } = await openStage();
  const world = await openServer();
  await store.save(500);
  wall.at += 999;
  await world.keepFresh();
  expect(world.now()).toBe(1999);
  wall.at += 1;
  await Promise.all([world.keepFresh(), world.keepFresh()]);
  expect(world.now()).toBe(2500);
});

test('while one server moves the clock another cannot, and then goes on from where the first has arrived', async () => {
  const { mover, other, jump } = await openHaltedJump(50_000);
  expect(await other.startJump((now) => now + 10)).toEqual({ ok: false, error: { code: 'jump_in_progress' } });
  expect(other.progress()).toEqual({ now: 1000, moving_to: 50_000 });
  await jump.travel(nothingDue);
  const next = await other.startJump((now) => now + 10);
  expect(next).toMatchObject({ ok: true, value: { target: 50_010 } });
  if (next.ok) await next.value.travel(nothingDue);
  await mover.refresh();
  expect(mover.progress()).toEqual({ now: 50_010, moving_to: null });
});

test('of two concurrent jumps one is refused', async () => {
  const { openServer } = await openStage();
  const servers = [await openServer(), await openServer()];
  const started = await Promise.all(servers.map((server) => server.startJump((now) => now + 10)));
  expect(started.filter(({ ok }) => !ok)).toEqual([{ ok: false, error: { code: 'jump_in_progress' } }]);
});

test('a server that dies during a jump holds the clock for ten seconds, and its later steps are refused', async () => {
  const { wall, mover, other, jump } = await openHaltedJump(50_000);
  const travelling = jump.travel(async (_until, advance) => {
    await advance(20_000);
    wall.at += 9999;
    expect((await other.startJump((now) => now + 1)).ok).toBe(false);
    wall.at += 1;
    expect(other.progress()).toEqual({ now: 30_000, moving_to: null });
    await other.jumpTo(30_001, nothingDue);
    await advance(40_000);
  });
  await expect(travelling).rejects.toThrow('another server moves the clock');
  expect(other.now()).toBe(30_001);
  await mover.keepFresh();
  expect(mover.now()).toBe(30_001);
});
