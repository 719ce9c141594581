import type { FilterField, Filters } from '@jarchi/domain/filters/filters.ts';
import { encodeFilters } from '@jarchi/domain/filters/filters.ts';
import { decodeFilters } from '@jarchi/domain/filters/decode-filters.ts';
import { expect, test } from 'vitest';
import { countSet, isSwitch, findRange, withFilter, withoutChips } from './filter-spec.ts';
import { filterText, limitsText } from './filter-texts.ts';

const PRICE = { key: 'price', type: 'number', isWhole: true, limits: { from: 100, to: 90_000_000 } } as const satisfies FilterField;
const STATE: FilterField = { key: 'state', type: 'select', isMultiple: true, options: ['open', 'closed'] };
const CREATED: FilterField = { key: 'created', type: 'date' };
const ONLY: FilterField = { key: 'only', type: 'select', isMultiple: false, options: ['true'] };
const SEARCH: FilterField = { key: 'search', type: 'search' };
const FIELDS = [PRICE, STATE, CREATED, ONLY, SEARCH];
const read = (...texts: string[]): Filters => decodeFilters(texts, FIELDS).filters;
const write = (filters: Filters) => encodeFilters(filters, FIELDS);

test('one filter is changed or removed without a change of the others', () => {
  const filters = read('price,lt,9000', 'state,open');
  expect(write(withFilter(filters, 'state', { type: 'select', values: ['closed'] }))).toEqual(['price,lt,9000', 'state,closed']);
  expect(write(withFilter(filters, 'price', undefined))).toEqual(['state,open']);
});

test('an empty choice and a blank search are removed', () => {
  const filters = read('state,open', 'search,قهوه');
  expect(withFilter(filters, 'state', { type: 'select', values: [] })).toEqual(read('search,قهوه'));
  expect(withFilter(filters, 'search', { type: 'search', text: '   ' })).toEqual(read('state,open'));
});

test('the search has no chip: it is neither counted nor cleared with them', () => {
  const filters = read('state,open', 'price,lt,9000', 'search,قهوه');
  expect(countSet(filters)).toBe(2);
  expect(write(withoutChips(filters))).toEqual(['search,قهوه']);
});

test('a choice with only one value is a switch', () => {
  expect(FIELDS.filter((field) => isSwitch({ field, label: '' })).map(({ key }) => key)).toEqual(['only']);
});

test.each([
  ['', '', []],
  ['2000', '', ['price,gt,2000']],
  ['', '9000', ['price,lt,9000']],
  ['2000', '9000', ['price,gt,2000', 'price,lt,9000']],
  ['9000', '2000', ['price,gt,2000', 'price,lt,9000']],
  ['2000', '2000', ['price,eq,2000']],
])('from %j to %j is written %j', (from, to, texts) => {
  expect(write(withFilter({}, 'price', findRange(from, to)))).toEqual(texts);
});

test.each([
  [['price,lt,10000000'], 'تا ۱۰ میلیون'],
  [['price,gt,20000'], 'از ۲۰ هزار'],
  [['price,gt,20000', 'price,lt,10000000'], 'از ۲۰ هزار تا ۱۰ میلیون'],
  [['price,eq,20000'], '۲۰ هزار'],
  [[], undefined],
])('the prices of %j are named %s', (texts, text) => {
  expect(filterText({ field: PRICE, label: 'قیمت' }, read(...texts))).toBe(text);
});

test.each([
  ['today', 'امروز'],
  ['last_7_days', '۷ روز گذشته'],
  ['last_30_days', '۳۰ روز گذشته'],
  ['select,2026-11-10,2026-11-10', '۱۹ آبان ۱۴۰۵'],
  ['select,2026-11-03,2026-11-10', '۱۲ تا ۱۹ آبان ۱۴۰۵'],
  ['select,2026-10-10,2026-11-10', '۱۸ مهر تا ۱۹ آبان ۱۴۰۵'],
  ['select,2026-03-10,2026-11-10', '۱۹ اسفند ۱۴۰۴ تا ۱۹ آبان ۱۴۰۵'],
])('the days of %s are named %s', (text, name) => {
  expect(filterText({ field: CREATED, label: 'تاریخ ساخت' }, read(`created,${text}`))).toBe(name);
});

test('a choice is shown by its label, and limits with their unit', () => {
  const options = [
    { value: 'open', label: 'باز' },
    { value: 'closed', label: 'بسته' },
  ];
  expect(filterText({ field: STATE, label: 'وضعیت', options }, read('state,open,closed'))).toBe('باز، بسته');
  expect(limitsText({ field: PRICE, label: 'قیمت', unit: 'تومان' })).toBe('بین ۱۰۰ تا ۹۰٬۰۰۰٬۰۰۰ تومان');
});
