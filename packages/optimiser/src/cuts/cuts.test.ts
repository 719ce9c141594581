import { expect, test } from 'vitest';
import { DualBound } from '#program/dual-bound.ts';
import { lowerLimits } from '#program/attainable.ts';
import { Selection } from '#program/selection.ts';
import { Relaxation } from '#relaxation/relaxation.ts';
import { makeDice } from '#testing/dice.ts';
import { drawProgram, listFeasible } from '#testing/draw-program.ts';
import { roundRow } from '#testing/round-row.ts';
import { appendCuts, distanceTo, likeness, makeCut, type Cut } from '#program/cut.ts';
import { separateCover } from './lifted-cover.ts';
import { Separation } from './separation.ts';
import { tightenRoot } from '#search/tighten-root.ts';

function keeps({ items, coefs, limit }: Cut, x: Float64Array): boolean {
  return items.reduce((sum, item, i) => sum + coefs[i]! * x[item]!, 0) <= limit;
}

const SEEDS = Array.from({ length: 60 }, (_, i) => i + 1);

test('every choice that keeps the limits keeps every cut, whatever point is cut off', () => {
  let count = 0;
  const broken = SEEDS.filter((seed) => {
    const program = drawProgram(seed);
    const dice = makeDice(seed + 5_000);
    const separation = new Separation(program);
    const points = [0.3, 0.6, 0.9].map((most) =>
      Float64Array.from({ length: program.size }, () => dice.pick([0, 1, most, dice.fraction()])),
    );
    const cuts = points.flatMap((x) => separation.separate(x, 20));
    count += cuts.length;
    return listFeasible(program).some((x) => cuts.some((cut) => !keeps(cut, x)));
  });
  expect(broken).toEqual([]);
  expect(count).toBeGreaterThan(300);
});

test('cuts make the bound tighter, but never lower than the best value', () => {
  let gained = 0;
  const wrong = SEEDS.filter((seed) => {
    const program = drawProgram(seed);
    const best = Math.max(-1, ...listFeasible(program).map((x) => x.reduce((sum, share, item) => sum + share * program.value[item]!, 0)));
    const relaxation = new Relaxation(program);
    relaxation.solve(1_000, -Infinity);
    const before = new DualBound(program).evaluate(relaxation.y, relaxation.rhs, relaxation.fixing, relaxation.groupPrice);
    const dual = tightenRoot(relaxation, new Separation(program));
    relaxation.solve(1_000, -Infinity);
    const after = dual.evaluate(relaxation.y, relaxation.rhs, relaxation.fixing, relaxation.groupPrice);
    if (after < before - 0.5) gained += 1;
    return best >= 0 && after < best;
  });
  expect(wrong).toEqual([]);
  expect(gained).toBeGreaterThan(20);
});

test('lowered limits allow the same choices, and equal a sum that can be reached', () => {
  for (const seed of SEEDS) {
    const program = drawProgram(seed);
    const rhs = lowerLimits(program);
    expect(listFeasible({ ...program, rhs }).length).toBe(listFeasible(program).length);
  }
  const one = { ...drawProgram(1), size: 3, rowCount: 1, start: Int32Array.of(0, 1, 2, 3), row: Int32Array.of(0, 0, 0) };
  const limitsOf = (coefs: readonly number[], limit: number): number[] => [
    ...lowerLimits({ ...one, coef: Float64Array.from(coefs), rhs: Float64Array.of(limit) }),
  ];
  expect(limitsOf([5, 8, 11], 18)).toEqual([16]);
  expect(limitsOf([5, 8, 11], 19)).toEqual([19]);
  expect(limitsOf([5, 8, 11], 100)).toEqual([24]);
  expect(limitsOf([-5, -8, -11], -6)).toEqual([-6]);
});

