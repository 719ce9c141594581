import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, test } from 'vitest';
import { openOwned } from './db.ts';
import { openTestDatabase } from '#infra/testing/test-database.ts';
import { asOwner } from '#infra/testing/as-owner.ts';

test('values arrive as safe numbers, plain dates and Date', async () => {
  const db = await openTestDatabase();
  const { rows } = await db.pool.query(
    `select 9007199254740991::int8 as amount, date '2026-03-21' as day, timestamptz '2026-03-21 00:00:00+03:30' as at`,
  );
  expect(rows).toEqual([{ amount: Number.MAX_SAFE_INTEGER, day: '2026-03-21', at: new Date('2026-03-20T20:30:00Z') }]);
  await expect(db.pool.query('select 9007199254740992::int8')).rejects.toThrow('int8 beyond 2^53');
  await db.close();
});

test('an SQL error leaves the pool usable, for named statements and for drizzle', async () => {
  const db = await openTestDatabase();
  const query = drizzle(db.pool);
  for (let round = 0; round < 5; round++) {
    await expect(db.pool.query({ name: 'broken', text: 'select 1 / $1::int', values: [0] })).rejects.toThrow('division by zero');
    await expect(query.execute(sql`select nonsense`)).rejects.toThrow();
    const { rows } = await db.pool.query({ name: 'plain', text: 'select $1::int as value', values: [round] });
    expect(rows).toEqual([{ value: round }]);
  }
  await db.close();
});

test('a discarded client leaves no open transaction behind', async () => {
  const db = await openTestDatabase();
  const client = await asOwner(db).pool.connect();
  await client.query('begin');
  await client.query('create table half (id int)');
  await client.query({ name: 'once', text: 'select 1', values: [] });
  client.release(true);
  const again = await db.pool.connect();
  await again.query({ name: 'once', text: 'select 1', values: [] });
  const { rows } = await again.query(`select to_regclass('half') as half`);
  again.release();
  expect(rows).toEqual([{ half: null }]);
  await db.close();
});

test('the embedded directory opens once, and keeps what was written', async () => {
  const data_dir = await mkdtemp(join(tmpdir(), 'jarchi-db-'));
  const db = await openOwned({ data_dir });
  await db.pool.query('create table kept as select 1 as id');
  await expect(openOwned({ data_dir })).rejects.toThrow('open in this process already');
  await db.close();
  const again = await openOwned({ data_dir });
  expect((await again.pool.query('select id from kept')).rows).toEqual([{ id: 1 }]);
  await again.close();
  await rm(data_dir, { recursive: true });
});
