import {
  balancedEntries,
  chargeEntries,
  holdEntries,
  type LedgerEntry,
  type LedgerKind,
  releaseEntries,
  spendableAmount,
  transferEntries,
} from '#money/ledger.ts';
import type { Toman } from '#money/money.ts';
import type { RequestKind } from './money-requests.ts';
import type { RequestMoney } from './request-acts.ts';

/** A transaction of the ledger that a request makes in its own account; its key lets it happen once. */
export interface RequestPosting {
  readonly kind: LedgerKind;
  readonly entries: readonly LedgerEntry[];
  readonly idempotency_key: string;
}

interface Posted {
  readonly id: number;
  readonly kind: RequestKind;
  readonly amount: Toman;
}

/**
 * What is written in the ledger when a request is carried out. Money of a slip came from the bank. What staff give or take is an adjustment:
 * no money came from outside or left. Money that goes back leaves by the bank what was held.
 */
export function listRequestEntries(kind: RequestKind, amount: Toman): LedgerEntry[] {
  switch (kind) {
    case 'receipt':
      return chargeEntries(amount, 'bank.clearing');
    case 'charge':
      return balancedEntries([
        { code: 'adjustment', amount: -amount },
        { code: 'advertiser.available', amount },
      ]);
    case 'deduction':
      return balancedEntries([
        { code: 'advertiser.available', amount: -amount },
        { code: 'adjustment', amount },
      ]);
    case 'transfer':
      return transferEntries(amount).sent;
    case 'money_back':
      return balancedEntries([
        { code: 'advertiser.held', amount: -amount },
        { code: 'bank.clearing', amount },
      ]);
  }
}

const LEDGER_KIND_OF: Readonly<Record<RequestKind, LedgerKind>> = {
  receipt: 'charge',
  // Nobody paid it in: it gets no receipt.
  charge: 'adjustment',
  deduction: 'deduction',
  transfer: 'transfer',
  money_back: 'deduction',
};

/** The posting of a turn of a request; undefined when it moves no money. */
export function findRequestPosting({ id, kind, amount }: Posted, money: RequestMoney): RequestPosting | undefined {
  switch (money) {
    case 'none':
      return undefined;
    case 'hold':
      return { kind: 'hold', entries: holdEntries(amount), idempotency_key: `request-hold:${id}` };
    case 'release':
      return { kind: 'release', entries: releaseEntries(amount), idempotency_key: `request-release:${id}` };
    case 'carry_out':
      return { kind: LEDGER_KIND_OF[kind], entries: listRequestEntries(kind, amount), idempotency_key: `request:${id}` };
  }
}

/** The second half of a transfer, in the account that receives; the key names the account and request that sent it. */
export function getReceivedPosting(amount: Toman, sender: { readonly account_id: number; readonly request_id: number }): RequestPosting {
  return {
    kind: 'transfer',
    entries: transferEntries(amount).received,
    idempotency_key: `transfer:${sender.account_id}:${sender.request_id}`,
  };
}

interface OwnMoney {
  readonly available: Toman;
  readonly debt_limit: Toman;
}

/**
 * The most that a request may take from the account; undefined when it takes nothing. Staff may deduct what the account may owe too; a
 * transfer and money back take only money that is there.
 */
export function findMost(kind: RequestKind, { available, debt_limit }: OwnMoney): Toman | undefined {
  switch (kind) {
    case 'receipt':
    case 'charge':
      return undefined;
    case 'deduction':
      return Math.max(0, spendableAmount(available, debt_limit));
    case 'transfer':
    case 'money_back':
      return Math.max(0, available);
  }
}

/** What a request does to the available money: the same postings that carry it out. */
export function getRequestEffect(kind: RequestKind, amount: Toman, available: Toman): { readonly change: Toman; readonly after: Toman } {
  // What is asked back leaves the available money as it is held; when it is paid, only the held money changes.
  const entries = kind === 'money_back' ? holdEntries(amount) : listRequestEntries(kind, amount);
  const change = entries.reduce((sum, entry) => sum + (entry.code === 'advertiser.available' ? entry.amount : 0), 0);
  return { change, after: available + change };
}
