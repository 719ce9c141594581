import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '#app.ts';
import { parseConfig } from '#config.ts';
import { createConnectors } from '#connectors/connectors.ts';
import { createWorldClock } from '#infra/clock/clock.ts';
import { createWorldClockStore } from '#infra/clock/world-clock-store.ts';
import { createDiskFileStore } from '#infra/files/file-store.ts';
import { runForParty, SERVER_PARTY } from '#infra/shares/party.ts';
import { listOwnTables } from '#infra/store/migration/own-tables.ts';
import { createTenancy } from '#infra/store/tenancy.ts';
import { migrationsDirectory, openTestDatabase } from '#infra/testing/test-database.ts';
import { withSampleSeller } from '../seller.ts';
import { prepareSampleWorld, seedSampleWorld } from '../world.ts';

export type SampleWorld = Awaited<ReturnType<typeof openSampleWorld>>;

/** A store that was filled as a server fills it at its first start, at this instant (ISO), by an app that can still be asked. */
export async function openSampleWorld(now: string) {
  const db = await openTestDatabase();
  const tenancy = createTenancy(db);
  const wall = { now: () => Date.parse(now) };
  const parsed = parseConfig({ LOG_LEVEL: 'silent' });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const config = withSampleSeller(parsed.value);
  const store = createWorldClockStore(db.pool);
  await prepareSampleWorld(tenancy, await listOwnTables(migrationsDirectory), store.save);
  const world = await createWorldClock({ wall, store });
  const connectors = createConnectors(config, { tenancy, wall: world, log: () => undefined });
  if (!connectors.ok) throw new Error(JSON.stringify(connectors.error));
  const directory = await mkdtemp(join(tmpdir(), 'jarchi-sample-'));
  const app = await createApp({
    config: { ...config, jobs: { ...config.jobs, places: 1 } },
    secret: 'a secret that tests share, of enough length',
    db,
    clocks: { wall: world, world },
    files: createDiskFileStore(directory),
    clicksDirectory: join(directory, 'clicks'),
    ...connectors.value,
    areAnswersChecked: true,
  });
  await runForParty({ name: SERVER_PARTY, kind: 'job' }, () => seedSampleWorld(app, { wall, world }, () => undefined));
  return {
    app,
    db,
    /** Rows of any account. */
    read: async <Row extends object>(query: string): Promise<Row[]> => (await db.pool.query<Row>(query)).rows,
    async close(): Promise<void> {
      await app.close();
      await db.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
