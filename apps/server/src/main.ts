import { existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import type { FastifyInstance } from 'fastify';
import { createConnectors, listMissingConnectors } from '#connectors/connectors.ts';
import { createWorldClock, wallClock, type Clock } from '#infra/clock/clock.ts';
import { seedHelp } from '#features/help/help.seeding.ts';
import { scheduleCollecting } from '#features/finance/finance.reconciling.ts';
import { scheduleComparing } from '#features/finance/statement/compare-statements.ts';
import { scheduleUnusable } from '#features/campaigns/outside/find-unusable.ts';
import { scheduleForgetting } from '#features/live/live.jobs.ts';
import { scheduleDailyCheck } from '#features/stuck/stuck.jobs.ts';
import { openOwned } from '#infra/store/db.ts';
import { createDiskFileStore, sweepUnfinished } from '#infra/files/file-store.ts';
import { releaseLeases } from '#infra/jobs/enqueue-jobs.ts';
import { migrate } from '#infra/store/migration/migrate.ts';
import { listOwnTables } from '#infra/store/migration/own-tables.ts';
import { refuseOwningLogin } from '#infra/store/migration/owning-login.ts';
import { refuseDatabaseBefore, refuseDirectoryBefore } from '#infra/store/migration/store-before.ts';
import { runForParty, SERVER_PARTY } from '#infra/shares/party.ts';
import { describeError } from '#infra/logs/safe-error.ts';
import { loadSecret } from '#infra/crypto/secret.ts';
import { StartRefusal } from '#infra/logs/start-refusal.ts';
import { createTenancy } from '#infra/store/tenancy.ts';
import { boundHeap } from '#infra/threads/bound-heap.ts';
import { createWorldClockStore } from '#infra/clock/world-clock-store.ts';
import { createApp } from './app.ts';
import { parseConfig, type Config } from './config.ts';
import { isFresh, keepWorld, openKeptWorld, readKeptWorld } from './sample/kept/kept-world.ts';
import { seedPublishers } from './sample/publishers.ts';
import { withSampleSeller } from './sample/seller.ts';
import { planSeeding, prepareSampleWorld, seedSampleWorld } from './sample/world.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { startDailySweep } from './sweep-daily.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
/** Another server may be storing files in the same directory. */
const UNFINISHED_MS = DAY_MS;
const firstThere = (...paths: string[]) => paths.find((path) => existsSync(path));
/** The logins of the sample world, as the server prints them. */
const SAMPLE_LOGINS = [
  { login: '09120000001', what: 'an advertiser with campaigns' },
  { login: '09120000002', what: 'an official advertiser' },
  { login: '09120000003', what: 'an advertiser in debt' },
  { login: '09120000004', what: 'a new advertiser' },
  { login: '09120000011', what: 'a buyer of the first account, with a ceiling' },
  { login: '09120000012', what: 'an accountant of the first account' },
  { login: '09120000013', what: 'a viewer of the first account' },
  { login: 'staff@jarchi.test', what: 'staff' },
  { login: 'manager@jarchi.test', what: 'a second member of staff, who approves large amounts' },
] as const;

boundHeap();
const parsed = parseConfig(process.env);
const refusals = parsed.ok ? listMissingConnectors(parsed.value) : parsed.error;
for (const { setting, reason } of refusals) process.stderr.write(`${setting}: ${reason}\n`);
if (!parsed.ok || refusals.length > 0) process.exit(1);
// Node would print an uncaught error with its values, which a log must not contain.
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error: unknown) => {
    process.stderr.write(`${JSON.stringify({ level: 60, msg: event, err: describeError(error) })}\n`);
    process.exit(1);
  });
await serve(withSampleSeller(parsed.value)).catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  process.stderr.write(isTaken ? `PORT: ${parsed.value.port} is in use; choose another one\n` : `${describeStart(error)}\n`);
  process.exit(1);
});

