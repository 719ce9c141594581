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
const SIGN_OUT = 'GET /api/accounts/auth/logout';
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
  expect(await screen.findByText('برای شما هنوز پنلی باز نشده است.')).toBeDefined();
});

test('a person without any account gets a message', async () => {
  open({ [SERVICES]: refusal('account_not_found', 404) });
  expect(await screen.findByText('برای شما هنوز پنلی باز نشده است.')).toBeDefined();
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
