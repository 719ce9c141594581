import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideHalfUp, findVatPercent, getShare, spreadAmount, sumToman, getVat } from './money.ts';

const amount = fc.integer({ min: 0, max: 10 ** 12 });
const MOST = Number.MAX_SAFE_INTEGER;
const weights = fc.array(fc.oneof(fc.constant(0), fc.nat(3), fc.nat(10 ** 9)), { minLength: 1, maxLength: 30 });

test.each([
  [0n, 3n, 0n],
  [1n, 3n, 0n],
  [1n, 2n, 1n],
  [2n, 3n, 1n],
  [3n, 2n, 2n],
  [5n, 2n, 3n],
  [49n, 100n, 0n],
  [50n, 100n, 1n],
  [10n ** 30n, 1n, 10n ** 30n],
])('%d ÷ %d, half up, is %d', (numerator, denominator, expected) => {
  expect(divideHalfUp(numerator, denominator)).toBe(expected);
});

test('half-up division differs by at most half, and rounds half up', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.bigInt({ min: 1n, max: 10n ** 12n }), (numerator, denominator) => {
      const twiceOff = 2n * (divideHalfUp(numerator, denominator) * denominator - numerator);
      expect(twiceOff > -denominator && twiceOff <= denominator).toBe(true);
    }),
  );
});

test.each([
  [100, 1, 2, 50],
  [101, 1, 2, 51],
  [10, 1, 3, 3],
  [10, 2, 3, 7],
  [9_007_199_254_740_991, 9_007_199_254_740_991, 9_007_199_254_740_991, 9_007_199_254_740_991],
])('%d × %d ÷ %d is %d', (whole, part, of, expected) => {
  expect(getShare(whole, part, of)).toBe(expected);
});

test.each<[string, bigint, bigint]>([
  ['a negative numerator', -1n, 2n],
  ['a denominator of zero', 1n, 0n],
  ['a negative denominator', 1n, -2n],
])('half-up division with %s throws', (_, numerator, denominator) => {
  expect(() => divideHalfUp(numerator, denominator)).toThrow(RangeError);
});

test.each([
  [MOST + 1, 1, 1],
  [1, MOST + 1, 1],
  [1, 1, MOST + 1],
  [MOST, 2, 1],
  [0.5, 1, 1],
  [1, Number.NaN, 1],
  [-1, 1, 2],
])('%d × %d ÷ %d is a bug', (whole, part, of) => {
  expect(() => getShare(whole, part, of)).toThrow(RangeError);
});

test.each([
  [[], 0],
  [[1, 2, 3], 6],
  [[5, -7], -2],
  [[MOST, -1, 1], MOST],
  [[MOST, 1, -1], MOST],
  [[-MOST], -MOST],
])('the sum of %j is %d', (amounts, total) => {
  expect(sumToman(amounts)).toBe(total);
});

test.each([[[MOST, 1]], [[-MOST, -1]], [[0.5, 0.5]], [[MOST + 1]], [[Number.NaN]], [[Number.POSITIVE_INFINITY]]])(
  'the sum of %j throws',
  (amounts) => {
    expect(() => sumToman(amounts)).toThrow(RangeError);
  },
);

test.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [14, 1],
  [15, 2],
  [45_000_000, 4_500_000],
])('10 %% VAT of %d toman is %d', (net, vat) => {
  expect(getVat(net, 10)).toBe(vat);
});

test('VAT differs by at most half a toman, and half a toman is rounded up', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 100 }), (net, percent) => {
      const hundredths = BigInt(getVat(net, percent)) * 100n - BigInt(net) * BigInt(percent);
      expect(hundredths > -50n && hundredths <= 50n).toBe(true);
    }),
  );
});

test.each([
  ['2024-03-19', undefined],
  ['2024-03-20', 10],
  ['2028-03-19', 10],
  ['2028-03-20', undefined],
])('the VAT rate of %s is %s', (day, percent) => {
  expect(findVatPercent(day)).toBe(percent);
});

