import { expect, test } from 'vitest';
import { MEDIA_TYPES } from '@jarchi/domain/platforms/platforms.ts';
import { optimisePackage } from './optimise-package.ts';
import type { PackageRequest } from './package-request.ts';
import { frontierBudgets, reachFrontier } from './reach-frontier.ts';

function makeRequest(count: number): PackageRequest {
  return {
    objective: { kind: 'most_reach', budget: 5_000_000 * count },
    plans: Array.from({ length: count }, (_, i) => ({
      id: i + 1,
      publisher_id: i >> 1,
      media_type: MEDIA_TYPES[i % 7]!,
      categories: [i % 5],
      price: 1_000_000 + ((i * 7_919) % 613) * 31_337,
      reach: 10_000 + ((i * 104_729) % 997) * 211,
    })),
    bundles: [],
    platform_caps: { TELEGRAM: { budget_percent: 20 } },
    category_caps: new Map([[1, { budget_percent: 15 }]]),
    max_plans: null,
    max_plans_by_platform: {},
    pinned_plans: [],
    pinned_bundles: [],
    excluded_plans: [],
    excluded_bundles: [],
  };
}

test('for few plans each point is the best package within its budget, in ascending order', () => {
  const request = makeRequest(14);
  const budgets = [60_000_000, 20_000_000, 40_000_000, 20_000_000, 0];
  const points = reachFrontier(request, budgets);
  expect(points.map(({ budget }) => budget)).toEqual([0, 20_000_000, 40_000_000, 60_000_000]);
  for (const { budget, cost, reach, bound } of points) {
    const best = optimisePackage({ ...request, objective: { kind: 'most_reach', budget } });
    expect([reach, bound]).toEqual([best.ok && best.value.reach, reach]);
    expect(cost).toBeLessThanOrEqual(budget);
  }
});

test('reach never falls along the curve, and no point exceeds its bound', () => {
  const request = makeRequest(240);
  const points = reachFrontier(request, frontierBudgets(request, 12));
  expect(points).toHaveLength(12);
  points.forEach(({ reach, bound, cost, budget }, i) => {
    expect(reach).toBeGreaterThanOrEqual(points[i - 1]?.reach ?? 0);
    expect(bound).toBeGreaterThanOrEqual(Math.max(reach, points[i - 1]?.bound ?? 0));
    expect(reach).toBeGreaterThan(bound * 0.95);
    expect(cost).toBeLessThanOrEqual(budget);
  });
});

test('budgets that the pinned plans exceed have no point, and pinned plans that are not offered leave no points', () => {
  const request = { ...makeRequest(10), pinned_plans: [3] };
  const { price, reach: people } = request.plans[2]!;
  expect(
    reachFrontier({ ...request, platform_caps: {} }, [price - 1, price]).map(({ budget, cost, reach, bound }) => [
      budget,
      cost,
      reach,
      bound,
    ]),
  ).toEqual([[price, price, people, people]]);
  expect(reachFrontier({ ...request, pinned_plans: [11] }, [1_000])).toEqual([]);
});

test('the budgets go evenly up to one and a half times the budget, in round figures, and include the budget itself', () => {
  const at = (budget: number) => frontierBudgets({ ...makeRequest(1), objective: { kind: 'most_reach', budget } }, 6);
  expect(at(100_000_000)).toEqual([25_000_000, 50_000_000, 75_000_000, 100_000_000, 125_000_000, 150_000_000]);
  expect(at(123_456_789)).toEqual([31_000_000, 62_000_000, 93_000_000, 123_456_789, 155_000_000, 186_000_000]);
  expect(at(3)).toEqual([1, 2, 3, 4, 5]);
  expect(at(0)).toEqual([0]);
});

test('the curve of the largest budget ends at the largest safe integer', () => {
  for (const budget of [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - 1, 7_000_000_000_000_000]) {
    const budgets = frontierBudgets({ ...makeRequest(1), objective: { kind: 'most_reach', budget } }, 24);
    expect(budgets.filter((one) => !Number.isSafeInteger(one))).toEqual([]);
    expect(budgets).toContain(budget);
    expect(budgets.at(-1)).toBe(Number.MAX_SAFE_INTEGER);
    expect(budgets).toEqual([...new Set(budgets)].toSorted((a, b) => a - b));
  }
});

test('without a budget the curve is about as wide as the goal needs', () => {
  const request = makeRequest(3);
  const [one, two] = request.plans.map(({ price }) => price);
  const plans = request.plans
    .map((plan, i) => ({ ...plan, reach: [500_000, 900, 100][i]! }))
    .concat({ ...request.plans[2]!, id: 9, reach: 100 });
  const top = (goal_reach: number): number =>
    frontierBudgets({ ...request, plans, objective: { kind: 'least_cost', goal_reach, budget: null } }, 24).at(-1)!;
  expect(top(500_000) / one!).toBeCloseTo(1.5, 1);
  expect(top(500_001) / (one! + two!)).toBeCloseTo(1.5, 1);
  expect(frontierBudgets({ ...request, objective: { kind: 'least_cost', goal_reach: 1, budget: 40 } }, 2)).toEqual([40, 60]);
});
