import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHARGE_PRESETS, checkChargeAmount, findChargeWays, findTomanOfRial, listPresets, rialOf } from './payments.ts';

const limits = { minimum: 10_000, maximum: 200_000_000 };

test.each([
  [null, { code: 'amount_required' }],
  [0, { code: 'amount_required' }],
  [Number.NaN, { code: 'amount_required' }],
  [10_000.5, { code: 'amount_required' }],
  [Number.POSITIVE_INFINITY, { code: 'amount_required' }],
  [-20_000, { code: 'amount_below_minimum', minimum: 10_000 }],
  [1, { code: 'amount_below_minimum', minimum: 10_000 }],
  [9_999, { code: 'amount_below_minimum', minimum: 10_000 }],
  [10_000, undefined],
  [10_001, undefined],
  [199_999_999, undefined],
  [200_000_000, undefined],
  [200_000_001, { code: 'amount_above_maximum', maximum: 200_000_000 }],
  [10 ** 20, { code: 'amount_above_maximum', maximum: 200_000_000 }],
  [Number.MAX_SAFE_INTEGER, { code: 'amount_above_maximum', maximum: 200_000_000 }],
])('a charge of %s toman between 10,000 and 200,000,000 comes to %j', (amount, issue) => {
  expect(checkChargeAmount(amount, limits)).toEqual(issue);
});

test('the presets rise', () => {
  expect(CHARGE_PRESETS).toEqual([...new Set(CHARGE_PRESETS)].toSorted((a, b) => a - b));
});

test.each([
  [5_000_000, 100_000_000, 5],
  [5_000_001, 100_000_000, 4],
  [5_000_000, 99_999_999, 4],
  [10_000, 200_000_000, 5],
  [100_000_001, 200_000_000, 0],
])('a gateway from %d to %d toman has %d presets', (minimum, maximum, count) => {
  expect(listPresets({ minimum, maximum })).toHaveLength(count);
});

const small = { key: 'small', minimum: 10_000, maximum: 50_000_000 };
const large = { key: 'large', minimum: 1_000_000, maximum: 200_000_000 };

test.each([
  [0, [], false],
  [-5, [], false],
  [9_999, [], false],
  [10_000, ['small'], false],
  [999_999, ['small'], false],
  [1_000_000, ['small', 'large'], false],
  [50_000_000, ['small', 'large'], false],
  [50_000_001, ['large'], false],
  [200_000_000, ['large'], false],
  [200_000_001, [], true],
])('%d toman can be paid through %j, by a receipt: %s', (amount, gateways, is_receipt_offered) => {
  expect(findChargeWays(amount, [small, large])).toEqual({ gateways, is_receipt_offered });
});

test('without a gateway every amount goes by a receipt', () => {
  expect(findChargeWays(1, [])).toEqual({ gateways: [], is_receipt_offered: true });
  expect(findChargeWays(0, [])).toEqual({ gateways: [], is_receipt_offered: false });
});

test('an amount between the gateways, above one and below the other, is offered no receipt', () => {
  expect(findChargeWays(700_000, [{ ...small, maximum: 500_000 }, large])).toEqual({ gateways: [], is_receipt_offered: false });
});

test('toman in rial and back is the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Math.floor(Number.MAX_SAFE_INTEGER / 10) }), (amount) => {
      expect(findTomanOfRial(rialOf(amount))).toBe(amount);
      expect(rialOf(amount)).toBe(amount * 10);
    }),
  );
});

test.each([0.1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER, 900_719_925_474_100])('%d toman have no exact rial', (amount) => {
  expect(() => rialOf(amount)).toThrow(RangeError);
});

test.each([1, 9, 11, 1_000_005, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 9])('%d rial are no whole toman', (rial) => {
  expect(findTomanOfRial(rial)).toBeUndefined();
});
