import { expect, test } from 'vitest';
import type { Program } from '#program/program.ts';
import { makeDice } from '#testing/dice.ts';
import { solveProgram } from './solve-program.ts';

const LIMITS = { nodes: 20_000, pivots: 200_000, enough: 0 };

/** Items whose price is their value plus a constant, within a budget and one limit for each of four classes. */
function makeHard(seed: number, size: number): Program {
  const dice = makeDice(seed);
  const value = Float64Array.from({ length: size }, () => dice.whole(1_000, 300_000));
  const price = value.map((worth) => worth * 40 + 2_000_000);
  const budget = Math.floor(price.reduce((sum, one) => sum + one, 0) * 0.3);
  const rowsOf = Array.from(value.keys(), (item) => [0, 1 + (item % 4)]);
  const start = new Int32Array(size + 1);
  rowsOf.forEach((rows, item) => {
    start[item + 1] = start[item]! + rows.length;
  });
  return {
    size,
    rowCount: 5,
    value,
    start,
    row: Int32Array.from(rowsOf.flat()),
    coef: Float64Array.from(rowsOf.flatMap((rows, item) => rows.map(() => price[item]!))),
    rhs: Float64Array.from([1, 0.27, 0.27, 0.27, 0.27], (share) => Math.floor(budget * share)),
    rhsSlope: new Float64Array(5),
    groupCount: 0,
    groupStart: new Int32Array(size + 1),
    groupOf: new Int32Array(0),
  };
}

test.each([1, 2, 3])('given the best value as the floor, it is proved that nothing is better, without a selection: %i', (seed) => {
  const program = makeHard(seed, 60);
  const best = solveProgram(program, program.rhs, -1, LIMITS);
  expect(best.bound).toBe(best.value);
  expect(solveProgram(program, program.rhs, best.value, LIMITS)).toEqual({ items: null, value: best.value, bound: best.value });
  expect(solveProgram(program, program.rhs, best.value - 1, LIMITS)).toEqual(best);
});
