import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CAMPAIGN_FILTER_FIELDS,
  decodeFilters,
  encodeFilter,
  encodeFilters,
  NUMBER_OPERATORS,
  PLAN_FILTER_FIELDS,
  type FilterField,
  type Filters,
  type FilterValue,
} from './filters.ts';

const decode = (...texts: string[]) => decodeFilters(texts, PLAN_FILTER_FIELDS);

test.each<[string, Filters]>([
  ['price,gt,20000', { price: { type: 'number', operator: 'gt', value: 20_000 } }],
  ['price,gt,۲۰۰۰۰', { price: { type: 'number', operator: 'gt', value: 20_000 } }],
  ['followers,eq,-1.5', { followers: { type: 'number', operator: 'eq', value: -1.5 } }],
  ['followers,lt, 7 ', { followers: { type: 'number', operator: 'lt', value: 7 } }],
  ['price,gt,0', { price: { type: 'number', operator: 'gt', value: 0 } }],
  ['categories,3,7', { categories: { type: 'select', values: ['3', '7'] } }],
  ['categories,3,,7,', { categories: { type: 'select', values: ['3', '7'] } }],
  ['search,text', { search: { type: 'search', text: 'text' } }],
  ['search,نان، شیر, پنیر', { search: { type: 'search', text: 'نان، شیر, پنیر' } }],
  ['search, ,a,', { search: { type: 'search', text: ',a,' } }],
])('%j is read', (text, filters) => {
  expect(decode(text)).toEqual({ filters, dropped: 0 });
});

test.each([
  '',
  ',',
  'unknown,gt,1',
  'PRICE,gt,1',
  ' price,gt,1',
  'price',
  'price,gt',
  'price,gt,',
  'price,gt, ',
  'price,gte,1',
  'price,,1',
  'price,1',
  'price,gt,abc',
  'price,gt,1_000',
  'price,gt,Infinity',
  'price,gt,1e999',
  'price,gt,NaN',
  'categories',
  'categories,',
  'categories,,,',
  'search',
  'search,',
  'search,  ',
  '__proto__,gt,1',
  'constructor,1',
])('%j is dropped and counted', (text) => {
  expect(decode(text, 'search,kept')).toEqual({ filters: { search: { type: 'search', text: 'kept' } }, dropped: 1 });
});

test('of two filters on one field the last holds', () => {
  expect(decode('price,gt,1', 'price,lt,9').filters).toEqual({ price: { type: 'number', operator: 'lt', value: 9 } });
});

test('filters that hold nothing are not written', () => {
  expect(encodeFilter('search', { type: 'search', text: '  ' })).toBeUndefined();
  expect(encodeFilter('categories', { type: 'select', values: [] })).toBeUndefined();
  expect(encodeFilters({}, PLAN_FILTER_FIELDS)).toEqual([]);
});

test('filters are written in the order of the fields, unknown ones not at all', () => {
  const filters: Filters = {
    other: { type: 'search', text: 'x' },
    categories: { type: 'select', values: ['3', '7'] },
    price: { type: 'number', operator: 'lt', value: 5 },
    search: { type: 'search', text: ' a, b ' },
  };
  expect(encodeFilters(filters, PLAN_FILTER_FIELDS)).toEqual(['search,a, b', 'price,lt,5', 'categories,3,7']);
});

const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const valueOf: Record<FilterField['type'], fc.Arbitrary<FilterValue>> = {
  number: fc.record({ type: fc.constant('number'), operator: fc.constantFrom(...NUMBER_OPERATORS), value: number }),
  select: fc.record({
    type: fc.constant('select'),
    values: fc.array(
      fc.string({ unit: 'binary', minLength: 1 }).filter((text) => !text.includes(',')),
      { minLength: 1, maxLength: 5 },
    ),
  }),
  search: fc.record({
    type: fc.constant('search'),
    text: fc
      .oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[a-zک ,۱]*$/))
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  }),
};

test.each([
  ['the plan list', PLAN_FILTER_FIELDS],
  ['the campaign list', CAMPAIGN_FILTER_FIELDS],
])('every filter of %s is read as it was written', (_, fields) => {
  const filters = fc
    .subarray([...fields])
    .chain((chosen) => fc.record(Object.fromEntries(chosen.map(({ key, type }) => [key, valueOf[type]]))));
  fc.assert(
    fc.property(filters, (written) => {
      expect(decodeFilters(encodeFilters(written, fields), fields)).toEqual({ filters: { ...written }, dropped: 0 });
    }),
  );
});

test('arbitrary texts never throw, and what is kept is written back to the same', () => {
  const keys = fc.constantFrom(...PLAN_FILTER_FIELDS.map(({ key }) => key), '__proto__', 'x', '');
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .tuple(keys, fc.array(fc.oneof(fc.constantFrom(...NUMBER_OPERATORS, ''), fc.string())))
      .map(([key, rest]) => [key, ...rest].join(',')),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 8 }), (texts) => {
      const { filters, dropped } = decode(...texts);
      expect(Object.keys(filters).length + dropped).toBeLessThanOrEqual(texts.length);
      const written = encodeFilters(filters, PLAN_FILTER_FIELDS);
      expect(written).toHaveLength(Object.keys(filters).length);
      expect(encodeFilters(decode(...written).filters, PLAN_FILTER_FIELDS)).toEqual(written);
    }),
    { numRuns: 500 },
  );
});
