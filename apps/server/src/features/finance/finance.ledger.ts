import { balancedEntries, type Balances, type LedgerCode, type LedgerEntry, type LedgerKind } from '@jarchi/domain/money/ledger.ts';
import { toStatementLines } from '@jarchi/domain/money/statement-lines.ts';
import { DOCUMENT_JOB, type DocumentPayload } from '@jarchi/domain/documents/document-causes.ts';
import { type NewJob, AT_ONCE, enqueueJobs } from '#infra/jobs/enqueue-jobs.ts';
import { noteChange } from '#infra/live/note-change.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import {
  addToStatement,
  type CodeEnd,
  insertEntries,
  insertTransactions,
  type LedgerEnd,
  listEntriesOfKey,
  lockAccount,
  type Posted,
  readDebtLimit,
  readOwnMoney,
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
  readonly placement_id?: number;
  /** The views or clicks that a capture pays for. */
  readonly units?: number;
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
  const posted = await readPosted(
    tx,
    accountId,
    balanced.map(({ idempotency_key }) => idempotency_key),
    [...new Set(balanced.flatMap(({ entries }) => entries.map(({ code }) => code)))],
  );
  for (const { idempotency_key, entries } of balanced)
    if (posted.keys.has(idempotency_key)) await checkPosted(tx, accountId, idempotency_key, entries);
  await append(
    tx,
    accountId,
    posted,
    balanced.filter(({ idempotency_key }) => !posted.keys.has(idempotency_key)),
  );
  return balanced.map(({ idempotency_key }) => !posted.keys.has(idempotency_key));
}

/** Writes transactions behind the end of the account's ledger, which is locked. */
async function append(
  tx: Tx,
  account_id: number,
  posted: Posted,
  transactions: readonly Omit<NewLedgerTransaction, 'account_id'>[],
): Promise<void> {
  if (transactions.length === 0) return;
  let last = posted.end;
  const codes = new Map(posted.codes);
  const planned = transactions.map(({ entries, ...row }) => {
    const own = getOwnMoney(entries);
    last = follow(last, own);
    const sums = { ...own, entries: entries.length };
    return {
      row: { account_id, ...row, ...sums, ...last },
      entries: entries.map((entry, index) => ({ account_id, line: index + 1, ...entry, ...sums, ...followCode(codes, entry) })),
    };
  });
  const ids = await insertTransactions(
    tx,
    planned.map(({ row }) => row),
  );
  const written = planned.map(({ row, entries }) => {
    const id = ids.get(row.idempotency_key);
    if (id === undefined) throw new Error('a transaction that was inserted has no id');
    return { id, row, entries: entries.map((entry) => ({ ...entry, transaction_id: id })) };
  });
  await insertEntries(
    tx,
    written.flatMap(({ entries }) => entries),
  );
  const moves = written.map(({ id, row }) => ({ ...NOTHING_NAMED, ...row, id }));
  await addToStatement(tx, account_id, toStatementLines(posted.line, moves));
  await enqueueJobs(
    tx,
    written.flatMap(({ id, row: { kind, campaign_id } }) => {
      if (kind === 'charge') return [documentJob(account_id, { charge: id })];
      return kind === 'refund' && campaign_id !== undefined ? [documentJob(account_id, { campaign: campaign_id })] : [];
    }),
  );
  noteChange(account_id, 'balance');
}

const NOTHING_NAMED = { campaign_id: null, payment_id: null, money_request_id: null, placement_id: null, units: null };

/** The end of a code after another entry; it is kept in `codes`. */
function followCode(codes: Map<LedgerCode, CodeEnd>, { code, amount }: LedgerEntry): CodeEnd {
  const { place, balance } = codes.get(code) ?? { place: 0, balance: 0 };
  const end = { place: place + 1, balance: balance + amount };
  codes.set(code, end);
  return end;
}

/** Whoever charged an account gets a receipt, and a refund a credit note, once this transaction has committed. */
function documentJob(accountId: number, payload: DocumentPayload): NewJob {
  const [[what, id] = []] = Object.entries(payload);
  return { kind: DOCUMENT_JOB, payload, clock: 'wall', runAt: AT_ONCE, accountId, dedupeKey: `${accountId}:${what}:${id}` };
}

/** The end of a ledger after another transaction. */
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
  return { ...(await readOwnMoney(tx, accountId)), debt_limit };
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
export const spendingLedger = { post: postTransactions, readBalances, lockBalances };
