import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import pg from 'pg';
import { createDatabase, fillAccount, findPostgres } from '../database.ts';
import { measureRate, type Target } from '../load.ts';
import { createMeter, findFreePort, startProgram, stopProgram } from '../processes.ts';
import { median, type Measured } from '../report.ts';
import { signIn } from '../sign-in.ts';

/** Short ones, in turn, so that what else runs on the machine meets both. */
const ROUNDS = 15;
const SECONDS = 1;
const WARM_UP_SECONDS = 2;
const CODE = 'benchcadef';
const root = join(import.meta.dirname, '../..');

/** Redirects of a tracked link, each by another visitor and kept in the log, against a bare redirect. */
export async function benchClicks(): Promise<readonly Measured[]> {
  const server = await findPostgres();
  if (!server) {
    console.log('clicks: no PostgreSQL answers, so nothing was measured (set DATABASE_URL)');
    return [];
  }
  const database = await createDatabase(server, 'jarchi_bench_clicks');
  const data_dir = mkdtempSync(join(tmpdir(), 'jarchi-bench-'));
  try {
    return [await measureOn(database.url, data_dir)];
  } finally {
    await database.drop();
    rmSync(data_dir, { recursive: true, force: true });
  }
}

async function measureOn(databaseUrl: string, data_dir: string): Promise<Measured> {
  const [port, barePort] = [await findFreePort(), await findFreePort()];
  const ours = await startProgram(
    [join(root, 'dist/server/main.js')],
    { PORT: String(port), DATABASE_URL: databaseUrl, JARCHI_DATA_DIR: data_dir, JARCHI_SAMPLE: '0', LOG_LEVEL: 'warn' },
    `http://127.0.0.1:${port}/readyz`,
  );
  const { accountId } = await signIn(`http://127.0.0.1:${port}`);
  await addLink(databaseUrl, accountId, await fillAccount(databaseUrl, accountId, JSON.stringify(emptyDraft())));
  const bare = await startProgram(
    ['--import', 'tsx', join(import.meta.dirname, 'bare-redirect.ts')],
    { PORT: String(barePort) },
    `http://127.0.0.1:${barePort}/ready`,
  );
  const headersOf = (serial: number) => ({ 'user-agent': `Mozilla/5.0 (Linux; Android 14) Chrome/120.0 Visit/${serial}` });
  const toOurs: Target = { url: `http://127.0.0.1:${port}/r/${CODE}`, method: 'GET', headers: {}, isRedirect: true, headersOf };
  const toBare: Target = { ...toOurs, url: `http://127.0.0.1:${barePort}/` };
  try {
    await measureRate(toOurs, WARM_UP_SECONDS);
    await measureRate(toBare, WARM_UP_SECONDS);
    const rounds: { ours: number; bare: number; p99Ms: number }[] = [];
    const work = { ours: createMeter(ours), bare: createMeter(bare) };
    for (let round = 0; round < ROUNDS; round++) {
      const us = await measureRate(toOurs, SECONDS);
      const peer = await measureRate(toBare, SECONDS);
      rounds.push({ ours: us.rate, bare: peer.rate, p99Ms: us.p99Ms });
    }
    const middle = (key: keyof (typeof rounds)[number]) => Math.round(median(rounds.map((round) => round[key])));
    const each = (key: 'ours' | 'bare') => Math.round((work[key]() * 1e6) / rounds.reduce((sum, round) => sum + round[key] * SECONDS, 0));
    const detail = `${middle('ours')} against ${middle('bare')} redirects/s, p99 ${middle('p99Ms')} ms; processor time of each ${each('ours')} against ${each('bare')} µs`;
    return {
      name: 'a click is kept and redirected',
      peer: 'bare node:http',
      ratios: rounds.map((r) => r.ours / r.bare),
      goal: 0.5,
      detail,
    };
  } finally {
    await Promise.all([stopProgram(ours), stopProgram(bare)]);
  }
}

async function addLink(databaseUrl: string, accountId: number, campaignId: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from placement where campaign_id = $1 order by id limit 1', [campaignId]);
  const placement = rows[0]?.id;
  await client.query(
    `insert into tracked_link (account_id, placement_id, campaign_id, code, target, created)
     values ($1, $2, $3, $4, 'https://sepidar.example/menu?utm_source=ig&utm_campaign=1&utm_content=publisher.1', now())`,
    [accountId, placement, campaignId, CODE],
  );
  await client.query(`insert into doorway (kind, key_hash, account_id, subject_id) values ('click', $1, $2, $3)`, [
    createHash('sha256').update(`click:${CODE}`).digest('hex'),
    accountId,
    placement,
  ]);
  await client.end();
}
