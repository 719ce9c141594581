import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  balancedEntries,
  captureEntries,
  capturedSoFar,
  chargeEntries,
  holdDifferenceEntries,
  holdEntries,
  payoutEntries,
  refundEntries,
  releaseEntries,
  getShortfall,
  shownBalance,
  spendableAmount,
  transferEntries,
  type Capture,
  type LedgerCode,
  type LedgerEntry,
} from './ledger.ts';

const toman = fc.integer({ min: 0, max: 10 ** 12 });
const capture: fc.Arbitrary<Capture> = fc
  .record({ gross: toman, discountShare: fc.nat(100), vat: toman, publisher: toman })
  .map(({ gross, discountShare, vat, publisher }) => ({ gross, discount: Math.floor((gross * discountShare) / 100), vat, publisher }));

function getBalances(entries: readonly LedgerEntry[]): Partial<Record<LedgerCode, number>> {
  const balances: Partial<Record<LedgerCode, number>> = {};
  for (const { code, amount } of entries) balances[code] = (balances[code] ?? 0) + amount;
  return balances;
}

test('every transaction sums to zero and has no empty entry', () => {
  fc.assert(
    fc.property(toman, capture, fc.constantFrom('gateway.clearing', 'bank.clearing'), (amount, taken, clearing) => {
      for (const entries of [
        chargeEntries(amount, clearing),
        holdEntries(amount),
        releaseEntries(amount),
        captureEntries(taken),
        refundEntries(taken),
        payoutEntries(amount),
        transferEntries(amount).sent,
        transferEntries(amount).received,
        holdDifferenceEntries(amount),
        holdDifferenceEntries(-amount),
      ]) {
        expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0);
        expect(entries.every((entry) => entry.amount !== 0)).toBe(true);
      }
    }),
  );
});

test('a charge moves money from its clearing to available', () => {
  expect(chargeEntries(500, 'gateway.clearing')).toEqual([
    { code: 'gateway.clearing', amount: -500 },
    { code: 'advertiser.available', amount: 500 },
  ]);
  expect(getBalances(chargeEntries(500, 'bank.clearing'))).toEqual({ 'bank.clearing': -500, 'advertiser.available': 500 });
});

test('a hold moves available to held, and a release moves it back', () => {
  expect(getBalances(holdEntries(70))).toEqual({ 'advertiser.available': -70, 'advertiser.held': 70 });
  expect(getBalances(releaseEntries(70))).toEqual({ 'advertiser.available': 70, 'advertiser.held': -70 });
});

test('a hold grows or shrinks by the difference', () => {
  expect(holdDifferenceEntries(30)).toEqual(holdEntries(30));
  expect(holdDifferenceEntries(-30)).toEqual(releaseEntries(30));
  expect(holdDifferenceEntries(0)).toEqual([]);
});

test('a transfer is two transactions, one for each account, whose clearing sums to zero', () => {
  const { sent, received } = transferEntries(40);
  expect(getBalances(sent)).toEqual({ 'advertiser.available': -40, 'transfer.clearing': 40 });
  expect(getBalances(received)).toEqual({ 'advertiser.available': 40, 'transfer.clearing': -40 });
});

test('a publisher is paid through the bank', () => {
  expect(getBalances(payoutEntries(40))).toEqual({ 'publisher.payable': -40, 'bank.clearing': 40 });
});

test('a capture pays the publisher, the platform and the VAT from held money', () => {
  expect(getBalances(captureEntries({ gross: 1_000, discount: 100, vat: 90, publisher: 700 }))).toEqual({
    'advertiser.held': -990,
    'publisher.payable': 700,
    'platform.revenue': 300,
    discount: -100,
    'vat.payable': 90,
  });
});

test('a capture of nothing has no entries', () => {
  expect(captureEntries({ gross: 0, discount: 0, vat: 0, publisher: 0 })).toEqual([]);
});

