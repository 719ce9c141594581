import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestPlans, type ComparedPlan } from './nearest-plans.ts';

const gone: ComparedPlan = { id: 1, categories: [3, 6], reach: 20_000, price: 1_000_000 };
const plan = (id: number, change: Partial<ComparedPlan>): ComparedPlan => ({ ...gone, id, ...change });
const listIds = (candidates: readonly ComparedPlan[], limit = 9) => nearestPlans(gone, candidates, limit).map(({ id }) => id);

test.each<[string, Partial<ComparedPlan>, Partial<ComparedPlan>]>([
  ['all categories before one of them', { categories: [6, 3] }, { categories: [3] }],
  ['one shared category before none', { categories: [3, 9] }, { categories: [9] }],
  ['a shared category before half the price', { categories: [3], price: 500_000 }, { categories: [9], price: 1_000_000 }],
  ['a near price before a far one', { price: 1_200_000 }, { price: 1_500_000 }],
  ['a price 10 % lower before one 20 % higher', { price: 900_000 }, { price: 1_200_000 }],
  ['a near reach before a far one', { reach: 18_000 }, { reach: 26_000 }],
  ['a plan with reach before one without', { reach: 500 }, { reach: 0 }],
])('nearest plans rank %s', (_, nearer, farther) => {
  expect(listIds([plan(7, farther), plan(8, nearer)])).toEqual([8, 7]);
});

test('ties go to the lower id, and at most the requested number is returned', () => {
  expect(listIds([plan(9, {}), plan(4, {}), plan(5, {})], 2)).toEqual([4, 5]);
});

test('plans without any category are compared by reach and price', () => {
  const none = { ...gone, categories: [] };
  expect(nearestPlans(none, [plan(2, {}), plan(3, { categories: [] })], 1).map(({ id }) => id)).toEqual([3]);
});

test('the order of the candidates changes nothing', () => {
  const candidate = fc.record({
    categories: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }),
    reach: fc.nat(90_000),
    price: fc.integer({ min: 20_000, max: 5_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(candidate, { maxLength: 12 }), (list) => {
      const candidates = list.map((one, index) => ({ ...one, id: index + 10 }));
      expect(listIds(candidates.toReversed())).toEqual(listIds(candidates));
    }),
  );
});
