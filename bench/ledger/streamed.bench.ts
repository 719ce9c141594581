import { readFileSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { openBenchServer } from '../bench-server.ts';
import { findPostgres } from '../database.ts';
import { median, type Measured } from '../report.ts';
import { signIn } from '../sign-in.ts';

const ROWS = 200_000;
const WARM_ROWS = 20_000;
const ROUNDS = 5;
const LIMIT_MB = 30;

/** How much a server grows while it sends a list of 200,000 rows, against its limit. Reads /proc, so it measures on Linux only. */
export async function benchStreamed(): Promise<readonly Measured[]> {
  const server = await findPostgres();
  if (!server || process.platform !== 'linux') {
    console.log('streamed: needs Linux and PostgreSQL (set DATABASE_URL), so nothing was measured');
    return [];
  }
  const ours = await openBenchServer(server, 'jarchi_bench_streamed');
  const { base, database_url } = ours;
  try {
    const { token, accountId } = await signIn(base);
    await fillRequests(database_url, accountId);
    const read = async (limit: number) => {
      const response = await fetch(`${base}/api/financial/deduction_requests?limit=${limit}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return countRows(response);
    };
    await read(WARM_ROWS);
    const grown: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const before = restartPeak(ours.pid);
      const rows = await read(ROWS);
      if (rows !== ROWS) throw new Error(`${rows} rows came`);
      grown.push(Math.max(readStatus(ours.pid, 'VmHWM') - before, 0.1));
    }
    return [
      {
        name: 'memory of a streamed list',
        peer: `${LIMIT_MB} MB`,
        ratios: grown.map((mb) => LIMIT_MB / mb),
        goal: 1,
        detail: `+${median(grown).toFixed(1)} MB at most while ${ROWS} rows left (rounds ${grown.map((mb) => mb.toFixed(1)).join(', ')})`,
      },
    ];
  } finally {
    await ours.close();
  }
}

/** Reads the body as it comes, and counts its rows by their ids. */
async function countRows(response: Response): Promise<number> {
  const decoder = new TextDecoder();
  let [rows, rest] = [0, ''];
  for await (const chunk of response.body ?? []) {
    const pieces = (rest + decoder.decode(chunk, { stream: true })).split('{"id":');
    rows += pieces.length - 1;
    rest = pieces.at(-1)?.slice(-5) ?? '';
  }
  return rows;
}

/** MB that the process has in memory now; its peak counts from here. */
function restartPeak(pid: number): number {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return readStatus(pid, 'VmRSS');
}

function readStatus(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const [, kb] = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
}

async function fillRequests(databaseUrl: string, accountId: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into money_request (account_id, kind, state, amount, reason, iban, created, decided_at, version)
     select $1, 'money_back', 'refused', 10000 + n, 'benchmark ' || n, 'IR820540102680020817909002', now() - n * interval '1 minute', now(), 2
     from generate_series(1, ${ROWS}) n`,
    [accountId],
  );
  await client.query('vacuum analyze money_request');
  await client.end();
}
