import { expect, test } from 'vitest';
import { racePurchases } from './testing/race-purchases.ts';

/** The embedded store has one connection, on which nothing happens at the same time. */
const isPostgres = Boolean(process.env['JARCHI_TEST_DATABASE_URL']);

test.skipIf(!isPostgres)('a hundred campaigns are each bought by three requests at the same time, and none is charged twice', async () => {
  const { bought, chargedTwice, broken, otherRefusals } = await racePurchases({ purchases: 100 });
  expect({ bought, chargedTwice, broken, otherRefusals }).toEqual({ bought: 100, chargedTwice: 0, broken: [], otherRefusals: [] });
});
