import { useChange } from '@jarchi/client-state/change/change.ts';
import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api.ts';

export type CustomerList = CallAnswer<'staff', 'listCustomers'>;
export type CustomerRow = CustomerList['results'][number];
export type Customer = CallAnswer<'staff', 'getCustomer'>;
export type Impersonation = Customer['impersonations'][number];

export type CustomersChoice = NonNullable<CallInput<'staff', 'listCustomers'>['query']>;

const customerKeys = {
  list: (query: CustomersChoice) => ['customers', query] as const,
  one: (account: string) => ['customer', account] as const,
} as const;

export const customersQuery = (query: CustomersChoice) =>
  queryOptions({
    queryKey: customerKeys.list(query),
    queryFn: ({ signal }) => api.staff.listCustomers({ query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const customerQuery = (account: string) =>
  queryOptions({
    queryKey: customerKeys.one(account),
    queryFn: ({ signal }) => api.staff.getCustomer({ params: { account } }, { signal }),
  });

/** Answers with the path of the customer's panel. The browser goes there, so nothing is read again. */
export const useImpersonation = (
  account: string,
  told: { onSuccess: (answer: { path: string }) => void; onError: (error: Error) => void },
) =>
  useChange({
    refreshes: [],
    send: (reason: string) => api.staff.startImpersonation({ body: { account, reason } }),
    ...told,
  });
