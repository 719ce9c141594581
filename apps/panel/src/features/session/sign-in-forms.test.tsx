import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { findOtpRequest } from './otp-request.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { PhoneForm } from './PhoneForm.tsx';

function stubAnswer(body: object, status = 200) {
  const fetcher = vi.fn(async (_url: string, _init?: RequestInit) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetcher);
  return fetcher;
}

test('a phone in Persian digits is sent in its canonical form', async () => {
  const fetcher = stubAnswer({ request_id: 'r1', phone: '09120000001', expires_at: '', code: null });
  const onSent = vi.fn();
  render(<PhoneForm initialPhone="" onSent={onSent} links={null} />);
  fireEvent.change(screen.getByLabelText('شمارهٔ موبایل'), { target: { value: '+۹۸ ۹۱۲ ۰۰۰ ۰۰۰۱' } });
  const button = screen.getByRole('button', { name: 'دریافت کد' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(fetcher).toHaveBeenCalledTimes(1);
  expect(JSON.parse(fetcher.mock.calls[0]?.[1]?.body as string)).toMatchObject({ phone: '09120000001' });
  expect(findOtpRequest()?.request_id).toBe('r1');
});

test.each([
  ['', 'شمارهٔ موبایل را وارد کنید.'],
  ['۰۲۱۸۸۷۷۶۶۵۵', 'شمارهٔ موبایل درست نیست'],
])('a phone like %j is refused beside its field, which takes the focus', (text, message) => {
  const fetcher = stubAnswer({});
  render(<PhoneForm initialPhone={text} onSent={vi.fn()} links={null} />);
  fireEvent.click(screen.getByRole('button', { name: 'دریافت کد' }));
  const field = screen.getByLabelText('شمارهٔ موبایل');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(message);
  expect(document.activeElement).toBe(field);
  expect(fetcher).not.toHaveBeenCalled();
});

test('a wrong password keeps what was typed and says so beside the field', async () => {
  stubAnswer({ error: { code: 'password_wrong', facts: {}, request_id: 'r' } }, 422);
  const onSignedIn = vi.fn();
  render(<PasswordForm onSignedIn={onSignedIn} links={null} />);
  fireEvent.change(screen.getByLabelText('نام کاربری'), { target: { value: 'sara' } });
  fireEvent.change(screen.getByLabelText('رمز عبور'), { target: { value: 'secret' } });
  fireEvent.click(screen.getByRole('button', { name: 'ورود' }));
  expect(await screen.findByText('نام کاربری یا رمز عبور درست نیست.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('رمز عبور').value).toBe('secret');
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('a password can be shown and hidden', () => {
  render(<PasswordForm onSignedIn={vi.fn()} links={null} />);
  const field = screen.getByLabelText<HTMLInputElement>('رمز عبور');
  fireEvent.click(screen.getByRole('button', { name: 'نمایش رمز' }));
  expect(field.type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'پنهان کردن رمز' }));
  expect(field.type).toBe('password');
});
