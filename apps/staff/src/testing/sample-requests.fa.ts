import type { RequestDetail } from '#data/requests.ts';

/** A slip of a bank that waits. */
export function sampleRequest(change: Partial<RequestDetail> = {}): RequestDetail {
  const customer = { name: 'سارا محمدی', is_staff: false };
  const created = '2026-11-20T08:00:00.000Z';
  return {
    id: 8,
    account: 'sepidar',
    title: 'قهوهٔ سپیدار',
    is_own: false,
    kind: 'receipt',
    direction: null,
    state: 'waiting',
    amount: 3_000_000,
    amount_credited: null,
    reason: '',
    outcome: '',
    made_by: customer,
    first_staff: null,
    second_staff: null,
    other_account: null,
    iban: null,
    bank: null,
    day: '2026-11-19',
    tracking_number: '123456',
    attachments: [{ id: 4, name: 'slip.png', type: 'image/png', size: 1_000 }],
    created,
    decided_at: null,
    version: 1,
    can_approve: true,
    can_withdraw: false,
    events: [{ at: created, state: 'waiting', by: customer, amount: null, text: '' }],
    money: { available: 1_000_000, held: 0, debt_limit: 0, spendable: 1_000_000 },
    second_staff_above: 50_000_000,
    is_slip_used: false,
    waiting: 0,
    ...change,
  };
}
