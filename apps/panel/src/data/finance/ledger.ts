import type { CallAnswer } from '@jarchi/contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { findAccount } from '#api/cookies.ts';
import { financeKeys } from './finance.ts';

export type Ledger = CallAnswer<'finance', 'listLedger'>;
export type LedgerEvent = Ledger['results'][number];

export function ledgerQuery(query: { readonly limit: number; readonly offset: number }) {
  return queryOptions({
    queryKey: financeKeys.ledger(query),
    queryFn: ({ signal }) => api.finance.listLedger({ params: { account: findAccount() ?? '' }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** How many events the money menu shows. */
const RECENT_EVENTS = 20;

/** The latest events, for the money menu. */
export const recentLedgerQuery = () => ledgerQuery({ limit: RECENT_EVENTS, offset: 0 });