test('a refund reverses a capture, into available instead of held', () => {
  fc.assert(
    fc.property(capture, (taken) => {
      const balances = getBalances([...captureEntries(taken), ...refundEntries(taken)]);
      const { 'advertiser.held': held = 0, 'advertiser.available': available = 0, ...others } = balances;
      expect(held + available).toBe(0);
      expect(available).toBe(taken.gross - taken.discount + taken.vat);
      expect(Object.values(others).every((amount) => amount === 0)).toBe(true);
    }),
  );
});

test('captures and releases together empty the hold', () => {
  fc.assert(
    fc.property(capture, toman, (taken, rest) => {
      const total = taken.gross - taken.discount + taken.vat + rest;
      const balances = getBalances([...holdEntries(total), ...captureEntries(taken), ...releaseEntries(rest)]);
      expect(balances['advertiser.held'] ?? 0).toBe(0);
      expect(balances['advertiser.available'] ?? 0).toBe(rest - total);
    }),
  );
});

test.each<[string, LedgerEntry[]]>([
  ['does not sum to zero', [{ code: 'discount', amount: 1 }]],
  [
    'is off by one',
    [
      { code: 'discount', amount: -10 },
      { code: 'adjustment', amount: 9 },
    ],
  ],
  [
    'holds half a toman',
    [
      { code: 'discount', amount: -0.5 },
      { code: 'adjustment', amount: 0.5 },
    ],
  ],
  [
    'is past the safe integers',
    [
      { code: 'discount', amount: -(2 ** 53) },
      { code: 'adjustment', amount: 2 ** 53 },
    ],
  ],
  ['is not a number', [{ code: 'discount', amount: Number.NaN }]],
])('a transaction that %s throws', (_, entries) => {
  expect(() => balancedEntries(entries)).toThrow();
});

test.each([
  [100, 100, 0, 0],
  [101, 100, 0, 1],
  [100, 60, 40, 0],
  [101, 60, 40, 1],
  [100, -20, 50, 70],
  [0, -20, 0, 20],
  [0, 0, 0, 0],
])('a hold of %d with %d available and a debt limit of %d lacks %d', (total, available, limit, missing) => {
  expect(getShortfall(total, available, limit)).toBe(missing);
  expect(spendableAmount(available, limit)).toBe(available + limit);
});

test('the shown balance includes held money', () => {
  expect(shownBalance({ available: 30, held: 12 })).toBe(42);
});

test.each([
  [100, -1, 24, 0],
  [100, 0, 24, 0],
  [100, 1, 3, 33],
  [100, 2, 3, 67],
  [101, 1, 2, 51],
  [101, 1.9, 2, 51],
  [100, 23, 24, 96],
  [100, 24, 24, 100],
  [100, 25, 24, 100],
])('of a line of %d, %d of %d delivered units have earned %d', (line, delivered, bought, earned) => {
  expect(capturedSoFar(line, delivered, bought, 1)).toBe(earned);
});

test.each([
  [10_000, -1, 1_000, 0],
  [10_000, 0, 1_000, 0],
  [10_000, 4, 1_000, 0],
  [10_000, 5, 1_000, 100],
  [10_000, 14, 1_000, 100],
  [10_000, 15, 1_000, 200],
  [10_000, 999, 1_000, 10_000],
  [10_000, 1_000, 1_000, 10_000],
  [100, 11, 24, 0],
  [100, 12, 24, 100],
  [0, 12, 24, 0],
])('of a line of %d in whole hundreds, %d of %d delivered units have earned %d', (line, delivered, bought, earned) => {
  expect(capturedSoFar(line, delivered, bought, 100)).toBe(earned);
});

test.each([1, 100] as const)('in steps of %d, the captured amount never falls, is whole steps, and equals the line at its end', (step) => {
  fc.assert(
    fc.property(fc.nat(10 ** 9), fc.integer({ min: 1, max: 200 }), (count, bought) => {
      const line = count * step;
      let before = 0;
      for (let delivered = 0; delivered <= bought; delivered++) {
        const earned = capturedSoFar(line, delivered, bought, step);
        expect(earned % step).toBe(0);
        expect(earned).toBeGreaterThanOrEqual(before);
        expect(earned).toBeLessThanOrEqual(line);
        before = earned;
      }
      expect(before).toBe(line);
    }),
  );
});
