import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { financeKeys } from '#data/keys/finance-keys.ts';

export type PaymentPage = CallAnswer<'finance', 'listPayments'>;
export type Payment = PaymentPage['results'][number];

export const PAYMENT_ORDERINGS = ['-created', 'created', '-amount', 'amount'] as const;
export type PaymentOrdering = (typeof PAYMENT_ORDERINGS)[number];

export type PaymentsChoice = NonNullable<CallInput<'finance', 'listPayments'>['query']>;

/** The chosen payments as an Excel file. */
export const downloadPayments = ({ tab, filter }: Pick<PaymentsChoice, 'tab' | 'filter'>) =>
  api.finance.exportPayments({ query: { tab, filter } });

export function paymentsQuery(query: PaymentsChoice) {
  return queryOptions({
    queryKey: financeKeys.payments(query),
    queryFn: ({ signal }) => api.finance.listPayments({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
