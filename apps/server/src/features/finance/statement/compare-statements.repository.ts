import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { EMPTY_STATEMENT, toStatementLines, type LineEnd, type PostedMove } from '@jarchi/domain/money/statement-lines.ts';
import { readInBatches } from '#infra/http/answers/rows-answer.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { account } from '#features/account/account.tables.ts';
import { ledgerDay, ledgerLine, ledgerTransaction, movesOwnMoney } from '../finance.tables.ts';
import { addToStatement, lockAccount } from '../ledger.repository.ts';

/** Transactions that are read at a time. */
const BATCH = 500;

/** The first ids behind an id. */
export async function listAccountsAfter(tx: Tx, after: number, limit: number): Promise<number[]> {
  const { account_id } = account;
  const rows = await tx.select({ account_id }).from(account).where(gt(account_id, after)).orderBy(asc(account_id)).limit(limit);
  return rows.map((row) => row.account_id);
}

/**
 * Lists the lines and day sums that differ from those of the transactions, among the rows for which `own` is true: as they are written, and
 * as they should be. It is SQL, which shares nothing with the code that writes them.
 */
export function statementFaults(own: SQL): SQL {
  return sql`
    with moved as (
      select *, (at at time zone 'Asia/Tehran')::date as day from ${ledgerTransaction} where ${own} and ${movesOwnMoney}
    ), begun as (
      select *, (kind not in ('capture', 'release') or (kind, campaign_id, day) is distinct from (
        lag(kind) over posted, lag(campaign_id) over posted, lag(day) over posted))::int as begins
      from moved window posted as (partition by account_id order by number)
    ), placed as (
      select *, sum(begins) over (partition by account_id order by number rows unbounded preceding) as line from begun
    ), lines as (
      select account_id, line, min(kind) as kind, min(day) as day, min(campaign_id) as campaign_id, min(payment_id) as payment_id,
        min(money_request_id) as money_request_id,
        case when count(placement_id) = count(*) and min(placement_id) = max(placement_id) then min(placement_id) end as placement_id,
        case when count(units) = count(*) then sum(units)::bigint end as units, min(moves) as first_moves, max(moves) as last_moves,
        count(*) as entries, (array_agg(id order by number desc))[1] as transaction_id, max(number) as number,
        (array_agg(at order by number desc))[1] as at, sum(available)::bigint as available, sum(held)::bigint as held,
        (array_agg(available_after order by number desc))[1] as available_after, (array_agg(held_after order by number desc))[1] as held_after
      from placed group by 1, 2
    ), days as (
      select account_id, day, kind, coalesce(campaign_id, 0) as campaign_id, count(*) as lines, sum(entries)::bigint as entries,
        sum(available)::bigint as available, sum(held)::bigint as held
      from lines group by 1, 2, 3, 4
    )
    select coalesce(l.account_id, s.account_id) as account_id, to_jsonb(s) as written, to_jsonb(l) as should_be
    from lines l full join (select * from ${ledgerLine} where ${own}) s on s.account_id = l.account_id and s.line = l.line
    where (l.kind, l.day, l.campaign_id, l.payment_id, l.money_request_id, l.placement_id, l.units, l.first_moves, l.last_moves,
      l.entries, l.transaction_id, l.number, l.at, l.available, l.held, l.available_after, l.held_after) is distinct from
      (s.kind, s.day, s.campaign_id, s.payment_id, s.money_request_id, s.placement_id, s.units, s.first_moves, s.last_moves,
      s.entries, s.transaction_id, s.number, s.at, s.available, s.held, s.available_after, s.held_after)
    union all
    select coalesce(l.account_id, s.account_id), to_jsonb(s), to_jsonb(l)
    from days l full join (select * from ${ledgerDay} where ${own}) s
      on s.account_id = l.account_id and s.day = l.day and s.kind = l.kind and s.campaign_id = l.campaign_id
    where (l.lines, l.entries, l.available, l.held) is distinct from (s.lines, s.entries, s.available, s.held)`;
}

/** Whether lines and day sums are those of the transactions. */
export async function isStatementRight(tx: Tx, accountId: number): Promise<boolean> {
  const faults = statementFaults(sql`account_id = ${accountId}`);
  const { rows } = await tx.execute<{ is_right: boolean }>(sql`select not exists (${faults}) as is_right`);
  return rows[0]?.is_right === true;
}

/** Writes lines and day sums from the transactions, under the account's lock, so that nothing is posted meanwhile. */
export async function writeStatement(tx: Tx, accountId: number): Promise<void> {
  await lockAccount(tx, accountId);
  await tx.delete(ledgerLine).where(eq(ledgerLine.account_id, accountId));
  await tx.delete(ledgerDay).where(eq(ledgerDay.account_id, accountId));
  const { account_id, number } = ledgerTransaction;
  const batches = readInBatches<PostedMove>(
    Number.POSITIVE_INFINITY,
    ({ after, limit }) =>
      tx
        .select()
        .from(ledgerTransaction)
        .where(and(eq(account_id, accountId), gt(number, after?.number ?? 0)))
        .orderBy(asc(number))
        .limit(limit),
    BATCH,
  );
  let end: LineEnd = EMPTY_STATEMENT;
  for await (const moves of batches) {
    const lines = toStatementLines(end, moves);
    await addToStatement(tx, accountId, lines);
    end = lines.at(-1) ?? end;
  }
}
