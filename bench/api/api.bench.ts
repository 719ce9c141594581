import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import { createDatabase, fillAccount, findPostgres } from '../database.ts';
import { measureRate, type Target } from '../load.ts';
import { findFreePort, startProgram, stopProgram } from '../processes.ts';
import { median, type Measured } from '../report.ts';
import { signIn } from '../sign-in.ts';

const ROUNDS = 3;
const SECONDS = 4;
const WARM_UP_SECONDS = 2;
const root = join(import.meta.dirname, '../..');

interface Scenario {
  readonly name: string;
  readonly goal: number;
  readonly ours: Target;
  readonly bare: Target;
}

/** Compares the API, with sessions and tenant walls, with bare node:http and pg on the same PostgreSQL database, by turns. */
export async function benchApi(): Promise<readonly Measured[]> {
  const server = await findPostgres();
  if (!server) {
    console.log('api: no PostgreSQL answers, so nothing was measured (set DATABASE_URL)');
    return [];
  }
  const database = await createDatabase(server);
  const data_dir = mkdtempSync(join(tmpdir(), 'jarchi-bench-'));
  try {
    return await measureOn(database.url, data_dir);
  } finally {
    await database.drop();
    rmSync(data_dir, { recursive: true, force: true });
  }
}

async function measureOn(databaseUrl: string, data_dir: string): Promise<Measured[]> {
  const port = await findFreePort();
  const ours = await startProgram(
    [join(root, 'dist/server/main.js')],
    {
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      JARCHI_DATA_DIR: data_dir,
      JARCHI_SAMPLE: '0',
      JARCHI_DRAFTS_PER_DAY: '0',
      LOG_LEVEL: 'warn',
    },
    `http://127.0.0.1:${port}/readyz`,
  );
  const { token, accountId } = await signIn(`http://127.0.0.1:${port}`);
  const brief = JSON.stringify({ ...emptyDraft(), title: 'bench' });
  const campaignId = await fillAccount(databaseUrl, accountId, brief);
  const barePort = await findFreePort();
  const bare = await startProgram(
    ['--import', 'tsx', join(import.meta.dirname, 'bare-server.ts')],
    { PORT: String(barePort), DATABASE_URL: databaseUrl, ACCOUNT_ID: String(accountId) },
    `http://127.0.0.1:${barePort}/ready`,
  );
  try {
    const measured: Measured[] = [];
    for (const scenario of listScenarios(
      { ours: `http://127.0.0.1:${port}`, bare: `http://127.0.0.1:${barePort}` },
      token,
      campaignId,
      brief,
    ))
      measured.push(await compare(scenario));
    return measured;
  } finally {
    await Promise.all([stopProgram(ours), stopProgram(bare)]);
  }
}

function listScenarios({ ours, bare }: Record<'ours' | 'bare', string>, token: string, campaignId: number, brief: string): Scenario[] {
  const headers = { authorization: `Bearer ${token}` };
  const json = { 'content-type': 'application/json' };
  const draft = JSON.stringify({ data: JSON.parse(brief) as unknown, draft_step: 'general-information' });
  const campaigns = `${ours}/api/main/v1/campaigns`;
  return [
    {
      name: 'list of 10, filtered and sorted',
      goal: 0.66,
      ours: { url: `${campaigns}/?limit=10&filter=state,PUBLISHING,SCHEDULED&ordering=-price`, method: 'GET', headers },
      bare: { url: `${bare}/list`, method: 'GET', headers: {} },
    },
    {
      name: 'one campaign',
      goal: 0.42,
      ours: { url: `${campaigns}/${campaignId}/`, method: 'GET', headers },
      bare: { url: `${bare}/one/${campaignId}`, method: 'GET', headers: {} },
    },
    {
      name: 'create a draft',
      goal: 0.48,
      ours: { url: `${campaigns}/drafts/`, method: 'POST', headers: { ...headers, ...json }, body: draft },
      bare: { url: `${bare}/drafts`, method: 'POST', headers: json, body: draft },
    },
  ];
}

async function compare({ name, goal, ours, bare }: Scenario): Promise<Measured> {
  await measureRate(ours, WARM_UP_SECONDS);
  await measureRate(bare, WARM_UP_SECONDS);
  const rounds: { ours: number; bare: number; p99Ms: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const us = await measureRate(ours, SECONDS);
    const peer = await measureRate(bare, SECONDS);
    rounds.push({ ours: us.rate, bare: peer.rate, p99Ms: us.p99Ms });
  }
  const detail = `${Math.round(median(rounds.map((r) => r.ours)))} against ${Math.round(median(rounds.map((r) => r.bare)))} requests/s, p99 ${median(rounds.map((r) => r.p99Ms))} ms`;
  return { name, peer: 'bare node:http + pg', ratios: rounds.map((r) => r.ours / r.bare), goal, detail };
}
