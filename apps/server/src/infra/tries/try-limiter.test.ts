import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#infra/store/db.ts';
import { openTestDatabase } from '#infra/testing/test-database.ts';
import { createTryLimiters } from './try-limiter.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const START = Date.parse('2026-11-21T08:00:00Z');
const WINDOW_MS = 10_000;
let kinds = 0;

/** Servers with one wall clock and one shared pool. Each stage has its own kinds. */
function openStage(servers = 1) {
  const wall = { at: START, now: () => wall.at };
  const statements: string[] = [];
  const query = ((statement: { name: string; text: string }) => (
    statements.push(statement.name),
    db.pool.query(statement)
  )) as typeof db.pool.query;
  const all = Array.from({ length: servers }, () => createTryLimiters({ pool: { query }, secret: 'a secret', wall }));
  const kind = `kind-${++kinds}`;
  const windows = all.map(({ limitWindow }) => limitWindow({ kind, limit: 2, windowMs: WINDOW_MS }));
  const slow = all.map(({ limitSlowly }) => limitSlowly({ kind, waitsMs: [0, 0, 1000, 5000], forgetMs: MINUTE_MS }));
  return { wall, kind, statements, windows, slow, window: windows[0]!, growing: slow[0]! };
}

test('tries of one key are limited until its window ends, and other keys have their own', async () => {
  const { window, wall } = openStage();
  expect(await window.take('a')).toBeUndefined();
  wall.at += 4000;
  expect(await window.take('a')).toBeUndefined();
  wall.at += 2000;
  expect(await window.take('a')).toBe(4000);
  expect(await window.take('b')).toBeUndefined();
  wall.at += 4000;
  expect(await window.take('a')).toBeUndefined();
});

test('tries at one server count at the other', async () => {
  const { windows } = openStage(2);
  expect(await windows[0]!.take('a')).toBeUndefined();
  expect(await windows[1]!.take('a')).toBeUndefined();
  expect([await windows[0]!.take('a'), await windows[1]!.take('a')]).toEqual([WINDOW_MS, WINDOW_MS]);
});

test('of forty concurrent tries over two servers, two are allowed', async () => {
  const { windows } = openStage(2);
  const waits = await Promise.all(Array.from({ length: 40 }, (_, index) => windows[index % 2]!.take('a')));
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(2);
});

test('a try that is given back is allowed again', async () => {
  const { window } = openStage();
  await window.take('a');
  await window.take('a');
  await window.giveBack('a');
  expect(await window.take('a')).toBeUndefined();
  expect(await window.take('a')).toBe(WINDOW_MS);
});

test('repeated refusals ask the database once in two seconds', async () => {
  const { window, wall, statements } = openStage();
  for (let count = 0; count < 100; count++) await window.take('a');
  expect(statements).toHaveLength(3);
  wall.at += 1999;
  expect(await window.take('a')).toBe(WINDOW_MS - 1999);
  expect(statements).toHaveLength(3);
  wall.at += 1;
  expect(await window.take('a')).toBe(WINDOW_MS - 2000);
  expect(statements).toHaveLength(4);
});

test('waits grow with each try up to the last length, and only an allowed try counts', async () => {
  const { growing, wall } = openStage();
  const taken = async () => [await growing.take('a'), await growing.take('a')];
  expect(await taken()).toEqual([undefined, undefined]);
  expect(await taken()).toEqual([undefined, 1000]);
  wall.at += 999;
  expect(await growing.take('a')).toBe(1);
  wall.at += 1;
  expect(await taken()).toEqual([undefined, 5000]);
  wall.at += 5000;
  expect(await taken()).toEqual([undefined, 5000]);
});

test('of concurrent tries over two servers only those without a wait are allowed', async () => {
  const { slow } = openStage(2);
  const waits = await Promise.all(Array.from({ length: 40 }, (_, index) => slow[index % 2]!.take('a')));
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(3);
});

test('a key that was forgotten, or not tried for long, starts again', async () => {
  const { growing, wall } = openStage();
  const useUp = async () => {
    for (let count = 0; count < 3; count++) expect(await growing.take('a')).toBeUndefined();
    expect(await growing.take('a')).toBe(1000);
  };
  await useUp();
  await growing.forget('a');
  await useUp();
  wall.at += MINUTE_MS;
  await useUp();
});

test.each([
  ['26 hours ahead and back', 26 * HOUR_MS],
  ['three days back', 3 * DAY_MS],
])('no wait is longer than its length after the clock jumped %s, at the server that counted and at another', async (_, jumpMs) => {
  const { windows, slow, wall } = openStage(2);
  wall.at += jumpMs;
  for (let count = 0; count < 3; count++) await windows[0]!.take('a');
  for (let count = 0; count < 5; count++) await slow[0]!.take('b');
  wall.at -= jumpMs;
  for (const window of windows) expect(await window.take('a')).toBe(WINDOW_MS);
  wall.at += WINDOW_MS;
  for (const window of windows) expect(await window.take('a')).toBeUndefined();
  expect(await slow[0]!.take('b')).toBeUndefined();
  expect(await slow[1]!.take('b')).toBe(5000);
  wall.at += 5000;
  expect(await slow[1]!.take('b')).toBeUndefined();
});

test('two servers whose clocks differ by less than their skew share a window and a wait', async () => {
  const { windows, slow, wall } = openStage(2);
  const at = <T>(ms: number, act: () => Promise<T>) => ((wall.at = START + ms), act());
  expect(await at(2000, () => windows[0]!.take('a'))).toBeUndefined();
  expect(await at(0, () => windows[1]!.take('a'))).toBeUndefined();
  expect(await at(0, () => windows[1]!.take('a'))).toBe(WINDOW_MS);
  for (let count = 0; count < 3; count++) await at(2000, () => slow[0]!.take('b'));
  expect(await at(0, () => slow[1]!.take('b'))).toBe(1000);
});

test('names are not stored, and expired rows are deleted', async () => {
  const { window, growing, wall, kind } = openStage();
  await window.take('09120000001');
  await growing.take('sara@example.ir');
  const read = async () => (await db.pool.query('select * from try_count where kind = $1', [kind])).rows;
  expect(JSON.stringify(await read())).not.toMatch(/0912|sara/);
  expect(await read()).toHaveLength(2);
  wall.at += MINUTE_MS;
  await window.take('another');
  expect(await read()).toHaveLength(1);
});
