import { expect, test } from 'vitest';
import { killServers } from './testing/kill-servers.ts';

/** A server that is started again needs a store that outlives it. `JARCHI_SERVER_KILLS` makes it shorter. */
const databaseServer = process.env['JARCHI_TEST_DATABASE_URL'];
const kills = Number(process.env['JARCHI_SERVER_KILLS'] ?? 100);

test.skipIf(!databaseServer)(
  'a whole server is killed a hundred times while payers charge: no payment is lost, and none credited twice',
  async () => {
    const { paid, openAtDeath, ...rest } = await killServers({ kills, databaseServer: databaseServer ?? '' });
    console.log(`${paid} payments; ${openAtDeath} were paid and not credited when their server died`);
    expect(openAtDeath).toBeGreaterThan(0);
    expect(rest).toEqual({ killed: kills, lost: 0, doubled: 0, untold: 0, broken: [] });
  },
);
