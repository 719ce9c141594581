import { expect, test } from 'vitest';
import { CHARGE_PRESETS, checkChargeAmount, countPayments } from './payments.ts';

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
])('charging %s toman, within 10,000 to 200,000,000, gives the issue %j', (amount, issue) => {
  expect(checkChargeAmount(amount, limits)).toEqual(issue);
});

test('the presets are in ascending order', () => {
  expect(CHARGE_PRESETS).toEqual([...new Set(CHARGE_PRESETS)].toSorted((a, b) => a - b));
});

test.each([
  [200_000_000, 1],
  [200_000_001, 2],
  [500_000_000, 3],
])('%d toman are %d payments of at most 200 million', (amount, payments) => {
  expect(countPayments(amount, limits)).toBe(payments);
});
