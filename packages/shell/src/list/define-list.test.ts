import type { FilterField } from '@jarchi/domain/filters/filters.ts';
import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { oneNumber, oneOf, oneRange } from './address-parts.ts';
import { defineList, findLastPage, getListQuery, getWindow, type AddressOf, type StateOf } from './define-list.ts';

const TABS = ['all', 'waiting', 'done'] as const;
const FIELDS: readonly FilterField[] = [
  { key: 'search', type: 'search', max: 20 },
  { key: 'kind', type: 'select', isMultiple: true, options: ['tea', 'coffee'] },
];

const list = defineList({
  orderings: ['-created', 'created', 'title'],
  filters: ({ tab }) => (tab === 'done' ? FIELDS.slice(0, 1) : FIELDS),
  parts: {
    tab: oneOf('state', TABS, 'all'),
    view: oneOf('view', ['grid', 'review']),
    row: oneNumber('row'),
    days: oneRange('from', 'to', ({ from, to }) => from <= to),
  },
});
type State = StateOf<typeof list>;

const plain = list.read({});

test('an empty address is the first page of 10 in the first order, and is written as nothing', () => {
  expect(plain).toEqual({
    page: 1,
    pageSize: 10,
    ordering: '-created',
    filters: {},
    tab: 'all',
    view: undefined,
    row: undefined,
    days: undefined,
    dropped: 0,
  });
  expect(list.write(plain)).toEqual({});
});

test('an address that is read and written stays the same, also with commas in a search', () => {
  const address = {
    state: 'waiting',
    view: 'review',
    row: '7',
    from: '2026-11-01',
    to: '2026-11-05',
    search: 'چای، قهوه, شیر',
    filter: ['kind,tea,coffee'],
    ordering: 'title',
    page: '3',
    'page-size': '20',
  };
  expect(list.write(list.read(address))).toEqual(address);
  expect(getListQuery(list.read(address), FIELDS)).toEqual({
    limit: 20,
    offset: 40,
    ordering: 'title',
    filter: ['search,چای، قهوه, شیر', 'kind,tea,coffee'],
  });
});

test('any state is read back from its address', () => {
  const states = fc.record({
    page: fc.integer({ min: 1, max: 999_999_999 }),
    pageSize: fc.constantFrom(5, 10, 20, 30, 40),
    ordering: fc.constantFrom('-created', 'created', 'title'),
    filters: fc.constantFrom<State['filters']>(
      {},
      { search: { type: 'search', text: 'قهوه' } },
      { kind: { type: 'select', values: ['tea'] } },
    ),
    tab: fc.constantFrom('all', 'waiting'),
    view: fc.constantFrom(undefined, 'grid', 'review'),
    row: fc.option(fc.integer({ min: 1 }), { nil: undefined }),
    days: fc.constantFrom(undefined, { from: '2026-11-01', to: '2026-11-05' }),
    dropped: fc.constant(0),
  });
  fc.assert(
    fc.property(states, (state) => {
      expect(list.read(list.write(state as State))).toEqual(state);
    }),
  );
});

test.each([
  { state: 'lost' },
  { view: 'x' },
  { row: '-1' },
  { row: '1e3' },
  { from: '2026-11-05', to: '2026-11-01' },
  { from: '2026-11-05' },
  { filter: ['kind,milk'] },
  { filter: ['colour,red'] },
  { search: 'a'.repeat(21) },
  { page: '0' },
  { page: 'سه' },
  { page: '1'.repeat(10) },
  { 'page-size': '7' },
  { ordering: '-nothing' },
])('%o cannot be read, gets its default, and is counted', (address) => {
  expect(list.read(address)).toEqual({ ...plain, dropped: 1 });
});

test('empty parameters are missing, numbers are read in Persian digits, and a number counts as its text', () => {
  expect(list.read({ state: '', page: ' ', ordering: [], filter: '', search: '  ' })).toEqual(plain);
  expect(list.read({ page: '۳', 'page-size': 20 })).toMatchObject({ page: 3, pageSize: 20, dropped: 0 });
});

test('a search inside the filter is the search of the address', () => {
  const state = list.read({ filter: ['search,قهوه', 'kind,tea'] });
  expect(list.write(state)).toEqual({ search: 'قهوه', filter: ['kind,tea'] });
});

test('filters that a tab lacks are dropped', () => {
  expect(list.read({ state: 'done', filter: ['kind,tea'] })).toMatchObject({ filters: {}, dropped: 1 });
});

test('one size of a page is not written, and another one is dropped', () => {
  const fixed = defineList({ sizes: [20] });
  expect(fixed.read({})).toMatchObject({ pageSize: 20, dropped: 0 });
  expect(fixed.read({ 'page-size': '10' })).toMatchObject({ pageSize: 20, dropped: 1 });
  expect(fixed.write(fixed.read({}))).toEqual({});
});

test('a list is narrowed by a tab, a filter or another choice, until they are taken back', () => {
  const narrowed = [{ state: 'waiting' }, { filter: ['kind,tea'] }, { search: 'چای' }, { row: '7' }].map((address) => list.read(address));
  expect([plain, list.read({ page: '3', ordering: 'title' }), ...narrowed].map(list.isChosen)).toEqual([
    false,
    false,
    true,
    true,
    true,
    true,
  ]);
  const shown = list.read({ state: 'waiting', filter: ['kind,tea'], row: '7', page: '3', ordering: 'title', 'page-size': '20' });
  expect(list.clear(shown)).toEqual({ ...plain, ordering: 'title', pageSize: 20 });
});

test('the limit of a search is that of its field', () => {
  expect(list.getSearchMax(plain)).toBe(20);
  expect(defineList({ filters: [{ key: 'search', type: 'search' }] }).getSearchMax({ ...plain })).toBe(100);
});

test('the parameters of a list have its types', () => {
  expectTypeOf<AddressOf<typeof list>['state']>().toEqualTypeOf<(typeof TABS)[number] | undefined>();
  expectTypeOf<AddressOf<typeof list>['ordering']>().toEqualTypeOf<'-created' | 'created' | 'title' | undefined>();
  expectTypeOf<AddressOf<typeof list>>().not.toHaveProperty('tab');
  expectTypeOf<State['view']>().toEqualTypeOf<'grid' | 'review' | undefined>();
});

test('a page is requested by the count of rows before it', () => {
  expect(getWindow({ page: 3, pageSize: 20 })).toEqual({ limit: 20, offset: 40 });
});

test('an address beyond the list leads to its last page', () => {
  expect(findLastPage({ page: 4, pageSize: 10 }, 21)).toBe(3);
  expect(findLastPage({ page: 3, pageSize: 10 }, 21)).toBeUndefined();
  expect(findLastPage({ page: 2, pageSize: 10 }, 0)).toBe(1);
  expect(findLastPage({ page: 1, pageSize: 10 }, 0)).toBeUndefined();
});
