import { PAYMENT_FILTER_FIELDS } from '@jarchi/domain/filters/payment-filters.ts';
import { PAYMENT_TAB_NAMES } from '@jarchi/domain/money/payments.ts';
import { oneOf } from '@jarchi/shell/list/address-parts.ts';
import { defineList, getListQuery, type StateOf } from '@jarchi/shell/list/define-list.ts';
import { PAYMENT_ORDERINGS, type PaymentsChoice } from '#data/finance/payments.ts';

export const paymentsList = defineList({
  orderings: PAYMENT_ORDERINGS,
  filters: PAYMENT_FILTER_FIELDS,
  parts: { tab: oneOf('tab', PAYMENT_TAB_NAMES, 'all') },
});
export type PaymentsState = StateOf<typeof paymentsList>;

export const getPaymentsQuery = (state: PaymentsState): PaymentsChoice => ({
  ...getListQuery(state, PAYMENT_FILTER_FIELDS),
  tab: state.tab,
});
