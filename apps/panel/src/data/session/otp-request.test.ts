import { expect, test } from 'vitest';
import { keptOtpRequest, findWaitingRequest, postponeResend, receiveOtpRequest } from './otp-request.ts';

test('a request survives a reload of the window', () => {
  const request = receiveOtpRequest({ request_id: 'r', phone: '09120000001', expires_at: '', retry_after_seconds: 60, code: null }, 1000);
  keptOtpRequest.keep(request);
  expect(keptOtpRequest.read()).toEqual({ request_id: 'r', phone: '09120000001', code: null, resendAtMs: 61_000 });
  keptOtpRequest.forget();
  expect(keptOtpRequest.read()).toBeUndefined();
});

test.each(['{', '{"phone":"0912"}', '[]', 'null', '"x"'])('a stored value that is not a request (%s) is ignored', (stored) => {
  sessionStorage.setItem('jarchi-otp-request', stored);
  expect(keptOtpRequest.read()).toBeUndefined();
});

test('a phone gets its stored request until the wait is over, and another phone gets none', () => {
  const request = { request_id: 'r', phone: '09120000001', code: null, resendAtMs: 61_000 };
  keptOtpRequest.keep(postponeResend(request, 10, 61_000));
  expect(findWaitingRequest(request.phone, 70_999)).toEqual({ ...request, resendAtMs: 71_000 });
  expect(findWaitingRequest(request.phone, 71_000)).toBeUndefined();
  expect(findWaitingRequest('09120000002', 61_000)).toBeUndefined();
});
