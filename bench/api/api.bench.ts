import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import { createDatabase, fillAccount, findPostgres } from '../database.ts';
import { measureRate, type Target } from '../load.ts';
import { createMeter, findFreePort, startProgram, stopProgram } from '../processes.ts';
import { median, type Measured } from '../report.ts';
import { signIn } from '../sign-in.ts';

const ROUNDS = 3;
const SECONDS = 4;
const WARM_UP_SECONDS = 2;
const root = join(import.meta.dirname, '../..');

/** The same rows by the least code: from a pool as most servers have it, and at its best. */
const PEERS = [
  { name: 'bare node:http + pg', pipelined: false },
  { name: 'bare node:http + pg, pipelined', pipelined: true },
] as const;

interface Peer {
  readonly name: string;
  readonly program: ChildProcess;
  readonly base: string;
}

interface Scenario {
  readonly name: string;
  /** One for each peer. */
  readonly goals: readonly number[];
  readonly ours: Target;
  /** Its address without the host. */
  readonly bare: Target;
}

interface Round {
  readonly rate: number;
  readonly p99Ms: number;
  readonly cpuMs: number;
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
  const started: ChildProcess[] = [ours];
  try {
    const { token, accountId } = await signIn(`http://127.0.0.1:${port}`);
    const brief = JSON.stringify({ ...emptyDraft(), title: 'bench' });
    const campaignId = await fillAccount(databaseUrl, accountId, brief);
    const env = { DATABASE_URL: databaseUrl, ACCOUNT_ID: String(accountId) };
    const peers: Peer[] = [];
    for (const { name, pipelined } of PEERS) {
      const peerPort = await findFreePort();
      const base = `http://127.0.0.1:${peerPort}`;
      const program = await startProgram(
        ['--import', 'tsx', join(import.meta.dirname, 'bare-server.ts')],
        { ...env, PORT: String(peerPort), PIPELINED: pipelined ? '1' : '0' },
        `${base}/ready`,
      );
      started.push(program);
      peers.push({ name, program, base });
    }
    const measured: Measured[] = [];
    for (const scenario of listScenarios(`http://127.0.0.1:${port}`, token, campaignId, brief))
      measured.push(...(await compare(scenario, ours, peers)));
    return measured;
  } finally {
    await Promise.all(started.map(stopProgram));
  }
}

function listScenarios(ours: string, token: string, campaignId: number, brief: string): Scenario[] {
  const headers = { authorization: `Bearer ${token}` };
  const json = { 'content-type': 'application/json' };
  const draft = JSON.stringify({ data: JSON.parse(brief) as unknown, draft_step: 'general-information' });
  const campaigns = `${ours}/api/main/v1/campaigns`;
  return [
    {
      name: 'list of 10, filtered and sorted',
      goals: [0.6, 0.57],
      ours: { url: `${campaigns}/?limit=10&filter=state,PUBLISHING,SCHEDULED&ordering=-price`, method: 'GET', headers },
      bare: { url: '/list', method: 'GET', headers: {} },
    },
    {
      name: 'one campaign',
      goals: [0.61, 0.57],
      ours: { url: `${campaigns}/${campaignId}/`, method: 'GET', headers },
      bare: { url: `/one/${campaignId}`, method: 'GET', headers: {} },
    },
    {
      name: 'create a draft',
      goals: [0.47, 0.52],
      ours: { url: `${campaigns}/drafts/`, method: 'POST', headers: { ...headers, ...json }, body: draft },
      bare: { url: '/drafts', method: 'POST', headers: json, body: draft },
    },
  ];
}

/** One line for each peer. All are measured by turns, so that what else runs on the machine meets all of them. */
async function compare({ name, goals, ours, bare }: Scenario, program: ChildProcess, peers: readonly Peer[]): Promise<Measured[]> {
  const runners = [
    { program, target: ours },
    ...peers.map((peer) => ({ program: peer.program, target: { ...bare, url: peer.base + bare.url } })),
  ];
  for (const { target } of runners) await measureRate(target, WARM_UP_SECONDS);
  const rounds: Round[][] = runners.map(() => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, { program: measuredProgram, target }] of runners.entries()) {
      const readCpu = createMeter(measuredProgram);
      const { rate, p99Ms } = await measureRate(target, SECONDS);
      rounds[index]?.push({ rate, p99Ms, cpuMs: (readCpu() * 1000) / (rate * SECONDS) });
    }
  const [own = [], ...others] = rounds;
  const middle = (list: readonly Round[], key: keyof Round) => median(list.map((round) => round[key]));
  return peers.map((peer, index) => {
    const other = others[index] ?? [];
    const detail = [
      `${Math.round(middle(own, 'rate'))} against ${Math.round(middle(other, 'rate'))} requests/s`,
      `${middle(own, 'cpuMs').toFixed(2)} against ${middle(other, 'cpuMs').toFixed(2)} CPU ms a request`,
      `p99 ${middle(own, 'p99Ms')} ms`,
    ].join(', ');
    return {
      name,
      peer: peer.name,
      ratios: own.map(({ rate }, round) => rate / (other[round]?.rate ?? Number.NaN)),
      goal: goals[index] ?? 0,
      detail,
    };
  });
}
