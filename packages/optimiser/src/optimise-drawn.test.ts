import { expect, test } from 'vitest';
import { spreadAmount } from '@jarchi/domain/money/money.ts';
import { MEDIA_TYPES } from '@jarchi/domain/platforms/platforms.ts';
import { optimisePackage } from './optimise-package.ts';
import { makeRequest } from '#testing/instances.ts';
import type { PackageAnswer, PackageObjective, PackagePlan, PackageRequest } from './package-request.ts';

/** Pseudo-random numbers: the same seed gives the same numbers. */
function makeDice(seed: number): (most: number) => number {
  let state = seed * 2654435761 + 12345;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * (most + 1));
  };
}

/** A request with limits of every kind; its seed decides the kind of prices. */
function drawRequest(seed: number, count: number): PackageRequest {
  const dice = makeDice(seed);
  const kind = seed % 4;
  const plans = Array.from({ length: count }, (_, i): PackagePlan => {
    const price = kind === 1 ? 1 + dice(30) : kind === 3 ? 1 + dice(999) : 20_000 + dice(dice(1) === 0 ? 900_000 : 90_000_000);
    const reach = kind === 0 ? 1 + dice(1_000_000) : kind === 1 ? 1 + dice(30) : kind === 3 ? price * 2 : price + 500_000;
    const categories = [1 + dice(3), 1 + dice(3)];
    return { id: 3 * i + dice(2), publisher_id: dice(count), media_type: MEDIA_TYPES[dice(2)]!, categories, price, reach };
  });
  const total = plans.reduce((sum, { price }) => sum + price, 0);
  const pick = (): number => plans[dice(count - 1)]!.id;
  const bundles = Array.from({ length: dice(3) }, (_, id) => {
    const plan_ids = [...new Set([pick(), pick(), pick()])];
    const price = plans.filter((one) => plan_ids.includes(one.id)).reduce((sum, one) => sum + one.price, 0);
    return { id, plan_ids, price: Math.max(1, Math.round(price * (0.5 + dice(5) / 10))) };
  });
  return {
    objective: { kind: 'most_reach', budget: Math.floor((total * (1 + dice(6))) / 8) },
    plans,
    bundles,
    platform_caps: dice(1) === 0 ? {} : { [MEDIA_TYPES[0]]: { budget_percent: 20 + dice(60) }, [MEDIA_TYPES[1]]: { toman: dice(total) } },
    category_caps:
      dice(1) === 0
        ? new Map()
        : new Map([
            [3, { budget_percent: 30 }],
            [1, { toman: dice(total) }],
          ]),
    max_plans: dice(1) === 0 ? null : 1 + dice(5),
    max_plans_by_platform: dice(2) === 0 ? { [MEDIA_TYPES[2]]: dice(2) } : {},
    pinned_plans: dice(3) === 0 ? [pick()] : [],
    pinned_bundles: [],
    excluded_plans: dice(3) === 0 ? [pick()] : [],
    excluded_bundles: dice(3) === 0 ? [0] : [],
  };
}

