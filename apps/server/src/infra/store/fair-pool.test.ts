import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { isStoreOutage, StoreClosed } from '#infra/store/store-outage.ts';
import { shareFairly } from './fair-pool.ts';
import { accountParty, runForParty, SERVER_PARTY } from '#infra/shares/party.ts';

/** A pool whose connections open at once, and break when a test decides. */
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
/** More turns of the event loop than a free seat needs. */
const settle = async () => {
  for (let round = 0; round < 10; round++) await Promise.resolve();
};

/** The connections that a party gets when it asks for `count` at once. */
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

test('an account has at most half of the connections, and others find one at once', async () => {
  const { pool } = openPool(10);
  expect(await ask(pool, whose(1), 30)).toHaveLength(5);
  expect(await ask(pool, whose(2), 1)).toHaveLength(1);
});

test('a pool of one connection serves every party in turn', async () => {
  const { pool } = openPool(1);
  const [held] = await ask(pool, whose(1), 1);
  const waiting = await ask(pool, whose(2), 1);
  expect(waiting).toEqual([]);
  held?.release();
  await settle();
  expect(waiting).toHaveLength(1);
});

test('the server’s own work has its share too', async () => {
  const { pool } = openPool(4);
  expect(await ask(pool, { name: SERVER_PARTY, kind: 'request' }, 9)).toHaveLength(2);
});

test('work that waits too long fails as if the store were unreachable', async () => {
  const { pool } = openPool(2, { patienceMs: 1 });
  await ask(pool, whose(1), 1);
  const refused = await runForParty(whose(1), () => pool.connect()).catch((error: unknown) => error);
  expect(isStoreOutage(refused)).toBe(true);
});

test('a connection that breaks while it is held fails only its own statement', async () => {
  const { pool, opened } = openPool(2);
  await ask(pool, whose(1), 1);
  expect(() => opened[0]?.emit('error', new Error('terminated'))).not.toThrow();
  expect(() => pool.emit('error', new Error('terminated'), opened[0] as pg.PoolClient)).not.toThrow();
});

test('a pool that was closed is told from one that does not answer', async () => {
  const { pool } = openPool(1);
  Object.assign(pool, { ending: true });
  await expect(pool.connect()).rejects.toBeInstanceOf(StoreClosed);
});
