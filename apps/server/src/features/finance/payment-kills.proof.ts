import { expect, test } from 'vitest';
import { killPayments } from './testing/kill-payments.ts';

/** A process needs a store that others reach too. `JARCHI_KILLS` makes it shorter. */
const databaseServer = process.env['JARCHI_TEST_DATABASE_URL'];
const kills = Number(process.env['JARCHI_KILLS'] ?? 1_000);

test.skipIf(!databaseServer)(
  'a thousand processes are killed on the way from a payment to its credit: none is lost, and none credited twice',
  async () => {
    const { creditedAtDeath, ...rest } = await killPayments({ kills, databaseServer: databaseServer ?? '' });
    console.log(`${creditedAtDeath} of ${kills} were credited when their process died`);
    expect(rest).toEqual({ killed: kills, lost: 0, doubled: 0, untold: 0, broken: [] });
  },
);
