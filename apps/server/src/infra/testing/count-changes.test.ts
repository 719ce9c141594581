import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCountingChanges, type CountChanges } from './count-changes.ts';
import { asOwner } from './as-owner.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

let db: TestDatabase;
let countChanges: CountChanges;
let [one, other] = [0, 0];
beforeAll(async () => {
  db = await openTestDatabase();
  const { rows } = await db.pool.query<{ account_id: number }>(
    `insert into account (slug, title, created) values ('one', 'one', now()), ('two', 'two', now()) returning account_id`,
  );
  [one, other] = [rows[0]?.account_id ?? 0, rows[1]?.account_id ?? 0];
  countChanges = await startCountingChanges(db);
});
afterAll(() => db.close());

/** How many changes a statement makes in the one account, the other, and all. */
async function countOf(statement: string): Promise<number[]> {
  const read = async () => [await countChanges(one), await countChanges(other), await countChanges()];
  const before = await read();
  // As the owner: the server may not remove what only grows.
  await asOwner(db).pool.query(statement);
  return (await read()).map((count, index) => count - (before[index] ?? 0));
}

const measure = (value: number) =>
  `insert into measurement (account_id, placement_id, metric, hour, source, campaign_id, value, collected_at)
    values (${other}, 1, 'views', '2026-11-20T08:00:00Z', 'simulated', 1, ${value}, now())`;

test('rows that are added, changed and removed are counted for their account, those of partitions too', async () => {
  expect(await countOf(`update account set title = 'new' where account_id = ${one}`)).toEqual([1, 0, 1]);
  await db.pool.query(`select open_measurement_month('2026-11-20T08:00:00Z')`);
  expect(await countOf(measure(5))).toEqual([0, 1, 1]);
  expect(await countOf('delete from measurement')).toEqual([0, 1, 1]);
});

test('reads, updates that leave a row as it was, and what is rolled back are not counted', async () => {
  expect(await countOf('select * from account')).toEqual([0, 0, 0]);
  expect(await countOf('update account set title = title')).toEqual([0, 0, 0]);
  expect(await countOf(`begin; update account set title = 'lost'; rollback`)).toEqual([0, 0, 0]);
});
