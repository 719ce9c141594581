import { expect, test } from 'vitest';
import { killPayments } from './testing/kill-payments.ts';

/** A process needs a store that others reach too. */
const databaseServer = process.env['JARCHI_TEST_DATABASE_URL'];

test.skipIf(!databaseServer)(
  'six processes are killed on the way from a payment to its credit: none is lost, and none credited twice',
  async () => {
    const { creditedAtDeath, ...rest } = await killPayments({ kills: 6, databaseServer: databaseServer ?? '' });
    expect(rest).toEqual({ killed: 6, lost: 0, doubled: 0, untold: 0, broken: [] });
    expect(creditedAtDeath).toBeLessThan(6);
  },
);
