import { expect, test } from 'vitest';
import { fractionOf, listMarks, placeOf, rangeOf, stepsOf, valueAt } from './goal-scale.ts';

const RUBIKA = { minimum: 50, maximum: 150_000 };
const SOROUSH = { minimum: 50, maximum: 1_000 };

test.each([
  ['Rubika', RUBIKA],
  ['Soroush', SOROUSH],
  ['no limits', rangeOf(null)],
])('each step of %s is a value of its own that stays where it was put', (_, range) => {
  const places = Array.from({ length: stepsOf(range) + 1 }, (_place, place) => place);
  const values = places.map((place) => valueAt(place, range));
  expect(values.map((value) => placeOf(value, range))).toEqual(places);
  expect(values).toEqual([...new Set(values)].toSorted((a, b) => a - b));
  expect([values[0], values.at(-1)]).toEqual([range.minimum, range.maximum]);
  expect(values.every(Number.isSafeInteger)).toBe(true);
});

test('ten times as much is as far everywhere', () => {
  expect(fractionOf(500, RUBIKA) - fractionOf(50, RUBIKA)).toBeCloseTo(fractionOf(50_000, RUBIKA) - fractionOf(5_000, RUBIKA));
});

test('what lies outside stands at the end', () => {
  expect([fractionOf(0, SOROUSH), fractionOf(5, SOROUSH), fractionOf(90_000, SOROUSH)]).toEqual([0, 0, 1]);
});

test('marks do not run into each other', () => {
  expect(listMarks(RUBIKA)).toEqual([50, 1_000, 10_000, 150_000]);
  expect(listMarks(SOROUSH)).toEqual([50, 100, 1_000]);
});
