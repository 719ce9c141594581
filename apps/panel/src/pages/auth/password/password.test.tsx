import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { findAccount } from '#api/cookies.ts';
import { keptOtpRequest } from '#data/session/otp-request.ts';
import { keptPasswordReset } from '#data/session/password-reset.ts';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

const ROUTE = '/auth/password/{-$step}';
const VERIFY = 'POST /api/accounts/auth/password/verify';
const RESET = 'POST /api/accounts/auth/password';
const reset = { request_id: 'r2', phone: '09120000001', expires_at: '2099-01-01T00:00:00.000Z' };

function openCode(answers: FakeAnswers) {
  stubApi(answers);
  keptOtpRequest.keep({ request_id: 'r', phone: '09120000001', code: null, resendAtMs: Date.now() + 60_000 });
  return renderPage(ForgotPasswordPage, ROUTE, '/auth/password/submit-otp?back=/campaigns');
}

function openNew(answers: FakeAnswers = {}) {
  const requests = stubApi(answers);
  sessionStorage.setItem('jarchi-otp-request-verified', JSON.stringify(reset));
  return { requests, ...renderPage(ForgotPasswordPage, ROUTE, '/auth/password/new?back=/campaigns') };
}

async function fill(password: string, repeat = password) {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('رمز تازه'), password);
  if (repeat !== '') await user.type(screen.getByLabelText('تکرار رمز'), repeat);
  await user.click(screen.getByRole('button', { name: 'ذخیره و ورود' }));
}
const errorOf = (label: string) =>
  document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent;

test('the phone of a forgotten password gets a code, and the next step keeps the way back', async () => {
  stubApi({
    'POST /api/accounts/auth/phone/': {
      body: { request_id: 'r', phone: '09120000001', expires_at: '', retry_after_seconds: 60, code: null },
    },
  });
  const { router } = renderPage(ForgotPasswordPage, ROUTE, '/auth/password?back=/campaigns');
  await userEvent.setup().type(await screen.findByLabelText('شمارهٔ موبایل'), '+۹۸ ۹۱۲ ۰۰۰ ۰۰۰۱{Enter}');
  await waitFor(() => expect(router.history.location.href).toBe('/auth/password/submit-otp?back=/campaigns'));
});

test('the right code opens the new password', async () => {
  const { router } = openCode({ [VERIFY]: { body: reset } });
  fireEvent.change(await screen.findByLabelText('کد پنج‌رقمی'), { target: { value: '۱۲۳۴۵' } });
  await waitFor(() => expect(router.history.location.href).toBe('/auth/password/new?back=/campaigns'));
  expect(keptPasswordReset.read()).toEqual(reset);
});

test('a phone with which nobody signs in is told beside the code', async () => {
  openCode({ [VERIFY]: refusal('phone_unknown', 404) });
  fireEvent.change(await screen.findByLabelText('کد پنج‌رقمی'), { target: { value: '۱۲۳۴۵' } });
  expect(await screen.findByText(/با این شماره حسابی ساخته نشده است/)).toBeDefined();
  expect(keptPasswordReset.read()).toBeUndefined();
});

test.each(['submit-otp', 'new'])('the step %s without the one before it leads to the phone number', async (step) => {
  stubApi({});
  const { router } = renderPage(ForgotPasswordPage, ROUTE, `/auth/password/${step}`);
  await waitFor(() => expect(router.history.location.pathname).toBe('/auth/password'));
});

test('a new password is saved, signs in and leads back', async () => {
  const { requests, router } = openNew({ [RESET]: { body: { account: 'sepidar', accounts: ['sepidar'], is_new: false } } });
  await fill('kafe-9ahveh');
  await waitFor(() => expect(router.history.location.href).toBe('/campaigns'));
  expect(requests[0]?.body).toMatchObject({ request_id: 'r2', password: 'kafe-9ahveh' });
  expect([findAccount(), keptPasswordReset.read()]).toEqual(['sepidar', undefined]);
});

test.each([
  ['۱۲۳۴۵۶۷۸', '۱۲۳۴۵۶۷۸', 'رمز تازه', /تنها رقم است/],
  ['kafe', 'kafe', 'رمز تازه', /دست‌کم ۸ نویسه بنویسید/],
  ['Password1', 'Password1', 'رمز تازه', /بسیار رایج/],
  ['x09120000001', 'x09120000001', 'رمز تازه', /شمارهٔ موبایل شما/],
  ['kafe-9ahveh', 'kafe-9ahve', 'تکرار رمز', /یکی نیست/],
  ['kafe-9ahveh', '', 'تکرار رمز', /دوباره بنویسید/],
])('of %j and %j the wrong one shows why and has the focus, both stay, and nothing is sent', async (password, repeat, label, text) => {
  const { requests } = openNew();
  await fill(password, repeat);
  expect(errorOf(label)).toMatch(text);
  expect(document.activeElement).toBe(screen.getByLabelText(label));
  expect(screen.getByLabelText('رمز تازه')).toHaveProperty('value', password);
  expect(requests).toEqual([]);
});

test('a verified phone whose time has passed leads to another code, and the typed password stays', async () => {
  openNew({ [RESET]: refusal('challenge_over', 410) });
  await fill('kafe-9ahveh');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/مهلت این کار گذشته است/);
  expect(screen.getByRole('link', { name: 'گرفتن کد تازه' }).getAttribute('href')).toBe('/auth/password?back=/campaigns');
  expect(screen.getByLabelText('رمز تازه')).toHaveProperty('value', 'kafe-9ahveh');
});
