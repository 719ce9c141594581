import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#infra/db.ts';
import { createTenancy } from '#infra/tenancy.ts';
import { openTestDatabase } from '#infra/testing/test-database.ts';
import { seedPeople } from './people/people.ts';
import { prepareSampleWorld } from './world.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const countRows = async (table: string) =>
  (await db.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]?.count;

test('what a seeding that was cut off left is emptied, and what migrations brought stays', async () => {
  const tenancy = createTenancy(db);
  const categories = await countRows('business_category');
  const migrations = await countRows('migration');
  const prices = [await countRows('click_tier'), await countRows('cpm_configuration')];
  await seedPeople(tenancy, new Date('2026-10-01T08:00:00Z'));
  await prepareSampleWorld(db, tenancy, async () => undefined);
  expect([await countRows('account'), await countRows('user_panel'), await countRows('store_state')]).toEqual([0, 0, 1]);
  expect(Math.min(categories ?? 0, ...prices.map((count) => count ?? 0))).toBeGreaterThan(0);
  expect([await countRows('click_tier'), await countRows('cpm_configuration')]).toEqual(prices);
  expect([await countRows('business_category'), await countRows('migration')]).toEqual([categories, migrations]);
});