function isWithinLimits(request: PackageRequest, { plan_ids, bundle_ids }: Pick<PackageAnswer, 'plan_ids' | 'bundle_ids'>): boolean {
  const planOf = new Map(request.plans.map((one) => [one.id, one]));
  const single = plan_ids.map((id) => ({ one: planOf.get(id)!, paid: planOf.get(id)!.price }));
  const inBundles = request.bundles
    .filter(({ id }) => bundle_ids.includes(id))
    .flatMap(({ plan_ids: ids, price }) => {
      const shares = spreadAmount(
        price,
        ids.map((id) => planOf.get(id)!.price),
      );
      return ids.map((id, i) => ({ one: planOf.get(id)!, paid: shares[i]! }));
    });
  const parts = [...single, ...inBundles];
  const spent = (isIn: (one: PackagePlan) => boolean): number => parts.reduce((sum, { one, paid }) => (isIn(one) ? sum + paid : sum), 0);
  const { budget } = request.objective;
  const capOf = (cap: { toman: number } | { budget_percent: number }): number =>
    'toman' in cap ? cap.toman : budget === null ? Infinity : Math.floor((budget * cap.budget_percent) / 100);
  return (
    spent(() => true) <= (budget ?? Infinity) &&
    Object.entries(request.platform_caps).every(([media, cap]) => spent((one) => one.media_type === media) <= capOf(cap)) &&
    [...request.category_caps].every(([category, cap]) => spent((one) => one.categories.includes(category)) <= capOf(cap)) &&
    parts.length <= (request.max_plans ?? Infinity) &&
    Object.entries(request.max_plans_by_platform).every(
      ([media, most]) => parts.filter(({ one }) => one.media_type === media).length <= most,
    ) &&
    new Set(parts.map(({ one }) => one.publisher_id)).size === parts.length &&
    parts.every(({ one }) => !request.excluded_plans.includes(one.id)) &&
    bundle_ids.every((id) => !request.excluded_bundles.includes(id)) &&
    request.pinned_plans.every((id) => plan_ids.includes(id))
  );
}

/** The best of all packages, tried one by one. */
function tryAll(request: PackageRequest): { readonly most: number; readonly cheapest: (goal: number) => number } {
  const { plans, bundles } = request;
  const packages: { readonly reach: number; readonly cost: number }[] = [];
  for (let set = 0; set < 2 ** (plans.length + bundles.length); set += 1) {
    const chosenPlans = plans.filter((_, i) => (set >> i) % 2 === 1);
    const chosenBundles = bundles.filter((_, i) => (set >> (plans.length + i)) % 2 === 1);
    const ids = { plan_ids: chosenPlans.map(({ id }) => id), bundle_ids: chosenBundles.map(({ id }) => id) };
    if (!isWithinLimits(request, ids)) continue;
    const all = [...chosenPlans, ...chosenBundles.flatMap(({ plan_ids }) => plans.filter(({ id }) => plan_ids.includes(id)))];
    packages.push({
      reach: all.reduce((sum, { reach }) => sum + reach, 0),
      cost: [...chosenPlans, ...chosenBundles].reduce((sum, { price }) => sum + price, 0),
    });
  }
  return {
    most: packages.reduce((most, { reach }) => Math.max(most, reach), -1),
    cheapest: (goal) => packages.reduce((least, { reach, cost }) => (reach >= goal ? Math.min(least, cost) : least), Infinity),
  };
}

/** Whether the packages for most reach, and for half of it, equal those of brute force and are proved best. */
function isBest(request: PackageRequest): boolean {
  const { most, cheapest } = tryAll(request);
  const solved = optimisePackage(request);
  if (!solved.ok) return most === -1;
  const { reach, bound } = solved.value;
  const goals = [most, Math.ceil(most / 2) + 1].map((goal_reach) => {
    const cost = optimisePackage({ ...request, objective: { kind: 'least_cost', goal_reach, budget: request.objective.budget } });
    return cost.ok && cost.value.cost === cheapest(goal_reach) && cost.value.bound === cost.value.cost;
  });
  return reach === most && bound === most && isWithinLimits(request, solved.value) && goals.every(Boolean);
}

test('small requests get the answer of brute force, for reach and for cost', () => {
  const seeds = Array.from({ length: 100 }, (_, i) => i + 1);
  expect(seeds.filter((seed) => !isBest(drawRequest(seed, 5 + (seed % 4))))).toEqual([]);
});

test.each([12, 40, 230])('the order in which %i plans are listed does not matter', (count) => {
  for (let seed = 7; seed <= 14; seed += 1) {
    const request = drawRequest(seed, count);
    const reversed = { ...request, plans: request.plans.toReversed(), bundles: request.bundles.toReversed() };
    expect(optimisePackage(reversed)).toEqual(optimisePackage(request));
  }
});

