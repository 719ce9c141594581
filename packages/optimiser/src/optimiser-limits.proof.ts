import { describe, expect, test } from 'vitest';
import { optimisePackage } from './optimise-package.ts';
import { reachFrontier } from './reach-frontier.ts';
import { makeDice } from '#testing/dice.ts';
import { makeRequest, withBudget, type InstanceName } from '#testing/instances.ts';
import { collectFaults, findFalls, judgeAlone, judgeFrontier, listNames, sayName } from '#testing/judge-solver.ts';
import type { PackageRequest } from './package-request.ts';

const LARGE = [
  'reference',
  'percent',
  'many_plans',
  'several_plans',
  'several_categories',
  'counts_and_bundles',
  'pinned',
  'mixture',
] as const;

/** Families that can take seconds with an exhaustive search. */
const HARD = { firstSeed: 210_000, families: ['correlated', 'equal_ratios', 'several_categories', 'mixture'] as const };

function isLight({ family }: InstanceName): boolean {
  return !HARD.families.some((hard) => hard === family);
}

describe('every package keeps all limits, and all its sums and claims are right', () => {
  const dice = makeDice(4);
  test.each<[string, InstanceName[]]>([
    ['95,000 requests of up to 14 plans', listNames(95_000, () => dice.whole(0, 14), { firstSeed: 1_000_000 })],
    ['4,000 requests of 15 to 30 plans', listNames(4_000, () => dice.whole(15, 30), { firstSeed: 2_000_000 })],
    ['over 800 requests of 31 to 200 plans', listNames(1_100, () => dice.whole(31, 200), { firstSeed: 3_000_000 }).filter(isLight)],
    ['over 200 requests of hundreds of plans', listNames(320, () => dice.whole(201, 900), { firstSeed: 4_000_000 })],
  ])('no limit breaks in %s', (_, names) => {
    expect(collectFaults(names, (request) => judgeAlone(request, optimisePackage(request)))).toEqual([]);
  });
});

/** Budgets from nothing to more than everything, and the neighbours of those at which a package becomes affordable. */
function listBudgets(request: PackageRequest, seed: number, count: number): number[] {
  const dice = makeDice(seed);
  const total = request.plans.reduce((sum, { price }) => sum + price, 0);
  const base = request.objective.budget ?? total;
  const spread = Array.from({ length: count }, (_, index) => Math.floor(base * ((1.5 * (index + dice.fraction())) / count) ** 2));
  const solved = dice.shuffle(spread).map((budget) => optimisePackage(withBudget(request, budget)));
  const costs = solved.flatMap((answer) => (answer.ok ? [answer.value.cost] : [])).slice(0, 3);
  const power = 10 ** Math.floor(Math.log10(base));
  const near = [base, Math.floor(base / power) * power, ...costs, dice.pick(request.plans).price].flatMap((budget) => [
    budget - 1,
    budget,
    budget + 1,
  ]);
  return [...new Set([0, ...spread, ...near, 2 * total].filter((budget) => budget >= 0))];
}

describe('reach never falls as the budget grows', () => {
  const dice = makeDice(5);
  const onlyReach = (names: readonly InstanceName[]): InstanceName[] => names.filter(({ objective }) => objective === 'most_reach');
  test.each<[string, InstanceName[], number]>([
    ['192 requests of 10 to 30 plans', onlyReach(listNames(384, () => dice.whole(10, 30), { firstSeed: 160_000 })), 12],
    ['60 requests of 31 to 200 plans', onlyReach(listNames(160, () => dice.whole(31, 200), { firstSeed: 180_000 })).filter(isLight), 8],
    ['8 requests of 60 to 110 plans that are hard to prove', onlyReach(listNames(16, () => dice.whole(60, 110), HARD)), 2],
    ['32 requests of 201 to 1,000 plans', onlyReach(listNames(64, () => dice.whole(201, 1_000), { firstSeed: 200_000 })), 4],
    [
      '8 requests of 1,001 to 3,000 plans',
      onlyReach(listNames(16, () => dice.whole(1_001, 3_000), { firstSeed: 220_000, families: LARGE })),
      4,
    ],
    [
      '8 requests of 3,001 to 8,000 plans',
      onlyReach(listNames(16, () => dice.whole(3_001, 8_000), { firstSeed: 230_000, families: LARGE })),
      2,
    ],
  ])('more money never brings less in %s', (_, names, count) => {
    const falls = names.flatMap((name) => {
      const request = makeRequest(name);
      return findFalls(request, listBudgets(request, name.seed, count), optimisePackage).map((fall) => `${sayName(name)}: ${fall}`);
    });
    expect(falls).toEqual([]);
  });
});

describe('the curve of reach against cost', () => {
  const dice = makeDice(6);
  test.each<[string, InstanceName[], boolean]>([
    ['up to 14 plans, against brute force', listNames(320, () => dice.whole(1, 14), { firstSeed: 240_000 }), true],
    ['15 to 300 plans', listNames(128, () => dice.whole(15, 300), { firstSeed: 260_000 }), false],
    ['2,000 plans', listNames(32, () => 2_000, { firstSeed: 280_000 }), false],
  ])('the curve of %s', (_, names, isSmall) => {
    const faults = collectFaults(
      names.filter(({ objective }) => objective === 'most_reach'),
      (request) => {
        const budget = request.objective.budget!;
        const budgets = Array.from({ length: 12 }, (__, index) => Math.round((budget * (index + 1)) / 8));
        return judgeFrontier(request, budgets, reachFrontier(request, budgets), isSmall);
      },
    );
    expect(faults).toEqual([]);
  });
});
