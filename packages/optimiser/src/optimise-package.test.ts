import { describe, expect, test } from 'vitest';
import { optimisePackage } from './optimise-package.ts';
import type { PackagePlan, PackageRequest } from './package-request.ts';

const plan = (id: number, price: number, reach: number, more: Partial<PackagePlan> = {}): PackagePlan => ({
  id,
  publisher_id: 100 + id,
  media_type: 'TELEGRAM',
  categories: [1],
  price,
  reach,
  ...more,
});

const NOTHING: PackageRequest = {
  objective: { kind: 'most_reach', budget: 100 },
  plans: [],
  bundles: [],
  platform_caps: {},
  category_caps: new Map(),
  max_plans: null,
  max_plans_by_platform: {},
  pinned_plans: [],
  pinned_bundles: [],
  excluded_plans: [],
  excluded_bundles: [],
};
const PLANS = [plan(1, 60, 100), plan(2, 50, 80, { media_type: 'BALE', categories: [2] }), plan(3, 50, 70, { categories: [1, 2, 2] })];

function solve(more: Partial<PackageRequest>) {
  return optimisePackage({ ...NOTHING, plans: PLANS, ...more });
}
function bought(more: Partial<PackageRequest>): readonly [readonly number[], readonly number[]] {
  const solved = solve(more);
  if (!solved.ok) throw new Error(JSON.stringify(solved.error));
  return [solved.value.plan_ids, solved.value.bundle_ids];
}

describe('most reach', () => {
  test('the answer has what is bought, its cost and reach, and the proof that nothing is better', () => {
    expect(solve({})).toEqual({
      ok: true,
      value: { plan_ids: [2, 3], bundle_ids: [], cost: 100, reach: 150, bound: 150, gap: 0, is_proved_best: true },
    });
  });

  test.each<[string, Partial<PackageRequest>, readonly number[], (readonly number[])?]>([
    ['one toman less buys less', { objective: { kind: 'most_reach', budget: 99 } }, [1]],
    ['no money buys nothing', { objective: { kind: 'most_reach', budget: 0 } }, []],
    ['a budget for everything buys everything', { objective: { kind: 'most_reach', budget: 160 } }, [1, 2, 3]],
    ['a platform cap in toman holds', { platform_caps: { TELEGRAM: { toman: 49 } } }, [2]],
    ['a platform cap in percent holds', { platform_caps: { TELEGRAM: { budget_percent: 49 } } }, [2]],
    [
      'a percent cap rounds down',
      { platform_caps: { TELEGRAM: { budget_percent: 50 } }, objective: { kind: 'most_reach', budget: 99 } },
      [2],
    ],
    ['a category cap counts the whole price of a plan, once', { category_caps: new Map([[2, { toman: 50 }]]) }, [1]],
    [
      'a category cap that is exactly reached holds',
      {
        category_caps: new Map([
          [2, { toman: 100 }],
          [1, { toman: 50 }],
        ]),
      },
      [2, 3],
    ],
    ['max_plans holds', { max_plans: 1 }, [1]],
    ['max_plans_by_platform holds', { max_plans_by_platform: { BALE: 0 } }, [1]],
    ['excluded plans are never bought', { excluded_plans: [2] }, [1]],
    ['pinned plans are bought whatever they cost', { pinned_plans: [3] }, [2, 3]],
    ['a pinned plan replaces a better one', { pinned_plans: [3], max_plans: 1 }, [3]],
    ['one plan of a publisher is bought', { plans: PLANS.map((one) => ({ ...one, publisher_id: 7 })) }, [1]],
    ['the one plan of a publisher is the pinned one', { plans: PLANS.map((one) => ({ ...one, publisher_id: 7 })), pinned_plans: [3] }, [3]],
    ['a bundle cheaper than its parts', { bundles: [{ id: 9, plan_ids: [1, 2], price: 90 }] }, [], [9]],
    ['an excluded bundle is never bought', { bundles: [{ id: 9, plan_ids: [1, 2], price: 90 }], excluded_bundles: [9] }, [2, 3]],
    ['a bundle with an excluded plan is not bought', { bundles: [{ id: 9, plan_ids: [1, 2], price: 10 }], excluded_plans: [1] }, [2, 3]],
    ['a bundle with a plan that is not offered is not bought', { bundles: [{ id: 9, plan_ids: [1, 4], price: 10 }] }, [2, 3]],
    ['a bundle with a pinned plan is not bought', { bundles: [{ id: 9, plan_ids: [2, 3], price: 10 }], pinned_plans: [2] }, [2, 3]],
    ['a pinned bundle is bought', { bundles: [{ id: 9, plan_ids: [3], price: 60 }], pinned_bundles: [9] }, [], [9]],
    ['a bundle counts plan by plan', { bundles: [{ id: 9, plan_ids: [1, 2], price: 50 }], max_plans: 1 }, [1]],
    [
      'one of two overlapping bundles is bought',
      {
        bundles: [
          { id: 9, plan_ids: [1, 2], price: 50 },
          { id: 8, plan_ids: [2, 3], price: 45 },
        ],
      },
      [3],
      [9],
    ],
    [
      'a bundle with two plans of one publisher is not bought',
      { plans: PLANS.map((one) => ({ ...one, publisher_id: one.id % 2 })), bundles: [{ id: 9, plan_ids: [1, 3], price: 1 }] },
      [2, 3],
    ],
    [
      "caps count the shares of a bundle's price by list price",
      { bundles: [{ id: 9, plan_ids: [1, 2], price: 90 }], platform_caps: { BALE: { toman: 40 } } },
      [1],
    ],
    [
      'caps count no more than those shares',
      { bundles: [{ id: 9, plan_ids: [1, 2], price: 90 }], platform_caps: { BALE: { toman: 41 } } },
      [],
      [9],
    ],
  ])('a package under caps: %s', (_, more, plan_ids, bundle_ids = []) => {
    expect(bought(more)).toEqual([plan_ids, bundle_ids]);
  });
});

