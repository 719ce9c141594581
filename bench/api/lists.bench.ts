import pg from 'pg';
import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import { openBenchServer } from '../bench-server.ts';
import { findPostgres } from '../database.ts';
import { median, type Measured } from '../report.ts';
import { signIn } from '../sign-in.ts';

const ROUNDS = 3;
const TRIES = 40;
const [FEW, MANY] = [10, 10_000];
/** A list of many takes at most twice as long. */
const GOAL = 0.5;

/** Lists of an account, by what they ask; `deep` is the last page of each, `middle` the one that is farthest from both ends. Each fills its page in both accounts. */
const LISTS: Readonly<Record<string, (campaigns: number) => string>> = {
  'list and totals': () => 'limit=10',
  'list, deep page': (campaigns) => `limit=10&offset=${campaigns - 10}`,
  'list, middle page': (campaigns) => `limit=10&offset=${Math.max(0, campaigns / 2 - 10)}`,
  'list, filtered': () => 'limit=10&filter=state,PUBLISHING,SCHEDULED&filter=media_type,INSTAGRAM',
  'list, searched': () => 'limit=10&filter=search,bench',
  'list by price': () => 'limit=10&ordering=-price',
  'list by title, deep': (campaigns) => `limit=10&ordering=title&offset=${campaigns - 10}`,
};

/** The list of an account with 10,000 campaigns against that of one with 10, on the same PostgreSQL, by turns. */
export async function benchLists(): Promise<readonly Measured[]> {
  const server = await findPostgres();
  if (!server) {
    console.log('lists: no PostgreSQL answers, so nothing was measured (set DATABASE_URL)');
    return [];
  }
  const ours = await openBenchServer(server, 'jarchi_bench_lists');
  const { base, database_url } = ours;
  try {
    const [few, many] = [await signIn(base), await signIn(base)];
    await fill(database_url, few.accountId, FEW);
    await fill(database_url, many.accountId, MANY);
    const measured: Measured[] = [];
    for (const [name, query] of Object.entries(LISTS)) {
      const addressOf = (campaigns: number) => `${base}/api/main/v1/campaigns/?${query(campaigns)}`;
      measured.push(await compare(name, { url: addressOf(FEW), token: few.token }, { url: addressOf(MANY), token: many.token }));
    }
    return measured;
  } finally {
    await ours.close();
  }
}

interface Asked {
  readonly url: string;
  readonly token: string;
}

async function timeMs({ url, token }: Asked): Promise<number> {
  const begin = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
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
    peer: `an account with ${FEW} campaigns`,
    ratios: rounds.map((round) => round.few / round.many),
    goal: GOAL,
    detail: `${middle('many')} ms with ${MANY} campaigns against ${middle('few')} ms`,
  };
}

/** Gives an account campaigns without placements: the list reads none. */
async function fill(databaseUrl: string, accountId: number, campaigns: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const brief = JSON.stringify({ ...emptyDraft(), title: 'bench' });
  await client.query(
    `insert into draft (account_id, campaign, draft_step, data, idempotency_key, updated_at, created)
     select $1, null, 'activation', $2::jsonb, 'bench-' || n, now(), now() from generate_series(1, $3::int) n`,
    [accountId, brief, campaigns],
  );
  await client.query(
    `insert into campaign (account_id, title, media_type, campaign_type, content_type, state, publish_period_start, publish_period_end, preferred_publish_start_hour, preferred_publish_end_hour, budget, goal_total_reach,
       brief, draft_id, price, discount, vat, total, vat_percent, quote_valid_until, reach, views, clicks, cost, publishers, search_text, created, state_since, changed_at)
     select $1, 'bench ' || id, (array['INSTAGRAM', 'TELEGRAM'])[1 + id % 2], 'REACH', 'STORY', (array['PUBLISHING', 'SCHEDULED', 'INACTIVE', 'CREATED'])[1 + id % 4], '2026-01-01', '2026-01-10', 9, 23, 45000000, 400000,
       $2::jsonb, id, 30000000 + id, 0, 3000000, 33000000, 10, now(), 200000 + id, 240000, 3000, 15000000, 10, 'bench ' || id, now() - id * interval '1 hour', now(), now()
     from draft where account_id = $1`,
    [accountId, brief],
  );
  await client.query('vacuum analyze campaign');
  await client.end();
}
