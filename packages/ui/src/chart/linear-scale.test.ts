import { expect, test } from 'vitest';
import { createLinearScale, createValueScale } from './linear-scale.ts';

test('a value stands where its share of the domain is', () => {
  const scale = createLinearScale([0, 200], [100, 0]);
  expect([scale(0), scale(50), scale(200), scale.invert(75)]).toEqual([100, 75, 0, 50]);
});

test('one value stands in the middle', () => {
  expect(createLinearScale([5, 5], [10, 30])(5)).toBe(20);
  expect(createLinearScale([5, 9], [10, 10]).invert(10)).toBe(7);
});

test('a scale of values ends at a round value, with ticks on round values', () => {
  const scale = createValueScale(1870, [100, 0], 3);
  expect([scale.ticks(3), scale(2000), scale(1000)]).toEqual([[0, 500, 1000, 1500, 2000], 0, 50]);
});
