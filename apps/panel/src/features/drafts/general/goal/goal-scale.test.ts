import { expect, test } from 'vitest';
import { getFraction, listMarks, getStep, getRange, getSteps, valueAt } from './goal-scale.ts';

const RUBIKA = { minimum: 50, maximum: 150_000 };
const SOROUSH = { minimum: 50, maximum: 1_000 };

test.each([
  ['Rubika', RUBIKA],
  ['Soroush', SOROUSH],
  ['no limits', getRange(null)],
])('each step of %s has its own value, which leads back to the same step', (_, range) => {
  const steps = Array.from({ length: getSteps(range) + 1 }, (_step, step) => step);
  const values = steps.map((step) => valueAt(step, range));
  expect(values.map((value) => getStep(value, range))).toEqual(steps);
  expect(values).toEqual([...new Set(values)].toSorted((a, b) => a - b));
  expect([values[0], values.at(-1)]).toEqual([range.minimum, range.maximum]);
  expect(values.every(Number.isSafeInteger)).toBe(true);
});

test('a factor of ten is the same distance everywhere', () => {
  expect(getFraction(500, RUBIKA) - getFraction(50, RUBIKA)).toBeCloseTo(getFraction(50_000, RUBIKA) - getFraction(5_000, RUBIKA));
});

test('a value outside the range is placed at its end', () => {
  expect([getFraction(0, SOROUSH), getFraction(5, SOROUSH), getFraction(90_000, SOROUSH)]).toEqual([0, 0, 1]);
});

test('marks do not overlap', () => {
  expect(listMarks(RUBIKA)).toEqual([50, 1_000, 10_000, 150_000]);
  expect(listMarks(SOROUSH)).toEqual([50, 100, 1_000]);
});
