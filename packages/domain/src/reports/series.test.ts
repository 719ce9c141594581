import { expect, test } from 'vitest';
import { layUnder } from './series.ts';

test('an earlier series is paired with this one by position, whichever is longer', () => {
  expect(layUnder([1, 2, 3], [7, 8])).toEqual([
    { now: 1, before: 7 },
    { now: 2, before: 8 },
    { now: 3, before: null },
  ]);
  expect(layUnder([1], [7, 8])).toEqual([{ now: 1, before: 7 }]);
  expect(layUnder([], [7])).toEqual([]);
});
