import { expect, test } from 'vitest';
import { killPayments } from './testing/kill-payments.ts';

/** A process needs a store that others reach too. */
const databaseServer = process.env['JARCHI_TEST_DATABASE_URL'];
/** Each process loads the service first. */
const LONGEST_MS = 240_000;

test.skipIf(!databaseServer)(
  'three processes are killed on the way from a payment to its credit: none is lost, and none credited twice',
  async () => {
    const { killed, lost, doubled, untold, broken } = await killPayments({ kills: 3, databaseServer: databaseServer ?? '' });
    expect({ killed, lost, doubled, untold, broken }).toEqual({ killed: 3, lost: 0, doubled: 0, untold: 0, broken: [] });
  },
  LONGEST_MS,
);
