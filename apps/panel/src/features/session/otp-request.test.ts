import { expect, test } from 'vitest';
import { findOtpRequest, forgetOtpRequest, receiveOtpRequest, saveOtpRequest } from './otp-request.ts';

test('a request survives a reload of the window', () => {
  const request = receiveOtpRequest({ request_id: 'r', phone: '09120000001', code: null }, 1000);
  saveOtpRequest(request);
  expect(findOtpRequest()).toEqual({ request_id: 'r', phone: '09120000001', code: null, resendAtMs: 121_000 });
  forgetOtpRequest();
  expect(findOtpRequest()).toBeUndefined();
});

test.each(['{', '{"phone":"0912"}', '[]', 'null', '"x"'])('what is not a request (%s) is not found', (stored) => {
  sessionStorage.setItem('jarchi-otp-request', stored);
  expect(findOtpRequest()).toBeUndefined();
});
