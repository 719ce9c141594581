import { expect, test } from 'vitest';
import type { Program } from '#program/program.ts';
import { Selection } from '#program/selection.ts';
import { swapForMore } from '#search/exchange.ts';
import { makeDice } from '#testing/dice.ts';
import { drawProgram, listFeasible } from '#testing/draw-program.ts';
import { Neighbourhoods } from './neighbourhoods.ts';
import { Refill } from './refill.ts';

/** Items whose value equals their price, with one limit for all and one for each class. */
function makeEqualRatios(prices: readonly number[], limit: number, classes: readonly (readonly number[])[] = [], most = 0): Program {
  const rowsOf = prices.map((_, item) => [0, ...classes.flatMap((members, i) => (members.includes(item) ? [i + 1] : []))]);
  return {
    size: prices.length,
    rowCount: 1 + classes.length,
    value: Float64Array.from(prices),
    start: Int32Array.from({ length: prices.length + 1 }, (_, item) => rowsOf.slice(0, item).flat().length),
    row: Int32Array.from(rowsOf.flat()),
    coef: Float64Array.from(rowsOf.flatMap((rows, item) => rows.map(() => prices[item]!))),
    rhs: Float64Array.from([limit, ...classes.map(() => most)]),
    rhsSlope: new Float64Array(1 + classes.length),
    groupCount: 0,
    groupStart: new Int32Array(prices.length + 1),
    groupOf: new Int32Array(0),
  };
}

function choose(size: number, items: readonly number[]): Uint8Array {
  return Uint8Array.from({ length: size }, (_, item) => (items.includes(item) ? 1 : 0));
}

function getValue(program: Program, x: Float64Array): number {
  return x.reduce((sum, share, item) => sum + share * program.value[item]!, 0);
}

test('one item is replaced by two where neither a swap nor another item helps', () => {
  const program = makeEqualRatios([41, 39, 33, 31, 29], 100);
  const swapped = new Selection(program);
  for (const item of [0, 1]) swapped.add(item);
  swapForMore(swapped, swapped.value, Int32Array.of(0, 1, 2, 3, 4));
  swapped.improve();
  expect(swapped.list()).toEqual([0, 1]);
  const refill = new Refill(program);
  refill.startFrom(choose(5, [0, 1]));
  refill.improve(100);
  expect([refill.selection.list(), refill.selection.value]).toEqual([[1, 3, 4], 99]);
});

test('a cap is kept although more would fit the budget', () => {
  const program = makeEqualRatios([41, 39, 33, 31, 29], 100, [[3, 4]], 40);
  const refill = new Refill(program);
  refill.startFrom(choose(5, [2, 3]));
  for (let round = 0; round < 3; round += 1) refill.improve(100);
  expect([refill.selection.list(), refill.selection.value]).toEqual([[0, 1], 80]);
});

test('only values up to the bound are searched', () => {
  const refill = new Refill(makeEqualRatios([41, 39, 33, 31, 29], 100));
  refill.startFrom(choose(5, [0, 1]));
  refill.improve(98);
  expect(refill.selection.value).toBe(93);
});

test('each round frees another part of a limit with many items, until no toman is left', () => {
  const dice = makeDice(3);
  const prices = Array.from({ length: 90 }, () => dice.whole(1_000, 300_000));
  const limit = Math.floor(prices.reduce((sum, price) => sum + price, 0) * 0.4);
  const program = makeEqualRatios(prices, limit);
  const first = new Selection(program);
  first.improve();
  expect(first.left[0]).toBe(765);
  const refill = new Refill(program);
  refill.startFrom(first.chosen);
  for (let round = 0; round < 12; round += 1) refill.improve(limit);
  expect(refill.selection.left[0]).toBe(0);
  expect(refill.steps).toBeLessThan(12 * (90 + 2 * 2 ** 11) + 20_000);
});

test('from any start no limit is broken, no value is lost, and mostly the best is found', () => {
  let best = 0;
  let starts = 0;
  for (let seed = 1; seed <= 60; seed += 1) {
    const program = drawProgram(seed);
    const feasible = listFeasible(program);
    const isAllowed = new Set(feasible.map((x) => x.join('')));
    const most = Math.max(...feasible.map((x) => getValue(program, x)));
    for (const x of feasible.filter((_, i) => i % 17 === 0)) {
      const refill = new Refill(program);
      refill.startFrom(Uint8Array.from(x));
      for (let round = 0; round < 30; round += 1) {
        const { value } = refill.selection;
        refill.improve(most);
        expect(refill.selection.value).toBeGreaterThanOrEqual(value);
        expect(isAllowed.has(refill.selection.chosen.join(''))).toBe(true);
      }
      expect(refill.selection.value).toBe(getValue(program, Float64Array.from(refill.selection.chosen)));
      starts += 1;
      if (refill.selection.value === most) best += 1;
    }
  }
  expect(starts).toBeGreaterThan(100);
  expect(best / starts).toBeGreaterThan(0.75);
});

test('if no limit can bind, no item is freed', () => {
  expect(new Neighbourhoods(makeEqualRatios([3, 4], 7)).next()).toEqual([]);
});
