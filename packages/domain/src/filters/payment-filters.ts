import { GATEWAY_KEYS } from '#money/payments.ts';
import type { FilterField } from './filters.ts';

/** In toman. */
const PAYMENT_MAX = 100_000_000_000;

/** The filters of payments. A search finds tracking numbers, and a payment by its number. */
export const PAYMENT_FILTER_FIELDS: readonly FilterField[] = [
  { key: 'search', type: 'search' },
  { key: 'created', type: 'date' },
  { key: 'gateway', type: 'select', isMultiple: true, options: GATEWAY_KEYS },
  { key: 'amount', type: 'number', isWhole: true, limits: { from: 0, to: PAYMENT_MAX } },
];
