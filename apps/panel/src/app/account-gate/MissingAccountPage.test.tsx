import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { findAccount, removeAccount, saveAccount } from '#api/cookies.ts';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { MissingAccountPage } from './MissingAccountPage.tsx';

afterEach(() => {
  cleanup();
  removeAccount();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const SERVICES = 'GET /api/shared-accounts/api/v1/user/services';
const SIGN_OUT = 'POST /api/accounts/auth/logout';
const RECEIVED = 'GET /api/accounts/user/invitations/';
const OPEN = 'POST /api/accounts/user/account/';
const NONE = /اکنون عضو هیچ حسابی نیستید/;
const leaveButton = () => screen.getByRole('button', { name: 'خروج و ورود دوباره' });

function open(answers: FakeAnswers) {
  const requests = stubApi(answers);
  saveAccount('toranj');
  render(<MissingAccountPage account="toranj" />);
  return requests;
}

test('failed panels can be fetched again', async () => {
  let isDown = true;
  open({ [SERVICES]: () => (isDown ? refusal('internal', 500) : { body: { results: [] } }) });
  const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
  isDown = false;
  fireEvent.click(retry);
  expect(await screen.findByText(NONE)).toBeDefined();
});

test('a person without any account gets a message', async () => {
  open({ [SERVICES]: refusal('account_not_found', 404) });
  expect(await screen.findByText(NONE)).toBeDefined();
});

const invitation = {
  received: 5,
  title: 'نیلگون',
  account_id: 41,
  role: 'buyer',
  ceiling: null,
  by: 'امید',
  expires_at: '2026-12-01T08:00:00.000Z',
};

test('a person without any account accepts an invitation, and the account opens', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const requests = open({
    [SERVICES]: refusal('account_not_found', 404),
    [RECEIVED]: { body: { results: [invitation] } },
    'POST /api/accounts/user/invitations/5/': { body: { account: 'nilgoon' } },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^پذیرفتن.*نیلگون/ }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/u/nilgoon'));
  expect(requests.find(({ name }) => name.startsWith('POST'))?.body).toEqual({ is_accepted: true });
});

test('a person without any account opens one, once; a refusal is shown, and can be tried again', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  let isDown = true;
  const requests = open({
    [SERVICES]: refusal('account_not_found', 404),
    [RECEIVED]: { body: { results: [] } },
    [OPEN]: () => (isDown ? refusal('internal', 500) : { body: { account: 'u7' } }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'ساختن حساب' }));
  expect((await screen.findByRole('alert')).textContent).toContain('مشکلی در کار پنل');
  isDown = false;
  const button = screen.getByRole('button', { name: 'ساختن حساب' });
  fireEvent.click(button);
  fireEvent.click(button);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/u/u7'));
  expect(requests.filter(({ name }) => name === OPEN)).toHaveLength(2);
});

test('invitations that do not load can be asked for again', async () => {
  let isDown = true;
  open({
    [SERVICES]: refusal('account_not_found', 404),
    [RECEIVED]: () => (isDown ? refusal('internal', 500) : { body: { results: [invitation] } }),
  });
  const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
  isDown = false;
  fireEvent.click(retry);
  expect(await screen.findByText('نیلگون')).toBeDefined();
});

test('a sign-out ends the session, removes the account and opens the sign-in page', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const requests = open({ [SERVICES]: { body: { results: [] } }, [SIGN_OUT]: { body: { ok: true } } });
  const button = leaveButton();
  fireEvent.click(button);
  fireEvent.click(button);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/auth/login'));
  expect(requests.filter(({ name }) => name === SIGN_OUT)).toHaveLength(1);
  expect(findAccount()).toBeUndefined();
});

test('a failed sign-out is shown, and can be tried again', async () => {
  open({ [SERVICES]: { body: { results: [] } }, [SIGN_OUT]: refusal('internal', 500) });
  fireEvent.click(leaveButton());
  expect((await screen.findByRole('alert')).textContent).toContain('مشکلی در کار پنل');
  expect(findAccount()).toBe('toranj');
  expect(leaveButton().getAttribute('aria-busy')).not.toBe('true');
});
