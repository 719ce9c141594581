import type { CallAnswer } from '@jarchi/contract/types.ts';

type Customer = CallAnswer<'staff', 'getCustomer'>;
type CustomerRow = CallAnswer<'staff', 'listCustomers'>['results'][number];

export function sampleCustomerRow(change: Partial<CustomerRow> = {}): CustomerRow {
  return {
    account_id: 10482,
    account: 'sepidar',
    title: 'قهوهٔ سپیدار',
    owner: { name: 'سارا محمدی', phone: '09120000001', email: null, last_login: null },
    is_official: false,
    balance: 32_450_000,
    held: 24_000_000,
    spendable: 28_450_000,
    debt_limit: 20_000_000,
    campaigns: 14,
    is_own: false,
    created: '2026-05-01T08:00:00.000Z',
    ...change,
  };
}

export function sampleCustomer(change: Partial<Customer> = {}): Customer {
  return { ...sampleCustomerRow(), impersonations: [], ...change };
}
