import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MEDIA_TYPES } from '#platforms/platforms.ts';
import { estimatePackageRange, sumViews, type RangedPlan } from './package-range.ts';

const story = { media_type: 'INSTAGRAM', price: 6_000_000 } as const;

test('a package has a range of different people, and the basis of its estimates', () => {
  const plans: RangedPlan[] = [
    { ...story, range: { low: 1_000_000, mid: 2_000_000, high: 3_000_000, basis: { kind: 'median_of_posts', posts: 12 } } },
    { ...story, range: { low: 1_000_000, mid: 2_000_000, high: 3_000_000, basis: { kind: 'own_measured', posts: 3 } } },
    { ...story, range: { low: 0, mid: 0, high: 0, basis: { kind: 'platform_default' } } },
    { ...story, range: { low: 0, mid: 0, high: 0 } },
  ];
  expect(estimatePackageRange(plans)).toEqual({
    low: 1_977_778,
    mid: 3_911_111,
    high: 5_800_000,
    reach_at_least: 2_000_000,
    reach_at_most: 4_000_000,
    price: 24_000_000,
    cost_per_thousand: { low: 4_138, mid: 6_136, high: 12_135 },
    fewest_posts: 3,
    platform_defaults: 1,
  });
});

test('views of several publishers add up, at both ends too', () => {
  const plans = [
    { reach: 40_000, reach_low: 30_000, reach_high: 50_000 },
    { reach: 60_000, reach_low: 45_000, reach_high: 90_000 },
  ];
  expect(sumViews(plans)).toEqual({ low: 75_000, mid: 100_000, high: 140_000 });
  expect(sumViews([])).toEqual({ low: 0, mid: 0, high: 0 });
});

test('an empty package reaches no one and has no basis', () => {
  expect(estimatePackageRange([])).toEqual({
    low: 0,
    mid: 0,
    high: 0,
    reach_at_least: 0,
    reach_at_most: 0,
    price: 0,
    cost_per_thousand: { low: null, mid: null, high: null },
    fewest_posts: null,
    platform_defaults: 0,
  });
});

test('if the low end reaches no one, there is no highest cost per thousand', () => {
  const { cost_per_thousand } = estimatePackageRange([{ ...story, range: { low: 0, mid: 1_000, high: 2_000 } }]);
  expect(cost_per_thousand).toEqual({ low: 3_000_000, mid: 6_000_000, high: null });
});

const plan: fc.Arbitrary<RangedPlan> = fc
  .record({
    media_type: fc.constantFrom(...MEDIA_TYPES),
    price: fc.nat(10 ** 9),
    mid: fc.nat(20_000_000),
    width: fc.integer({ min: 100, max: 300 }),
    posts: fc.nat(20),
  })
  .map(({ media_type, price, mid, width, posts }) => ({
    media_type,
    price,
    range: {
      low: Math.round((mid * 100) / width),
      mid,
      high: Math.round((mid * width) / 100),
      basis: posts < 1 ? { kind: 'platform_default' } : { kind: 'median_of_posts', posts },
    },
  }));

test('the middle is between the two ends and within the bounds, and another plan lowers none of them', () => {
  fc.assert(
    fc.property(fc.array(plan, { maxLength: 20 }), plan, (plans, more) => {
      const [one, other] = [estimatePackageRange(plans), estimatePackageRange([...plans, more])];
      expect(one.low).toBeLessThanOrEqual(one.mid);
      expect(one.mid).toBeLessThanOrEqual(one.high);
      expect(one.mid).toBeGreaterThanOrEqual(one.reach_at_least);
      expect(one.mid).toBeLessThanOrEqual(one.reach_at_most);
      for (const end of ['low', 'mid', 'high'] as const) expect(other[end]).toBeGreaterThanOrEqual(one[end]);
      const { low, mid, high } = one.cost_per_thousand;
      expect([(low ?? 0) <= (mid ?? Infinity), (mid ?? 0) <= (high ?? Infinity)]).toEqual([true, true]);
    }),
  );
});
