import { balancedEntries, type Balances, type LedgerCode, type LedgerEntry } from '@jarchi/domain/money/ledger.ts';
import type { Tx } from '#infra/tenancy.ts';
import { addToBalances, insertEntries, insertTransaction, listBalances, lockAccount, readDebtLimit } from './ledger.repository.ts';

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
 * Posts a transaction once, inside the caller's database transaction: entries and balances move together or not at all.
 * Throws when the entries do not sum to 0.
 */
export async function postTransaction(tx: Tx, transaction: NewLedgerTransaction): Promise<{ readonly posted: boolean }> {
  const { account_id, entries, ...rest } = transaction;
  const lines = balancedEntries(entries);
  await lockAccount(tx, account_id);
  const id = await insertTransaction(tx, { account_id, ...rest });
  if (id === undefined) return { posted: false };
  if (lines.length === 0) return { posted: true };
  await insertEntries(tx, account_id, id, lines);
  await addToBalances(tx, account_id, sumByCode(lines));
  return { posted: true };
}

/** What the account has. Locked, nobody else moves its money before this transaction ends: read so before a hold. */
export async function readBalances(tx: Tx, accountId: number, { isLocked = false } = {}): Promise<AccountBalances> {
  const debt_limit = isLocked ? await lockAccount(tx, accountId) : await readDebtLimit(tx, accountId);
  const balances = await listBalances(tx, accountId);
  return { available: balances.get('advertiser.available') ?? 0, held: balances.get('advertiser.held') ?? 0, debt_limit };
}

function sumByCode(entries: readonly LedgerEntry[]): Map<LedgerCode, number> {
  const sums = new Map<LedgerCode, number>();
  for (const { code, amount } of entries) sums.set(code, (sums.get(code) ?? 0) + amount);
  return sums;
}

/** The ledger for slices that spend: balances are read under the account's lock. */
export const spendingLedger = {
  post: postTransaction,
  readBalances: (tx: Tx, accountId: number) => readBalances(tx, accountId, { isLocked: true }),
};
