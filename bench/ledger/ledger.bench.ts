import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { openBenchServer } from '../bench-server.ts';
import { findPostgres } from '../database.ts';
import { median, type Measured } from '../report.ts';
import { signIn } from '../sign-in.ts';

const ROUNDS = 3;
const TRIES = 40;
const FEW = 1_000;
/** `BENCH_ENTRIES` makes it smaller. */
const MANY = Number(process.env['BENCH_ENTRIES'] ?? 1_000_000);
const LIMIT = 20;
/** A page of many takes at most twice as long; a posting and a purchase at most as long as two of the same statements by hand. */
const GOAL = 0.5;
const root = join(import.meta.dirname, '../..');

/** Pages of a statement, by their place in it. */
const PAGES: Readonly<Record<string, (entries: number) => number>> = {
  'statement, newest page': () => 0,
  'statement, middle page': (entries) => entries / 2,
  'statement, oldest page': (entries) => entries - LIMIT,
};

/** A page of the statement of an account with a million entries against that of one with a thousand, on the same PostgreSQL, by turns. */
export async function benchLedger(): Promise<readonly Measured[]> {
  const server = await findPostgres();
  if (!server) {
    console.log('ledger: no PostgreSQL answers, so nothing was measured (set DATABASE_URL)');
    return [];
  }
  const ours = await openBenchServer(server, 'jarchi_bench_ledger');
  const { base, database_url } = ours;
  try {
    const [few, many] = [await signIn(base), await signIn(base)];
    const slugs = await fillLedgers(
      database_url,
      new Map([
        [few.accountId, FEW],
        [many.accountId, MANY],
      ]),
    );
    const measured: Measured[] = [];
    for (const [name, offsetOf] of Object.entries(PAGES)) {
      const ask = ({ accountId, token }: typeof few, entries: number) => ({
        url: `${base}/api/financial/accounts/${slugs.get(accountId)}/ledger?limit=${LIMIT}&offset=${offsetOf(entries)}`,
        token,
      });
      measured.push(await compare(name, ask(few, FEW), ask(many, MANY)));
    }
    return [...measured, await benchPosting(database_url), await benchPurchase(server)];
  } finally {
    await ours.close();
  }
}

/** The holds that the ledger posts in a time against the same statements by hand, on as many connections. */
async function benchPosting(databaseUrl: string): Promise<Measured> {
  const rounds = await runRounds('ledger-server.ts', { DATABASE_URL: databaseUrl });
  return compareRounds('posting of a hold', rounds, (ours, byHand) => `${ours} postings against ${byHand} in three seconds`);
}

/** Whole purchases, from the call of the service to its answer, against their statements replayed by hand on a twin of the store. */
async function benchPurchase(serverUrl: string): Promise<Measured> {
  const rounds = await runRounds('purchase-server.ts', { JARCHI_TEST_DATABASE_URL: serverUrl });
  return compareRounds('purchase of a campaign', rounds, (ours, byHand) => `${ours} purchases a second against ${byHand}`);
}

interface Round {
  readonly ours: number;
  readonly byHand: number;
}

/** Starts a program of the server that sends a pair of figures for each round. */
async function runRounds(file: string, env: Readonly<Record<string, string>>): Promise<readonly Round[]> {
  const program = join(root, 'apps/server/src/testing', file);
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const rounds: Round[] = [];
  child.on('message', (message) => void rounds.push(message as Round));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${file} ended with ${code}`);
  return rounds;
}

/** The first round warms both. */
function compareRounds(name: string, [, ...rounds]: readonly Round[], say: (ours: string, byHand: string) => string): Measured {
  const middle = (key: keyof Round) => median(rounds.map((round) => round[key])).toFixed(0);
  return {
    name,
    peer: 'the same statements by hand',
    ratios: rounds.map(({ ours, byHand }) => ours / byHand),
    goal: GOAL,
    detail: say(middle('ours'), middle('byHand')),
  };
}

interface Asked {
  readonly url: string;
  readonly token: string;
}

async function timeMs({ url, token }: Asked): Promise<number> {
  const begin = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const page = (await response.json()) as { results: readonly unknown[] };
  if (!response.ok || page.results.length !== LIMIT) throw new Error(`${url}: ${response.status}`);
  return performance.now() - begin;
}

async function compare(name: string, few: Asked, many: Asked): Promise<Measured> {
  const rounds: { few: number; many: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const [ofFew, ofMany]: [number[], number[]] = [[], []];
    for (let tries = 0; tries < TRIES; tries++) {
      ofFew.push(await timeMs(few));
      ofMany.push(await timeMs(many));
    }
    // The first round warms both.
    if (round > 0) rounds.push({ few: median(ofFew), many: median(ofMany) });
  }
  const middle = (key: 'few' | 'many') => median(rounds.map((round) => round[key])).toFixed(1);
  return {
    name,
    peer: `an account with ${FEW} entries`,
    ratios: rounds.map((round) => round.few / round.many),
    goal: GOAL,
    detail: `${middle('many')} ms with ${MANY} entries against ${middle('few')} ms`,
  };
}

/** Gives accounts charges of 100 toman each, and returns the accounts' slugs. The walls would check every row, so they sleep meanwhile. */
async function fillLedgers(databaseUrl: string, counts: ReadonlyMap<number, number>): Promise<ReadonlyMap<number, string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('set session_replication_role = replica');
  for (const [accountId, count] of counts) {
    await client.query(
      `insert into ledger_transaction (account_id, number, moves, kind, idempotency_key, at, entries, available, held, available_after, held_after)
       select $1, n, n, 'charge', 'bench:' || n, now() - ($2 - n) * interval '1 second', 2, 100, 0, 100 * n, 0 from generate_series(1, $2::int) n`,
      [accountId, count],
    );
    await client.query(
      `insert into ledger_entry (account_id, transaction_id, line, code, amount, entries, available, held, place, balance)
       select account_id, id, line, code, amount, entries, available, held, number, number * amount from ledger_transaction,
         (values (1, 'gateway.clearing', -100), (2, 'advertiser.available', 100)) entry (line, code, amount) where account_id = $1`,
      [accountId],
    );
    await client.query(
      `insert into ledger_line
         (account_id, line, kind, day, first_moves, last_moves, entries, transaction_id, number, at, available, held, available_after, held_after)
       select account_id, moves, kind, (at at time zone 'Asia/Tehran')::date, moves, moves, 1, id, number, at, available, held, available_after, held_after
       from ledger_transaction where account_id = $1`,
      [accountId],
    );
    await client.query(
      `insert into ledger_day (account_id, day, kind, campaign_id, lines, entries, available, held)
       select account_id, day, kind, 0, count(*), count(*), sum(available), sum(held) from ledger_line where account_id = $1 group by 1, 2, 3`,
      [accountId],
    );
  }
  await client.query('vacuum analyze ledger_transaction, ledger_entry, ledger_line, ledger_day');
  const { rows } = await client.query<{ account_id: string; slug: string }>('select account_id, slug from account');
  await client.end();
  return new Map(rows.map(({ account_id, slug }) => [Number(account_id), slug]));
}