describe('least cost', () => {
  const goal = (goal_reach: number, budget: number | null = null): Partial<PackageRequest> => ({
    objective: { kind: 'least_cost', goal_reach, budget },
  });

  test.each<[string, Partial<PackageRequest>, readonly number[]]>([
    ['the cheapest plan that reaches the goal', goal(80), [2]],
    ['a goal one person higher costs more', goal(81), [1]],
    ['a goal that needs every plan', goal(250), [1, 2, 3]],
    ['nothing more when the pinned plans reach the goal', { ...goal(70), pinned_plans: [3] }, [3]],
    [
      'percent caps have no effect without a budget',
      { ...goal(250), platform_caps: { TELEGRAM: { budget_percent: 1 } }, category_caps: new Map([[1, { budget_percent: 1 }]]) },
      [1, 2, 3],
    ],
    ['percent caps hold under a budget', { ...goal(80, 120), platform_caps: { BALE: { budget_percent: 41 } } }, [1]],
    ['toman caps hold without a budget', { ...goal(80), platform_caps: { BALE: { toman: 49 } } }, [1]],
    ['pinned plans count towards the goal', { ...goal(150), pinned_plans: [3] }, [2, 3]],
  ])('a package for a goal: %s', (_, more, plan_ids) => {
    expect(bought(more)).toEqual([plan_ids, []]);
    const solved = solve(more);
    expect(solved.ok && [solved.value.is_proved_best, solved.value.gap, solved.value.bound - solved.value.cost]).toEqual([true, 0, 0]);
  });

  test.each<[string, Partial<PackageRequest>, number]>([
    ['beyond all plans', goal(251), 250],
    ['beyond the ceiling', goal(151, 100), 150],
    ['beyond the count', { ...goal(101), max_plans: 1 }, 100],
  ])('%s the goal is refused with the most there is', (_, more, most_reach) => {
    expect(solve(more)).toEqual({ ok: false, error: { code: 'goal_unreachable', most_reach, is_proved: true } });
  });
});

