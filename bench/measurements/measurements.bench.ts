import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, chmodSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import pg from 'pg';
import { createDatabase, findPostgres } from '../database.ts';
import { median, type Measured } from '../report.ts';
import { FIGURES_OF_CAMPAIGN, PLACEMENTS, seedCampaigns, seedFigures } from './seed-figures.ts';

const ROWS = Number(process.env['BENCH_MEASUREMENTS'] ?? 10_000_000);
/** How much larger one store is than the other. */
const GROWTH = 10;
/** Of each round. */
const REPORTS = 60;
const REPORT_ROUNDS = 5;
const REPORT_LIMIT = 3;
const GROWTH_LIMIT = 1.5;
const BATCH_HOURS = 417;
/** 8 placements, 3 metrics, 417 hours. */
const BATCH = PLACEMENTS * 3 * BATCH_HOURS;
const BATCHES = 8;
const ROUNDS = 5;
const COPY_GOAL = 0.4;

interface Campaign {
  readonly accountId: number;
  readonly campaignId: number;
  readonly from: string;
  readonly to: string;
  readonly placements: readonly number[];
}

/** A store of figures, and the server on it. */
interface Store {
  readonly program: ChildProcess;
  readonly client: pg.Client;
  readonly campaigns: number;
  close(): Promise<void>;
}

/** Measures reports on a store of hourly figures and on one of a tenth of its size, by turns, and ingest into the larger one. */
export async function benchMeasurements(): Promise<readonly Measured[]> {
  const server = await findPostgres();
  if (!server) {
    console.log('measurements: no PostgreSQL answers, so nothing was measured (set DATABASE_URL)');
    return [];
  }
  const campaigns = Math.max(GROWTH, Math.round(ROWS / FIGURES_OF_CAMPAIGN));
  const small = await openStore(server, 'jarchi_bench_measurements_tenth', Math.round(campaigns / GROWTH));
  try {
    const large = await openStore(server, 'jarchi_bench_measurements', campaigns);
    try {
      const rounds = await timeReports(small, large);
      return [...describeReports(rounds, campaigns), await timeIngest(large.program, large.client, campaigns + 1)];
    } finally {
      await large.close();
    }
  } finally {
    await small.close();
  }
}

