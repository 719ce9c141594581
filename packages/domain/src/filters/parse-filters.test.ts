import { expect, test } from 'vitest';
import { parseFilters } from './decode-filters.ts';
import type { FilterAllowed, FilterIssueCode } from './filter-issues.ts';
import type { FilterField } from './filters.ts';

const FIELDS: readonly FilterField[] = [
  { key: 'search', type: 'search' },
  { key: 'price', type: 'number', isWhole: true, limits: { from: 100, to: 900 } },
  { key: 'categories', type: 'select', isMultiple: true, options: 'ids' },
  { key: 'states', type: 'select', isMultiple: true, options: ['a', 'b'] },
  { key: 'only', type: 'select', isMultiple: false, options: ['true', 'false'] },
  { key: 'tags', type: 'select', isMultiple: true, options: 'any' },
  { key: 'created', type: 'date' },
];

const ALLOWED: Readonly<Record<string, FilterAllowed>> = {
  search: { type: 'search', longest: 100 },
  price: { type: 'number', operators: ['gt', 'eq', 'lt'], from: 100, to: 900, is_whole: true },
  categories: { type: 'ids', is_multiple: true },
  states: { type: 'select', is_multiple: true, choices: ['a', 'b'] },
  only: { type: 'select', is_multiple: false, choices: ['true', 'false'] },
  tags: { type: 'texts', is_multiple: true },
  created: { type: 'date', choices: ['today', 'last_7_days', 'last_30_days', 'select,YYYY-MM-DD,YYYY-MM-DD'] },
};
const KEYS: FilterAllowed = { type: 'keys', keys: FIELDS.map(({ key }) => key) };

const refused = (texts: readonly string[]) => {
  const parsed = parseFilters(texts, FIELDS);
  return parsed.ok ? [] : parsed.error.issues;
};

test.each<[string[], [code: FilterIssueCode, ...values: string[]][]]>([
  [['bogus,3'], [['filter_unknown']]],
  [['Price,gt,200'], [['filter_unknown']]],
  [[''], [['filter_unknown']]],
  [['price,lte,200'], [['comparison_unknown', 'lte']]],
  [['price,200'], [['comparison_unknown', '200']]],
  [['price'], [['comparison_unknown', '']]],
  [['price,gt,abc'], [['number_invalid', 'abc']]],
  [['price,gt,'], [['number_invalid', '']]],
  [['price,gt,200.5'], [['number_invalid', '200.5']]],
  [['price,gt,1'], [['outside_limits', '1']]],
  [['price,lt,901'], [['outside_limits', '901']]],
  [['price,gt,901'], [['outside_limits', '901']]],
  [['price,eq,901'], [['outside_limits', '901']]],
  [['price,gt,1', 'price,lt,901'], [['outside_limits', '1', '901']]],
  [['price,gt,300', 'price,lt,200'], [['range_reversed', '300', '200']]],
  [['price,gt,300', 'price,gt,۲۰۰'], [['repeated', 'gt,۲۰۰']]],
  [
    ['price,gt,x', 'price,gt,y'],
    [
      ['number_invalid', 'x'],
      ['number_invalid', 'y'],
    ],
  ],
  [['categories,3,x,-7'], [['value_unknown', 'x', '-7']]],
  [['categories'], [['value_missing']]],
  [['categories,'], [['value_missing']]],
  [['categories,3,'], [['value_missing']]],
  [['categories,3,,7'], [['value_missing']]],
  [['categories,3, ,7'], [['value_missing']]],
  [['tags,a,'], [['value_missing']]],
  [['categories,3,7,3,۳'], [['value_twice', '3']]],
  [['categories,3', 'categories,7'], [['repeated', '3']]],
  [['states,a,c'], [['value_unknown', 'c']]],
  [['only,true,false'], [['one_value_only', 'true', 'false']]],
  [['created,yesterday'], [['date_invalid', 'yesterday']]],
  [['created,select,1405-08-01,1405-08-01'], [['jalali_year', 'select,1405-08-01,1405-08-01']]],
  [['created,select,2026-10-20,2026-10-19'], [['range_reversed', '2026-10-20', '2026-10-19']]],
  [['created,today', 'created,today'], [['repeated', 'today']]],
  [['search,a', 'search,b'], [['repeated', 'a']]],
  [[`search,${'a'.repeat(101)}`], [['text_too_long', 'a'.repeat(101)]]],
])('%j is refused, with what is allowed', (texts, issues) => {
  const key = texts[0]!.split(',')[0]!;
  expect(refused(texts)).toEqual(issues.map(([code, ...values]) => ({ key, code, values, allowed: ALLOWED[key] ?? KEYS })));
});

test.each<[string[], object]>([
  [[], {}],
  [['search,'], {}],
  [['search'], {}],
  [['price,gt,۲۰۰', 'price,lt,300'], { price: { type: 'number', from: 200, to: 300 } }],
  [['price,gt,200', 'price,lt,200'], { price: { type: 'number', from: 200, to: 200 } }],
  [['created,select,2026-10-20,2026-10-20'], { created: { type: 'date', range: 'select', from: '2026-10-20', to: '2026-10-20' } }],
  [['categories, 3 , 7 '], { categories: { type: 'select', values: ['3', '7'] } }],
  [['tags, ,a\\,b'], { tags: { type: 'select', values: [' ', 'a,b'] } }],
])('%j is read', (texts, filters) => {
  expect(parseFilters(texts, FIELDS)).toEqual({ ok: true, value: filters });
});

test('a refusal has the code that the contract knows', () => {
  expect(parseFilters(['bogus,3'], FIELDS)).toMatchObject({ ok: false, error: { code: 'filter_invalid' } });
});

test('all issues are returned at once, unknown filters first, twenty at most', () => {
  expect(refused(['price,gt,x', 'states,c', 'bogus,1', 'bogus,2', 'other']).map(({ key, code }) => [key, code])).toEqual([
    ['bogus', 'filter_unknown'],
    ['other', 'filter_unknown'],
    ['price', 'number_invalid'],
    ['states', 'value_unknown'],
  ]);
  expect(refused(Array.from({ length: 99 }, (_, at) => `unknown${at},1`))).toHaveLength(20);
});
