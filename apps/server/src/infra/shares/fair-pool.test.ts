import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { isStoreOutage } from '#infra/store/store-outage.ts';
import { shareFairly } from './fair-pool.ts';
import { accountParty, runForParty, SERVER_PARTY } from './party.ts';

/** A pool whose connections are open at once, and broken when a test says so. */
function openPool(connections: number, { patienceMs = 60_000 } = {}) {
  const opened: EventEmitter[] = [];
  const connect = async () => {
    const client = Object.assign(new EventEmitter(), { release: () => undefined });
    opened.push(client);
    pool.emit('connect', client);
    return client;
  };
  const pool = Object.assign(new EventEmitter(), { connect }) as unknown as pg.Pool;
  return { pool: shareFairly(pool, { connections, patienceMs }), opened };
}

const whose = (account: number) => ({ name: accountParty(account), kind: 'request' }) as const;
/** As many looks as a place that is free would take. */
const settle = async () => {
  for (let look = 0; look < 10; look++) await Promise.resolve();
};

/** How many connections a party gets that asks for so many at once. */
async function ask(pool: pg.Pool, party: { readonly name: string; readonly kind: 'request' }, count: number) {
  const clients: pg.PoolClient[] = [];
  for (let n = 0; n < count; n++)
    void runForParty(party, () => pool.connect()).then(
      (client) => clients.push(client),
      () => undefined,
    );
  await settle();
  return clients;
}

test('an account has half of the connections at most, and others find one at once', async () => {
  const { pool } = openPool(10);
  expect(await ask(pool, whose(1), 30)).toHaveLength(5);
  expect(await ask(pool, whose(2), 1)).toHaveLength(1);
});

test('of one connection everybody has one', async () => {
  const { pool } = openPool(1);
  const [held] = await ask(pool, whose(1), 1);
  const waiting = await ask(pool, whose(2), 1);
  expect(waiting).toEqual([]);
  held?.release();
  await settle();
  expect(waiting).toHaveLength(1);
});

test('the server’s own work has its part too', async () => {
  const { pool } = openPool(4);
  expect(await ask(pool, { name: SERVER_PARTY, kind: 'request' }, 9)).toHaveLength(2);
});

test('whoever waits for too long is told that the store is out of reach', async () => {
  const { pool } = openPool(2, { patienceMs: 1 });
  await ask(pool, whose(1), 1);
  const refused = await runForParty(whose(1), () => pool.connect()).catch((error: unknown) => error);
  expect(isStoreOutage(refused)).toBe(true);
});

test('a connection that breaks while it is held ends nothing but its own statement', async () => {
  const { pool, opened } = openPool(2);
  await ask(pool, whose(1), 1);
  expect(() => opened[0]?.emit('error', new Error('terminated'))).not.toThrow();
  expect(() => pool.emit('error', new Error('terminated'), opened[0] as pg.PoolClient)).not.toThrow();
});
