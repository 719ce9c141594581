import { expect, test } from 'vitest';
import { decidePhoneRequest, isPhoneRequestDue, listPhoneDecisions, PHONE_REQUEST_STATES } from './phone-requests.ts';

type Request = Parameters<typeof listPhoneDecisions>[0];
const UNTIL = 1_000_000;
const makeRequest = (values: Partial<Request> = {}): Request => ({
  state: 'waiting',
  ground: 'documents',
  first_staff: null,
  second_staff: null,
  until: UNTIL,
  ...values,
});
const said = (decision: 'approve' | 'refuse', reason = 'The card shows the same name.') => ({ decision, reason });

test('a request of a session is due once its wait is over, one on documents once two members approved too', () => {
  expect(isPhoneRequestDue(makeRequest({ ground: 'session' }), UNTIL - 1)).toBe(false);
  expect(isPhoneRequestDue(makeRequest({ ground: 'session' }), UNTIL)).toBe(true);
  expect(isPhoneRequestDue(makeRequest(), UNTIL)).toBe(false);
  expect(isPhoneRequestDue(makeRequest({ first_staff: 7 }), UNTIL)).toBe(false);
  expect(isPhoneRequestDue(makeRequest({ first_staff: 7, second_staff: 8 }), UNTIL - 1)).toBe(false);
  expect(isPhoneRequestDue(makeRequest({ first_staff: 7, second_staff: 8 }), UNTIL)).toBe(true);
});

test('a request that does not wait is never due and never decided', () => {
  for (const state of PHONE_REQUEST_STATES.filter((name) => name !== 'waiting')) {
    const request = makeRequest({ state, first_staff: 7, second_staff: 8 });
    expect(isPhoneRequestDue(request, UNTIL)).toBe(false);
    expect(listPhoneDecisions(request, 9)).toEqual([]);
    for (const decision of ['approve', 'refuse'] as const)
      expect(decidePhoneRequest(request, said(decision), 9)).toEqual({ ok: false, error: { code: 'phone_request_over' } });
  }
});

test('two members approve what stands on documents, and one of them cannot be both', () => {
  expect(decidePhoneRequest(makeRequest(), said('approve'), 7)).toEqual({ ok: true, value: { first_staff: 7 } });
  const once = makeRequest({ first_staff: 7 });
  expect(listPhoneDecisions(once, 7)).toEqual(['refuse']);
  expect(decidePhoneRequest(once, said('approve'), 7)).toEqual({ ok: false, error: { code: 'own_request' } });
  expect(decidePhoneRequest(once, said('approve'), 8)).toEqual({ ok: true, value: { second_staff: 8 } });
  const twice = makeRequest({ first_staff: 7, second_staff: 8 });
  expect(listPhoneDecisions(twice, 9)).toEqual(['refuse']);
  expect(decidePhoneRequest(twice, said('approve'), 9)).toEqual({ ok: false, error: { code: 'phone_request_over' } });
});

test('any member refuses what waits; a request of a session can only be refused', () => {
  expect(listPhoneDecisions(makeRequest(), 7)).toEqual(['approve', 'refuse']);
  expect(decidePhoneRequest(makeRequest({ first_staff: 7, second_staff: 8 }), said('refuse'), 7)).toEqual({
    ok: true,
    value: { state: 'refused' },
  });
  const ofSession = makeRequest({ ground: 'session' });
  expect(listPhoneDecisions(ofSession, 7)).toEqual(['refuse']);
  expect(decidePhoneRequest(ofSession, said('approve'), 7)).toEqual({ ok: false, error: { code: 'phone_request_over' } });
  expect(decidePhoneRequest(ofSession, said('refuse'), 7)).toEqual({ ok: true, value: { state: 'refused' } });
});

test('every decision needs a reason; invisible text is none', () => {
  for (const reason of ['', '  ', '\u200c'])
    for (const decision of ['approve', 'refuse'] as const)
      expect(decidePhoneRequest(makeRequest(), said(decision, reason), 7)).toEqual({ ok: false, error: { code: 'reason_required' } });
});
