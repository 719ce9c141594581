import type { CallAnswer } from '@jarchi/contract/types.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { findAccount } from '#api/cookies.ts';
import { accountKeys } from '#data/account/account.ts';
import { pollUnlessLive } from '@jarchi/client-state/live/live-state.ts';

export const financeKeys = {
  all: ['finance'],
  balance: () => ['finance', 'balance'] as const,
  info: () => ['finance', 'info'] as const,
  gateways: () => ['finance', 'payment-config'] as const,
  order: (id: number | undefined) => ['finance', 'order', id] as const,
  ledger: (query: object) => ['finance', 'ledger', query] as const,
  /** The transactions of a line; `entries` of them, so that one more is another list. */
  line: (line: number, entries: number, limit: number) => ['finance', 'ledger', 'line', line, entries, limit] as const,
  holds: () => ['finance', 'holds'] as const,
  rehearsal: (ifs: readonly object[]) => ['finance', 'rehearsal', ifs] as const,
  paymentLists: () => ['finance', 'payments'] as const,
  payments: (query: object) => ['finance', 'payments', query] as const,
} as const;

/** A move of the account's money makes these old: the money, and the account's own facts about money and purchases. */
export const movedMoney = [financeKeys.all, accountKeys.info()] as const;

export type Balance = CallAnswer<'finance', 'getBalance'>;
export type Gateway = CallAnswer<'finance', 'getPaymentConfig'>['gateways'][number];
export type Order = CallAnswer<'finance', 'getOrder'>;

/** While the bank has not answered, its result is requested at this interval. */
const ORDER_REFRESH_MS = 5_000;

/** Parts of a page that appear one after another share one answer; what moves money makes it old at once. */
const BALANCE_FRESH_MS = 10_000;

/** The account's money. */
export const balanceQuery = queryOptions({
  staleTime: BALANCE_FRESH_MS,
  queryKey: financeKeys.balance(),
  queryFn: ({ signal }) => api.finance.getBalance({ params: { account: findAccount() ?? '' } }, { signal }),
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
