import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, findPostgres } from '../database.ts';
import { findFreePort, startProgram, stopProgram } from '../processes.ts';
import type { Measured } from '../report.ts';
import { signInByPassword } from '../sign-in.ts';

const CROWDS = [20, 60, 200] as const;
const SECONDS = 6;
/** The other account pauses this long between requests, as a person who clicks. */
const PAUSE_MS = 10;
/** The other account's requests may take this many times as long as without the crowd. */
const P50_LIMIT = 1.5;
const P99_LIMIT = 5;
const root = join(import.meta.dirname, '../..');

/** Compares the time of one account's balance while another account floods the server with the time while no other account asks. */
export async function benchFairness(): Promise<readonly Measured[]> {
  const server = await findPostgres();
  if (!server) {
    console.log('fairness: no PostgreSQL answers, so nothing was measured (set DATABASE_URL)');
    return [];
  }
  const database = await createDatabase(server, 'jarchi_bench_fairness');
  const data_dir = mkdtempSync(join(tmpdir(), 'jarchi-bench-'));
  const port = await findFreePort();
  const base = `http://127.0.0.1:${port}`;
  const program = await startProgram(
    [join(root, 'dist/server/main.js')],
    { PORT: String(port), DATABASE_URL: database.url, JARCHI_DATA_DIR: data_dir, LOG_LEVEL: 'warn' },
    `${base}/readyz`,
    { seconds: 240 },
  );
  try {
    return await measure(base);
  } finally {
    await stopProgram(program);
    await database.drop();
    rmSync(data_dir, { recursive: true, force: true });
  }
}

async function measure(base: string): Promise<Measured[]> {
  const crowd = await signInByPassword(base, '09120000001');
  const other = await signInByPassword(base, '09120000002');
  const body = JSON.stringify({ campaign: await findUnbought(base, crowd.token), discount_codes: [] });
  const askBalance = async () => {
    const started = performance.now();
    const response = await fetch(`${base}/api/financial/accounts/${other.account}/`, {
      headers: { authorization: `Bearer ${other.token}` },
    });
    await response.arrayBuffer();
    return { ms: performance.now() - started, isGood: response.ok };
  };
  await sample(askBalance, 2);
  const measured: Measured[] = [];
  for (const connections of CROWDS) {
    const idle = await sample(askBalance, SECONDS);
    const running = startCrowd({
      URL: `${base}/api/main/discount/apply-discount/`,
      TOKEN: crowd.token,
      BODY: body,
      CONNECTIONS: String(connections),
    });
    const busy = await sample(askBalance, SECONDS);
    const told = await running;
    if (busy.failed > 0) throw new Error(`${busy.failed} calls of the other account failed`);
    const detail = `idle ${idle.p50.toFixed(1)} and ${idle.p99.toFixed(1)} ms, with the crowd ${busy.p50.toFixed(1)} and ${busy.p99.toFixed(1)} ms; crowd ${told}`;
    measured.push(
      {
        name: `others' p50, crowd of ${connections}`,
        peer: `${P50_LIMIT} × idle`,
        ratios: [(P50_LIMIT * idle.p50) / busy.p50],
        goal: 1,
        detail,
      },
      {
        name: `others' p99, crowd of ${connections}`,
        peer: `${P99_LIMIT} × idle`,
        ratios: [(P99_LIMIT * idle.p99) / busy.p99],
        goal: 1,
        detail: '',
      },
    );
  }
  return measured;
}

async function sample(ask: () => Promise<{ ms: number; isGood: boolean }>, seconds: number) {
  const times: number[] = [];
  let failed = 0;
  for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
    const { ms, isGood } = await ask();
    times.push(ms);
    if (!isGood) failed++;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), failed };
}

/** Runs one second longer than a sample takes; returns the counts of its responses. */
async function startCrowd(env: Readonly<Record<string, string>>): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'crowd.ts')], {
    env: { ...process.env, ...env, SECONDS: String(SECONDS + 1) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'exit');
  return output;
}

async function findUnbought(base: string, token: string): Promise<number> {
  const response = await fetch(`${base}/api/main/v1/campaigns/?limit=1&filter=state,CREATED`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { results } = (await response.json()) as { results: { id: number }[] };
  const [first] = results;
  if (!first) throw new Error('the sample world has no campaign that is not bought');
  return first.id;
}
