import { expect, test } from 'vitest';
import { hoursOptions, limitsLabel, numberLabel } from './filter-labels.ts';
import { rangeOf, readPlanFilters as readOf, selectOf, withFilter } from './plan-filters.ts';

const STORY = { media_type: 'INSTAGRAM', content_type: 'STORY' } as const;
const readPlanFilters = (texts: readonly string[]) => readOf(texts, STORY);

test('filters are read from the URL, broken ones dropped', () => {
  const filters = readPlanFilters(['price,lt,10000000', 'categories,3,7', 'recommendedOnly,true', 'price', 'search,کافه، قهوه']);
  expect(filters.number('price')).toEqual({ type: 'number', from: null, to: 10_000_000 });
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

test.each([
  [['price,lt,10000000'], 'تا ۱۰ میلیون'],
  [['price,gt,20000'], 'از ۲۰ هزار'],
  [['price,gt,20000', 'price,lt,10000000'], 'از ۲۰ هزار تا ۱۰ میلیون'],
  [['price,eq,20000'], '۲۰ هزار'],
  [['followers,gt,20000'], undefined],
])('the prices of %j are named %s', (texts, label) => {
  expect(numberLabel(readPlanFilters(texts), 'price')).toBe(label);
});

test.each([
  ['', '', undefined],
  ['20000', '', ['price,gt,20000']],
  ['', '90000', ['price,lt,90000']],
  ['20000', '90000', ['price,gt,20000', 'price,lt,90000']],
  ['90000', '20000', ['price,gt,20000', 'price,lt,90000']],
])('from %j to %j is written to the address', (from, to, texts) => {
  const range = rangeOf(from, to);
  expect(range && withFilter(readPlanFilters([]), 'price', range)).toEqual(texts);
});

test('what only staff filter by is not read', () => {
  expect(readPlanFilters(['score,gt,5', 'reliableOnly,true', 'price,lt,90000']).count).toBe(1);
});

test('limits and hours are those of the platform', () => {
  expect(limitsLabel(readPlanFilters([]), 'followers', 'نفر')).toBe('بین ۱۰٬۰۰۰ تا ۲۵٬۰۰۰٬۰۰۰ نفر');
  const week = readOf(['followers,gt,200'], { media_type: 'LINKEDIN', content_type: 'POST' });
  expect(limitsLabel(week, 'followers', 'نفر')).toBe('بین ۱٬۰۰۰ تا ۲۵٬۰۰۰٬۰۰۰ نفر');
  expect(week.number('followers')).toEqual({ type: 'number', from: 1_000, to: null });
  expect(hoursOptions(week).map(({ label }) => label)).toEqual(['۲۴ ساعت', '۱۶۸ ساعت']);
});
