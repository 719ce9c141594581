import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { refusal, stubApi, type StubbedAnswers } from '#testing/stub-api.ts';
import { SignInForm } from './SignInForm.tsx';

const SIGN_IN = 'POST /api/accounts/auth/login/password';
const MEMBER = 'GET /api/back-office/staff/me/';
const signedIn = { body: { account: 'jarchi-staff', accounts: ['jarchi-staff'], is_new: false } };

async function signIn(answers: StubbedAnswers, username = 'staff@jarchi.test') {
  const requests = stubApi(answers);
  const onSignedIn = vi.fn();
  render(<SignInForm onSignedIn={onSignedIn} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('ایمیل یا نام کاربری'), username);
  await user.type(screen.getByLabelText('رمز عبور'), 'secret{Enter}');
  return { requests, onSignedIn, user };
}

test('a member of staff signs in', async () => {
  const { requests, onSignedIn } = await signIn({ [SIGN_IN]: signedIn, [MEMBER]: { body: { id: 1, name: 'Nima', email: null } } });
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(requests.find(({ name }) => name === SIGN_IN)?.body).toMatchObject({ username: 'staff@jarchi.test', password: 'secret' });
});

test('a person who is not staff gets a message and a link to the panel', async () => {
  const { onSignedIn } = await signIn({ [SIGN_IN]: signedIn, [MEMBER]: refusal('forbidden', 403) }, '۰۹۱۲۰۰۰۰۰۰۱');
  expect((await screen.findByRole('alert')).textContent).toContain('این حساب از کارکنان نیست');
  expect(screen.getByRole('link', { name: 'رفتن به پنل تبلیغ‌دهندگان' }).getAttribute('href')).toBe('/');
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('a wrong password shows an error next to its field, which takes the focus', async () => {
  const { onSignedIn } = await signIn({ [SIGN_IN]: refusal('password_wrong', 422) });
  expect(await screen.findByText('نام کاربری یا رمز عبور درست نیست.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('رمز عبور'));
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('nothing is sent while a field is empty', async () => {
  const requests = stubApi({});
  render(<SignInForm onSignedIn={vi.fn()} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'ورود' }));
  expect(screen.getByText('ایمیل یا نام کاربری را وارد کنید.')).toBeDefined();
  expect(screen.getByText('رمز عبور را وارد کنید.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('ایمیل یا نام کاربری'));
  expect(requests).toEqual([]);
});