async function serve({ database_owner_url, ...config }: Config): Promise<void> {
  // The owner's login is nowhere from here on.
  delete process.env['DATABASE_OWNER_URL'];
  // First, since opening and filling a store takes a while, and would be useless.
  await probePort(config);
  const here = import.meta.dirname;
  const migrations = firstThere(join(here, 'migrations'), join(here, '../migrations'));
  const panelDirectory = firstThere(join(here, '../panel'), join(here, '../../../dist/panel'));
  const staffDirectory = firstThere(join(here, '../staff'), join(here, '../../../dist/staff'));
  if (!migrations) throw new StartRefusal('the migrations are not next to the server');
  if (config.database_url === undefined) refuseDirectoryBefore(config.data_dir);
  const owned = await openOwned({ database_url: database_owner_url ?? config.database_url, data_dir: config.data_dir });
  await refuseDatabaseBefore(owned.pool);
  mkdirSync(config.data_dir, { recursive: true });
  const unlockStore = await owned.lockStore();
  const ownTables = await listOwnTables(migrations);
  const isSeeding = config.is_sample_world && (await planSeeding(owned, ownTables)) !== 'none';
  const keptIn = config.jwt_secret === undefined && isSeeding ? config.sample_kept : undefined;
  const found = keptIn === undefined ? undefined : await readKeptWorld(keptIn);
  const kept = found && isFresh(found, Date.now()) ? found : undefined;
  const secret = config.jwt_secret ?? (await loadSecret(config.data_dir, kept?.secret));
  await migrate(owned, migrations);
  const wall = wallClock();
  const fileDirectory = join(config.data_dir, 'files');
  await sweepUnfinished(fileDirectory, UNFINISHED_MS, wall.now());
  const files = createDiskFileStore(fileDirectory);
  const isKept = kept?.secret === secret;
  if (isSeeding) {
    const tenancyOfOwner = createTenancy(owned);
    await prepareSampleWorld(tenancyOfOwner, ownTables, createWorldClockStore(owned.pool).save);
    say(isKept ? 'Opening the sample world that was kept' : 'Seeding the sample world: publishers');
    await (isKept ? openKeptWorld(kept, { tenancy: tenancyOfOwner, files }) : seedPublishers(tenancyOfOwner));
  }
  const db = await owned.handOver({ database_url: config.database_url, pool_size: config.db_pool_size });
  if (database_owner_url !== undefined) await refuseOwningLogin(db.pool);
  const tenancy = createTenancy(db);
  const store = createWorldClockStore(db.pool);
  // No other process uses the embedded store: a move or a job that is still under way there was cut off with the last process.
  if (db.kind === 'pglite') await Promise.all([store.forgetMove(), releaseLeases(db.pool)]);
  const world = await createWorldClock({ wall, store });
  const createAppBy = (clock: Clock, { seats = config.jobs.seats, isTelling = true } = {}) => {
    const connectors = createConnectors(config, { tenancy, wall: clock, log: say });
    if (!connectors.ok) throw new Error(JSON.stringify(connectors.error));
    return createApp({
      config: { ...config, jobs: { ...config.jobs, seats } },
      secret,
      db,
      clocks: { wall: clock, world },
      files,
      clicksDirectory: join(config.data_dir, 'clicks'),
      ...connectors.value,
      ...(isTelling ? {} : { messengers: {} }),
      ...(panelDirectory === undefined ? {} : { panelDirectory }),
      ...(staffDirectory === undefined ? {} : { staffDirectory }),
    });
  };
  if (isSeeding && !isKept) {
    const at = wall.now();
    // One place: the same instant gives the same history, numbers of documents included. Nobody is told outside of the panel.
    const past = await createAppBy(world, { seats: 1, isTelling: false });
    const tell = (what: string) => say(`Seeding the sample world: ${what}`);
    await runForParty({ name: SERVER_PARTY, kind: 'job' }, () => seedSampleWorld(past, { wall, world }, tell));
    await past.close();
    if (keptIn !== undefined) await keepWorld(keptIn, { tenancy, ownTables, fileDirectory, secret, at });
  }
  await seedHelp(tenancy);
  const app = await createAppBy(wall);
  await unlockStore();
  app.worker.start();
  await scheduleForgetting({ tenancy, wall });
  await scheduleCollecting({ tenancy, wall });
  await scheduleComparing({ tenancy, wall });
  await scheduleUnusable({ tenancy, wall }, 'now');
  await scheduleDailyCheck({ tenancy, world });
  app.services.clicks.start();
  app.services.channels.startHearing();
  const sweep = startDailySweep({
    tenancy,
    files,
    wall,
    world,
    more: [app.services.clicks.forgetBatches, app.services.channels.forgetOld, app.services.phoneRequests.forgetOld],
    onFailure: (error) => app.server.log.error({ err: error }, 'the daily sweep failed'),
  });
  await app.server.listen({ port: config.port, host: config.host });
  const closeApp = async () => {
    const ended = await Promise.all([app.close(), sweep.stop()]);
    return ended.every(Boolean);
  };
  stopOnSignals({ closeApp, closeStore: db.close, jobSeconds: config.jobs.stop_seconds });
  greet(config, app.server);
}

/** Listens for a moment, and fails as the server itself would, such as with EADDRINUSE. Port 0 is always free. */
function probePort({ port, host }: { readonly port: number; readonly host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}

/** The person who starts a server can fix a refused start; a bug is described as in logs. */
function describeStart(error: unknown): string {
  return error instanceof StartRefusal ? error.message : JSON.stringify(describeError(error));
}

function greet(config: Config, server: FastifyInstance): void {
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  say(`\nJarchi is served at http://localhost:${port} (${config.mode} mode)`);
  if (!config.is_sample_world) return;
  say('All data is a sample: publishers, campaigns and money are made up, nothing is sent or charged. Sign in with:');
  for (const { login, what } of SAMPLE_LOGINS) say(`  ${login}  ${what}`);
  say('Phones get a code (printed here and shown on the page); every one also takes the password jarchi-sample.');
}
