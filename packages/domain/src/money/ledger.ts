import type { NetStep } from './hundreds.ts';
import { divideHalfUp, type Toman } from './money.ts';

/** A positive amount is owed by the company. Every transaction belongs to one advertiser account and sums to 0. */
export const LEDGER_CODES = [
  'advertiser.available',
  'advertiser.held',
  'publisher.payable',
  'platform.revenue',
  'vat.payable',
  'discount',
  'adjustment',
  'gateway.clearing',
  'bank.clearing',
  'transfer.clearing',
] as const;
export type LedgerCode = (typeof LEDGER_CODES)[number];

/**
 * What a ledger transaction is for. A charge brings money in, a deduction takes it out of the company or back to it, a transfer is one of
 * the two halves of a move between accounts.
 */
export const LEDGER_KINDS = ['charge', 'hold', 'release', 'capture', 'refund', 'adjustment', 'deduction', 'transfer'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** The tabs of the statement: each lists moves of these kinds. */
export const LEDGER_TABS = {
  all: LEDGER_KINDS,
  charge: ['charge'],
  held: ['hold', 'release'],
  capture: ['capture'],
  refund: ['refund'],
  other: ['deduction', 'transfer', 'adjustment'],
} as const satisfies Readonly<Record<string, readonly LedgerKind[]>>;
export type LedgerTab = keyof typeof LEDGER_TABS;
export const LEDGER_TAB_NAMES = Object.keys(LEDGER_TABS) as LedgerTab[];

export interface LedgerEntry {
  readonly code: LedgerCode;
  readonly amount: Toman;
}

export interface Balances {
  readonly available: Toman;
  readonly held: Toman;
}

/** The balance that the header shows. */
export function shownBalance(balances: Balances): Toman {
  return balances.available + balances.held;
}

/** The largest new hold: available plus the debt limit. */
export function spendableAmount(available: Toman, debtLimitToman: Toman): Toman {
  return available + debtLimitToman;
}

/** How much is missing for a hold; 0 when it can be placed. */
export function getShortfall(totalToman: Toman, available: Toman, debtLimitToman: Toman): Toman {
  return Math.max(0, totalToman - spendableAmount(available, debtLimitToman));
}

/** Drops empty entries; throws when the transaction does not sum to 0 (a bug, never a refusal). */
export function balancedEntries(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const sum = entries.reduce((total, entry) => total + entry.amount, 0);
  if (sum !== 0) throw new Error(`ledger transaction sums to ${sum}`);
  if (entries.some((entry) => !Number.isSafeInteger(entry.amount))) throw new Error('ledger amounts are whole toman');
  return entries.filter((entry) => entry.amount !== 0);
}

/** Money came in through a gateway or a bank slip. */
export function chargeEntries(amountToman: Toman, clearing: 'gateway.clearing' | 'bank.clearing'): LedgerEntry[] {
  return balancedEntries([
    { code: clearing, amount: -amountToman },
    { code: 'advertiser.available', amount: amountToman },
  ]);
}

/** A transfer is two transactions, one in each account, that meet in transfer.clearing: the first sends, the second receives. */
export function transferEntries(amountToman: Toman): { readonly sent: LedgerEntry[]; readonly received: LedgerEntry[] } {
  return {
    sent: balancedEntries([
      { code: 'advertiser.available', amount: -amountToman },
      { code: 'transfer.clearing', amount: amountToman },
    ]),
    received: balancedEntries([
      { code: 'transfer.clearing', amount: -amountToman },
      { code: 'advertiser.available', amount: amountToman },
    ]),
  };
}

/** A publisher is paid what its posts have earned. */
export function payoutEntries(amountToman: Toman): LedgerEntry[] {
  return balancedEntries([
    { code: 'publisher.payable', amount: -amountToman },
    { code: 'bank.clearing', amount: amountToman },
  ]);
}

/** Money is held for a campaign. */
export function holdEntries(totalToman: Toman): LedgerEntry[] {
  return balancedEntries([
    { code: 'advertiser.available', amount: -totalToman },
    { code: 'advertiser.held', amount: totalToman },
  ]);
}

/** A hold changes to another total: the difference is held or released. */
export function holdDifferenceEntries(differenceToman: Toman): LedgerEntry[] {
  return differenceToman >= 0 ? holdEntries(differenceToman) : releaseEntries(-differenceToman);
}

/** Held money becomes available again. */
export function releaseEntries(amountToman: Toman): LedgerEntry[] {
  return balancedEntries([
    { code: 'advertiser.held', amount: -amountToman },
    { code: 'advertiser.available', amount: amountToman },
  ]);
}

export interface Capture {
  /** List price before discount. */
  readonly gross: Toman;
  readonly discount: Toman;
  readonly vat: Toman;
  /** What the publisher is paid. */
  readonly publisher: Toman;
}

/** Delivered: held money is spent. held −(g−d+v), publisher +p, revenue +(g−p), discount −d, VAT +v. */
export function captureEntries({ gross, discount, vat, publisher }: Capture): LedgerEntry[] {
  return balancedEntries([
    { code: 'advertiser.held', amount: -(gross - discount + vat) },
    { code: 'publisher.payable', amount: publisher },
    { code: 'platform.revenue', amount: gross - publisher },
    { code: 'discount', amount: -discount },
    { code: 'vat.payable', amount: vat },
  ]);
}

/** Reverses a capture, into available. */
export function refundEntries({ gross, discount, vat, publisher }: Capture): LedgerEntry[] {
  return balancedEntries([
    { code: 'advertiser.available', amount: gross - discount + vat },
    { code: 'publisher.payable', amount: -publisher },
    { code: 'platform.revenue', amount: -(gross - publisher) },
    { code: 'discount', amount: discount },
    { code: 'vat.payable', amount: -vat },
  ]);
}

/**
 * Captured so far of an amount in whole steps: half-up(amount × delivered ÷ bought) in such steps, the whole amount when all is delivered,
 * never more.
 */
export function capturedSoFar(amountToman: Toman, delivered: number, bought: number, step: NetStep): Toman {
  if (delivered >= bought) return amountToman;
  if (delivered <= 0) return 0;
  return Number(divideHalfUp(BigInt(amountToman) * BigInt(Math.trunc(delivered)), BigInt(bought) * BigInt(step))) * step;
}
