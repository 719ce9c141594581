import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Balances, LedgerCode, LedgerEntry, LedgerKind } from '@jarchi/domain/money/ledger.ts';
import { EMPTY_STATEMENT, type LineEnd, type StatementLine, sumLinesByDay } from '@jarchi/domain/money/statement-lines.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { account } from '../account/account.tables.ts';
import { ledgerDay, ledgerEntry, ledgerLine, ledgerTransaction, movesOwnMoney } from './finance.tables.ts';

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

/** Where the entries of one code end: how many they are, and their sum. */
export type CodeEnd = Pick<typeof ledgerEntry.$inferSelect, 'place' | 'balance'>;

export interface Posted {
  readonly end: LedgerEnd;
  /** Those of the keys that were posted before. */
  readonly keys: ReadonlySet<string>;
  readonly codes: ReadonlyMap<LedgerCode, CodeEnd>;
  readonly line: LineEnd;
}

/** Three answers of one statement share its columns: in the row of a code, `number` is the place of its last entry and `moves` its balance. */
type PostedRow = LedgerEnd & {
  readonly what: 'end' | 'key' | 'code';
  readonly name: string;
  readonly line: number | null;
  readonly kind: LedgerKind;
  readonly campaign_id: number | null;
  readonly day: string;
};

/**
 * The end of the ledger, of its statement and of the codes, and those of the keys that were posted before. Under the account's lock nothing
 * is posted behind this end.
 */
export async function readPosted(tx: Tx, accountId: number, keys: readonly string[], codes: readonly LedgerCode[]): Promise<Posted> {
  // One look for each key and code, by its index. Without statistics, which the embedded store never has, a list of keys reads the whole ledger.
  const { rows } = await tx.execute<PostedRow>(sql`
    select 'end' as what, '' as name, t.number, t.moves, t.available_after, t.held_after, l.line, l.kind, l.campaign_id, l.day
    from (select number, moves, available_after, held_after from ${ledgerTransaction}
        where account_id = ${accountId} order by number desc limit 1) t
      left join (select line, kind, campaign_id, day from ${ledgerLine} where account_id = ${accountId} order by line desc limit 1) l on true
    union all
    select 'key', k.key, t.number, null, null, null, null, null, null, null
    from unnest(${sql.param([...keys])}::text[]) k(key) cross join lateral (
      select number from ${ledgerTransaction} where account_id = ${accountId} and idempotency_key = k.key limit 1) t
    union all
    select 'code', c.code, e.place, e.balance, null, null, null, null, null, null
    from unnest(${sql.param([...codes])}::text[]) c(code) cross join lateral (
      select place, balance from ${ledgerEntry} where account_id = ${accountId} and code = c.code order by place desc limit 1) e`);
  const named = (what: PostedRow['what']) => rows.filter((row) => row.what === what);
  const [last] = named('end');
  return {
    end: last
      ? { number: last.number, moves: last.moves, available_after: last.available_after, held_after: last.held_after }
      : EMPTY_LEDGER,
    keys: new Set(named('key').map(({ name }) => name)),
    codes: new Map(named('code').map((row) => [row.name as LedgerCode, { place: row.number, balance: row.moves }])),
    line: last && last.line !== null ? { line: last.line, kind: last.kind, campaign_id: last.campaign_id, day: last.day } : EMPTY_STATEMENT,
  };
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

export async function insertEntries(tx: Tx, rows: readonly (typeof ledgerEntry.$inferInsert)[]): Promise<void> {
  await tx.insert(ledgerEntry).values([...rows]);
}

/** Adds moves to the statement: new lines, and what joins the line that was the last one. */
export async function addToStatement(tx: Tx, account_id: number, lines: readonly StatementLine[]): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insert(ledgerLine)
    .values(lines.map((line) => ({ account_id, ...line })))
    .onConflictDoUpdate({
      target: [ledgerLine.account_id, ledgerLine.line],
      set: {
        placement_id: sql.raw('case when ledger_line.placement_id = excluded.placement_id then ledger_line.placement_id end'),
        ...added('ledger_line', ['units', 'entries', 'available', 'held']),
        ...replaced(['last_moves', 'transaction_id', 'number', 'at', 'available_after', 'held_after']),
      },
    });
  await tx
    .insert(ledgerDay)
    .values(sumLinesByDay(lines).map((day) => ({ account_id, ...day })))
    .onConflictDoUpdate({
      target: [ledgerDay.account_id, ledgerDay.day, ledgerDay.kind, ledgerDay.campaign_id],
      set: added('ledger_day', ['lines', 'entries', 'available', 'held']),
    });
}

const setAll = (columns: readonly string[], valueOf: (column: string) => string): Record<string, SQL> =>
  Object.fromEntries(columns.map((column) => [column, sql.raw(valueOf(column))]));
const added = (table: string, columns: readonly string[]) => setAll(columns, (column) => `${table}.${column} + excluded.${column}`);
const replaced = (columns: readonly string[]) => setAll(columns, (column) => `excluded.${column}`);

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

/** The account's own money: what its last transaction left. */
export async function readOwnMoney(tx: Tx, accountId: number): Promise<Balances> {
  const { available_after: available, held_after: held, account_id, number } = ledgerTransaction;
  const [last] = await tx
    .select({ available, held })
    .from(ledgerTransaction)
    .where(eq(account_id, accountId))
    .orderBy(desc(number))
    .limit(1);
  return last ?? { available: 0, held: 0 };
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
