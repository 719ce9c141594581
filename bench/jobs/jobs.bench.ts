import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import pg from 'pg';
import { createDatabase, findPostgres } from '../database.ts';
import type { Measured } from '../report.ts';
import { countDue, countFailures, seedDueCampaigns } from './due-campaigns.ts';

const getSize = (setting: string, byDefault: number) => Number(process.env[setting] ?? byDefault);
const CAMPAIGNS = getSize('BENCH_CAMPAIGNS', 10_000);
const ACCOUNTS = getSize('BENCH_ACCOUNTS', 1000);
const SEATS = getSize('BENCH_PLACES', 32);
const ANSWER_MS = 200;
/** The run may take this many times the ideal, in which every seat always has a question open and each campaign asks one. */
const LIMIT = 3;
const POLL_MS = 250;
const MOST_MINUTES = 15;

interface Counted {
  readonly questions: number;
  readonly different: number;
  readonly cpuSeconds: number;
}

/** Measures campaigns of many accounts that are due at once, half of them with news, on a slow platform. */
export async function benchJobs(): Promise<readonly Measured[]> {
  const server = await findPostgres();
  if (!server) {
    console.log('jobs: no PostgreSQL answers, so nothing was measured (set DATABASE_URL)');
    return [];
  }
  const database = await createDatabase(server, 'jarchi_bench_jobs');
  const program = startServer(database.url);
  const client = new pg.Client({ connectionString: database.url });
  try {
    await waitForMessage(program);
    await client.connect();
    await seedDueCampaigns(client, { accounts: ACCOUNTS, campaigns: CAMPAIGNS });
    const { tookMs, counted } = await timeJobs(program, client);
    const idealMs = (CAMPAIGNS * ANSWER_MS) / SEATS;
    const failed = await countFailures(client);
    if (failed > 0) throw new Error(`${failed} jobs failed`);
    const seconds = `${(tookMs / 1000).toFixed(1)} s, ideal ${(idealMs / 1000).toFixed(1)} s`;
    const size = `${CAMPAIGNS.toLocaleString('en')} campaigns of ${ACCOUNTS.toLocaleString('en')} accounts, ${SEATS} seats`;
    return [
      {
        name: 'due campaigns, slow platform',
        peer: `${LIMIT} times the ideal`,
        ratios: [(LIMIT * idealMs) / tookMs],
        goal: 1,
        detail: `${seconds}: ${(tookMs / idealMs).toFixed(2)} of it; ${size}; ${counted.cpuSeconds.toFixed(0)} s of processor`,
      },
      {
        name: 'different questions of all asked',
        peer: 'each asked once',
        ratios: [counted.different / counted.questions],
        goal: 1,
        detail: `${counted.questions.toLocaleString('en')} asked, ${(counted.questions - counted.different).toLocaleString('en')} again`,
      },
    ];
  } finally {
    await client.end();
    if (program.exitCode === null) program.kill('SIGKILL');
    await database.drop();
  }
}

function startServer(databaseUrl: string): ChildProcess {
  const settings = { DATABASE_URL: databaseUrl, JARCHI_JOB_PLACES: String(SEATS), LOG_LEVEL: 'warn', ANSWER_MS: String(ANSWER_MS) };
  return spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, '../../apps/server/src/testing/jobs-server.ts')], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

async function waitForMessage(program: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  const died = once(program, 'exit', { signal: ended.signal }).then(() => {
    throw new Error(`the server ended with ${program.exitCode}`);
  });
  const came = once(program, 'message', { signal: ended.signal }).then(([message]) => message as unknown);
  died.catch(() => undefined);
  came.catch(() => undefined);
  try {
    return await Promise.race([came, died]);
  } finally {
    ended.abort();
  }
}

async function timeJobs(program: ChildProcess, client: pg.Client): Promise<{ tookMs: number; counted: Counted }> {
  const begun = performance.now();
  program.send('start');
  while ((await countDue(client)) > 0) {
    if (performance.now() - begun > MOST_MINUTES * MINUTE_MS) throw new Error('the jobs do not come to an end');
    await setTimeout(POLL_MS);
  }
  const tookMs = performance.now() - begun;
  program.send('stop');
  const counted = (await waitForMessage(program)) as Counted;
  if (program.exitCode === null) await once(program, 'exit');
  return { tookMs, counted };
}
