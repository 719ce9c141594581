import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { ofAccount } from '#data/finance/finance.ts';
import { financeKeys } from '#data/keys/finance-keys.ts';

export type Ledger = CallAnswer<'finance', 'listLedger'>;
/** A line of the statement: a transaction, or several that follow each other. */
export type LedgerEvent = Ledger['results'][number];
export type LedgerQuery = NonNullable<CallInput<'finance', 'listLedger'>['query']>;

export function ledgerQuery(query: LedgerQuery) {
  return queryOptions({
    queryKey: financeKeys.ledger(query),
    queryFn: ({ signal }) => api.finance.listLedger({ ...ofAccount(), query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** How many lines the money menu shows. */
const RECENT_EVENTS = 20;

/** The latest lines, for the money menu. */
export const recentLedgerQuery = () => ledgerQuery({ limit: RECENT_EVENTS, offset: 0 });

/** The newest transactions of a line. */
export function ledgerLineQuery({ line, entries }: Pick<LedgerEvent, 'line' | 'entries'>, limit: number) {
  return queryOptions({
    queryKey: financeKeys.line(line, entries, limit),
    queryFn: ({ signal }) =>
      api.finance.listLedgerLine({ params: { ...ofAccount().params, line }, query: { limit, offset: 0 } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The chosen part of the statement as an Excel file. */
export const downloadLedger = (query: Pick<LedgerQuery, 'tab' | 'filter'>) => api.finance.exportLedger({ ...ofAccount(), query });
