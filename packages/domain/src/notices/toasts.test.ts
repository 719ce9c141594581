import { expect, test } from 'vitest';
import { addToast, TOAST_DURATION_MS } from './toasts.ts';

const listOf = (...ids: number[]) => ids.map((id) => ({ id }));

test.each([
  [[], 1, [1], []],
  [[3, 2, 1], 4, [4, 3, 2, 1], []],
  [[4, 3, 2, 1], 5, [5, 4, 3, 2, 1], []],
  [[5, 4, 3, 2, 1], 6, [6, 5, 4, 3, 2], [1]],
  [[7, 6, 5, 4, 3, 2], 8, [8, 7, 6, 5, 4], [3, 2]],
  [[5, 4, 3, 2, 1], 2, [2, 5, 4, 3, 1], []],
])('when %j are shown and %s is added, %j are shown and %j leave', (before, id, shown, left) => {
  expect(addToast(listOf(...before), { id })).toEqual({ shown: listOf(...shown), left: listOf(...left) });
});

test('a notice stays five seconds, an error four, the other kinds three', () => {
  expect(TOAST_DURATION_MS).toEqual({ success: 3000, warning: 3000, info: 3000, error: 4000, notify: 5000 });
});
