import { and, count, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { LedgerCode, LedgerEntry } from '@jarchi/domain/money/ledger.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { account } from '../account/account.tables.ts';
import { ledgerBalance, ledgerEntry, ledgerTransaction, movesOwnMoney } from './finance.tables.ts';

/** The account's own money. */
const OWN_CODES = ['advertiser.available', 'advertiser.held'] as const;

/** Locks the account's row for this transaction and returns its debt limit; moves of one account's money queue here. */
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

/** The ids of the new transactions by their keys; a key that was used before is left out. */
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

/** The entries that were posted under a key. */
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
    .where(and(eq(ledgerBalance.account_id, accountId), inArray(ledgerBalance.code, OWN_CODES)));
  return new Map(rows.map((row) => [row.code, row.balance]));
}

/** Captured money by Tehran day (YYYY-MM-DD) from an instant on; days without captures are left out. */
export async function listCapturedByDay(tx: Tx, accountId: number, from: Date): Promise<ReadonlyMap<string, number>> {
  const { at, held, account_id, kind } = ledgerTransaction;
  const day = sql<string>`to_char(${at} at time zone 'Asia/Tehran', 'YYYY-MM-DD')`;
  const rows = await tx
    .select({ day, amount: sql<number>`(-sum(${held}))::bigint` })
    .from(ledgerTransaction)
    .where(and(eq(account_id, accountId), gte(at, from), movesOwnMoney, eq(kind, 'capture')))
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
  /** The balance after it, in the order of `at`. */
  readonly balance: number;
}

/**
 * A page of the moves of the account's own money, newest first. The balance after each is the stored balance minus everything newer:
 * nothing older than the page is read, and a late move with an earlier `at` counts in all newer ones.
 */
export async function listMoves(tx: Tx, accountId: number, { limit, offset }: { limit: number; offset: number }): Promise<LedgerMove[]> {
  const { id, at, kind, campaign_id, payment_id, available, held, account_id } = ledgerTransaction;
  const kept = sql`(select coalesce(sum(b.balance), 0) from ${ledgerBalance} b where b.account_id = ${accountId} and b.code in ${OWN_CODES})`;
  const newest = tx
    .select({ id, at, kind, campaign_id, payment_id, available, held })
    .from(ledgerTransaction)
    .where(and(eq(account_id, accountId), movesOwnMoney))
    .orderBy(desc(at), desc(id))
    .limit(offset + limit)
    .as('newest');
  const newer = sql`sum(${newest.available} + ${newest.held}) over (order by ${newest.at} desc, ${newest.id} desc
    rows between unbounded preceding and 1 preceding)`;
  return tx
    .select({ ...newest._.selectedFields, balance: sql<number>`(${kept} - coalesce(${newer}, 0))::bigint` })
    .from(newest)
    .orderBy(desc(newest.at), desc(newest.id))
    .offset(offset);
}

export async function countMoves(tx: Tx, accountId: number): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(ledgerTransaction)
    .where(and(eq(ledgerTransaction.account_id, accountId), movesOwnMoney));
  return row?.count ?? 0;
}
