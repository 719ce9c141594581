import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import { createDatabase, findPostgres } from '../database.ts';
import { findFreePort, startProgram, stopProgram } from '../processes.ts';
import type { Measured } from '../report.ts';
import { signIn } from '../sign-in.ts';

const ROUNDS = 20;
const WRITERS = 12;
const ROUND_MS = 400;
/** A server has to answer again within this time. */
const LIMIT_MS = 1000;

/** Ends all database connections of a server under load; measures how soon it answers again, and fails if it lost an acknowledged draft. */
export async function benchOutage(): Promise<readonly Measured[]> {
  const server = await findPostgres();
  if (!server) {
    console.log('outage: no PostgreSQL answers, so nothing was measured (set DATABASE_URL)');
    return [];
  }
  const database = await createDatabase(server, 'jarchi_bench_outage');
  const data_dir = mkdtempSync(join(tmpdir(), 'jarchi-bench-'));
  const port = await findFreePort();
  const base = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), DATABASE_URL: database.url, JARCHI_DATA_DIR: data_dir, JARCHI_SAMPLE: '0', LOG_LEVEL: 'fatal' };
  const program = await startProgram(
    [join(import.meta.dirname, '../../dist/server/main.js')],
    { ...env, JARCHI_DRAFTS_PER_DAY: '0' },
    `${base}/readyz`,
  );
  const killer = new pg.Client({ connectionString: database.url });
  await killer.connect();
  try {
    const backMs = await endConnections(base, killer, () => {
      if (program.exitCode !== null || program.signalCode !== null) throw new Error('the server died');
    });
    const worst = Math.max(...backMs);
    const detail = `${ROUNDS} rounds, worst ${worst.toFixed(0)} ms, no death, no acknowledged draft lost`;
    return [{ name: 'back after lost connections', peer: `the limit of ${LIMIT_MS} ms`, ratios: [LIMIT_MS / worst], goal: 1, detail }];
  } finally {
    await killer.end();
    await stopProgram(program);
    await database.drop();
    rmSync(data_dir, { recursive: true, force: true });
  }
}

/** Ends every connection but the killer's, once a round; returns for each round the milliseconds until a write was acknowledged. */
async function endConnections(base: string, killer: pg.Client, expectAlive: () => void): Promise<number[]> {
  const { token } = await signIn(base);
  const acknowledged: number[] = [];
  let lastAt = 0;
  let isLoaded = true;
  const write = async () => {
    const key = `bench-${Math.random().toString(36).slice(2)}`;
    const body = JSON.stringify({ data: { ...emptyDraft(), title: 'bench' }, draft_step: 'general-information' });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key };
    const response = await fetch(`${base}/api/main/v1/campaigns/drafts/`, { method: 'POST', headers, body }).catch(() => undefined);
    if (!response?.ok) return;
    acknowledged.push(((await response.json()) as { id: number }).id);
    lastAt = performance.now();
  };
  const writers = Array.from({ length: WRITERS }, async () => {
    while (isLoaded) await write();
  });
  const backMs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await new Promise((resolve) => setTimeout(resolve, ROUND_MS));
    await killer.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const endedAt = performance.now();
    while (lastAt < endedAt) {
      expectAlive();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    backMs.push(lastAt - endedAt);
  }
  isLoaded = false;
  await Promise.all(writers);
  const { rows } = await killer.query<{ id: string }>('select id from draft');
  const stored = new Set(rows.map(({ id }) => Number(id)));
  const lost = acknowledged.filter((id) => !stored.has(id));
  if (lost.length > 0) throw new Error(`${lost.length} of ${acknowledged.length} acknowledged drafts were lost`);
  return backMs;
}
