import type { PhoneRequest, PhoneRequestRow } from '#data/phone-requests.ts';

const row: PhoneRequestRow = {
  id: 31,
  ground: 'documents',
  state: 'waiting',
  created: '2099-11-20T08:00:00.000Z',
  until: '2099-11-23T08:00:00.000Z',
  approvals: 0,
  person: { id: 5, name: 'سارا محمدی', username: 'sara', is_frozen: false },
  new_phone: '09350000009',
  is_own: false,
};

export function samplePhoneRow(change: Partial<PhoneRequestRow> = {}): PhoneRequestRow {
  return { ...row, ...change };
}

/** It waits for its first approval. */
export function samplePhoneRequest(change: Partial<PhoneRequest> = {}): PhoneRequest {
  return {
    ...row,
    login: 'sara@sepidar.test',
    present_phone: '09120000001',
    email: 'sara@sepidar.test',
    accounts: [{ account: 'sepidar', title: 'قهوهٔ سپیدار', owner_name: 'سارا محمدی' }],
    story: 'گوشی‌ام را دزدیده‌اند.',
    documents: [
      { id: 1, name: 'melli.jpg', type: 'image/jpeg', size: 120_000 },
      { id: 2, name: 'sim.pdf', type: 'application/pdf', size: 80_000 },
    ],
    entries: [{ at: row.created, what: 'asked', by: 'away', stopped_by: null, staff_name: null, reason: '' }],
    earlier: [],
    decisions: ['approve', 'refuse'],
    ...change,
  };
}
