import { expect, test } from 'vitest';
import { ANYBODY, findPair, readPackageFilters, readPlanFilters, type PlanKind } from './publishers.filters.ts';

test.each([
  ['instagram-story', 'INSTAGRAM', 'STORY'],
  ['soroush-in-channel', 'SOROUSH', 'IN_CHANNEL'],
  ['rubika-pin', 'RUBIKA', 'PIN'],
])('%s means a pair', (kind, media_type, content_type) => {
  expect(findPair(kind)).toMatchObject({ media_type, content_type });
});

test.each(['telegram-story', 'myspace-post', 'instagram-', 'instagram', ''])('%j means nothing that can be bought', (kind) => {
  expect(findPair(kind)).toBeUndefined();
});

const STORY = { media_type: 'INSTAGRAM', content_type: 'STORY' } as const;
const RECOMMENDED = { isStaffView: false, flags: { 'panel-recommender-toggle': true } };

function readOf(texts: string[], kind: PlanKind = STORY) {
  const filters = readPlanFilters(texts, kind, RECOMMENDED);
  if (!filters.ok) throw new Error(JSON.stringify(filters.error));
  return filters.value;
}
const read = (...texts: string[]) => readOf(texts);

test.each([
  [['price,gt,۳۰۰۰۰'], { from: 30_000, to: null }],
  [['price,gt,30000', 'price,lt,90000'], { from: 30_000, to: 90_000 }],
  [['price,eq,30000'], { from: 30_000, to: 30_000 }],
  [['search,'], undefined],
])('%j is read as a range of prices', (texts, price) => {
  expect(read(...texts).price).toEqual(price);
});

test('followers begin at the platform’s least number', () => {
  const refused = readPlanFilters(['followers,gt,2000'], STORY, RECOMMENDED);
  expect(refused).toMatchObject({ error: { issues: [{ key: 'followers', code: 'outside_limits', allowed: { from: 10_000 } }] } });
  expect(readOf(['followers,gt,2000'], { media_type: 'LINKEDIN', content_type: 'POST' }).followers).toEqual({ from: 2_000, to: null });
});

test('a search is split, without @', () => {
  expect(read('search, @Maze.Gardi  كتاب, ۱۲ ').words).toEqual(['Maze.Gardi', 'كتاب,', '۱۲']);
});

test('choices are read as their numbers and words', () => {
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

test('a search has all its words', () => {
  expect(read('search,a b c d e f g h i j').words).toHaveLength(10);
});

test('a filter that needs staff, or a switch that is off, is unknown', () => {
  const keys = ['score', 'reliableOnly', 'recommendedOnly'];
  const refused = readPlanFilters(['score,gt,9', 'reliableOnly,true', 'recommendedOnly,true', 'price,gt,20000'], STORY, ANYBODY);
  expect(refused).toMatchObject({
    ok: false,
    error: { code: 'filter_invalid', issues: keys.map((key) => ({ key, code: 'filter_unknown' })) },
  });
  expect(read('recommendedOnly,true').isRecommendedOnly).toBe(true);
});

test('packages cannot be filtered by what is selected', () => {
  expect(read('selectedOnly,true').isSelectedOnly).toBe(true);
  expect(readPackageFilters(['selectedOnly,true'], STORY, RECOMMENDED).ok).toBe(false);
  expect(readPackageFilters(['price,gt,20000'], STORY, RECOMMENDED).ok).toBe(true);
});
