import { balancedEntries, type Balances, type LedgerCode, type LedgerEntry, type LedgerKind } from '@jarchi/domain/money/ledger.ts';
import { DOCUMENT_JOB, type DocumentPayload } from '@jarchi/domain/documents/document-causes.ts';
import { type NewJob, AT_ONCE, enqueueJobs } from '#infra/jobs/enqueue-jobs.ts';
import { noteChange } from '#infra/live/note-change.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import {
  insertEntries,
  insertTransactions,
  type LedgerEnd,
  listBalances,
  listEntriesOfKey,
  lockAccount,
  readDebtLimit,
  readPosted,
} from './ledger.repository.ts';

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
  readonly money_request_id?: number;
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
  const { end, posted } = await readPosted(
    tx,
    accountId,
    balanced.map(({ idempotency_key }) => idempotency_key),
  );
  for (const { idempotency_key, entries } of balanced)
    if (posted.has(idempotency_key)) await checkPosted(tx, accountId, idempotency_key, entries);
  await append(
    tx,
    accountId,
    end,
    balanced.filter(({ idempotency_key }) => !posted.has(idempotency_key)),
  );
  return balanced.map(({ idempotency_key }) => !posted.has(idempotency_key));
}

/** Writes transactions behind the end of the account's ledger, which is locked. */
async function append(
  tx: Tx,
  accountId: number,
  end: LedgerEnd,
  transactions: readonly Omit<NewLedgerTransaction, 'account_id'>[],
): Promise<void> {
  if (transactions.length === 0) return;
  let last = end;
  const rows = transactions.map(({ kind, idempotency_key, at, campaign_id, payment_id, money_request_id, entries }) => {
    const own = getOwnMoney(entries);
    last = follow(last, own);
    return {
      account_id: accountId,
      kind,
      idempotency_key,
      at,
      ...own,
      ...last,
      ...(campaign_id !== undefined && { campaign_id }),
      ...(payment_id !== undefined && { payment_id }),
      ...(money_request_id !== undefined && { money_request_id }),
    };
  });
  const ids = await insertTransactions(tx, rows);
  await insertEntries(
    tx,
    accountId,
    transactions.flatMap(({ idempotency_key, entries }) => {
      const id = ids.get(idempotency_key);
      return id === undefined ? [] : [{ id, entries }];
    }),
  );
  await enqueueJobs(
    tx,
    transactions.flatMap(({ kind, campaign_id, idempotency_key }) => {
      const id = ids.get(idempotency_key);
      if (kind === 'charge' && id !== undefined) return [documentJob(accountId, { charge: id })];
      return kind === 'refund' && campaign_id !== undefined ? [documentJob(accountId, { campaign: campaign_id })] : [];
    }),
  );
  noteChange(accountId, 'balance');
}

/** Whoever charged an account gets a receipt, and a refund a credit note, once this transaction has committed. */
function documentJob(accountId: number, payload: DocumentPayload): NewJob {
  const [[what, id] = []] = Object.entries(payload);
  return { kind: DOCUMENT_JOB, payload, clock: 'wall', runAt: AT_ONCE, accountId, dedupeKey: `${accountId}:${what}:${id}` };
}

/** The end of a ledger after one more transaction. */
function follow(end: LedgerEnd, { available, held }: Balances): LedgerEnd {
  return {
    number: end.number + 1,
    moves: end.moves + (available !== 0 || held !== 0 ? 1 : 0),
    available_after: end.available_after + available,
    held_after: end.held_after + held,
  };
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
