import { balancedEntries, type Balances, type LedgerCode, type LedgerEntry } from '@jarchi/domain/money/ledger.ts';
import { noteChange } from '#infra/live/note-change.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import {
  addToBalances,
  insertEntries,
  insertTransactions,
  listBalances,
  listEntriesOfKey,
  lockAccount,
  readDebtLimit,
} from './ledger.repository.ts';

export type LedgerKind = 'charge' | 'hold' | 'release' | 'capture' | 'refund' | 'adjustment';

export interface NewLedgerTransaction {
  readonly account_id: number;
  readonly kind: LedgerKind;
  readonly entries: readonly LedgerEntry[];
  /** Unique in the account: a key that was posted before posts nothing. */
  readonly idempotency_key: string;
  /** World time for campaigns, wall time for payments. */
  readonly at: Date;
  readonly campaign_id?: number;
  readonly payment_id?: number;
}

export interface AccountBalances extends Balances {
  readonly debt_limit: number;
}

/**
 * Posts a transaction once, inside the caller's database transaction: entries and balances change together or not at all. Throws when the
 * entries do not sum to 0, or when the key was posted with other entries.
 */
export async function postTransaction(tx: Tx, transaction: NewLedgerTransaction): Promise<{ readonly posted: boolean }> {
  const { account_id, ...rest } = transaction;
  const [posted = false] = await postTransactions(tx, account_id, [rest]);
  return { posted };
}

/** Posts several of one account, in their order; returns for each whether it was posted now. */
async function postTransactions(
  tx: Tx,
  accountId: number,
  transactions: readonly Omit<NewLedgerTransaction, 'account_id'>[],
): Promise<boolean[]> {
  if (transactions.length === 0) return [];
  const balanced = transactions.map((transaction) => ({ ...transaction, entries: balancedEntries(transaction.entries) }));
  await lockAccount(tx, accountId);
  const ids = await insertTransactions(
    tx,
    balanced.map(({ kind, idempotency_key, at, campaign_id, payment_id, entries }) => ({
      account_id: accountId,
      kind,
      idempotency_key,
      at,
      ...getOwnMoney(entries),
      ...(campaign_id !== undefined && { campaign_id }),
      ...(payment_id !== undefined && { payment_id }),
    })),
  );
  const fresh = balanced.flatMap(({ idempotency_key, entries }) => {
    const id = ids.get(idempotency_key);
    return id === undefined ? [] : [{ id, entries }];
  });
  await insertEntries(tx, accountId, fresh);
  if (fresh.length > 0) noteChange(accountId, 'balance');
  await addToBalances(tx, accountId, sumByCode(fresh.flatMap(({ entries }) => entries)));
  for (const { idempotency_key, entries } of balanced)
    if (!ids.has(idempotency_key)) await checkPosted(tx, accountId, idempotency_key, entries);
  return balanced.map(({ idempotency_key }) => ids.has(idempotency_key));
}

/** A key that was posted before must have the same entries; otherwise there is a bug. */
async function checkPosted(tx: Tx, accountId: number, key: string, entries: readonly LedgerEntry[]): Promise<void> {
  const textOf = (lines: readonly LedgerEntry[]) =>
    lines
      .map(({ code, amount }) => `${code} ${amount}`)
      .toSorted()
      .join();
  if (textOf(entries) !== textOf(await listEntriesOfKey(tx, accountId, key))) throw new Error('a key was posted before with other entries');
}

/** The account's balances and its debt limit. */
export async function readBalances(tx: Tx, accountId: number): Promise<AccountBalances> {
  return withDebtLimit(tx, accountId, await readDebtLimit(tx, accountId));
}

/** The same under the account's lock: no other transaction moves its money before this one ends. */
async function lockBalances(tx: Tx, accountId: number): Promise<AccountBalances> {
  return withDebtLimit(tx, accountId, await lockAccount(tx, accountId));
}

async function withDebtLimit(tx: Tx, accountId: number, debt_limit: number): Promise<AccountBalances> {
  const balances = await listBalances(tx, accountId);
  return { available: balances.get('advertiser.available') ?? 0, held: balances.get('advertiser.held') ?? 0, debt_limit };
}

/** The sum that entries add to the account's own money. */
function getOwnMoney(entries: readonly LedgerEntry[]): Balances {
  const sums = sumByCode(entries);
  return { available: sums.get('advertiser.available') ?? 0, held: sums.get('advertiser.held') ?? 0 };
}

function sumByCode(entries: readonly LedgerEntry[]): Map<LedgerCode, number> {
  const sums = new Map<LedgerCode, number>();
  for (const { code, amount } of entries) sums.set(code, (sums.get(code) ?? 0) + amount);
  return sums;
}

/** The ledger for slices that spend. */
export const spendingLedger = { post: postTransactions, lockBalances };