test.each([
  [[3, 3, 3], 7, [0.9, 0.9, 0.5], [1, 1, 1], 2],
  [[6, 5, 5, 11], 15, [0.8, 0.9, 0.9, 0], [1, 1, 1, 2], 2],
  [[5, 5, 5, 1], 12, [0.8, 0.8, 0.8, 1], [1, 1, 1], 2],
])('members over the limit together are not all chosen, larger ones count more: %j within %i', (weights, limit, x, coefs, most) => {
  const items = weights.map((_, i) => i);
  const cut = separateCover({ items, weights, blocks: items, limit, isComplemented: false }, Float64Array.from(x));
  expect(cut).toEqual({ items: items.slice(0, coefs.length), coefs, limit: most });
});

test('a member of a cover also covers for the others of its block', () => {
  const knapsack = { items: [0, 1, 2], weights: [4, 4, 9], blocks: [0, 1, 1], limit: 7, isComplemented: false };
  expect(separateCover(knapsack, Float64Array.of(0.9, 0.7, 0.1))).toEqual({ items: [0, 1, 2], coefs: [1, 1, 2], limit: 1 });
});

test('a row is divided and rounded in whole numbers', () => {
  expect(roundRow({ items: [0, 1], coefs: [7, 7], limit: 10 }, 7, [false, false])).toEqual({ items: [0, 1], coefs: [4, 4], limit: 4 });
  expect(roundRow({ items: [0, 1], coefs: [7, 7], limit: 14 }, 7, [false, false])).toBeNull();
});

test('a row is rounded too when its members are counted by their absence', () => {
  expect(roundRow({ items: [0, 1], coefs: [7, 7], limit: 10 }, 7, [true, true])).toEqual({ items: [0, 1], coefs: [4, 4], limit: 4 });
});

test('at most the requested number of cuts is taken, and a row with positive and negative entries is rounded, not covered', () => {
  const program = drawProgram(2);
  const x = new Float64Array(program.size).fill(0.7);
  expect(new Separation(program).separate(x, 1).length).toBe(1);
  const mixed = {
    ...program,
    rowCount: 1,
    coef: program.coef.map((_, k) => (k % 2 === 0 ? 5 : -3)),
    row: program.row.map(() => 0),
    rhs: Float64Array.of(1),
  };
  const separation = new Separation({ ...mixed, groupCount: 0, groupStart: new Int32Array(program.size + 1) });
  expect(separation.separate(x, 20).length).toBeLessThan(2);
});

test('a cut with numbers too large to be exact is null', () => {
  expect(makeCut([0], [2 ** 60], 1)).toBeNull();
  expect(makeCut([0], [1], 2 ** 60)).toBeNull();
  expect(makeCut([3, 4], [1, 0], 1)).toEqual({ items: [3], coefs: [1], limit: 1 });
});

test('a cut has a distance from a point, and two cuts a likeness', () => {
  const cut = { items: [0, 1], coefs: [3, 4], limit: 5 };
  expect(distanceTo(cut, Float64Array.of(1, 1))).toBeCloseTo(0.4, 12);
  expect(distanceTo({ items: [], coefs: [], limit: -1 }, Float64Array.of(1))).toBe(0);
  expect(likeness(cut, { items: [0, 1], coefs: [6, 8], limit: 1 })).toBeCloseTo(1, 12);
  expect(likeness(cut, { items: [2], coefs: [1], limit: 1 })).toBe(0);
});

test('cuts become rows after the limits, and a selection has to keep them', () => {
  const program = drawProgram(3);
  const wider = appendCuts(program, [{ items: [0, 2], coefs: [1, 1], limit: 1 }]);
  expect([wider.rowCount, wider.rhs.at(-1)]).toEqual([program.rowCount + 1, 1]);
  const selection = new Selection({
    ...wider,
    rhs: wider.rhs.fill(1e12, 0, program.rowCount),
    groupCount: 0,
    groupStart: new Int32Array(program.size + 1),
  });
  selection.add(0);
  expect([selection.canAdd(1), selection.canAdd(2)]).toEqual([true, false]);
});
