import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#infra/store/db.ts';
import { createTenancy } from '#infra/store/tenancy.ts';
import { listOwnTables } from '#infra/store/migration/own-tables.ts';
import { migrationsDirectory, openTestDatabase } from '#infra/testing/test-database.ts';
import { seedPeople } from './people/people.ts';
import { planSeeding, prepareSampleWorld } from './world.ts';
import { asOwner } from '#infra/testing/as-owner.ts';

let db: Database;
let ownTables: string[];
beforeAll(async () => {
  db = await openTestDatabase();
  ownTables = await listOwnTables(migrationsDirectory);
});
afterAll(() => db.close());

const countRows = async (table: string) =>
  (await asOwner(db).pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]?.count;

test('an interrupted seeding is emptied, and the rows of migrations stay', async () => {
  const tenancy = createTenancy(asOwner(db));
  const categories = await countRows('business_category');
  const migrations = await countRows('migration');
  const prices = [await countRows('click_tier'), await countRows('cpm_configuration')];
  await seedPeople(tenancy, new Date('2026-10-01T08:00:00Z'));
  await prepareSampleWorld(tenancy, ownTables, async () => undefined);
  expect([await countRows('account'), await countRows('user_panel'), await countRows('store_state')]).toEqual([0, 0, 1]);
  expect(Math.min(categories ?? 0, ...prices.map((count) => count ?? 0))).toBeGreaterThan(0);
  expect([await countRows('click_tier'), await countRows('cpm_configuration')]).toEqual(prices);
  expect([await countRows('business_category'), await countRows('migration')]).toEqual([categories, migrations]);
});

test('a store is filled when it is empty or its seeding was interrupted, and never when it is in use', async () => {
  const store = await openTestDatabase();
  const tenancy = createTenancy(asOwner(store));
  expect(await planSeeding(store, ownTables)).toBe('fresh');
  await store.pool.query(
    `insert into otp_request (id, phone, address, code_hash, expires_at, created) values (gen_random_uuid(), '09121112233', '::1', 'hash', now(), now())`,
  );
  await prepareSampleWorld(tenancy, ownTables, async () => undefined);
  expect(await planSeeding(store, ownTables)).toBe('cut_off');
  await store.pool.query(`update store_state set value = 'ready'`);
  expect(await planSeeding(store, ownTables)).toBe('none');
  await store.pool.query('delete from store_state');
  expect(await planSeeding(store, ownTables)).toBe('fresh');
  await store.pool.query(`insert into category (id, title_fa) values (1, 'coffee')`);
  expect(await planSeeding(store, ownTables)).toBe('none');
  await store.close();
});

test('a database with foreign tables is refused with their names, and nothing in it is changed', async () => {
  const store = await openTestDatabase();
  await asOwner(store).pool.query(
    'create table other_app_orders as select generate_series(1, 1000) as id; create schema shop; create view shop.sales as select 1 as id',
  );
  await expect(planSeeding(store, ownTables)).rejects.toThrow('public.other_app_orders, shop.sales');
  await prepareSampleWorld(createTenancy(asOwner(store)), ownTables, async () => undefined);
  expect((await asOwner(store).pool.query('select count(*)::int as count from other_app_orders')).rows).toEqual([{ count: 1000 }]);
  await store.close();
});

test('a store that already has the sample world ignores foreign tables', async () => {
  const store = await openTestDatabase();
  await asOwner(store).pool.query(`insert into store_state values ('sample_world', 'ready'); create table reports (id int)`);
  expect(await planSeeding(store, ownTables)).toBe('none');
  await store.close();
});
