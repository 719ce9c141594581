import { expect, test } from 'vitest';
import { findLastPage, getWindow } from './paging.ts';

test('a page is requested by the count of rows before it', () => {
  expect(getWindow({ page: 3, pageSize: 20 })).toEqual({ limit: 20, offset: 40 });
});

test('a URL beyond the list redirects to its last page', () => {
  expect(findLastPage({ page: 4, pageSize: 10 }, 21)).toBe(3);
  expect(findLastPage({ page: 3, pageSize: 10 }, 21)).toBeUndefined();
  expect(findLastPage({ page: 2, pageSize: 10 }, 0)).toBe(1);
  expect(findLastPage({ page: 1, pageSize: 10 }, 0)).toBeUndefined();
});
