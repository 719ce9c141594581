import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { LedgerCode, LedgerEntry } from '@jarchi/domain/money/ledger.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { account } from '../account/account.tables.ts';
import { ledgerBalance, ledgerEntry, ledgerTransaction } from './finance.tables.ts';

/** Takes the account's row for this transaction and returns its debt limit; whoever moves money stands in this queue. */
export async function lockAccount(tx: Tx, accountId: number): Promise<number> {
  const [row] = await tx.select({ debt_limit: account.debt_limit }).from(account).where(eq(account.account_id, accountId)).for('update');
  if (!row) throw new Error(`no account ${accountId}`);
  return row.debt_limit;
}

export async function readDebtLimit(tx: Tx, accountId: number): Promise<number> {
  const [row] = await tx.select({ debt_limit: account.debt_limit }).from(account).where(eq(account.account_id, accountId));
  if (!row) throw new Error(`no account ${accountId}`);
  return row.debt_limit;
}

/** The new transactions' ids by their keys; one whose key has been used is not among them. */
export async function insertTransactions(
  tx: Tx,
  values: readonly (typeof ledgerTransaction.$inferInsert)[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .insert(ledgerTransaction)
    .values([...values])
    .onConflictDoNothing({ target: [ledgerTransaction.account_id, ledgerTransaction.idempotency_key] })
    .returning({ id: ledgerTransaction.id, key: ledgerTransaction.idempotency_key });
  return new Map(rows.map(({ id, key }) => [key, id]));
}

export async function insertEntries(
  tx: Tx,
  accountId: number,
  transactions: readonly { readonly id: number; readonly entries: readonly LedgerEntry[] }[],
): Promise<void> {
  const rows = transactions.flatMap(({ id, entries }) =>
    entries.map(({ code, amount }, index) => ({ account_id: accountId, transaction_id: id, line: index + 1, code, amount })),
  );
  if (rows.length > 0) await tx.insert(ledgerEntry).values(rows);
}

/** What was posted under a key. */
export async function listEntriesOfKey(tx: Tx, accountId: number, key: string): Promise<LedgerEntry[]> {
  return tx
    .select({ code: ledgerEntry.code, amount: ledgerEntry.amount })
    .from(ledgerEntry)
    .innerJoin(
      ledgerTransaction,
      and(eq(ledgerTransaction.account_id, ledgerEntry.account_id), eq(ledgerTransaction.id, ledgerEntry.transaction_id)),
    )
    .where(and(eq(ledgerTransaction.account_id, accountId), eq(ledgerTransaction.idempotency_key, key)));
}

export async function addToBalances(tx: Tx, accountId: number, sums: ReadonlyMap<LedgerCode, number>): Promise<void> {
  if (sums.size === 0) return;
  await tx
    .insert(ledgerBalance)
    .values([...sums].map(([code, balance]) => ({ account_id: accountId, code, balance })))
    .onConflictDoUpdate({
      target: [ledgerBalance.account_id, ledgerBalance.code],
      set: { balance: sql`${ledgerBalance.balance} + excluded.balance` },
    });
}

export async function listBalances(tx: Tx, accountId: number): Promise<ReadonlyMap<LedgerCode, number>> {
  const rows = await tx
    .select({ code: ledgerBalance.code, balance: ledgerBalance.balance })
    .from(ledgerBalance)
    .where(and(eq(ledgerBalance.account_id, accountId), inArray(ledgerBalance.code, ['advertiser.available', 'advertiser.held'])));
  return new Map(rows.map((row) => [row.code, row.balance]));
}

/** Captured money by Tehran day (YYYY-MM-DD) from an instant on; days without any are absent. */
export async function listCapturedByDay(tx: Tx, accountId: number, from: Date): Promise<ReadonlyMap<string, number>> {
  const day = sql<string>`to_char(${ledgerTransaction.at} at time zone 'Asia/Tehran', 'YYYY-MM-DD')`;
  const rows = await tx
    .select({ day, amount: sql<number>`(-sum(${ledgerEntry.amount}))::bigint` })
    .from(ledgerTransaction)
    .innerJoin(
      ledgerEntry,
      and(eq(ledgerEntry.account_id, ledgerTransaction.account_id), eq(ledgerEntry.transaction_id, ledgerTransaction.id)),
    )
    .where(
      and(
        eq(ledgerTransaction.account_id, accountId),
        gte(ledgerTransaction.at, from),
        eq(ledgerTransaction.kind, 'capture'),
        eq(ledgerEntry.code, 'advertiser.held'),
      ),
    )
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.day, row.amount]));
}

export interface LedgerMove {
  readonly id: number;
  readonly at: Date;
  readonly kind: string;
  readonly campaign_id: number | null;
  readonly payment_id: number | null;
  readonly available: number;
  readonly held: number;
  /** After it, by the order of `at`. */
  readonly balance: number;
}

/** What each transaction did to the account's own money; those that only moved other people's are left out. */
const moves = (accountId: number) => sql`
  select t.id, t.at, t.kind, t.campaign_id, t.payment_id,
    coalesce(sum(e.amount) filter (where e.code = 'advertiser.available'), 0)::bigint as available,
    coalesce(sum(e.amount) filter (where e.code = 'advertiser.held'), 0)::bigint as held
  from ${ledgerTransaction} t
  join ${ledgerEntry} e on e.account_id = t.account_id and e.transaction_id = t.id
  where t.account_id = ${accountId} and e.code in ('advertiser.available', 'advertiser.held')
  group by t.account_id, t.id`;

/** A page of them, newest first; the balance after each counts all that came before it. */
export async function listMoves(tx: Tx, accountId: number, { limit, offset }: { limit: number; offset: number }): Promise<LedgerMove[]> {
  const { rows } = await tx.execute<Record<keyof LedgerMove, unknown>>(sql`
    select m.*, (sum(m.available + m.held) over (order by m.at, m.id))::bigint as balance
    from (${moves(accountId)}) m order by m.at desc, m.id desc limit ${limit} offset ${offset}`);
  return rows.map((row) => ({
    id: Number(row.id),
    at: new Date(row.at as string | Date),
    kind: String(row.kind),
    campaign_id: row.campaign_id === null ? null : Number(row.campaign_id),
    payment_id: row.payment_id === null ? null : Number(row.payment_id),
    available: Number(row.available),
    held: Number(row.held),
    balance: Number(row.balance),
  }));
}

export async function sumMoves(
  tx: Tx,
  accountId: number,
): Promise<{ readonly count: number; readonly available: number; readonly held: number }> {
  const { rows } = await tx.execute<{ count: unknown; available: unknown; held: unknown }>(sql`
    select count(*) as count, coalesce(sum(m.available), 0) as available, coalesce(sum(m.held), 0) as held from (${moves(accountId)}) m`);
  const [sums] = rows;
  return { count: Number(sums?.count ?? 0), available: Number(sums?.available ?? 0), held: Number(sums?.held ?? 0) };
}
