import { expect, test } from 'vitest';
import { racePurchases } from './testing/race-purchases.ts';

/** PostgreSQL only: on the embedded store nothing happens at the same time. */
const isPostgres = Boolean(process.env['JARCHI_TEST_DATABASE_URL']);

test.skipIf(!isPostgres)(
  'ten thousand campaigns are each bought by three requests at the same time, and none is charged twice',
  async () => {
    const result = await racePurchases({ purchases: 10_000 });
    expect(result).toEqual({ bought: 10_000, chargedTwice: 0, broken: [], otherRefusals: [] });
  },
);