describe('pinned plans and bundles', () => {
  const bundles = [
    { id: 9, plan_ids: [1, 2], price: 90 },
    { id: 5, plan_ids: [3, 4], price: 1 },
  ];
  test.each<[string, Partial<PackageRequest>, readonly number[], readonly number[]]>([
    ['that are not offered', { pinned_plans: [8, 1, 4], pinned_bundles: [7] }, [4, 8], [7]],
    ['that are excluded too', { pinned_plans: [1], excluded_plans: [1], pinned_bundles: [9], excluded_bundles: [9] }, [1], [9]],
    ['next to available ones', { pinned_plans: [3, 8], pinned_bundles: [9, 5] }, [8], [5]],
    ['with a plan that is excluded', { pinned_bundles: [9], excluded_plans: [2] }, [], [9]],
    ['with a plan that is not offered', { pinned_bundles: [5] }, [], [5]],
  ])('%s are refused', (_, more, plan_ids, bundle_ids) => {
    expect(solve({ bundles, ...more })).toEqual({ ok: false, error: { code: 'pinned_not_offered', plan_ids, bundle_ids } });
  });

  test.each<[string, Partial<PackageRequest>, string, number]>([
    ['budget', { pinned_plans: [1, 2] }, 'budget', 10],
    ['platform', { pinned_plans: [2], platform_caps: { BALE: { budget_percent: 20 }, TELEGRAM: { toman: 0 } } }, 'platform', 30],
    [
      'category',
      {
        pinned_plans: [3],
        category_caps: new Map([
          [1, { toman: 49 }],
          [2, { toman: 20 }],
        ]),
      },
      'category',
      30,
    ],
    ['count', { pinned_plans: [2, 3], max_plans: 1 }, 'count', 1],
    ['count of a platform', { pinned_plans: [2], max_plans_by_platform: { BALE: 0 } }, 'count', 1],
    ['count, bundles plan by plan', { bundles, pinned_bundles: [9], max_plans: 1 }, 'count', 1],
    ['publisher', { plans: PLANS.map((one) => ({ ...one, publisher_id: 7, price: 9 })), pinned_plans: [1, 2, 3] }, 'publisher', 2],
    [
      'publisher, of a plan that is also in a pinned bundle',
      { bundles, pinned_bundles: [9], pinned_plans: [1], objective: { kind: 'most_reach', budget: 999 } },
      'publisher',
      1,
    ],
  ])('over the limit are refused: %s', (_, more, limit, excess) => {
    expect(solve(more)).toEqual({ ok: false, error: { code: 'pinned_over_limit', limit, excess } });
  });
});

test('many plans: without shared publishers, without money, and without a way to the goal', () => {
  const plans = Array.from({ length: 205 }, (_, i) => plan(i + 1, 1_000 + ((i * 37) % 101), 2_000 + ((i * 53) % 199)));
  const request = { ...NOTHING, plans };
  expect(optimisePackage({ ...request, objective: { kind: 'most_reach', budget: 0 } })).toMatchObject({
    ok: true,
    value: { plan_ids: [], reach: 0, bound: 0 },
  });
  expect(optimisePackage({ ...request, objective: { kind: 'most_reach', budget: 10_100 } })).toMatchObject({
    ok: true,
    value: { gap: expect.toSatisfy((gap) => gap < 0.01) },
  });
  const goal_reach = plans.reduce((sum, { reach }) => sum + reach, 1);
  expect(optimisePackage({ ...request, objective: { kind: 'least_cost', goal_reach, budget: null } })).toEqual({
    ok: false,
    error: { code: 'goal_unreachable', most_reach: goal_reach - 1, is_proved: true },
  });
});

test('reach too large for exact bounds still gets an answer, with its largest possible error', () => {
  const plans = [5, 4, 3, 3, 2].map((weight, i) => plan(i + 1, weight, 2 ** 49 + weight * 7 + i));
  const solved = optimisePackage({ ...NOTHING, plans, objective: { kind: 'most_reach', budget: 9 } });
  const { reach, bound, gap } = solved.ok ? solved.value : { reach: 0, bound: 0, gap: 1 };
  expect(reach).toBeGreaterThanOrEqual(3 * 2 ** 49);
  expect(bound).toBeGreaterThanOrEqual(reach);
  expect(gap).toBeLessThan(1e-9);
  const whole = optimisePackage({ ...NOTHING, plans: [plan(1, 5, 2 ** 51), plan(2, 4, 2 ** 51 - 1)] });
  expect(whole.ok && whole.value.reach).toBe(2 ** 52 - 1);
});
