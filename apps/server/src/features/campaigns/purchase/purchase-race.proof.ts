import { expect, test } from 'vitest';
import { racePurchases } from './testing/race-purchases.ts';

/** PostgreSQL only: on the embedded store nothing happens at the same time. */
const isPostgres = Boolean(process.env['JARCHI_TEST_DATABASE_URL']);

test.skipIf(!isPostgres)(
  'ten thousand campaigns are each bought by three requests at the same instant, and none is charged twice',
  async () => {
    const result = await racePurchases({ purchases: 10_000, guard: 'kept' });
    expect(result).toEqual({ bought: 10_000, chargedTwice: 0, holds: 10_000, broken: [], missed: 0, otherRefusals: [] });
  },
);

test.skipIf(!isPostgres)('without the guard every one of a thousand campaigns is charged twice', async () => {
  const { bought, chargedTwice, holds, missed, otherRefusals } = await racePurchases({ purchases: 1_000, guard: 'removed' });
  expect({ bought, chargedTwice, holds, missed, otherRefusals }).toEqual({
    bought: 1_000,
    chargedTwice: 1_000,
    holds: 2_000,
    missed: 0,
    otherRefusals: [],
  });
});
