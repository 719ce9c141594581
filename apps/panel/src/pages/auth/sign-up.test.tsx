import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TERMS_VERSION } from '@jarchi/domain/session/sign-in.ts';
import { findAccount, removeAccount, saveAccount } from '#api/cookies.ts';
import { keepLastAccount } from '#data/session/last-account.ts';
import { keptOtpRequest } from '#data/session/otp-request.ts';
import { isSigningUp, startSignUp } from '#features/session/sign-up/sign-up-marker.ts';
import { stubApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { SignUpInfoPage } from './SignUpInfoPage.tsx';
import { SignUpTypesPage } from './SignUpTypesPage.tsx';
import { SubmitOtpPage } from './SubmitOtpPage.tsx';

const VERIFY = 'POST /api/accounts/auth/phone/verify';
const SAVE = 'PUT /api/accounts/auth/info';

function enterCode(
  path: '/auth/signup/submit-otp' | '/auth/login/submit-otp',
  is_new: boolean,
  change: { accounts?: string[]; back?: string } = {},
) {
  const { accounts = ['adv-9'], back = '/campaigns' } = change;
  const requests = stubApi({ [VERIFY]: { body: { account: accounts[0], accounts, is_new } } });
  keptOtpRequest.keep({ request_id: 'r', phone: '09350000001', code: null, resendAtMs: Date.now() + 60_000 });
  return { ...renderPage(SubmitOtpPage, path, `${path}?back=${back}`), requests };
}
const typeCode = async () => fireEvent.change(await screen.findByLabelText('کد پنج‌رقمی'), { target: { value: '۱۲۳۴۵' } });

test('a person who signs up with a new phone number is asked for a name next', async () => {
  const { router } = enterCode('/auth/signup/submit-otp', true);
  expect(await screen.findByText('گام ۲ از ۴')).toBeDefined();
  await typeCode();
  await waitFor(() => expect(router.history.location.href).toBe('/auth/signup/info?back=/campaigns'));
  expect(isSigningUp()).toBe(true);
});

test.each([
  ['/auth/signup/submit-otp', false],
  ['/auth/login/submit-otp', false],
  ['/auth/login/submit-otp', true],
] as const)('at %s (new: %s) the code leads to where the person was going', async (path, is_new) => {
  const { router } = enterCode(path, is_new);
  await typeCode();
  await waitFor(() => expect(router.history.location.href).toBe('/campaigns'));
  expect(isSigningUp()).toBe(false);
});

test('the version of the terms that the page shows goes with the code', async () => {
  const { requests } = enterCode('/auth/signup/submit-otp', true);
  await typeCode();
  await waitFor(() => expect(requests[0]?.body).toMatchObject({ code: '12345', terms_version: TERMS_VERSION }));
});

test('a person with several accounts chooses one, and keeps the way back', async () => {
  const { router } = enterCode('/auth/login/submit-otp', false, { accounts: ['adv-9', 'adv-2'] });
  await typeCode();
  await waitFor(() => expect(router.history.location.href).toBe('/auth/accounts?back=/campaigns'));
});

test('a page that names its account asks for none', async () => {
  const { router } = enterCode('/auth/login/submit-otp', false, { accounts: ['adv-9', 'adv-2'], back: '/u/adv-2/campaigns' });
  await typeCode();
  await waitFor(() => expect(router.history.location.href).toBe('/u/adv-2/campaigns'));
});

test('after a lost session the person is back in the account that was open', async () => {
  saveAccount('adv-2');
  keepLastAccount();
  removeAccount();
  const { router } = enterCode('/auth/login/submit-otp', false, { accounts: ['adv-9', 'adv-2'] });
  await typeCode();
  await waitFor(() => expect(router.history.location.href).toBe('/campaigns'));
  expect(findAccount()).toBe('adv-2');
});

test('without a requested code the page redirects to the phone number of the sign-up', async () => {
  const { router } = renderPage(SubmitOtpPage, '/auth/signup/submit-otp');
  await waitFor(() => expect(router.history.location.pathname).toBe('/auth/signup'));
});

test('the name shows its error next to its field, and is then saved', async () => {
  const requests = stubApi({ [SAVE]: { body: {} } });
  const { router } = renderPage(SignUpInfoPage, '/auth/signup/info', '/auth/signup/info?back=/campaigns');
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('نام'), 'نیما');
  await user.click(screen.getByRole('button', { name: 'ادامه' }));
  expect(document.activeElement).toBe(screen.getByLabelText('نام خانوادگی'));
  expect(requests.some(({ name }) => name === SAVE)).toBe(false);
  await user.type(screen.getByLabelText('نام خانوادگی'), 'رستگار{Enter}');
  await waitFor(() => expect(router.history.location.href).toBe('/auth/signup/types?back=/campaigns'));
  expect(requests.find(({ name }) => name === SAVE)?.body).toEqual({ first_name: 'نیما', last_name: 'رستگار' });
});

test('a person who is not signed in starts at the phone number', async () => {
  const { router } = renderPage(SignUpInfoPage, '/auth/signup/info');
  await waitFor(() => expect(router.history.location.pathname).toBe('/auth/signup'));
});

test('the last step ends the sign-up and opens the panel', async () => {
  stubApi({});
  startSignUp();
  const { router } = renderPage(SignUpTypesPage, '/auth/signup/types');
  await userEvent.setup().click(await screen.findByRole('button', { name: 'رفتن به پنل' }));
  await waitFor(() => expect(router.history.location.pathname).toBe('/'));
  expect(isSigningUp()).toBe(false);
  expect(screen.queryByRole('radio')).toBeNull();
});
