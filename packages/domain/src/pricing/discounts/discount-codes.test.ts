import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyDiscounts,
  checkDiscount,
  normalizeDiscountCode,
  getReduction,
  type DiscountPurchase,
  type DiscountRule,
  type TypedDiscount,
} from './discount-codes.ts';

const FROM = Date.UTC(2026, 0, 1);
const UNTIL = Date.UTC(2026, 1, 1);
const purchase: DiscountPurchase = { media_type: 'INSTAGRAM', campaign_type: 'REACH', price: 1_000, now: FROM };

const getRule = (change: Partial<DiscountRule> = {}): DiscountRule => ({
  discount_code: 'TEN',
  reduction: { percent: 10 },
  maximum_amount: null,
  minimum_purchase: 0,
  valid_from: FROM,
  valid_until: UNTIL,
  media_types: null,
  campaign_types: null,
  is_once_per_account: false,
  total_uses: null,
  is_stackable: true,
  ...change,
});
const getTyped = (rule: DiscountRule, used = 0, used_by_account = 0): TypedDiscount => ({
  discount_code: rule.discount_code,
  rule,
  used,
  used_by_account,
});

test.each([
  ['NOWRUZ', 'NOWRUZ'],
  [' nowruz ۱۴۰۵\u200f', 'NOWRUZ1405'],
  ['\u2066a-b_1\u2069', 'A-B_1'],
  ['', ''],
])('the code %j is written %s', (text, code) => {
  expect(normalizeDiscountCode(text)).toBe(code);
});

test.each<[string, Partial<DiscountRule>, Partial<DiscountPurchase>, object | undefined]>([
  ['at its first instant', {}, {}, undefined],
  ['a millisecond early', {}, { now: FROM - 1 }, { code: 'not_yet_valid', valid_from: FROM }],
  ['at its last instant', {}, { now: UNTIL - 1 }, undefined],
  ['at its end', {}, { now: UNTIL }, { code: 'expired', valid_until: UNTIL }],
  ['without an end, years later', { valid_until: null }, { now: UNTIL * 2 }, undefined],
  ['on its platform', { media_types: ['BALE', 'INSTAGRAM'] }, {}, undefined],
  ['on another platform', { media_types: ['BALE'] }, {}, { code: 'not_for_this_campaign' }],
  ['for its type', { campaign_types: ['REACH'] }, {}, undefined],
  ['for another type', { campaign_types: ['CPM', 'CPC'] }, {}, { code: 'not_for_this_campaign' }],
  ['for its type on another platform', { campaign_types: ['REACH'], media_types: ['BALE'] }, {}, { code: 'not_for_this_campaign' }],
  ['at exactly the minimum purchase', { minimum_purchase: 1_000 }, {}, undefined],
  ['one toman below the minimum purchase', { minimum_purchase: 1_001 }, {}, { code: 'below_minimum', minimum: 1_001 }],
])('a code used %s', (_, rule, change, refusal) => {
  const found = checkDiscount(getTyped(getRule(rule)), { ...purchase, ...change });
  expect(found).toEqual(refusal && { discount_code: 'TEN', ...refusal });
});

test.each([
  [3, 0, 2, undefined],
  [3, 0, 3, 'used_up'],
  [3, 0, 4, 'used_up'],
  [null, 0, 10 ** 9, undefined],
  [null, 1, 1, 'already_used'],
  [1, 1, 1, 'used_up'],
])('a code for %s uses, used %d times by the account and %d in all, is %s', (total_uses, own, used, code) => {
  const rule = getRule({ total_uses, is_once_per_account: true });
  expect(checkDiscount(getTyped(rule, used, own), purchase)?.code).toBe(code);
});

test('a code without a limit for each account can be used again', () => {
  expect(checkDiscount(getTyped(getRule(), 5, 5), purchase)).toBeUndefined();
});

test('a code without a rule is unknown', () => {
  expect(checkDiscount({ discount_code: 'NO', rule: undefined, used: 0, used_by_account: 0 }, purchase)).toEqual({
    discount_code: 'NO',
    code: 'unknown',
  });
});

test.each<[string, Partial<DiscountRule>, number, number]>([
  ['10 %', {}, 1_000, 100],
  ['10 %', {}, 1_400, 100],
  ['10 %', {}, 1_500, 200],
  ['10 %', {}, 400, 0],
  ['100 %', { reduction: { percent: 100 } }, 700, 700],
  ['10 % of at most 100', { maximum_amount: 100 }, 1_000, 100],
  ['10 % of at most 99', { maximum_amount: 99 }, 1_000, 0],
  ['10 % of at most 299', { maximum_amount: 299 }, 9_000, 200],
  ['a fixed 399', { reduction: { toman: 399 } }, 1_000, 300],
  ['a fixed 300', { reduction: { toman: 300 } }, 1_000, 300],
  ['a fixed 300', { reduction: { toman: 300 } }, 300, 300],
  ['a fixed 300', { reduction: { toman: 300 } }, 200, 200],
  ['a fixed 300 of at most 200', { reduction: { toman: 300 }, maximum_amount: 200 }, 1_000, 200],
  ['a fixed 300', { reduction: { toman: 300 } }, 0, 0],
])('%s takes off its part', (_, rule, left, amount) => {
  expect(getReduction(getRule(rule), left)).toBe(amount);
});

