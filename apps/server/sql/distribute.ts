// Turns a PostgreSQL with the extension Citus into a store of several machines (decision 50):
//   DATABASE_OWNER_URL=postgres://… npm run distribute
import pg from 'pg';
import { setTypeParsers } from '#infra/store/pg-types.ts';
import { distribute } from '#infra/store/distribution/distribute.ts';
import { readPlaces } from '#infra/store/distribution/read-places.ts';

const connectionString = process.env['DATABASE_OWNER_URL'] ?? process.env['DATABASE_URL'];
if (connectionString === undefined) throw new Error('DATABASE_OWNER_URL or DATABASE_URL must name the coordinator');
setTypeParsers();
const owner = new pg.Client({ connectionString });
await owner.connect();
try {
  const result = await distribute(owner, await readPlaces());
  if ('obstacles' in result) {
    console.error(`Nothing was changed. In the way:\n${result.obstacles.map((line) => `  ${line}`).join('\n')}`);
    process.exitCode = 1;
  } else {
    const { placed, holdings } = result;
    console.log(placed.length === 0 ? 'every table stood in its place already' : `placed ${placed.length} tables: ${placed.join(', ')}`);
    console.log(`${holdings} keys, checks, columns, indexes, policies, triggers and rights are the same before and after`);
  }
} finally {
  await owner.end();
}
