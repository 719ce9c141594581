import { randomBytes } from 'node:crypto';
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
import { keepWorld, type KeptWorld, openKeptWorld, readWorldRows } from '../kept/kept-world.ts';
import { seedPublishers } from '../publishers.ts';
import { withSampleSeller } from '../seller.ts';
import { prepareSampleWorld, seedSampleWorld } from '../world.ts';
import { asOwner } from '#infra/testing/as-owner.ts';

export type SampleWorld = Awaited<ReturnType<typeof liveSampleWorld>>;

/** A store that was filled as a server fills it at its first start, at this instant (ISO), by an app that can still be asked. */
export function liveSampleWorld(now: string) {
  return openWorld({ at: Date.parse(now), secret: randomBytes(32).toString('base64url') });
}

/** A store that got a kept world, and an app at the instant at which that was lived. */
export function openSampleWorld(kept: KeptWorld) {
  return openWorld(kept, kept);
}

async function openWorld({ at, secret }: Pick<KeptWorld, 'at' | 'secret'>, kept?: KeptWorld) {
  const db = await openTestDatabase();
  const [tenancy, ownTables] = [createTenancy(db), await listOwnTables(migrationsDirectory)];
  const directory = await mkdtemp(join(tmpdir(), 'jarchi-sample-'));
  const fileDirectory = join(directory, 'files');
  const files = createDiskFileStore(fileDirectory);
  const wall = { now: () => at };
  const parsed = parseConfig({ LOG_LEVEL: 'silent' });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const config = withSampleSeller(parsed.value);
  const store = createWorldClockStore(db.pool);
  const tenancyOfOwner = createTenancy(asOwner(db));
  await prepareSampleWorld(tenancyOfOwner, ownTables, store.save);
  await (kept ? openKeptWorld(kept, { tenancy: tenancyOfOwner, files }) : seedPublishers(tenancyOfOwner));
  const world = await createWorldClock({ wall, store });
  const connectors = createConnectors(config, { tenancy, wall: world, log: () => undefined });
  if (!connectors.ok) throw new Error(JSON.stringify(connectors.error));
  const app = await createApp({
    config: { ...config, jobs: { ...config.jobs, seats: 1 } },
    secret,
    db,
    clocks: { wall: world, world },
    files,
    clicksDirectory: join(directory, 'clicks'),
    ...connectors.value,
    areAnswersChecked: true,
  });
  const errors: unknown[] = [];
  const note = (facts: unknown) => void (typeof facts === 'object' && facts && 'err' in facts && errors.push(facts.err));
  Object.assign(app.server.log, { error: note, warn: note });
  if (!kept) await runForParty({ name: SERVER_PARTY, kind: 'job' }, () => seedSampleWorld(app, { wall, world }, () => undefined));
  return {
    app,
    db,
    /** Rows of any account. */
    read: async <Row extends object>(query: string): Promise<Row[]> => (await db.pool.query<Row>(query)).rows,
    readRows: () => readWorldRows(tenancy, ownTables),
    keep: (path: string) => keepWorld(path, { tenancy, ownTables, fileDirectory, secret, at }),
    async close(): Promise<void> {
      await app.close();
      await db.close();
      await rm(directory, { recursive: true, force: true });
      if (errors.length > 0) throw new Error('the server of the sample world logged an error', { cause: errors[0] });
    },
  };
}
