import { expect, test } from 'vitest';
import { numberLabel } from './filter-labels.ts';
import { readPlanFilters, selectOf, withFilter } from './plan-filters.ts';

test('filters are read from the URL, broken ones dropped', () => {
  const filters = readPlanFilters(['price,lt,10000000', 'categories,3,7', 'recommendedOnly,true', 'price', 'search,کافه، قهوه']);
  expect(filters.number('price')).toMatchObject({ operator: 'lt', value: 10_000_000 });
  expect(filters.list('categories')).toEqual(['3', '7']);
  expect(filters.flag('recommendedOnly')).toBe(true);
  expect(filters.search()).toBe('کافه، قهوه');
  expect(filters.count).toBe(3);
});

test('one filter is set or taken off without touching the rest', () => {
  const filters = readPlanFilters(['price,lt,10000000']);
  expect(withFilter(filters, 'categories', selectOf(['3']))).toEqual(['price,lt,10000000', 'categories,3']);
  expect(withFilter(filters, 'price', undefined)).toEqual([]);
  expect(withFilter(filters, 'categories', selectOf([]))).toEqual(['price,lt,10000000']);
});

test('a set number filter is named with its side', () => {
  expect(numberLabel(readPlanFilters(['price,lt,10000000']), 'price')).toBe('کمتر از ۱۰ میلیون');
});