test.each([30, 250, 1_000])('a larger budget never reaches fewer, no limit is broken, no answer exceeds its bound: %i plans', (count) => {
  for (let seed = 3; seed <= (count > 100 ? 4 : 9); seed += 1) {
    const request = drawRequest(seed, count);
    const base = request.objective.budget! / 4;
    let reach = -1;
    for (const share of [0.6, 0.601, 1]) {
      const objective: PackageObjective = { kind: 'most_reach', budget: Math.floor(base * share) };
      const solved = optimisePackage({ ...request, objective });
      if (!solved.ok) continue;
      expect(solved.value.reach).toBeGreaterThanOrEqual(reach);
      expect(solved.value.bound).toBeGreaterThanOrEqual(solved.value.reach);
      expect(isWithinLimits({ ...request, objective }, solved.value)).toBe(true);
      reach = solved.value.reach;
    }
  }
});

test.each([
  [5, 40, true],
  [2, 100, true],
  [3, 101, true],
  [4, 100, false],
  [9, 100, true],
])('a goal among many plans is reached, or refused with the most reach found: %i, %i percent', (seed, percent, hasBudget) => {
  const request = drawRequest(seed, 260);
  const most = optimisePackage(request);
  const goal_reach = Math.ceil(((most.ok ? most.value.reach : 0) * percent) / 100);
  const objective: PackageObjective = { kind: 'least_cost', goal_reach, budget: hasBudget ? request.objective.budget : null };
  const solved = optimisePackage({ ...request, objective });
  const isRight = solved.ok
    ? solved.value.reach >= goal_reach && solved.value.bound <= solved.value.cost && isWithinLimits({ ...request, objective }, solved.value)
    : solved.error.code === 'goal_unreachable' && solved.error.most_reach < goal_reach;
  expect(isRight).toBe(true);
});

test('among thousands of plans the answer is within 0.3 % of the best, for reach and for cost', () => {
  const request = { ...drawRequest(16, 6_000), max_plans: null };
  const most = optimisePackage(request);
  expect(most.ok && most.value.gap).toBeLessThan(0.003);
  const goal_reach = Math.floor((most.ok ? most.value.reach : 0) / 2);
  const cheapest = optimisePackage({ ...request, objective: { kind: 'least_cost', goal_reach, budget: null } });
  expect(cheapest.ok && cheapest.value.gap).toBeLessThan(0.003);
});

test('a goal that only the search for most reach finds is reached by its package', () => {
  const request = drawRequest(1377, 201);
  const most = optimisePackage(request);
  const goal_reach = most.ok ? most.value.reach : 0;
  const solved = optimisePackage({ ...request, objective: { kind: 'least_cost', goal_reach, budget: request.objective.budget } });
  expect(solved.ok && [solved.value.reach, solved.value.bound <= solved.value.cost]).toEqual([goal_reach, true]);
});

test.each([1, 2, 3, 4])('if price is reach times a factor plus a constant, the best is found and proved: %i', (seed) => {
  const dice = makeDice(seed);
  const plans = Array.from({ length: 36 }, (_, i): PackagePlan => {
    const reach = 1_000 + dice(299_000);
    return { id: i + 1, publisher_id: i, media_type: MEDIA_TYPES[i % 2]!, categories: [1], price: reach * 40 + 2_000_000, reach };
  });
  const budget = Math.floor(plans.reduce((sum, { price }) => sum + price, 0) * 0.3);
  const nothing = { ...drawRequest(4, 1), pinned_plans: [], max_plans: null, bundles: [] };
  const caps = { platform_caps: { INSTAGRAM: { budget_percent: 80 } }, category_caps: new Map() };
  const solved = optimisePackage({ ...nothing, ...caps, plans, objective: { kind: 'most_reach', budget } });
  expect(solved.ok && solved.value.is_proved_best).toBe(true);
});

test('200 plans with limits of every kind and overlapping bundles are searched exhaustively', { timeout: 60_000 }, () => {
  const solved = optimisePackage(makeRequest({ family: 'mixture', size: 200, seed: 7, objective: 'most_reach' }));
  expect(solved.ok && [solved.value.reach, solved.value.is_proved_best]).toEqual([15_974_276, true]);
});
