import pg from 'pg';
import { openBenchServer } from '../bench-server.ts';
import { findPostgres } from '../database.ts';
import { median, type Measured } from '../report.ts';
import { signInStaff } from '../sign-in.ts';
import { BARE, fillDesk } from './fill-desk.ts';

const ROUNDS = 3;
const TRIES = 20;

/** What the console asks, and the statement by hand that reads the same. */
const LISTS = [
  { name: 'customers', goal: 0.6, path: '/customers/?limit=10', bare: BARE.customers, values: [] },
  {
    name: 'customers, searched',
    goal: 0.75,
    path: '/customers/?limit=10&search=karimi%204217',
    bare: BARE.searched,
    values: ['%karimi%', '%4217%'],
  },
  { name: 'tickets', goal: 0.75, path: '/tickets/?limit=10', bare: BARE.tickets, values: [] },
  { name: 'requests of money', goal: 0.6, path: '/money-requests/?limit=10', bare: BARE.requests, values: [] },
] as const;

/** A page of ten of the console among 100,000 customers, 100,000 tickets and 100,000 requests against the bare statement, by turns. */
export async function benchDesk(): Promise<readonly Measured[]> {
  const server = await findPostgres();
  if (!server) {
    console.log('desk: no PostgreSQL answers, so nothing was measured (set DATABASE_URL)');
    return [];
  }
  const ours = await openBenchServer(server, 'jarchi_bench_desk');
  const client = new pg.Client({ connectionString: ours.database_url });
  await client.connect();
  try {
    const token = await signInStaff(ours.base, async (phone) => {
      await client.query('update app_user set is_staff = true where phone = $1', [phone]);
    });
    await fillDesk(client);
    const measured: Measured[] = [];
    for (const { name, goal, path, bare, values } of LISTS) {
      const [asked, peer] = [() => ask(`${ours.base}/api/back-office${path}`, token), () => client.query(bare, [...values])];
      measured.push(await compare({ name, goal, asked, peer }));
    }
    return measured;
  } finally {
    await client.end();
    await ours.close();
  }
}

async function ask(url: string, token: string): Promise<void> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const { results } = (await response.json()) as { results: unknown[] };
  if (results.length === 0) throw new Error(`${url} found nothing`);
}

interface Compared {
  readonly name: string;
  readonly goal: number;
  readonly asked: () => Promise<unknown>;
  readonly peer: () => Promise<unknown>;
}

async function timeMs(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

async function compare({ name, goal, asked, peer }: Compared): Promise<Measured> {
  const rounds: { ours: number; bare: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const [ours, bare]: [number[], number[]] = [[], []];
    for (let tries = 0; tries < TRIES; tries++) {
      ours.push(await timeMs(asked));
      bare.push(await timeMs(peer));
    }
    // The first round warms both.
    if (round > 0) rounds.push({ ours: median(ours), bare: median(bare) });
  }
  const middle = (key: 'ours' | 'bare') => median(rounds.map((round) => round[key])).toFixed(1);
  return {
    name: `console: ${name}`,
    peer: 'the bare statement',
    ratios: rounds.map((round) => round.bare / round.ours),
    goal,
    detail: `${middle('ours')} ms against ${middle('bare')} ms`,
  };
}
