import type { CallAnswer } from '@jarchi/contract/types.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';

export type Balance = CallAnswer<'finance', 'getBalance'>;
export type Gateway = CallAnswer<'finance', 'getPaymentConfig'>['gateways'][number];
export type Order = CallAnswer<'finance', 'getOrder'>;

/** The bank's word is asked for again this often while it is out. */
const ORDER_REFRESH_MS = 5_000;

export function gatewaysQuery() {
  return queryOptions({
    queryKey: ['finance', 'payment-config'],
    queryFn: ({ signal }) => api.finance.getPaymentConfig({}, { signal }),
    staleTime: 10 * 60_000,
  });
}

export function orderQuery(id: number) {
  return queryOptions({
    queryKey: ['finance', 'order', id],
    queryFn: ({ signal }) => api.finance.getOrder({ params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'created' ? ORDER_REFRESH_MS : false),
  });
}
