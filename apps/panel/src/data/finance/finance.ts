import type { CallAnswer } from '@jarchi/contract/types.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { findAccount } from '#api/cookies.ts';
import { pollUnlessLive } from '@jarchi/client-state/live/live-state.ts';
import { balanceRequest } from '#data/first-requests.ts';
import { financeKeys } from '#data/keys/finance-keys.ts';

export type Balance = CallAnswer<'finance', 'getBalance'>;
export type Gateway = CallAnswer<'finance', 'getPaymentConfig'>['gateways'][number];
export type Order = CallAnswer<'finance', 'getOrder'>;

/** A request of the chosen account's money, to which a call adds its own parts. */
export const ofAccount = () => balanceRequest(findAccount());

/** While the bank has not answered, its result is requested at this interval. */
const ORDER_REFRESH_MS = 5_000;

/** Parts of a page that appear one after another share one answer; what moves money makes it old at once. */
const BALANCE_FRESH_MS = 10_000;

/** The account's money. */
export const balanceQuery = queryOptions({
  staleTime: BALANCE_FRESH_MS,
  queryKey: financeKeys.balance(),
  queryFn: ({ signal }) => api.finance.getBalance(ofAccount(), { signal }),
});

export function gatewaysQuery() {
  return queryOptions({
    queryKey: financeKeys.gateways(),
    queryFn: ({ signal }) => api.finance.getPaymentConfig({}, { signal }),
    staleTime: 10 * 60_000,
  });
}

export function orderQuery(id: number) {
  return queryOptions({
    queryKey: financeKeys.order(id),
    queryFn: ({ signal }) => api.finance.getOrder({ params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'created' ? pollUnlessLive(ORDER_REFRESH_MS) : false),
  });
}
