import { expect, test } from 'vitest';
import { readListSearch, writeListSearch } from './list-search.ts';

test('an address without a search asks for the first ten', () => {
  expect(readListSearch({})).toEqual({ text: '', page: 1, pageSize: 10, dropped: 0 });
  expect(writeListSearch(readListSearch({}))).toEqual({});
});

test('a list is written as it is read', () => {
  const search = { search: '۰۹۱۲', page: '3', size: '20' };
  expect(readListSearch(search)).toEqual({ text: '۰۹۱۲', page: 3, pageSize: 20, dropped: 0 });
  expect(writeListSearch(readListSearch(search))).toEqual(search);
});

test.each([{ page: '0' }, { page: '-1' }, { page: 'two' }, { page: '1e3' }, { size: '7' }, { size: 'all' }, { search: 'a'.repeat(121) }])(
  '%j falls back and is counted',
  (search) => {
    expect(readListSearch(search)).toEqual({ text: '', page: 1, pageSize: 10, dropped: 1 });
  },
);

test('a search is no longer than the server takes', () => {
  expect(readListSearch({ search: ` ${'a'.repeat(120)} ` })).toMatchObject({ text: 'a'.repeat(120), dropped: 0 });
});
