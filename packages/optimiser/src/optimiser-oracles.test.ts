import { expect, test } from 'vitest';
import { optimisePackage } from './optimise-package.ts';
import { startHighs } from '#testing/highs-oracle.ts';
import { makeRequest, shuffleRequest, type Family } from '#testing/instances.ts';
import {
  collectFaults,
  findFalls,
  isRefusedForPins,
  judgeAlone,
  judgeByForce,
  judgeByHighs,
  listNames,
  sayName,
} from '#testing/judge-solver.ts';

const LIGHT: readonly Family[] = [
  'reference',
  'tight_toman',
  'percent',
  'several_plans',
  'bundles',
  'counts_and_bundles',
  'pinned',
  'excluded',
];
const isMostReach = ({ objective }: { readonly objective: string }): boolean => objective === 'most_reach';

test('up to 16 plans the answer equals that of brute force', () => {
  const names = listNames(192, (seed) => seed % 17);
  expect(collectFaults(names, (request) => judgeByForce(request, optimisePackage(request)))).toEqual([]);
});

test('for 20 to 40 plans HiGHS finds nothing better', async () => {
  const highs = await startHighs();
  const names = listNames(16, (seed) => 20 + (seed % 20), { firstSeed: 500, families: LIGHT });
  const faults = collectFaults(names, (request) => {
    const { faults: wrong, shortfalls } = judgeByHighs(highs, request, optimisePackage(request), { relative_gap: 0, limitSeconds: 10 });
    return [...wrong, ...shortfalls];
  });
  expect(faults).toEqual([]);
});

test('each package keeps all limits, and all its sums and claims are right', () => {
  const names = [
    ...listNames(640, (seed) => seed % 15, { firstSeed: 1_000 }),
    ...listNames(8, () => 220, { firstSeed: 2_000, families: ['reference', 'percent', 'few_plans', 'excluded'] }),
  ];
  expect(collectFaults(names, (request) => judgeAlone(request, optimisePackage(request)))).toEqual([]);
});

test('reach never falls as the budget grows, not even by one toman', () => {
  const falls = listNames(64, (seed) => (seed % 17 === 0 ? 250 : 10 + (seed % 12)), { firstSeed: 3_000 })
    .filter(isMostReach)
    .flatMap((name) => {
      const request = makeRequest(name);
      const base = request.objective.budget!;
      const budgets = [0.05, 0.2, 0.5, 0.8, 1, 1.2].flatMap((share) => [Math.floor(base * share), Math.floor(base * share) + 1]);
      return findFalls(request, budgets, optimisePackage).map((fall) => `${sayName(name)}: ${fall}`);
    });
  expect(falls).toEqual([]);
});

test('a request in another order gets the same answer', () => {
  const differing = listNames(64, (seed) => 5 + (seed % 11), { firstSeed: 5_000 }).filter((name) => {
    const request = makeRequest(name);
    if (isRefusedForPins(request)) return false;
    return JSON.stringify(optimisePackage(request)) !== JSON.stringify(optimisePackage(shuffleRequest(request, 9)));
  });
  expect(differing.map(sayName)).toEqual([]);
});
