import { filterText, limitsText } from '@jarchi/ui/filters/filter-texts.ts';
import type { NumberSpec } from '@jarchi/ui/filters/filter-spec.ts';
import { expect, test } from 'vitest';
import { addSearch, writeSearch, withoutSearch } from './plan-view.ts';
import { heedPlanFilters, planOrderings, type PlanPair } from './plan-fields.ts';
import { planFilters, readPlanFilters, writePlanFilters } from './plan-filters.ts';

const STORY: PlanPair = { media_type: 'INSTAGRAM', content_type: 'STORY' };
const CHANNEL: PlanPair = { media_type: 'TELEGRAM', content_type: 'POST' };
const CATEGORIES = [{ value: '3', label: 'غذا' }];
const getSpec = (key: string, pair = STORY) => {
  const spec = planFilters(pair, CATEGORIES).find(({ field }) => field.key === key);
  if (!spec) throw new Error(`no ${key}`);
  return spec;
};
const read = (texts: readonly string[], pair = STORY) => readPlanFilters(texts, planFilters(pair, CATEGORIES));

test('filters are read from the address, and broken ones are dropped and counted', () => {
  const { filters, dropped } = read(['price,lt,10000000', 'categories,3,7', 'price', 'colour,red', 'search,کافه، قهوه']);
  expect(filters).toEqual({
    price: { type: 'number', from: null, to: 10_000_000 },
    categories: { type: 'select', values: ['3', '7'] },
    search: { type: 'search', text: 'کافه، قهوه' },
  });
  expect(dropped).toBe(2);
});

test('filters that were read are written back unchanged', () => {
  const texts = ['search,کافه', 'price,gt,20000', 'price,lt,90000', 'categories,3', 'pageType,news'];
  expect(writePlanFilters(read(texts).filters, planFilters(STORY, CATEGORIES)).toSorted()).toEqual(texts.toSorted());
});

test('advertisers do not get the filters of staff', () => {
  expect(read(['score,gt,5', 'reliableOnly,true', 'price,lt,90000'])).toMatchObject({ dropped: 2 });
});

test('channels have members, pages have followers', () => {
  expect(getSpec('followers', CHANNEL).label).toBe('عضو');
  expect(getSpec('followers').label).toBe('دنبال‌کننده');
});

test('limits and hours are those of the platform', () => {
  const week: PlanPair = { media_type: 'LINKEDIN', content_type: 'POST' };
  expect(limitsText(getSpec('followers') as NumberSpec)).toBe('بین ۱۰٬۰۰۰ تا ۲۵٬۰۰۰٬۰۰۰ نفر');
  expect(limitsText(getSpec('followers', week) as NumberSpec)).toBe('بین ۱٬۰۰۰ تا ۲۵٬۰۰۰٬۰۰۰ نفر');
  expect(getSpec('availabilityHours', week).options?.map(({ label }) => label)).toEqual(['۲۴ ساعت', '۱۶۸ ساعت']);
});

test('a category is shown by its name, and by its id until that is known', () => {
  expect(filterText(getSpec('categories'), read(['categories,3,7']).filters)).toBe('غذا، 7');
});

test('a campaign with a story number has no filter for it', () => {
  const keys = (pair: PlanPair) => planFilters(pair, []).map(({ field }) => field.key);
  expect(keys(STORY)).toContain('storyNumber');
  expect(keys({ ...STORY, isStoryNumberKnown: true })).toEqual(keys(STORY).filter((key) => key !== 'storyNumber'));
  expect(heedPlanFilters(['price,lt,90000', 'storyNumber,double'], { ...STORY, isStoryNumberKnown: true })).toEqual(['price,lt,90000']);
});

test('where plans have no price of their own, the list has no filter or order by price', () => {
  const unpriced: PlanPair = { ...STORY, hasPrices: false };
  expect(heedPlanFilters(['price,lt,90000', 'pageType,news'], unpriced)).toEqual(['pageType,news']);
  expect(planOrderings(unpriced)).toEqual(['suitable', '-followers', '-reach']);
});

test('without the recommender the largest come first', () => {
  expect(planOrderings({ hasRecommender: false })[0]).toBe('-followers');
  expect(planOrderings({})[0]).toBe('suitable');
  expect(heedPlanFilters(['recommendedOnly,true'], { ...STORY, hasRecommender: false })).toEqual([]);
});

test('a request sends only filters that could be read, in their written form', () => {
  const texts = ['price,gt,5', 'price,lt,۹۰۰۰۰', 'categories,3,x,', 'colour,red', 'selectedOnly, true', 'search, کافه '];
  expect(heedPlanFilters(texts, STORY)).toEqual(['search,کافه', 'price,gt,20000', 'price,lt,90000', 'categories,3', 'selectedOnly,true']);
});

test('the search is read separately from the filters', () => {
  expect(writeSearch(['price,lt,9', 'search,کافه، قهوه'])).toBe('کافه، قهوه');
  expect(writeSearch(['price,lt,9'])).toBe('');
  expect(withoutSearch(['price,lt,9', 'search,کافه'])).toEqual(['price,lt,9']);
  expect(addSearch(['search,چای', 'price,lt,9'], 'کافه، قهوه')).toEqual(['price,lt,9', 'search,کافه، قهوه']);
  expect(addSearch(['search,چای'], undefined)).toEqual(['search,چای']);
});
