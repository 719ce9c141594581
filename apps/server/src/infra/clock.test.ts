import { expect, test } from 'vitest';
import { type Clock, createWorldClock } from './clock.ts';
import { openTestDatabase } from './testing/test-database.ts';
import { createWorldClockStore } from './world-clock-store.ts';

type FakeWall = Clock & { at: number };

function fakeWall(at: number): FakeWall {
  return {
    at,
    now() {
      return this.at;
    },
  };
}

function memoryStore(offsetMs?: number) {
  const saved: number[] = offsetMs === undefined ? [] : [offsetMs];
  return { saved, load: async () => saved.at(-1), save: async (value: number) => void saved.push(value) };
}

test('the world runs with the wall until it is moved', async () => {
  const wall = fakeWall(1000);
  const world = await createWorldClock({ wall, ...memoryStore() });
  wall.at = 1500;
  expect(world.progress()).toEqual({ now: 1500, moving_to: null });
});

test('a jump stands still at each job and runs on from its target', async () => {
  const wall = fakeWall(1000);
  const world = await createWorldClock({ wall, ...memoryStore() });
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
  const world = await createWorldClock({ wall: fakeWall(1000), ...memoryStore() });
  expect(await world.jumpTo(999, async () => undefined)).toEqual({ ok: false, error: { code: 'jump_backwards', now: 1000 } });
  await world.jumpTo(2000, async () => {
    expect(await world.jumpTo(3000, async () => undefined)).toEqual({ ok: false, error: { code: 'jump_in_progress' } });
  });
  expect(world.now()).toBe(2000);
});

test('a jump that fails leaves the clock where it had got to, and a restart finds it there', async () => {
  const wall = fakeWall(1000);
  const store = memoryStore();
  const world = await createWorldClock({ wall, ...store });
  const jump = world.jumpTo(9000, async (_until, advance) => {
    await advance(4000);
    throw new Error('broken');
  });
  await expect(jump).rejects.toThrow('broken');
  expect(world.progress()).toEqual({ now: 4000, moving_to: null });
  expect((await createWorldClock({ wall, ...store })).now()).toBe(4000);
});

test('a move by one server is seen by another after a refresh', async () => {
  const db = await openTestDatabase();
  const wall = fakeWall(1000);
  const store = createWorldClockStore(db.pool);
  const [first, second] = [await createWorldClock({ wall, ...store }), await createWorldClock({ wall, ...store })];
  await first.jumpTo(5000, async () => undefined);
  expect(second.now()).toBe(1000);
  await second.refresh();
  expect(second.now()).toBe(5000);
  await db.close();
});
