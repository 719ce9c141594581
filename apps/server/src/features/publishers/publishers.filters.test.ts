import { expect, test } from 'vitest';
import { findPair, readIds, readPlanFilters } from './publishers.filters.ts';

test.each([
  ['instagram-story', 'INSTAGRAM', 'STORY'],
  ['soroush-in-channel', 'SOROUSH', 'IN_CHANNEL'],
  ['rubika-pin', 'RUBIKA', 'PIN'],
])('%s names a pair', (kind, media_type, content_type) => {
  expect(findPair(kind)).toMatchObject({ media_type, content_type });
});

test.each(['telegram-story', 'myspace-post', 'instagram-', 'instagram', ''])('%j names nothing that can be bought', (kind) => {
  expect(findPair(kind)).toBeUndefined();
});

test('ids are read with Persian digits and commas, and what is none is dropped', () => {
  expect(readIds(['3', '۱۲,7', '-1', '1.5', 'x', '', '9007199254740993'])).toEqual([3, 12, 7]);
});

test.each([
  ['price,gt,1.5', { operator: 'gt', value: 1 }],
  ['price,lt,1.5', { operator: 'lt', value: 2 }],
  ['price,eq,1.5', { operator: 'eq', value: -1 }],
  ['price,lt,1e300', { operator: 'lt', value: Number.MAX_SAFE_INTEGER }],
  ['price,gt,-5', { operator: 'gt', value: -1 }],
  ['price,gt,۲۰۰۰۰', { operator: 'gt', value: 20_000 }],
  ['price,ge,5', undefined],
  ['price,gt,', undefined],
])('%s compares whole numbers', (text, price) => {
  expect(readPlanFilters([text]).price).toEqual(price);
});

test('a search is folded and split, without @ and U+0000', () => {
  expect(readPlanFilters(['search, @Maze.Gardi\0  كتاب, ۱۲ ']).words).toEqual(['maze.gardi', 'کتاب,', '12']);
});

test('broken filters narrow nothing', () => {
  const none = readPlanFilters([]);
  expect(
    readPlanFilters(['price,gt,x', 'unknown,1', 'categories,abc', 'availabilityHours,', 'recommendedOnly,no', 'search,', ',', '']),
  ).toEqual(none);
});
