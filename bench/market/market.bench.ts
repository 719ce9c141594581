import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frontierBudgets, reachFrontier } from '@jarchi/optimiser/reach-frontier.ts';
import { suggestPackages } from '@jarchi/optimiser/suggest-packages.ts';
import { createDatabase, findPostgres } from '../database.ts';
import { fillMarket, readMarket, type MarketPlan } from './market.ts';
import { findFreePort, startProgram, stopProgram } from '../processes.ts';
import type { Measured } from '../report.ts';
import { signIn } from '../sign-in.ts';

const SIZES = [3_000, 100_000] as const;
const ROUNDS = 5;
const LISTS_A_ROUND = 30;
/** A filtered list of the large market may take at most this many times as long as that of the small one. */
const GROWTH_LIMIT = 2;
/** Long enough that pings do not take processor time from the optimiser. */
const PING_PAUSE_MS = 25;
const BUDGET = 400_000_000;
const dist = process.env['E2E_DIST'] ?? join(import.meta.dirname, '../../dist');

interface Market {
  readonly size: number;
  /** Each returns the milliseconds that its request took. */
  readonly list: () => Promise<number>;
  readonly suggest: (budget: number) => Promise<number>;
  readonly ping: () => Promise<number>;
  readonly plans: readonly MarketPlan[];
  stop(): Promise<void>;
}

/** Measures the filtered list and the package optimiser through the API, with 3,000 and with 100,000 publishers of one format. */
export async function benchMarket(): Promise<readonly Measured[]> {
  const server = await findPostgres();
  if (!server) {
    console.log('market: no PostgreSQL answers, so nothing was measured (set DATABASE_URL)');
    return [];
  }
  const markets: Market[] = [];
  try {
    for (const size of SIZES) markets.push(await openMarket(server, size));
    const [small, large] = markets as [Market, Market];
    return [await compareLists(small, large), ...(await measurePackages(small)), ...(await measurePackages(large))];
  } finally {
    for (const market of markets) await market.stop();
  }
}

async function openMarket(serverUrl: string, size: number): Promise<Market> {
  const database = await createDatabase(serverUrl, `jarchi_bench_${size}`);
  const dataDir = mkdtempSync(join(tmpdir(), 'jarchi-bench-'));
  const port = await findFreePort();
  const base = `http://127.0.0.1:${port}`;
  const settings = { PORT: String(port), DATABASE_URL: database.url, JARCHI_DATA_DIR: dataDir, JARCHI_SAMPLE: '0', LOG_LEVEL: 'warn' };
  const program = await startProgram([join(dist, 'server/main.js')], settings, `${base}/readyz`);
  await fillMarket(database.url, size);
  const { token } = await signIn(base);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const time = async (path: string, init: RequestInit = {}) => {
    const begun = performance.now();
    const response = await fetch(base + path, { headers, ...init });
    const body = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${body}`);
    return performance.now() - begun;
  };
  const filters = ['price,gt,1000000', 'price,lt,20000000', 'followers,gt,50000', 'followers,lt,400000', 'pageType,news'];
  const query = [...filters, 'categories,3', 'willProvideInsight,true'].map((filter) => `filter=${encodeURIComponent(filter)}`).join('&');
  return {
    size,
    list: () => time(`/api/main/v1/media/media-plans/instagram-story?limit=20&${query}`),
    suggest: (budget) =>
      time('/api/main/v1/media/media-plans/instagram-story/packages/', {
        method: 'POST',
        body: JSON.stringify({ budget, goal_reach: null, ad_categories: [3, 7] }),
      }),
    ping: () => time('/healthz'),
    plans: await readMarket(database.url),
    async stop() {
      await stopProgram(program);
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function compareLists(small: Market, large: Market): Promise<Measured> {
  const rounds: { small: number; large: number }[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const times: { small: number[]; large: number[] } = { small: [], large: [] };
    for (let index = 0; index < LISTS_A_ROUND; index++) {
      times.small.push(await small.list());
      times.large.push(await large.list());
    }
    if (round >= 0) rounds.push({ small: quickest(times.small), large: quickest(times.large) });
  }
  return {
    name: 'five filters, 100,000 publishers',
    peer: `${GROWTH_LIMIT} times the time of 3,000`,
    ratios: rounds.map((one) => (GROWTH_LIMIT * one.small) / one.large),
    goal: 1,
    detail: `ms ${rounds.map((one) => `${one.large.toFixed(1)} against ${one.small.toFixed(1)}`).join(', ')}`,
  };
}

/** The tenth percentile: other work on the machine changes it least. */
function quickest(timesMs: readonly number[]): number {
  return timesMs.toSorted((a, b) => a - b)[Math.floor(timesMs.length / 10)] ?? 0;
}

/** Compares three packages and their curve over HTTP with the optimiser alone in this process, and measures how long other requests wait meanwhile. */
async function measurePackages(market: Market): Promise<Measured[]> {
  const rounds: { api: number; alone: number; longestPing: number }[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    // Each round has its own budget, so that no answer comes from the cache.
    const budget = BUDGET + (round + 1) * 1_000_000;
    const begun = performance.now();
    solveHere(market.plans, budget);
    const alone = performance.now() - begun;
    const state = { isDone: false, longestPing: 0 };
    const asked = market.suggest(budget).finally(() => (state.isDone = true));
    while (!state.isDone) {
      state.longestPing = Math.max(state.longestPing, await market.ping());
      await new Promise((next) => setTimeout(next, PING_PAUSE_MS));
    }
    if (round >= 0) rounds.push({ api: await asked, alone, longestPing: state.longestPing });
    else await asked;
  }
  const publishers = `${market.size.toLocaleString('en')} publishers`;
  const sayEach = (key: 'api' | 'alone' | 'longestPing') => rounds.map((one) => one[key].toFixed(0)).join(' ');
  return [
    {
      name: `packages, ${publishers}`,
      peer: 'the optimiser alone',
      ratios: rounds.map(({ api, alone }) => alone / api),
      goal: market.size > SIZES[0] ? 0.5 : 0.35,
      detail: `ms ${sayEach('api')}, alone ${sayEach('alone')}`,
    },
    {
      name: `others meanwhile, ${publishers}`,
      peer: 'a quarter of its time',
      ratios: rounds.map(({ api, longestPing }) => api / 4 / longestPing),
      goal: 1,
      detail: `longest wait ms ${sayEach('longestPing')}`,
    },
  ];
}

function solveHere(market: readonly MarketPlan[], budget: number): void {
  const plans = market.map((plan) => ({ ...plan, media_type: 'INSTAGRAM' as const }));
  const none = { pinned_plans: [], pinned_bundles: [], excluded_plans: [], excluded_bundles: [], max_plans: null };
  const limits = { ...none, plans, bundles: [], platform_caps: {}, category_caps: new Map(), max_plans_by_platform: {} };
  suggestPackages({ ...limits, budget, goal_reach: null, ad_categories: [3, 7] });
  reachFrontier(limits, frontierBudgets({ ...limits, objective: { kind: 'most_reach', budget } }, 24));
}
