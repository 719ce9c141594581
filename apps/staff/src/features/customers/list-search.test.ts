import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { staffSchemas } from '@jarchi/contract/staff/staff.schemas.ts';
import { PAGE_SIZES } from '@jarchi/ui/navigation/page-sizes.ts';
import { stubApi } from '#testing/stub-api.ts';
import { customersQuery } from '#data/customers.ts';
import { LONGEST_TEXT, readListSearch, writeListSearch } from './list-search.ts';

afterEach(() => vi.unstubAllGlobals());

test('a URL without parameters requests the first 10', () => {
  expect(readListSearch({})).toEqual({ text: '', page: 1, pageSize: 10, dropped: 0 });
  expect(writeListSearch(readListSearch({}))).toEqual({});
});

test('a list that is read and written stays the same', () => {
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

test('a search is at most as long as the server accepts', () => {
  expect(readListSearch({ search: ` ${'a'.repeat(120)} ` })).toMatchObject({ text: 'a'.repeat(120), dropped: 0 });
});

test('the list sends valid requests, without filters and with all', async () => {
  const list = 'GET /api/back-office/customers/';
  const requests = stubApi({ [list]: { body: { count: 0, results: [] } } });
  const full = { text: 'ی'.repeat(LONGEST_TEXT), page: 999_999, dropped: 0 };
  const searches = [readListSearch({}), ...PAGE_SIZES.map((pageSize) => ({ ...full, pageSize }))];
  for (const search of searches) await new QueryClient().fetchQuery({ ...customersQuery(search) });
  const asked = requests.filter(({ name }) => name === list).map(({ url }) => Object.fromEntries(url.searchParams));
  expect(asked.map((query) => staffSchemas.listCustomers.query.strict().safeParse(query).error)).toEqual(searches.map(() => undefined));
});
