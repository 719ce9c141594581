import { and, eq, gte, inArray, sql } from 'drizzle-orm';
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

/** Where the ledger of an account ends: the number of its last transaction, and the account's own money after it. */
export type LedgerEnd = Pick<typeof ledgerTransaction.$inferSelect, 'number' | 'moves' | 'available_after' | 'held_after'>;

const EMPTY_LEDGER: LedgerEnd = { number: 0, moves: 0, available_after: 0, held_after: 0 };

/** The end of the ledger, and those of the keys that were posted before. Under the account's lock nothing is posted behind this end. */
export async function readPosted(
  tx: Tx,
  accountId: number,
  keys: readonly string[],
): Promise<{ readonly end: LedgerEnd; readonly posted: ReadonlySet<string> }> {
  // One look for each key, by its index. Without statistics, which the embedded store never has, a list of keys reads the whole ledger.
  const { rows } = await tx.execute<LedgerEnd & { key: string | null }>(sql`
    (select number, moves, available_after, held_after, null as key from ${ledgerTransaction}
      where account_id = ${accountId} order by number desc limit 1)
    union all
    select t.number, t.moves, t.available_after, t.held_after, k.key
    from unnest(${sql.param([...keys])}::text[]) k(key) cross join lateral (
      select number, moves, available_after, held_after from ${ledgerTransaction}
      where account_id = ${accountId} and idempotency_key = k.key limit 1) t`);
  const last = rows.find(({ key }) => key === null);
  const posted = new Set(rows.flatMap(({ key }) => (key === null ? [] : [key])));
  if (!last) return { end: EMPTY_LEDGER, posted };
  const { number, moves, available_after, held_after } = last;
  return { end: { number, moves, available_after, held_after }, posted };
}

/** The ids of new transactions by their keys. */
export async function insertTransactions(
  tx: Tx,
  values: readonly (typeof ledgerTransaction.$inferInsert)[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .insert(ledgerTransaction)
    .values([...values])
    .returning({ id: ledgerTransaction.id, key: ledgerTransaction.idempotency_key });
  return new Map(rows.map(({ id, key }) => [key, id]));
}

/** The store adds entries to the balances of their codes as they are inserted. */
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