test('days in a gap of the table have no rate', () => {
  const rates = [
    { from: '2024-01-01', until: '2024-12-31', percent: 9 },
    { from: '2025-02-01', until: '2025-12-31', percent: 10 },
  ];
  expect(['2024-12-31', '2025-01-01', '2025-01-31', '2025-02-01'].map((day) => findVatPercent(day, rates))).toEqual([
    9,
    undefined,
    undefined,
    10,
  ]);
});

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [2, [1, 1, 1], [1, 1, 0]],
  [10, [1, 2, 3], [2, 3, 5]],
  [1, [1, 3], [0, 1]],
  [0, [5, 5], [0, 0]],
  [7, [0, 5, 0], [0, 7, 0]],
  [9, [0, 0], [5, 4]],
  [2, [0, 0, 0], [1, 1, 0]],
  [0, [0, 0], [0, 0]],
  [0, [], []],
  [MOST, [MOST], [MOST]],
  [MOST, [MOST, MOST], [(MOST + 1) / 2, (MOST - 1) / 2]],
])('%d over the weights %j is %j', (whole, over, expected) => {
  expect(spreadAmount(whole, over)).toEqual(expected);
});

test('the parts sum to the amount, each within one toman of its exact share', () => {
  fc.assert(
    fc.property(amount, weights, (whole, over) => {
      const total = over.reduce((sum, weight) => sum + BigInt(weight), 0n);
      fc.pre(total > 0n);
      const parts = spreadAmount(whole, over);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole);
      for (const [index, part] of parts.entries()) {
        const off = BigInt(part) * total - BigInt(whole) * BigInt(over[index] ?? 0);
        expect(off > -total && off < total).toBe(true);
      }
    }),
  );
});

test.each<[string, number, number[]]>([
  ['a negative amount', -1, [1]],
  ['a negative weight', 1, [2, -1]],
  ['a fraction of a toman', 0.5, [1]],
  ['a fraction as weight', 1, [0.5]],
  ['an amount past the safe integers', MOST + 1, [1]],
  ['a weight past the safe integers', 1, [MOST + 1]],
  ['an amount without parts', 1, []],
])('%s cannot be spread', (_, whole, over) => {
  expect(() => spreadAmount(whole, over)).toThrow(RangeError);
});

test.each([
  [1, [5, 5], [9, 4], [0, 1]],
  [1, [5, 5], [4, 9], [1, 0]],
  [2, [0, 0, 0], [30, 20, 10], [0, 1, 1]],
  [1, [1, 3], [1, 2], [0, 1]],
])('%d over the weights %j of ids %j is %j', (whole, over, ids, expected) => {
  expect(spreadAmount(whole, over, ids)).toEqual(expected);
});

test('with ids, a part does not depend on its position', () => {
  const withIds = weights.chain((over) =>
    fc.tuple(fc.constant(over), fc.uniqueArray(fc.nat(1_000), { minLength: over.length, maxLength: over.length })),
  );
  fc.assert(
    fc.property(amount, withIds, (whole, [over, ids]) => {
      const order = ids.map((_, index) => index).toReversed();
      const parts = spreadAmount(whole, over, ids);
      const reversed = spreadAmount(
        whole,
        order.map((index) => over[index]!),
        order.map((index) => ids[index]!),
      );
      expect(reversed).toEqual(order.map((index) => parts[index]));
    }),
  );
});

test('if all weights are zero, the parts differ by at most one toman', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 40 }), (whole, lines) => {
      const parts = spreadAmount(
        whole,
        Array.from({ length: lines }, () => 0),
      );
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole);
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
    }),
  );
});

test('with equal weights an earlier part is never smaller', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 40 }), (whole, lines) => {
      const parts = spreadAmount(
        whole,
        Array.from({ length: lines }, () => 7),
      );
      expect(parts).toEqual(parts.toSorted((a, b) => b - a));
    }),
  );
});
