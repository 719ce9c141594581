import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { holdEntries } from '@jarchi/domain/money/ledger.ts';
import { spendingLedger } from '#features/finance/finance.ledger.ts';
import { openDatabase } from '#infra/store/db.ts';
import { createTenancy } from '#infra/store/tenancy.ts';

/*
 * Posts holds by the ledger, and by the same statements by hand, by turns. The benchmark of the ledger starts it as a program on a migrated
 * store; it sends one pair of counts for each round.
 */

/** Of ten connections one party has half; the peer has as many. */
const LANES = 5;
const ROUND_MS = 3_000;
const ROUNDS = 4;
const TOMAN = 1_100;

const database_url = process.env['DATABASE_URL'] ?? '';
const db = await openDatabase({ database_url, pool_size: 2 * LANES });
const tenancy = createTenancy(db);
const bare = new pg.Pool({ connectionString: database_url, max: LANES });

async function seedAccount(): Promise<number> {
  const { rows } = await db.pool.query<{ account_id: number }>(
    `insert into account (slug, title, created) values ($1, 'bench', now()) returning account_id::int`,
    [randomUUID()],
  );
  return rows[0]?.account_id ?? 0;
}

async function postByLedger(accountId: number): Promise<void> {
  await tenancy.withAccount(accountId, (tx) =>
    spendingLedger.post(tx, accountId, [{ kind: 'hold', entries: holdEntries(TOMAN), idempotency_key: randomUUID(), at: new Date() }]),
  );
}

const LEDGER = `(select number, moves, available_after, held_after, null as key from ledger_transaction where account_id = $1 order by number desc limit 1)
  union all select t.number, t.moves, t.available_after, t.held_after, k.key from unnest($2::text[]) k(key) cross join lateral (
    select number, moves, available_after, held_after from ledger_transaction where account_id = $1 and idempotency_key = k.key limit 1) t`;

async function postByHand(accountId: number): Promise<void> {
  const client = await bare.connect();
  const key = randomUUID();
  await client.query(`begin; set local role jarchi_tenant; set local app.account_id = '${accountId}'`);
  await client.query('select debt_limit from account where account_id = $1 for update', [accountId]);
  const { rows } = await client.query<Record<'number' | 'moves' | 'available_after' | 'held_after', string>>(LEDGER, [accountId, [key]]);
  const [end] = rows;
  const after = [Number(end?.number ?? 0) + 1, Number(end?.moves ?? 0) + 1];
  const money = [Number(end?.available_after ?? 0) - TOMAN, Number(end?.held_after ?? 0) + TOMAN];
  const { rows: ids } = await client.query<{ id: string }>(
    `insert into ledger_transaction (account_id, number, moves, kind, idempotency_key, at, available, held, available_after, held_after)
     values ($1, $2, $3, 'hold', $4, $5, $6, $7, $8, $9) returning id`,
    [accountId, ...after, key, new Date(), -TOMAN, TOMAN, ...money],
  );
  await client.query(
    `insert into ledger_entry (account_id, transaction_id, line, code, amount) values ($1, $2, 1, 'advertiser.available', $3), ($1, $2, 2, 'advertiser.held', $4)`,
    [accountId, ids[0]?.id, -TOMAN, TOMAN],
  );
  await client.query('commit');
  client.release();
}

/** How many postings each lane of its own account makes in a round, in all. */
async function count(post: (accountId: number) => Promise<void>): Promise<number> {
  const accounts = await Promise.all(Array.from({ length: LANES }, seedAccount));
  const stop = { isSet: false };
  let posted = 0;
  const lanes = accounts.map(async (accountId) => {
    for (; !stop.isSet; posted++) await post(accountId);
  });
  await setTimeout(ROUND_MS);
  stop.isSet = true;
  await Promise.all(lanes);
  return posted;
}

for (let round = 0; round < ROUNDS; round++) process.send?.({ ours: await count(postByLedger), byHand: await count(postByHand) });
await bare.end();
await db.close();
process.disconnect();
