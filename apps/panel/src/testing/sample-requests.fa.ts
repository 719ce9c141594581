import type { CallAnswer } from '@jarchi/contract/types.ts';

type MoneyRequest = CallAnswer<'moneyRequests', 'withdrawMoneyRequest'>;

/** A request of money back that waits. */
export function sampleRequest(change: Partial<MoneyRequest> = {}): MoneyRequest {
  return {
    id: 221,
    kind: 'money_back',
    direction: null,
    state: 'waiting',
    amount: 5_000_000,
    amount_credited: null,
    reason: '',
    outcome: '',
    made_by: { name: 'سارا محمدی', is_staff: false },
    first_staff: null,
    second_staff: null,
    other_account: null,
    iban: 'IR820540102680020817909002',
    bank: null,
    day: null,
    tracking_number: null,
    attachments: [],
    created: '2026-11-20T08:00:00.000Z',
    decided_at: null,
    version: 1,
    can_approve: false,
    can_withdraw: true,
    ...change,
  };
}

/** What the operator takes and gives back by the bank. */
export const sampleProcedures: CallAnswer<'moneyRequests', 'getProcedures'> = {
  bank_account: { holder: 'شرکت جارچی', iban: 'IR930560000000001234567890' },
  gateways: [],
  receipt: { minimum: 1_000, maximum: 1_000_000_000_000 },
  money_back: { minimum: 1_000, waits: null },
  second_staff_above: 50_000_000,
};