/** A database with `campaigns` campaigns, and one more without figures. */
async function openStore(server: string, name: string, campaigns: number): Promise<Store> {
  const database = await createDatabase(server, name);
  const program = startServer(database.url);
  const client = new pg.Client({ connectionString: database.url });
  const close = async () => {
    await client.end();
    if (program.exitCode === null) program.kill('SIGKILL');
    await database.drop();
  };
  try {
    await hear(program);
    await client.connect();
    await seedCampaigns(client, campaigns + 1);
    await seedFigures(client, 1, campaigns);
    return { program, client, campaigns, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function startServer(databaseUrl: string): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, '../../apps/server/src/testing/measurements-server.ts')], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** The next message of the server; fails when it ends instead. */
async function hear(program: ChildProcess): Promise<unknown[]> {
  const ended = new AbortController();
  const died = once(program, 'exit', { signal: ended.signal }).then(() => {
    throw new Error('the server ended');
  });
  try {
    return await Promise.race([once(program, 'message', { signal: ended.signal }), died]);
  } finally {
    ended.abort();
    died.catch(() => undefined);
  }
}

/** Has the server do something, and returns how long it took (ms). */
async function ask(program: ChildProcess, asked: object): Promise<number> {
  const answer = hear(program);
  program.send(asked);
  const [told] = (await answer) as [{ readonly ms?: number; readonly error?: string }];
  if (told.ms === undefined) throw new Error(told.error ?? 'the server told nothing');
  return told.ms;
}

async function findCampaign(client: pg.Client, id: number): Promise<Campaign> {
  const { rows } = await client.query<{ account_id: string; from: string; to: string; placements: number[] }>(
    `select account_id, publish_period_start::text as from, publish_period_end::text as to,
       (select array_agg(id::int) from placement p where p.campaign_id = c.id) as placements from campaign c where id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new Error(`no campaign ${id}`);
  return { accountId: Number(row.account_id), campaignId: id, from: row.from, to: row.to, placements: row.placements };
}

const percentile = (values: readonly number[], part: number) => values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;

/** The 95th percentiles of a round, ms. */
interface Round {
  readonly report: number;
  readonly bare: number;
  readonly tenth: number;
}

/**
 * Reports over thirty days, the statements that anyone would need for their figures, and reports of the smaller store: one of each in turn,
 * so that what else runs on the machine meets all three.
 */
async function timeReports(small: Store, large: Store): Promise<Round[]> {
  const rounds: Round[] = [];
  let drawn = 0;
  for (let round = 0; round <= REPORT_ROUNDS; round++) {
    const [report, bare, tenth]: [number[], number[], number[]] = [[], [], []];
    for (let count = 0; count < REPORTS; count++, drawn++) {
      const campaign = await findCampaign(large.client, 1 + ((drawn * 37) % large.campaigns));
      report.push(await ask(large.program, { do: 'report', ...campaign }));
      bare.push(await timeBare(large.client, campaign));
      const other = await findCampaign(small.client, 1 + ((drawn * 37) % small.campaigns));
      tenth.push(await ask(small.program, { do: 'report', ...other }));
    }
    // The first round compiles code and fills caches.
    if (round > 0) rounds.push({ report: percentile(report, 0.95), bare: percentile(bare, 0.95), tenth: percentile(tenth, 0.95) });
  }
  return rounds;
}

/** The campaign, its placements, and its sums of days in both ranges, as the owner, by prepared statements. */
async function timeBare(client: pg.Client, { accountId, campaignId, from, to }: Campaign): Promise<number> {
  const before = new Date(Date.parse(from) - 30 * DAY_MS).toISOString().slice(0, 10);
  const days =
    'select placement_id, metric, day, accepted from measurement_day where account_id = $1 and campaign_id = $2 and day between $3 and $4';
  const started = performance.now();
  await client.query({
    name: 'campaign',
    text: 'select * from campaign where account_id = $1 and id = $2',
    values: [accountId, campaignId],
  });
  await client.query({
    name: 'places',
    text: 'select * from placement where account_id = $1 and campaign_id = $2',
    values: [accountId, campaignId],
  });
  await client.query({ name: 'days', text: days, values: [accountId, campaignId, from, to] });
  await client.query({ name: 'days', text: days, values: [accountId, campaignId, before, from] });
  return performance.now() - started;
}

function describeReports(rounds: readonly Round[], campaigns: number): Measured[] {
  const size = `${(campaigns * FIGURES_OF_CAMPAIGN).toLocaleString('en')} hourly figures`;
  const middle = (key: keyof Round) => median(rounds.map((round) => round[key])).toFixed(1);
  return [
    {
      name: 'report of 30 days, p95',
      peer: `${REPORT_LIMIT} × bare SQL on the sums of days`,
      ratios: rounds.map(({ report, bare }) => (REPORT_LIMIT * bare) / report),
      goal: 1,
      detail: `${middle('report')} ms, bare ${middle('bare')} ms; ${size}`,
    },
    {
      name: 'report at ten times the figures',
      peer: `${GROWTH_LIMIT} × its time on a tenth`,
      ratios: rounds.map(({ report, tenth }) => (GROWTH_LIMIT * tenth) / report),
      goal: 1,
      detail: `p95 ${middle('tenth')} ms, then ${middle('report')} ms`,
    },
  ];
}

/** Ingests batches behind the walls, and copies as many rows as the owner into a table with the same key and indexes, in turn. */
async function timeIngest(program: ChildProcess, client: pg.Client, id: number): Promise<Measured> {
  const campaign = await findCampaign(client, id);
  await client.query('create table copied (like measurement including defaults including constraints including indexes)');
  const directory = mkdtempSync(join(tmpdir(), 'jarchi-bench-'));
  chmodSync(directory, 0o755);
  const start = Date.parse(campaign.from);
  const ratios: number[] = [];
  const rates: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      let [ingestMs, copyMs] = [0, 0];
      for (let batch = 0; batch < BATCHES; batch++) {
        const first = start + (round * BATCHES + batch) * BATCH_HOURS * HOUR_MS;
        ingestMs += await ask(program, { do: 'ingest', ...campaign, first, hours: BATCH_HOURS });
        const file = join(directory, `${round}-${batch}.csv`);
        writeFileSync(file, listLines(campaign, first), { mode: 0o644 });
        const started = performance.now();
        await client.query(
          `copy copied (account_id, placement_id, metric, hour, source, campaign_id, value, collected_at) from '${file}' csv`,
        );
        copyMs += performance.now() - started;
      }
      ratios.push(copyMs / ingestMs);
      rates.push((BATCH * BATCHES * 1000) / ingestMs);
    }
    await ask(program, { do: 'roll_up', accountId: campaign.accountId });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  return {
    name: 'ingest in batches of 10,000',
    peer: 'COPY by the owner, same key and indexes',
    ratios,
    goal: COPY_GOAL,
    detail: `${Math.round(median(rates)).toLocaleString('en')} figures a second behind the walls`,
  };
}

function listLines({ accountId, campaignId, placements }: Campaign, first: number): string {
  const lines: string[] = [];
  for (const placement of placements)
    for (let hour = 0; hour < BATCH_HOURS; hour++)
      for (const metric of ['reach', 'views', 'clicks'])
        lines.push(
          `${accountId},${placement},${metric},${new Date(first + hour * HOUR_MS).toISOString()},simulation,${campaignId},${100 + (hour % 50)},${new Date(first).toISOString()}`,
        );
  return `${lines.join('\n')}\n`;
}
