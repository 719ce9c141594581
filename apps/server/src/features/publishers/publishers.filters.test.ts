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

const STORY = { media_type: 'INSTAGRAM', content_type: 'STORY' } as const;
const read = (...texts: string[]) => readPlanFilters(texts, STORY);

test.each([
  [['price,gt,۳۰۰۰۰'], { from: 30_000, to: null }],
  [['price,gt,30000', 'price,lt,90000'], { from: 30_000, to: 90_000 }],
  [['price,eq,30000'], { from: 30_000, to: 30_000 }],
  [['price,gt,-5'], { from: 20_000, to: null }],
  [['price,lt,9000000000'], { from: null, to: 500_000_000 }],
  [['price,lt,19999'], undefined],
  [['price,gt,30000.5'], undefined],
  [['price,ge,30000'], undefined],
  [['price,gt,'], undefined],
])('%j is a range of prices', (texts, price) => {
  expect(read(...texts).price).toEqual(price);
});

test('followers begin where the platform says', () => {
  expect(read('followers,gt,2000').followers).toEqual({ from: 10_000, to: null });
  expect(readPlanFilters(['followers,gt,2000'], { media_type: 'LINKEDIN', content_type: 'POST' }).followers).toEqual({
    from: 2_000,
    to: null,
  });
});

test('a search is folded and split, without @ and U+0000', () => {
  expect(read('search, @Maze.Gardi\0  كتاب, ۱۲ ').words).toEqual(['maze.gardi', 'کتاب,', '12']);
});

test('choices are read as the numbers and words they stand for', () => {
  expect(
    read('categories,3,۷', 'availabilityHours,12,24', 'pageType,news', 'recommendedOnly,true', 'willProvideInsight,true'),
  ).toMatchObject({
    categories: [3, 7],
    availabilityHours: [12, 24],
    pageType: ['news'],
    isRecommendedOnly: true,
    isInsightOnly: true,
  });
});

test.each([
  [['price,gt,x', 'unknown,1', 'categories,abc', 'availabilityHours,', 'recommendedOnly,no', 'search,', ',', '']],
  [['availabilityHours,168', 'pageType,celebrity\0']],
  [['score,gt,9', 'reliableOnly,true']],
])('broken filters and those of staff narrow nothing: %j', (texts) => {
  expect(read(...texts)).toEqual(read());
});
