import fc from 'fast-check';
import { costPerThousand } from '#money/money.ts';
import { expect, test } from 'vitest';
import { estimatePackage, type PlanEstimate } from './estimates.ts';
import { MEDIA_TYPES } from '#platforms/platforms.ts';

const plan: fc.Arbitrary<PlanEstimate> = fc.record({
  media_type: fc.constantFrom(...MEDIA_TYPES),
  reach: fc.oneof(fc.nat(100), fc.nat(60_000_000)),
  price: fc.nat(10 ** 9),
});
const plans = fc.array(plan, { maxLength: 40 });

test('an empty package reaches no one and costs nothing', () => {
  expect(estimatePackage([])).toEqual({ reach_at_least: 0, reach_at_most: 0, reach_model: 0, price: 0 });
});

test('one plan reaches its own audience', () => {
  expect(estimatePackage([{ media_type: 'INSTAGRAM', reach: 120_000, price: 9 }])).toEqual({
    reach_at_least: 120_000,
    reach_at_most: 120_000,
    reach_model: 120_000,
    price: 9,
  });
});

test('plans overlap as if drawn at random: on one platform from its users, on two from all people', () => {
  const half = { reach: 2_000_000, price: 5 };
  const overlapping = [{ ...half, media_type: 'LINKEDIN' } as const, { ...half, media_type: 'LINKEDIN' } as const];
  expect(estimatePackage(overlapping)).toEqual({ reach_at_least: 2_000_000, reach_at_most: 4_000_000, reach_model: 3_000_000, price: 10 });
  const apart = [{ ...half, media_type: 'LINKEDIN' } as const, { ...half, media_type: 'BALE' } as const];
  expect(estimatePackage(apart).reach_model).toBe(3_933_333);
});

test('a plan larger than its platform counts whole', () => {
  expect(estimatePackage([{ media_type: 'LINKEDIN', reach: 5_000_000, price: 1 }]).reach_model).toBe(5_000_000);
});

test('the model lies between the largest single reach and the sum, in whole people', () => {
  fc.assert(
    fc.property(plans, (several) => {
      const { reach_at_least, reach_at_most, reach_model, price } = estimatePackage(several);
      expect(reach_at_least).toBe(Math.max(0, ...several.map(({ reach }) => reach)));
      expect(reach_at_most).toBe(several.reduce((sum, { reach }) => sum + reach, 0));
      expect(price).toBe(several.reduce((sum, one) => sum + one.price, 0));
      expect(reach_model).toBeGreaterThanOrEqual(reach_at_least);
      expect(reach_model).toBeLessThanOrEqual(reach_at_most);
      expect(Number.isInteger(reach_model)).toBe(true);
    }),
  );
});

test.each([
  [1_000, 1_000, 1_000],
  [1, 2_000, 1],
  [1, 2_001, 0],
  [45_000_000, 1_200_000, 37_500],
  [0, 10, 0],
  [500, 0, null],
  [0, 0, null],
])('%d toman for %d people are %s toman a thousand', (cost, reach, expected) => {
  expect(costPerThousand(cost, reach)).toBe(expected);
});
