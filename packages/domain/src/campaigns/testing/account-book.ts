import { balancedEntries, LEDGER_CODES, type LedgerCode, type LedgerEntry } from '#money/ledger.ts';
import type { Post, Reading } from './model.ts';

/** A ledger in memory: a key posts once, and never with other entries. */
export interface AccountBook {
  readonly balances: Map<LedgerCode, number>;
  readonly keys: Map<string, string>;
}

export function openBook(): AccountBook {
  return { balances: new Map(LEDGER_CODES.map((code) => [code, 0])), keys: new Map() };
}

export function postTo(book: AccountBook, key: string, entries: readonly LedgerEntry[]): void {
  const written = JSON.stringify(entries);
  const known = book.keys.get(key);
  if (known !== undefined && known !== written) throw new Error(`${key} is posted with other entries`);
  if (known !== undefined) return;
  book.keys.set(key, written);
  for (const { code, amount } of entries) book.balances.set(code, book.balances.get(code)! + amount);
}

/** Staff add money to an account (positive) or take it (negative). */
export function adjustmentEntries(amount: number): LedgerEntry[] {
  return balancedEntries([
    { code: 'adjustment', amount: -amount },
    { code: 'advertiser.available', amount },
  ]);
}

export type Sums = Record<LedgerCode, number>;

export function noSums(): Sums {
  return Object.fromEntries(LEDGER_CODES.map((code) => [code, 0])) as Sums;
}

export function addSums(to: Sums, part: Partial<Sums>): void {
  for (const code of LEDGER_CODES) to[code] += part[code] ?? 0;
}

/** The part of an amount that all refunds so far gave back, half-up in whole steps. */
function getBack(amount: number, { back, net, vat }: Post, step = 1): number {
  const whole = (net + vat) * step;
  if (back === 0) return 0;
  return Math.floor((2 * amount * back + whole) / (2 * whole)) * step;
}

/** What a campaign did to its account's balances, as the model reads its log. */
export function getSums(reading: Reading): Sums {
  const sums = noSums();
  sums['advertiser.available'] = reading.released + reading.refunded - reading.held;
  sums['advertiser.held'] = reading.held - reading.captured - reading.released;
  for (const post of reading.posts) {
    const vat = post.vat - getBack(post.vat, post);
    const discount = post.discount - getBack(post.discount, post, post.line.net_step);
    const publisher = post.publisher - getBack(post.publisher, post);
    const net = post.net + post.vat - post.back - vat;
    sums['vat.payable'] += vat;
    sums.discount -= discount;
    sums['publisher.payable'] += publisher;
    sums['platform.revenue'] += net + discount - publisher;
  }
  return sums;
}
