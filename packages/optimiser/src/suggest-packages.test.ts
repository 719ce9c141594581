import { expect, test } from 'vitest';
import type { PackagePlan } from './package-request.ts';
import { suggestPackages, type PackageWishes } from './suggest-packages.ts';

const plan = (id: number, price: number, reach: number, categories: readonly number[]): PackagePlan => ({
  id,
  publisher_id: id,
  media_type: 'TELEGRAM',
  categories,
  price,
  reach,
});
const WISHES: PackageWishes = {
  plans: [plan(1, 50, 100, [1]), plan(2, 50, 90, [2]), plan(3, 40, 50, [2, 3]), plan(4, 10, 30, [1])],
  bundles: [],
  platform_caps: {},
  category_caps: new Map(),
  max_plans: null,
  max_plans_by_platform: {},
  pinned_plans: [],
  pinned_bundles: [],
  excluded_plans: [],
  excluded_bundles: [],
  budget: 100,
  goal_reach: 95,
  ad_categories: [3, 2],
};

function getIds(wishes: Partial<PackageWishes>) {
  const suggestions = suggestPackages({ ...WISHES, ...wishes });
  return Object.fromEntries(
    Object.entries(suggestions).map(([name, suggestion]) => [
      name,
      suggestion?.ok ? [...suggestion.value.plan_ids, ...suggestion.value.bundle_ids.map((id: number) => `bundle ${id}`)] : suggestion,
    ]),
  );
}

test("the three suggestions are most reach, the goal at least cost, and most reach in the campaign's categories", () => {
  expect(getIds({})).toEqual({ most_reach: [1, 2], least_cost: [1], most_reach_in_categories: [2, 3] });
});

test('a suggestion without the input that it needs is null', () => {
  expect(getIds({ budget: null })).toEqual({ most_reach: null, least_cost: [1], most_reach_in_categories: null });
  expect(getIds({ goal_reach: null, ad_categories: [] })).toEqual({ most_reach: [1, 2], least_cost: null, most_reach_in_categories: null });
});

test("the budget is also an upper limit for the goal's cost", () => {
  const unreachable = { ok: false, error: { code: 'goal_unreachable', most_reach: 190, is_proved: true } };
  expect(suggestPackages({ ...WISHES, goal_reach: 191 }).least_cost).toEqual(unreachable);
});

test('with categories, pinned plans and bundles stay, and other bundles need all their plans in a category', () => {
  const bundles = [
    { id: 7, plan_ids: [3, 4], price: 30 },
    { id: 8, plan_ids: [2, 3], price: 60 },
  ];
  expect(getIds({ pinned_plans: [1] })['most_reach_in_categories']).toEqual([1, 2]);
  expect(getIds({ bundles })['most_reach_in_categories']).toEqual(['bundle 8']);
  expect(getIds({ bundles, pinned_bundles: [7] })['most_reach_in_categories']).toEqual([2, 'bundle 7']);
});

test('a refusal is a suggestion too', () => {
  const refused = { ok: false, error: { code: 'pinned_not_offered', plan_ids: [9], bundle_ids: [] } };
  expect(getIds({ pinned_plans: [9] })).toEqual({ most_reach: refused, least_cost: refused, most_reach_in_categories: refused });
});
