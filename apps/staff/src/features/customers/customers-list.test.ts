import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { staffSchemas } from '@jarchi/contract/staff/staff.schemas.ts';
import { TEXT_SEARCH_MAX } from '@jarchi/domain/filters/filters.ts';
import { stubApi } from '#testing/stub-api.ts';
import { customersQuery } from '#data/customers.ts';
import { customersList, getCustomersQuery } from './customers-list.ts';

afterEach(() => vi.unstubAllGlobals());

test('a search is at most as long as the server accepts', () => {
  const read = (search: string) => getCustomersQuery(customersList.read({ search })).search;
  expect(read(` ${'a'.repeat(120)} `)).toBe('a'.repeat(120));
  expect(read('a'.repeat(121))).toBe('');
});

test('the list sends valid requests, without a search and with the longest on the last page', async () => {
  const list = 'GET /api/back-office/customers/';
  const requests = stubApi({ [list]: { body: { count: 0, results: [] } } });
  const full = { search: 'ی'.repeat(TEXT_SEARCH_MAX), page: '999999999' };
  const addresses = [{}, ...customersList.sizes.map((size) => ({ ...full, 'page-size': String(size) }))];
  const client = new QueryClient();
  for (const address of addresses) await client.fetchQuery({ ...customersQuery(getCustomersQuery(customersList.read(address))) });
  const asked = requests.filter(({ name }) => name === list).map(({ url }) => Object.fromEntries(url.searchParams));
  expect(asked.map((query) => staffSchemas.listCustomers.query.strict().safeParse(query).error)).toEqual(addresses.map(() => undefined));
});
