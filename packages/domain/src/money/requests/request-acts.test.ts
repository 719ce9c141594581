import { expect, test } from 'vitest';
import { REQUEST_KINDS, REQUEST_STATES, type RequestKind } from './money-requests.ts';
import { approveRequest, refuseRequest, type RequestFacts, sendRequest, withdrawRequest } from './request-acts.ts';

const ABOVE = 50_000_000;
const makeRequest = (change: Partial<RequestFacts> = {}): RequestFacts => ({
  kind: 'receipt',
  state: 'waiting',
  amount: 10_000_000,
  amount_credited: null,
  made_by_staff: null,
  first_staff: null,
  ...change,
});
const approval = (amount: number, reason = '', tracking_number = '') => ({ amount, reason, tracking_number });

const ENDS = REQUEST_STATES.filter((state) => !['draft', 'waiting', 'waiting_second'].includes(state));
const codeOf = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? 'ok' : result.error?.code);

test.each(REQUEST_STATES)('who may act on a request that is %s', (state) => {
  const request = makeRequest({ state, first_staff: state === 'waiting_second' ? 1 : null });
  const isOpen = state === 'waiting' || state === 'waiting_second';
  expect({
    send: codeOf(sendRequest(request, 2, ABOVE)),
    approve: codeOf(approveRequest(request, approval(10_000_000), 2, ABOVE)),
    refuse: codeOf(refuseRequest(request, 'no such slip', 2)),
    withdraw: codeOf(withdrawRequest(request)),
  }).toEqual({
    send: state === 'draft' ? 'ok' : 'request_closed',
    approve: isOpen ? 'ok' : 'request_closed',
    refuse: isOpen ? 'ok' : 'request_closed',
    withdraw: isOpen || state === 'draft' ? 'ok' : 'request_closed',
  });
});

test.each(ENDS)('%s is an end', (state) => {
  expect(codeOf(withdrawRequest(makeRequest({ state })))).toBe('request_closed');
});

test('an approved slip is credited with what was claimed', () => {
  expect(approveRequest(makeRequest(), approval(10_000_000), 7, ABOVE)).toEqual({
    ok: true,
    value: { state: 'done', amount_credited: 10_000_000, first_staff: 7, second_staff: null, money: 'carry_out' },
  });
});

test('another amount than claimed needs a reason', () => {
  expect(codeOf(approveRequest(makeRequest(), approval(9_000_000), 7, ABOVE))).toBe('reason_required');
  expect(approveRequest(makeRequest(), approval(9_000_000, 'the slip says so'), 7, ABOVE)).toMatchObject({
    value: { state: 'done', amount_credited: 9_000_000 },
  });
});

test.each([
  [50_000_000, 'done'],
  [50_000_001, 'waiting_second'],
])('an approval of %i makes a slip %s', (amount, state) => {
  expect(approveRequest(makeRequest({ amount }), approval(amount), 7, ABOVE)).toMatchObject({ value: { state } });
  expect(sendRequest(makeRequest({ kind: 'charge', state: 'draft', amount }), 7, ABOVE)).toMatchObject({ value: { state } });
});

test('the second approval is by another member of staff, over the same amount', () => {
  const request = makeRequest({ state: 'waiting_second', amount: 60_000_000, amount_credited: 59_000_000, first_staff: 7 });
  expect(codeOf(approveRequest(request, approval(59_000_000), 7, ABOVE))).toBe('own_request');
  expect(approveRequest(request, approval(60_000_000), 8, ABOVE)).toEqual({
    ok: false,
    error: { code: 'amount_fixed', amount: 59_000_000 },
  });
  expect(approveRequest(request, approval(59_000_000), 8, ABOVE)).toEqual({
    ok: true,
    value: { state: 'done', amount_credited: 59_000_000, first_staff: 7, second_staff: 8, money: 'carry_out' },
  });
});

test('a request without the amount of a first approval is approved as it was asked for', () => {
  const request = makeRequest({ state: 'waiting_second', amount: 60_000_000, first_staff: 7 });
  expect(codeOf(approveRequest(request, approval(60_000_000), 8, ABOVE))).toBe('ok');
});

test.each<RequestKind>(['receipt', 'money_back', 'charge'])('who asked for a %s in the staff view does not approve it', (kind) => {
  expect(codeOf(approveRequest(makeRequest({ kind, made_by_staff: 7 }), approval(10_000_000, '', '9140'), 7, ABOVE))).toBe('own_request');
});

test('money back is paid in the amount that was asked for, with the number of the bank', () => {
  const request = makeRequest({ kind: 'money_back' });
  expect(codeOf(approveRequest(request, approval(9_000_000, 'less than that', '9140'), 7, ABOVE))).toBe('amount_fixed');
  expect(codeOf(approveRequest(request, approval(10_000_000), 7, ABOVE))).toBe('tracking_number_required');
  expect(approveRequest(request, approval(10_000_000, '', '9140'), 7, ABOVE)).toMatchObject({
    value: { state: 'done', money: 'carry_out' },
  });
});

test('the first approval of a large money back needs no number yet', () => {
  const request = makeRequest({ kind: 'money_back', amount: 60_000_000 });
  expect(approveRequest(request, approval(60_000_000), 7, ABOVE)).toMatchObject({ value: { state: 'waiting_second', money: 'none' } });
});

test.each(REQUEST_KINDS)('a refused or withdrawn %s lets go of what was held for it', (kind) => {
  const money = kind === 'money_back' ? 'release' : 'none';
  expect(refuseRequest(makeRequest({ kind }), 'no such slip', 7)).toEqual({
    ok: true,
    value: { state: 'refused', amount_credited: null, first_staff: 7, second_staff: null, money },
  });
  expect(withdrawRequest(makeRequest({ kind }))).toMatchObject({ value: { state: 'withdrawn', money } });
});

test('a refusal needs a reason, and the second member may refuse too', () => {
  expect(codeOf(refuseRequest(makeRequest(), ' ', 7))).toBe('reason_required');
  expect(refuseRequest(makeRequest({ state: 'waiting_second', first_staff: 7 }), 'no such slip', 8)).toMatchObject({
    value: { state: 'refused', first_staff: 7, second_staff: 8 },
  });
});
