import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getCell, isLandmark, getLoss, getStep } from './budget-steps.ts';

test.each([
  [1, 1, 2],
  [4, 4, 5],
  [9, 9, 10],
  [10, 10, 12],
  [199_999_999, 180_000_000, 200_000_000],
  [200_000_000, 200_000_000, 250_000_000],
  [499_999_999, 450_000_000, 500_000_000],
  [500_000_000, 500_000_000, 600_000_000],
  [999_999_999, 900_000_000, 1_000_000_000],
])('a budget of %i is in the range from %i to %i', (budget, from, to) => {
  expect(getCell(budget)).toEqual({ from, to });
});

test.each([
  ['in proportion to the budget', 1, 0.001, 100_000],
  ['half as much', 0.5, 0.001, 200_000],
  ['a fifth as much', 0.2, 0.001, 500_000],
  ['hardly', 0.001, 0.001, 20_000_000],
  ['not at all', 0, 0.001, 20_000_000],
])('steps are as wide as possible when the value grows %s', (_, elasticity, loss, step) => {
  expect(getStep({ from: 100_000_000, to: 120_000_000 }, elasticity, loss)).toBe(step);
});

test('a step that does not meet the ends of its range is replaced by a finer one', () => {
  expect(getStep({ from: 200_000_000, to: 250_000_000 }, 0.01, 0.001)).toBe(10_000_000);
});

test.each([
  [200_000_000, true],
  [250_000_000, false],
  [120, false],
  [5, true],
])('a range from %i is a landmark: %o', (from, expected) => {
  expect(isLandmark({ from, to: from + 1 })).toBe(expected);
});

test('small budgets have steps of one toman', () => {
  expect(getStep({ from: 50, to: 100 }, 1, 0.001)).toBe(1);
});

test('offers with few plans have wider steps', () => {
  expect(getLoss(2_000)).toBeGreaterThan(getLoss(2_001));
});

test('steps meet both ends of their range', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 12 }), fc.double({ min: 0, max: 3, noNaN: true }), (budget, elasticity) => {
      const cell = getCell(budget);
      const step = getStep(cell, elasticity, 0.001);
      expect([cell.from <= budget, budget < cell.to, cell.from % step, (cell.to - cell.from) % step]).toEqual([true, true, 0, 0]);
    }),
  );
});
