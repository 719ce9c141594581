import type { CallTable } from './call.ts';

export const financeCalls = {
  getBalance: {
    method: 'GET',
    host: 'financial',
    path: '/accounts/{account}/',
    access: 'account',
    errors: ['account_not_found'],
    summary: 'Balance, held and spendable money of the account, and what the last seven days captured',
  },
  getPaymentConfig: {
    method: 'GET',
    host: 'financial',
    path: '/v2/payment-config',
    access: 'account',
    errors: [],
    summary: 'The gateways with their smallest and largest amounts, in toman',
  },
  createOnlinePayment: {
    method: 'POST',
    host: 'financial',
    path: '/v2/online-payments',
    access: 'account',
    errors: ['amount_below_minimum', 'amount_above_maximum', 'gateway_unknown'],
    isIdempotent: true,
    summary: 'Opens a payment at a gateway and says where to send the payer',
  },
  getOrder: {
    method: 'GET',
    host: 'financial',
    path: '/orders/{id}',
    access: 'account',
    errors: ['order_not_found'],
    summary: 'One payment and what became of it',
  },
  returnFromGateway: {
    method: 'GET',
    host: 'financial',
    path: '/online-payments/{gateway}/callback',
    access: 'doorway',
    errors: [],
    answers: 'redirect',
    summary: 'The payer comes back from a gateway: verified with our stored amount, credited once',
  },
} as const satisfies CallTable;
