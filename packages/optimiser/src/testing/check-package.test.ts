import { expect, test } from 'vitest';
import type { PackageAnswer, PackageRefusal, PackageRequest } from '#package-request.ts';
import { findFaults, findRefusalFaults } from './check-package.ts';

const REQUEST: PackageRequest = {
  objective: { kind: 'most_reach', budget: 1_000 },
  plans: [
    { id: 1, publisher_id: 10, media_type: 'TELEGRAM', categories: [1, 2], price: 300, reach: 30 },
    { id: 2, publisher_id: 10, media_type: 'TELEGRAM', categories: [1], price: 200, reach: 25 },
    { id: 3, publisher_id: 11, media_type: 'BALE', categories: [2], price: 100, reach: 10 },
    { id: 4, publisher_id: 12, media_type: 'BALE', categories: [3], price: 201, reach: 20 },
    { id: 5, publisher_id: 13, media_type: 'RUBIKA', categories: [3], price: 150, reach: 15 },
  ],
  bundles: [{ id: 1, plan_ids: [3, 4], price: 200 }],
  platform_caps: { BALE: { toman: 200 }, TELEGRAM: { budget_percent: 30 } },
  category_caps: new Map([
    [2, { toman: 400 }],
    [3, { toman: 250 }],
  ]),
  max_plans: 4,
  max_plans_by_platform: { BALE: 2 },
  pinned_plans: [5],
  pinned_bundles: [],
  excluded_plans: [],
  excluded_bundles: [],
};
// The bundle's 200 are split into 100 and 100, the odd hundred by the larger remainder: 400 in category 2, 250 in category 3.
const ANSWER: PackageAnswer = { plan_ids: [1, 5], bundle_ids: [1], cost: 650, reach: 75, bound: 75, gap: 0, is_proved_best: true };

test('an answer that keeps every limit to the toman has no fault', () => {
  expect(findFaults(REQUEST, ANSWER)).toEqual([]);
});

test.each<[string, Partial<PackageRequest>]>([
  ['budget over by 1', { objective: { kind: 'most_reach', budget: 649 }, platform_caps: {} }],
  ['cap of BALE over by 1', { platform_caps: { BALE: { toman: 199 } } }],
  ['cap of TELEGRAM over by 1', { platform_caps: { TELEGRAM: { budget_percent: 29.9 } } }],
  ['cap of category 2 over by 1', { category_caps: new Map([[2, { toman: 399 }]]) }],
  ['cap of category 3 over by 1', { category_caps: new Map([[3, { toman: 249 }]]) }],
  ['count over by 1', { max_plans: 3 }],
  ['count of BALE over by 1', { max_plans_by_platform: { BALE: 1 } }],
  ['pinned plan 2 is missing', { pinned_plans: [2, 5] }],
  ['pinned plan 3 is missing', { pinned_plans: [3] }],
  ['pinned bundle 7 is missing', { pinned_bundles: [7] }],
  ['excluded plan 4 is bought', { excluded_plans: [4] }],
  ['excluded bundle 1 is bought', { excluded_bundles: [1] }],
  ['publisher 13 over by 1', { plans: REQUEST.plans.map((plan) => (plan.id === 1 ? { ...plan, publisher_id: 13 } : plan)) }],
  ['bundle 1 is not on offer', { bundles: [] }],
  ['reach 75 is below the goal 76', { objective: { kind: 'least_cost', goal_reach: 76, budget: 1_000 } }],
  ['gap is 0 with bound 75 and value 650', { objective: { kind: 'least_cost', goal_reach: 75, budget: 1_000 } }],
])('against a stricter request the checker reports: %s', (fault, stricter) => {
  expect(findFaults({ ...REQUEST, ...stricter }, ANSWER)).toContain(fault);
});

test.each<[string, Partial<PackageAnswer>]>([
  ['cost is 650, not 649', { cost: 649 }],
  ['reach is 75, not 76', { reach: 76 }],
  ['bound 74 is passed by 75', { bound: 74 }],
  ['proved best is true with gap 0.01', { gap: 0.01 }],
  ['proved best is false with gap 0', { is_proved_best: false }],
  ['gap is 0 with bound 100 and value 75', { bound: 100 }],
  ['gap 0.2 is not 0.3333333333333333 or 0.25', { bound: 100, gap: 0.2, is_proved_best: false }],
  ['bound NaN is no bound', { bound: Number.NaN }],
  ['plan ids do not ascend', { plan_ids: [5, 1] }],
  ['plan ids do not ascend', { plan_ids: [1, 1, 5] }],
  ['plan 1 bought 2 times: over by 1', { plan_ids: [1, 1, 5] }],
  ['plan 3 bought 2 times: over by 1', { plan_ids: [1, 3, 5] }],
  ['plan 9 is not on offer', { plan_ids: [1, 5, 9] }],
  ['pinned plan 5 is missing', { plan_ids: [1], cost: 500, reach: 60, bound: 60 }],
])('for a wrong answer the checker reports: %s', (fault, wrong) => {
  expect(findFaults(REQUEST, { ...ANSWER, ...wrong })).toContain(fault);
});

const missing: PackageRefusal = { code: 'pinned_not_offered', plan_ids: [9], bundle_ids: [] };
const over: PackageRefusal = { code: 'pinned_over_limit', limit: 'budget', excess: 1 };
const unreachable: PackageRefusal = { code: 'goal_unreachable', most_reach: 75, is_proved: true };

test.each<[string, Partial<PackageRequest>, PackageRefusal, boolean]>([
  ['a missing pin', { pinned_plans: [5, 9] }, missing, true],
  ['a missing pin where there is none', {}, missing, false],
  ['another pin than the missing one', { pinned_plans: [8] }, missing, false],
  ['an excluded pin', { pinned_plans: [5], excluded_plans: [5] }, { ...missing, plan_ids: [5] }, true],
  [
    'a pinned bundle with an excluded plan',
    { pinned_bundles: [1], excluded_plans: [4] },
    { ...missing, plan_ids: [], bundle_ids: [1] },
    true,
  ],
  [
    'a goal, while a pin is missing',
    { pinned_plans: [9], objective: { kind: 'least_cost', goal_reach: 99, budget: null } },
    unreachable,
    false,
  ],
  ['pins over the budget', { objective: { kind: 'most_reach', budget: 149 } }, over, true],
  ['pins over the budget by another sum', { objective: { kind: 'most_reach', budget: 148 } }, over, false],
  ['pins over the budget, and they are not', {}, over, false],
  ['pins of one publisher', { pinned_plans: [1, 2], platform_caps: {} }, { ...over, limit: 'publisher' }, true],
  ['a plan pinned twice over', { pinned_plans: [3], pinned_bundles: [1], platform_caps: {} }, { ...over, limit: 'publisher' }, true],
  ['a goal out of reach', { objective: { kind: 'least_cost', goal_reach: 76, budget: null } }, unreachable, true],
  ['a goal that is reached', { objective: { kind: 'least_cost', goal_reach: 75, budget: null } }, unreachable, false],
  ['a goal where none is set', {}, unreachable, false],
])('a refusal for %s is judged', (_, change, refusal, isRight) => {
  expect(findRefusalFaults({ ...REQUEST, ...change }, refusal).length === 0).toBe(isRight);
});
