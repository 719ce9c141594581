import { expect, test } from 'vitest';
import { CAMPAIGN_STATES } from '#campaigns/campaign-life.ts';
import { CAMPAIGN_FILTER_FIELDS, encodeFilters, type FilterField, type Filters, type FilterValue } from './filters.ts';

const FIELDS: readonly FilterField[] = [
  { key: 'search', type: 'search' },
  { key: 'price', type: 'number', isWhole: true, limits: { from: 0, to: 1_000_000 } },
  { key: 'categories', type: 'select', isMultiple: true, options: 'any' },
  { key: 'created', type: 'date' },
];

test.each<[string, FilterValue, string[]]>([
  ['price', { type: 'number', from: 20_000, to: null }, ['price,gt,20000']],
  ['price', { type: 'number', from: null, to: 0 }, ['price,lt,0']],
  ['price', { type: 'number', from: 20_000, to: 90_000 }, ['price,gt,20000', 'price,lt,90000']],
  ['price', { type: 'number', from: 5, to: 5 }, ['price,eq,5']],
  ['categories', { type: 'select', values: ['3', '7'] }, ['categories,3,7']],
  ['categories', { type: 'select', values: ['a,b', 'c\\', ',', '\\,'] }, ['categories,a\\,b,c\\\\,\\,,\\\\\\,']],
  ['categories', { type: 'select', values: ['', '7', ''] }, ['categories,7']],
  ['created', { type: 'date', range: 'last_7_days' }, ['created,last_7_days']],
  ['created', { type: 'date', range: 'select', from: '2026-10-01', to: '2026-10-20' }, ['created,select,2026-10-01,2026-10-20']],
  ['search', { type: 'search', text: ' a, b ' }, ['search,a, b']],
])('%s %j is written as %j', (key, value, texts) => {
  expect(encodeFilters({ [key]: value }, FIELDS)).toEqual(texts);
});

test.each<[string, FilterValue]>([
  ['search', { type: 'search', text: '  ' }],
  ['categories', { type: 'select', values: [] }],
  ['categories', { type: 'select', values: [''] }],
  ['price', { type: 'number', from: null, to: null }],
])('%s %j holds nothing and is not written', (key, value) => {
  expect(encodeFilters({ [key]: value }, FIELDS)).toEqual([]);
});

test('filters are written in the order of the fields, and unknown ones are left out', () => {
  const filters: Filters = {
    other: { type: 'search', text: 'x' },
    created: { type: 'date', range: 'today' },
    price: { type: 'number', from: null, to: 5 },
    search: { type: 'search', text: 'a' },
  };
  expect(encodeFilters(filters, FIELDS)).toEqual(['search,a', 'price,lt,5', 'created,today']);
  expect(encodeFilters({}, FIELDS)).toEqual([]);
});

test('campaigns are filtered by text, state, platform, type and the day they were made', () => {
  expect(CAMPAIGN_FILTER_FIELDS.map(({ key, type }) => [key, type])).toEqual([
    ['search', 'search'],
    ['state', 'select'],
    ['media_type', 'select'],
    ['campaign_type', 'select'],
    ['created', 'date'],
  ]);
  expect(encodeFilters({ state: { type: 'select', values: CAMPAIGN_STATES } }, CAMPAIGN_FILTER_FIELDS)).toEqual([
    ['state', ...CAMPAIGN_STATES].join(','),
  ]);
});
