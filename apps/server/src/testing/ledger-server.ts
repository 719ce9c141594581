import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { holdEntries } from '@jarchi/domain/money/ledger.ts';
import { spendingLedger } from '#features/finance/finance.ledger.ts';
import { openDatabase } from '#infra/testing/test-database.ts';
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

const LEDGER = `select 'end' as what, '' as name, t.number, t.moves, t.available_after, t.held_after, l.line, l.kind, l.campaign_id, l.day
  from (select number, moves, available_after, held_after from ledger_transaction where account_id = $1 order by number desc limit 1) t
    left join (select line, kind, campaign_id, day from ledger_line where account_id = $1 order by line desc limit 1) l on true
  union all select 'key', k.key, t.number, null, null, null, null, null, null, null from unnest($2::text[]) k(key) cross join lateral (
    select number from ledger_transaction where account_id = $1 and idempotency_key = k.key limit 1) t
  union all select 'code', c.code, e.place, e.balance, null, null, null, null, null, null from unnest($3::text[]) c(code) cross join lateral (
    select place, balance from ledger_entry where account_id = $1 and code = c.code order by place desc limit 1) e`;

interface LedgerRow {
  readonly what: string;
  readonly name: string;
  readonly number: string;
  readonly moves: string;
  readonly available_after: string;
  readonly held_after: string;
  readonly line: string | null;
}

async function postByHand(accountId: number): Promise<void> {
  const client = await bare.connect();
  const key = randomUUID();
  const at = new Date();
  const codes = ['advertiser.available', 'advertiser.held'];
  await client.query(`begin; set local role jarchi_tenant; set local app.account_id = '${accountId}'`);
  await client.query('select debt_limit from account where account_id = $1 for update', [accountId]);
  const { rows } = await client.query<LedgerRow>(LEDGER, [accountId, [key], codes]);
  const end = rows.find(({ what }) => what === 'end');
  const [number, moves, line] = [Number(end?.number ?? 0) + 1, Number(end?.moves ?? 0) + 1, Number(end?.line ?? 0) + 1];
  const money = [Number(end?.available_after ?? 0) - TOMAN, Number(end?.held_after ?? 0) + TOMAN];
  const { rows: ids } = await client.query<{ id: string }>(
    `insert into ledger_transaction (account_id, number, moves, kind, idempotency_key, at, entries, available, held, available_after, held_after)
     values ($1, $2, $3, 'hold', $4, $5, 2, $6, $7, $8, $9) returning id`,
    [accountId, number, moves, key, at, -TOMAN, TOMAN, ...money],
  );
  const id = ids[0]?.id;
  const ofCode = codes.flatMap((code, index) => {
    const last = rows.find(({ what, name }) => what === 'code' && name === code);
    const amount = index === 0 ? -TOMAN : TOMAN;
    return [code, amount, Number(last?.number ?? 0) + 1, Number(last?.moves ?? 0) + amount];
  });
  await client.query(
    `insert into ledger_entry (account_id, transaction_id, line, entries, available, held, code, amount, place, balance)
     values ($1, $2, 1, 2, $3, $4, $5, $6, $7, $8), ($1, $2, 2, 2, $3, $4, $9, $10, $11, $12)`,
    [accountId, id, -TOMAN, TOMAN, ...ofCode],
  );
  const day = tehranDay(at.getTime());
  await client.query(
    `insert into ledger_line as l (account_id, line, kind, day, first_moves, last_moves, entries, transaction_id, number, at, available, held,
       available_after, held_after)
     values ($1, $2, 'hold', $3, $4, $4, 1, $5, $6, $7, $8, $9, $10, $11)
     on conflict (account_id, line) do update set entries = l.entries + excluded.entries, available = l.available + excluded.available`,
    [accountId, line, day, moves, id, number, at, -TOMAN, TOMAN, ...money],
  );
  await client.query(
    `insert into ledger_day as d (account_id, day, kind, campaign_id, lines, entries, available, held) values ($1, $2, 'hold', 0, 1, 1, $3, $4)
     on conflict (account_id, day, kind, campaign_id) do update set lines = d.lines + 1, entries = d.entries + 1,
       available = d.available + excluded.available, held = d.held + excluded.held`,
    [accountId, day, -TOMAN, TOMAN],
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
