import { expect, test } from 'vitest';
import type { Program } from '#program/program.ts';
import { takeSteps } from './group-steps.ts';

/** Plans given as price and reach, alternating between two limits on the price; the group of each, or none. */
function makeProgram(plans: readonly (readonly [number, number, ...number[]])[]) {
  const groups = plans.map(([, , ...list]) => list);
  const price = Float64Array.from(plans, ([amount]) => amount);
  const reach = Float64Array.from(plans, ([, people]) => people);
  const program: Program = {
    size: plans.length,
    rowCount: 3,
    value: reach,
    start: Int32Array.from({ length: plans.length + 1 }, (_, j) => 2 * j),
    row: Int32Array.from(plans.flatMap((_, j) => [0, 1 + (j % 2)])),
    coef: Float64Array.from(plans.flatMap(([amount]) => [amount, amount])),
    rhs: new Float64Array(3),
    rhsSlope: new Float64Array(3),
    groupCount: groups.flat().length === 0 ? 0 : 2,
    groupStart: Int32Array.from({ length: plans.length + 1 }, (_, j) => groups.slice(0, j).flat().length),
    groupOf: Int32Array.from(groups.flat()),
  };
  return { program, worth: { price, reach } };
}

function listSteps(plans: readonly (readonly [number, number, ...number[]])[]) {
  const { program, worth } = makeProgram(plans);
  const { value, start, row, coef, groupCount } = takeSteps(program, worth);
  expect(groupCount).toBe(0);
  return [...value].map((worthOf, j) => [
    worthOf,
    Object.fromEntries([...row.subarray(start[j], start[j + 1])].map((i, k) => [i, coef[start[j]! + k]])),
  ]);
}

test('only the hull of a group remains, each item as the step from the previous one', () => {
  expect(
    listSteps([
      [10, 100, 0],
      [40, 150, 0],
      [20, 130, 0],
      [30, 131, 0],
      [50, 140, 0],
      [7, 9],
    ]),
  ).toEqual([
    [100, { 0: 10, 1: 10 }],
    [20, { 0: 20, 1: -20, 2: 40 }],
    [30, { 0: 10, 1: 10 }],
    [0, {}],
    [0, {}],
    [9, { 0: 7, 2: 7 }],
  ]);
});

test('the larger reach remains of equal prices and the first of equal plans; items of two groups are dropped', () => {
  expect(
    listSteps([
      [10, 90, 0],
      [10, 100, 0],
      [10, 100, 0],
      [15, 400, 0, 1],
    ]).map(([value]) => value),
  ).toEqual([0, 100, 0, 0]);
});

test('without groups nothing changes', () => {
  const { program, worth } = makeProgram([[10, 90]]);
  expect(takeSteps(program, worth)).toBe(program);
});
