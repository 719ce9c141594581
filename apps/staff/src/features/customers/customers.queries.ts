import type { CallAnswer } from '@jarchi/contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api.ts';
import type { ListSearch } from './list-search.ts';

export type CustomerList = CallAnswer<'staff', 'listCustomers'>;
export type CustomerRow = CustomerList['results'][number];
export type Customer = CallAnswer<'staff', 'getCustomer'>;
export type Impersonation = Customer['impersonations'][number];

export const customersQuery = ({ text, page, pageSize }: ListSearch) =>
  queryOptions({
    queryKey: ['customers', text, page, pageSize],
    queryFn: ({ signal }) =>
      api.staff.listCustomers({ query: { search: text, limit: pageSize, offset: (page - 1) * pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const customerQuery = (account: string) =>
  queryOptions({
    queryKey: ['customer', account],
    queryFn: ({ signal }) => api.staff.getCustomer({ params: { account } }, { signal }),
  });

/** Answers with the address of the customer's panel. */
export async function startImpersonation(account: string, reason: string): Promise<string> {
  const { path } = await api.staff.startImpersonation({ body: { account, reason } });
  return path;
}
