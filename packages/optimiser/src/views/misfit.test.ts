import { expect, test } from 'vitest';
import { getMisfit } from './misfit.ts';

test.each([
  [{ is_fitting: true, score: 10 }, 50],
  [{ is_fitting: true, score: 7 }, 3_050],
  [{ is_fitting: false, score: 10 }, 10_050],
  [{ is_fitting: false, score: 0 }, 20_050],
])('a thousand views of a publisher like %j have a misfit of %d', (publisher, misfit) => {
  expect(getMisfit({ id: 1, publisher_id: 1, views: 1_000, ...publisher }, 1_000, 200)).toBe(misfit);
});

test("each plan counts as much as its place's part of the goal outside of the categories", () => {
  const plan = { id: 1, publisher_id: 1, views: 1, is_fitting: true, score: 10 };
  expect(getMisfit(plan, 250_000, 200)).toBe(12_500);
  expect(getMisfit(plan, 1, 200)).toBe(1);
});
