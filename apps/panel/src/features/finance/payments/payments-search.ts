import { PAYMENT_FILTER_FIELDS } from '@jarchi/domain/filters/payment-filters.ts';
import { PAYMENT_TAB_NAMES, type PaymentTab } from '@jarchi/domain/money/payments.ts';
import { listQuery, readList, writeList, type ListAddress, type ListState } from '@jarchi/ui/table/list-search.ts';
import { PAYMENT_ORDERINGS, type PaymentOrdering, type PaymentsChoice } from '#data/finance/payments.ts';

const RULES = { fields: PAYMENT_FILTER_FIELDS, orderings: PAYMENT_ORDERINGS };

/** The list's state in the URL. */
export interface PaymentsSearch extends ListState<PaymentOrdering> {
  readonly tab: PaymentTab;
}

export function readPaymentsSearch(raw: Readonly<Record<string, unknown>>): PaymentsSearch {
  const list = readList<PaymentOrdering>(raw, RULES);
  const { tab: named = 'all' } = raw;
  const tab = PAYMENT_TAB_NAMES.find((known) => known === named);
  return { ...list, tab: tab ?? 'all', dropped: list.dropped + (tab ? 0 : 1) };
}

export const writePaymentsSearch = (search: Omit<PaymentsSearch, 'dropped'>): ListAddress => ({
  ...(search.tab === 'all' ? {} : { tab: search.tab }),
  ...writeList(search, RULES),
});

export const getPaymentsQuery = (search: PaymentsSearch): PaymentsChoice => ({
  ...listQuery(search, PAYMENT_FILTER_FIELDS),
  tab: search.tab,
});

export const isChosen = ({ tab, filters }: PaymentsSearch): boolean => tab !== 'all' || Object.keys(filters).length > 0;
