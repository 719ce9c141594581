import { expect, test } from 'vitest';
import type { PackageAnswer, PackageRequest } from '#package-request.ts';
import { findBestByForce } from './brute-force.ts';
import { findFaults } from './check-package.ts';
import { makeDice } from './dice.ts';
import { solveByHighs, startHighs, type Highs } from './highs-oracle.ts';
import { FAMILIES, makeRequest } from './instances.ts';
import { collectFaults, findFalls, isRefusedForPins, judgeByForce, judgeByHighs, listNames, type Solve } from './judge-solver.ts';
import { findBrokenRows, modelRequest, type LinearModel } from './linear-model.ts';

const EXACT = { relative_gap: 0, limitSeconds: 20 };
const NAMES = listNames(2 * FAMILIES.length, (seed) => 10 + (seed % 7));

function answerWith({ items }: LinearModel, chosen: readonly number[], kind: 'most_reach' | 'least_cost'): PackageAnswer {
  const idsOf = (wanted: 'plan' | 'bundle'): number[] =>
    chosen.flatMap((index) => (items[index]!.kind === wanted ? [items[index]!.id] : [])).toSorted((a, b) => a - b);
  const cost = chosen.reduce((sum, index) => sum + items[index]!.cost, 0);
  const reach = chosen.reduce((sum, index) => sum + items[index]!.reach, 0);
  const bound = kind === 'most_reach' ? reach : cost;
  return { plan_ids: idsOf('plan'), bundle_ids: idsOf('bundle'), cost, reach, bound, gap: 0, is_proved_best: true };
}

/** A right solver, by brute force; `spoil` makes it wrong. */
function forceSolver(spoil: (answer: PackageAnswer) => PackageAnswer = (answer) => answer): Solve {
  return (request) => {
    const model = modelRequest(request);
    const { best, most_reach } = findBestByForce(model, request.objective.kind);
    if (best === null) return { ok: false, error: { code: 'goal_unreachable', most_reach, is_proved: true } };
    return { ok: true, value: spoil(answerWith(model, best.chosen, request.objective.kind)) };
  };
}

function spoilReach(answer: PackageAnswer): PackageAnswer {
  return { ...answer, reach: answer.reach - 1, bound: answer.bound - 1 };
}

function listShortfalls(highs: Highs, request: PackageRequest, solve: Solve): readonly string[] {
  const { faults, shortfalls } = judgeByHighs(highs, request, solve(request), EXACT);
  return [...faults, ...shortfalls];
}

test('the same seed gives the same request, another seed another one', () => {
  const name = { family: 'mixture', size: 30, seed: 7, objective: 'most_reach' } as const;
  expect(makeRequest(name)).toEqual(makeRequest(name));
  expect(makeRequest({ ...name, seed: 8 })).not.toEqual(makeRequest(name));
});

test('the dice are fair: every face comes up in about a sixth of the rolls', () => {
  const dice = makeDice(1);
  const faces = Array.from({ length: 6 }, () => 0);
  for (let i = 0; i < 6_000; i++) {
    const face = dice.whole(0, 5);
    faces[face] = faces[face]! + 1;
  }
  expect(Math.min(...faces)).toBeGreaterThan(900);
  expect(Math.max(...faces)).toBeLessThan(1_100);
});

test('the rows of the programme and the checker agree on what is allowed', () => {
  const kinds = { allowed: 0, broken: 0 };
  for (const name of NAMES.filter(({ objective }) => objective === 'most_reach')) {
    const request = makeRequest(name);
    if (isRefusedForPins(request)) continue;
    const model = modelRequest(request);
    const dice = makeDice(name.seed);
    for (let i = 0; i < 60; i++) {
      const share = dice.fraction() ** 2;
      const chosen = model.items.flatMap((_, index) => (model.forced.includes(index) || dice.happens(share) ? [index] : []));
      const isAllowed = findBrokenRows(model, chosen).length === 0;
      kinds[isAllowed ? 'allowed' : 'broken']++;
      expect([name, findFaults(request, answerWith(model, chosen, 'most_reach')).length === 0]).toEqual([name, isAllowed]);
    }
  }
  expect(Math.min(kinds.allowed, kinds.broken)).toBeGreaterThan(100);
});

test('brute force and HiGHS find packages of the same value', async () => {
  const highs = await startHighs();
  for (const name of NAMES.filter(({ seed }) => seed === 1).slice(0, 10)) {
    const request = makeRequest(name);
    if (isRefusedForPins(request)) continue;
    const model = modelRequest(request);
    const { best } = findBestByForce(model, name.objective);
    const oracle = solveByHighs(highs, model, name.objective, EXACT);
    const worth = (found: { readonly reach: number; readonly cost: number }): number =>
      name.objective === 'most_reach' ? found.reach : found.cost;
    expect([name, oracle.chosen && worth(oracle)]).toEqual([name, best && worth(best)]);
  }
});

test('every judge accepts a right solver', async () => {
  const highs = await startHighs();
  const names = NAMES.slice(0, 32).filter((name) => !isRefusedForPins(makeRequest(name)));
  const solve = forceSolver();
  expect(collectFaults(names, (request) => judgeByForce(request, solve(request)))).toEqual([]);
  expect(collectFaults(names.slice(0, 4), (request) => listShortfalls(highs, request, solve))).toEqual([]);
  const [name] = names;
  expect(findFalls(makeRequest(name!), [0, 10 ** 6, 10 ** 7, 10 ** 8], solve)).toEqual([]);
});

test('every judge detects a solver that misses the best', async () => {
  const highs = await startHighs();
  const names = listNames(1, () => 12, { families: ['correlated'], firstSeed: 3 });
  const dropOne: Solve = (request) => {
    const model = modelRequest(request);
    const { best } = findBestByForce(model, 'most_reach');
    return { ok: true, value: answerWith(model, best!.chosen.slice(1), 'most_reach') };
  };
  expect(collectFaults(names, (request) => judgeByForce(request, dropOne(request))).join()).toMatch(/found \d+, the best is \d+/);
  expect(collectFaults(names, (request) => listShortfalls(highs, request, dropOne)).join()).toMatch(/HiGHS found/);
  const miscount = forceSolver(spoilReach);
  expect(collectFaults(names, (request) => judgeByForce(request, miscount(request))).join()).toMatch(/reach is \d+, not \d+/);
});

test('a solver that gives up a reachable goal is detected', async () => {
  const highs = await startHighs();
  const request = makeRequest({ family: 'correlated', size: 12, seed: 3, objective: 'least_cost' });
  const givesUp: Solve = () => ({ ok: false, error: { code: 'goal_unreachable', most_reach: 0, is_proved: true } });
  expect(judgeByForce(request, givesUp(request)).join()).toMatch(/the goal is reached for/);
  expect(listShortfalls(highs, request, givesUp).join()).toMatch(/HiGHS pays/);
});

test('a fall of reach with a growing budget is detected', () => {
  const request = makeRequest({ family: 'reference', size: 12, seed: 3, objective: 'most_reach' });
  const nothing = { plan_ids: [], bundle_ids: [], cost: 0, reach: 0, bound: 0, gap: 0, is_proved_best: true };
  const best = forceSolver();
  const solve: Solve = (asked) => (asked.objective.budget === 10 ** 9 ? { ok: true, value: nothing } : best(asked));
  expect(findFalls(request, [10 ** 9, 10 ** 9 - 1], solve)).toEqual([
    expect.stringMatching(/^budget 999999999 reaches \d+, 1000000000 only 0$/),
  ]);
});
