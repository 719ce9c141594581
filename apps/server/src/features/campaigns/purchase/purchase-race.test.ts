import { expect, test } from 'vitest';
import { racePurchases } from './testing/race-purchases.ts';

/** The embedded store has one connection, on which nothing happens at the same time. */
const isPostgres = Boolean(process.env['JARCHI_TEST_DATABASE_URL']);

test.skipIf(!isPostgres)('fifty campaigns are each bought by three requests at the same instant, and none is charged twice', async () => {
  const result = await racePurchases({ purchases: 50, guard: 'kept' });
  expect(result).toEqual({ bought: 50, chargedTwice: 0, holds: 50, broken: [], missed: 0, otherRefusals: [] });
});

test.skipIf(!isPostgres)('the same race without the guard charges every campaign twice', async () => {
  const { bought, chargedTwice, holds, missed, otherRefusals } = await racePurchases({ purchases: 10, guard: 'removed' });
  expect({ bought, chargedTwice, holds, missed, otherRefusals }).toEqual({
    bought: 10,
    chargedTwice: 10,
    holds: 20,
    missed: 0,
    otherRefusals: [],
  });
});