test('no code gives no discount', () => {
  expect(applyDiscounts([], purchase)).toEqual({ ok: true, value: { discount: 0, parts: [] } });
});

test('percents come first, then fixed amounts, each on what is left, in whatever order they were typed', () => {
  const rules = [
    getRule({ discount_code: 'FIX', reduction: { toman: 100 } }),
    getRule({ discount_code: 'B', reduction: { percent: 50 } }),
    getRule({ discount_code: 'A', reduction: { percent: 10 } }),
  ];
  const parts = [
    { discount_code: 'A', amount: 100, percent: 10, is_capped: false },
    { discount_code: 'B', amount: 500, percent: 50, is_capped: false },
    { discount_code: 'FIX', amount: 100, percent: null, is_capped: false },
  ];
  for (const order of [rules, rules.toReversed()])
    expect(
      applyDiscounts(
        order.map((rule) => getTyped(rule)),
        purchase,
      ),
    ).toEqual({ ok: true, value: { discount: 700, parts } });
});

test.each([
  [
    { reduction: { percent: 20 }, maximum_amount: 200 },
    { amount: 200, percent: 20, is_capped: false },
  ],
  [
    { reduction: { percent: 20 }, maximum_amount: 199 },
    { amount: 100, percent: 20, is_capped: true },
  ],
  [
    { reduction: { toman: 300 }, maximum_amount: 200 },
    { amount: 200, percent: null, is_capped: true },
  ],
  [{ reduction: { toman: 1_100 } }, { amount: 1_000, percent: null, is_capped: false }],
])('%j shows its percent, and whether its maximum reduced it', (rule, part) => {
  const result = applyDiscounts([getTyped(getRule(rule))], { ...purchase, price: 1_000 });
  expect(result.ok && result.value.parts).toMatchObject([part]);
});

test('a code that does not stack counts alone, and is refused with others', () => {
  const alone = getTyped(getRule({ discount_code: 'ALONE', is_stackable: false }));
  expect(applyDiscounts([alone], purchase).ok).toBe(true);
  for (const typed of [
    [alone, getTyped(getRule())],
    [getTyped(getRule()), alone],
  ])
    expect(applyDiscounts(typed, purchase)).toEqual({
      ok: false,
      error: { code: 'discount_refused', refusals: [{ discount_code: 'ALONE', code: 'not_stackable' }] },
    });
});

test('a code that is typed twice is refused as already used', () => {
  expect(applyDiscounts([getTyped(getRule()), getTyped(getRule())], purchase)).toEqual({
    ok: false,
    error: { code: 'discount_refused', refusals: [{ discount_code: 'TEN', code: 'already_used' }] },
  });
});

test('every code that does not count is refused with its reason', () => {
  const typed = [
    getTyped(getRule({ discount_code: 'LATE', valid_until: FROM })),
    getTyped(getRule()),
    getTyped(getRule({ discount_code: 'BIG', minimum_purchase: 5_000 })),
  ];
  const result = applyDiscounts(typed, purchase);
  expect(!result.ok && result.error.refusals.map(({ discount_code, code }) => [discount_code, code])).toEqual([
    ['LATE', 'expired'],
    ['BIG', 'below_minimum'],
  ]);
});

test('the minimum purchase is compared with the price before any discount', () => {
  const half = getTyped(getRule({ discount_code: 'A', reduction: { percent: 50 } }));
  const rest = getTyped(getRule({ discount_code: 'B', minimum_purchase: 1_000 }));
  expect(applyDiscounts([half, rest], purchase)).toMatchObject({ ok: true, value: { discount: 600 } });
});

test('a discount is whole hundreds, never above the price, the sum of its parts, and the same in any order', () => {
  const reduction = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ toman: fc.integer({ min: 1, max: 10 ** 9 }) }),
  );
  const rules = fc
    .array(fc.tuple(reduction, fc.option(fc.integer({ min: 1, max: 10 ** 8 }))), { maxLength: 5 })
    .map((list) => list.map(([part, maximum_amount], index) => getRule({ discount_code: `C${index}`, reduction: part, maximum_amount })));
  fc.assert(
    fc.property(rules, fc.oneof(fc.nat(50), fc.nat(10 ** 8)), (list, hundreds) => {
      const price = hundreds * 100;
      const result = applyDiscounts(
        list.map((rule) => getTyped(rule)),
        { ...purchase, price },
      );
      expect(
        applyDiscounts(
          list.toReversed().map((rule) => getTyped(rule)),
          { ...purchase, price },
        ),
      ).toEqual(result);
      const { discount, parts } = result.ok ? result.value : { discount: Number.NaN, parts: [] };
      expect(discount % 100 === 0 && discount >= 0 && discount <= price).toBe(true);
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(discount);
      expect(parts.every(({ amount }) => amount >= 0 && amount % 100 === 0)).toBe(true);
    }),
  );
});
