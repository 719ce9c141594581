import { expect, test } from 'vitest';
import { runwayDays } from './runway.ts';

test.each<[number, number[], number | undefined]>([
  [12_450_000, [2_000_000, 2_100_000, 1_900_000, 2_200_000, 2_300_000, 2_400_000, 2_000_000], 5],
  [7_000, [1_000, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000], 7],
  [6_999, [1_000, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000], 6],
  [999, [1_000], 0],
  [90_999, [1_000], 90],
  [91_000, [1_000], undefined],
  [1_000, [0, 0, 0], undefined],
  [1_000, [], undefined],
  [0, [1_000], undefined],
  [-1, [1_000], undefined],
])('%s toman, spent like %j, last for %s days', (balance, spent, days) => {
  expect(runwayDays(balance, spent)).toBe(days);
});
