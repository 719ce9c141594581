import pg from 'pg';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import type { Database } from '#infra/store/db.ts';
import { requestKey } from '#infra/testing/request-key.ts';
import { openCampaigns, type Campaigns } from './campaigns/open-campaigns.ts';
import { recordStatements, type Recorded } from './campaigns/record-statements.ts';

/*
 * Buys campaigns by the server's service, and replays the statements of the same purchases by hand on a twin of the store, by turns. The
 * benchmark of the ledger starts it as a program with JARCHI_TEST_DATABASE_URL; it sends one pair of rates for each round.
 */

/** Of eight connections one party has half; the peer has as many. */
const LANES = 4;
const ROUNDS = 4;
/** Campaigns of each lane in a round. */
const CAMPAIGNS = 40;
/** New ids begin here, so that no other number looks like one. */
const FIRST_NEW_ID = 4_000_000_000;

interface Order {
  readonly caller: AccountCaller;
  readonly id: number;
  readonly total: number;
}
/** For each round, the purchases of each lane. */
type Plan = readonly (readonly (readonly Order[])[])[];

/** Accounts with money and campaigns that can be bought; the same on each store that is seeded. */
async function seed(shop: Campaigns): Promise<Plan> {
  const plans = await shop.app.seedPlans(2);
  const plan: Order[][][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const lanes: Order[][] = [];
    for (let lane = 0; lane < LANES; lane++) {
      const account = await shop.app.seedAccount();
      const { account_id, user_id, slug } = account;
      const caller: AccountCaller = { account_id, user_id, account: slug, role: 'owner', session_id: 'bench', impersonated_by: null };
      const { data } = await shop.seedDraft(account, { plans });
      const orders: Order[] = [];
      for (let index = 0; index < CAMPAIGNS; index++) {
        const body = { data, draft_step: 'activation' } as const;
        const { id: draft } = await account.client.drafts.createDraft({ body }, { idempotencyKey: newIdempotencyKey() });
        const { id, total } = await shop.create(account, draft);
        orders.push({ caller, id, total });
      }
      await shop.app.charge(
        account,
        orders.reduce((sum, { total }) => sum + total, 0),
      );
      lanes.push(orders);
    }
    plan.push(lanes);
  }
  const { rows } = await shop.app.db.pool.query<{ name: string }>(
    `select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public' and data_type = 'bigint'::regtype`,
  );
  for (const [index, { name }] of rows.entries())
    await shop.app.db.pool.query(`alter sequence ${name} restart ${FIRST_NEW_ID + index * 1_000_000}`);
  return plan;
}

/** Purchases a second. */
async function timeRate(lanes: readonly (() => Promise<void>)[], purchases: number): Promise<number> {
  const begin = performance.now();
  await Promise.all(lanes.map((lane) => lane()));
  return (1_000 * purchases) / (performance.now() - begin);
}

/** New ids of the recording, and what the replay got in their place. */
type Ids = Map<string, unknown>;

const isNewId = (value: unknown): boolean => Number(value) >= FIRST_NEW_ID && Number(value) < 2 * FIRST_NEW_ID;

function learnIds(ids: Ids, recorded: unknown, got: unknown): void {
  if (isNewId(recorded) && (typeof recorded === 'string' || typeof recorded === 'number')) ids.set(String(recorded), got);
  else if (typeof recorded === 'object' && recorded !== null && typeof got === 'object' && got !== null)
    for (const [key, value] of Object.entries(recorded)) learnIds(ids, value, Reflect.get(got, key));
}

function withIds(ids: Ids, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withIds(ids, one));
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  return ids.get(String(value)) ?? value;
}

async function replay(pool: pg.Pool, transactions: readonly (readonly Recorded[])[]): Promise<void> {
  for (const statements of transactions) {
    const client = await pool.connect();
    const ids: Ids = new Map();
    for (const { text, name, values, rowMode, rows } of statements) {
      const sent = values.map((value) => withIds(ids, value));
      const result = await client.query<Record<string, unknown>>({
        text,
        values: sent,
        ...(name && { name }),
        ...(rowMode && { rowMode }),
      });
      if (!Array.isArray(result)) learnIds(ids, rows, result.rows);
    }
    client.release();
  }
}

const readHolds = async (db: Database) =>
  (
    await db.pool.query(
      `select account_id, count(*)::int as holds, sum(held)::text as held from ledger_transaction where kind = 'hold' group by 1 order by 1`,
    )
  ).rows;

let record: ReturnType<typeof recordStatements> | undefined;
const ours = await openCampaigns({ wrapDatabase: (db) => (record = recordStatements(db)).db });
const twin = await openCampaigns();
const plan = await seed(ours);
await seed(twin);
const bare = new pg.Pool({ ...twin.app.db.pool.options, max: LANES });
for (const lanes of plan) {
  record?.take();
  const recordings: (readonly Recorded[])[][] = lanes.map(() => []);
  const buy = (orders: readonly Order[]) => async () => {
    for (const { caller, id, total } of orders) {
      const wishes = { expected_total: total, is_auto_after_charge: false };
      const bought = await ours.app.app.services.campaigns.purchaseCampaign({ caller, key: requestKey() }, id, wishes);
      if (!bought.ok) throw new Error(bought.error.code);
    }
  };
  const mine = await timeRate(lanes.map(buy), LANES * CAMPAIGNS);
  for (const transaction of record?.take() ?? []) {
    const lane = lanes.findIndex(([order]) =>
      transaction.some(({ text }) => text.includes(`app.account_id = '${order?.caller.account_id}'`)),
    );
    if (lane === -1) throw new Error(`whose is ${transaction[0]?.text}?`);
    recordings[lane]?.push(transaction);
  }
  const byHand = await timeRate(
    recordings.map((transactions) => () => replay(bare, transactions)),
    LANES * CAMPAIGNS,
  );
  const statements = recordings.flat(2).length / (LANES * CAMPAIGNS);
  process.send?.({ ours: mine, byHand, statements });
}
if (JSON.stringify(await readHolds(ours.app.db)) !== JSON.stringify(await readHolds(twin.app.db)))
  throw new Error('the twin holds other money');
await bare.end();
await ours.app.close();
await twin.app.close();
process.disconnect?.();
