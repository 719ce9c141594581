import type { FilterField } from '@jarchi/domain/filters/filters.ts';
import { expect, test } from 'vitest';
import { listQuery, readList, writeList, type ListRules } from './list-search.ts';

const FIELDS: readonly FilterField[] = [
  { key: 'search', type: 'search' },
  { key: 'state', type: 'select', isMultiple: true, options: ['open', 'closed'] },
  { key: 'created', type: 'date' },
];
const RULES: ListRules<'-created' | 'created' | 'title' | '-title' | '-price'> = {
  fields: FIELDS,
  orderings: ['-created', 'created', 'title', '-title', '-price'],
};

test('an empty URL is the first page of 10 in the first order, and is written as empty', () => {
  const state = readList({}, RULES);
  expect(state).toEqual({ page: 1, pageSize: 10, ordering: '-created', filters: {}, dropped: 0 });
  expect(writeList(state, RULES)).toEqual({});
});

test('a URL that is read and written stays the same, also with commas in a search', () => {
  const raw = {
    filter: ['search,چای، قهوه, شیر', 'state,open,closed', 'created,select,2026-10-01,2026-10-20'],
    ordering: 'title',
    page: '3',
    'page-size': '40',
  };
  expect(writeList(readList(raw, RULES), RULES)).toEqual(raw);
});

test.each([
  [{ page: 'abc' }, { page: 1, dropped: 1 }],
  [{ page: '-2' }, { page: 1, dropped: 1 }],
  [{ page: '1.5' }, { page: 1, dropped: 1 }],
  [{ page: '۴' }, { page: 4, dropped: 0 }],
  [{ page: 4 }, { page: 4, dropped: 0 }],
  [{ page: ['4', '5'] }, { page: 4, dropped: 0 }],
  [{ page: '' }, { page: 1, dropped: 0 }],
  [{ page: { a: 1 } }, { page: 1, dropped: 0 }],
  [{ 'page-size': '7' }, { pageSize: 10, dropped: 1 }],
  [{ 'page-size': '٢٠' }, { pageSize: 20, dropped: 0 }],
  [{ ordering: '-nothing' }, { ordering: '-created', dropped: 1 }],
  [{ filter: ['state,nowhere', 'colour,red'] }, { filters: {}, dropped: 2 }],
  [{ filter: 'state,open' }, { filters: { state: { type: 'select', values: ['open'] } }, dropped: 0 }],
])('%j is read as %j', (raw, state) => {
  expect(readList(raw, RULES)).toMatchObject(state);
});

test('a list with another default page size writes only other sizes', () => {
  const rules = { ...RULES, sizes: [12, 24], defaultSize: 12 };
  expect(writeList(readList({ 'page-size': '10' }, rules), rules)).toEqual({});
  expect(writeList(readList({ 'page-size': '24' }, rules), rules)).toEqual({ 'page-size': '24' });
});

test('a request skips the pages before', () => {
  expect(listQuery(readList({ page: '3', 'page-size': '40', filter: 'state,open' }, RULES), FIELDS)).toEqual({
    limit: 40,
    offset: 80,
    ordering: '-created',
    filter: ['state,open'],
  });
});
