import { expect, test } from 'vitest';
import { openTestDatabase } from '#infra/testing/test-database.ts';
import { doorway } from './doorway.tables.ts';
import { forgetDoorways } from './forget-doorways.ts';
import { createTenancy } from './tenancy.ts';

const NOW = Date.parse('2026-11-21T08:00:00Z');

test('doorways are removed once they have expired; those without an end stay', async () => {
  const db = await openTestDatabase();
  const tenancy = createTenancy(db);
  const values = [null, new Date(NOW), new Date(NOW - 1)].map((expires_at, index) => ({ key_hash: String(index), expires_at }));
  await tenancy.withSystem((tx) => tx.insert(doorway).values(values.map((row) => ({ ...row, kind: 'x', account_id: 1, subject_id: 1 }))));
  await forgetDoorways(tenancy, NOW);
  const { rows } = await db.pool.query('select key_hash from doorway order by 1');
  expect(rows).toEqual([{ key_hash: '0' }, { key_hash: '1' }]);
  await db.close();
});
