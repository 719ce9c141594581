import { expect, test } from 'vitest';
import { nextOrdering, readSort } from './ordering.ts';

const ORDERINGS = ['-created', 'created', 'title', '-title', '-price'] as const;

test('a head sorts descending first, a title ascending, and a second press reverses that', () => {
  expect(nextOrdering('title', 'created', ORDERINGS)).toBe('-created');
  expect(nextOrdering('-created', 'created', ORDERINGS)).toBe('created');
  expect(nextOrdering('-created', 'title', ORDERINGS)).toBe('title');
  expect(nextOrdering('title', 'title', ORDERINGS)).toBe('-title');
});

test('a direction that is not offered is skipped, and an unknown head gives the first order', () => {
  expect(nextOrdering('-price', 'price', ORDERINGS)).toBe('-price');
  expect(nextOrdering('title', 'nothing', ORDERINGS)).toBe('-created');
});

test('a leading minus descends', () => {
  expect([readSort('-price'), readSort('title')]).toEqual([
    { key: 'price', direction: 'desc' },
    { key: 'title', direction: 'asc' },
  ]);
});
