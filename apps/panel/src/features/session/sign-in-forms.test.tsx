import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keptOtpRequest } from '#data/session/otp-request.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { PhoneForm } from './PhoneForm.tsx';

function stubAnswer(body: object, status = 200) {
  const fetcher = vi.fn(async (_url: string, _init?: RequestInit) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetcher);
  return fetcher;
}

const sent = { request_id: 'r1', phone: '09120000001', expires_at: '', retry_after_seconds: 60, code: null };

test.each(['+۹۸ ۹۱۲ ۰۰۰ ۰۰۰۱', '+98 0912 000 0001', '(0912) 000-0001', '0912.000.0001', 'tel:09120000001'])(
  'the phone %s is sent in its canonical form',
  async (typed) => {
    const fetcher = stubAnswer(sent);
    const onSent = vi.fn();
    render(<PhoneForm initialPhone="" onSent={onSent} links={null} />);
    fireEvent.change(screen.getByLabelText('شمارهٔ موبایل'), { target: { value: typed } });
    const button = screen.getByRole('button', { name: 'دریافت کد' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(fetcher).toHaveBeenCalledTimes(1);
    expect(JSON.parse(fetcher.mock.calls[0]?.[1]?.body as string)).toMatchObject({ phone: '09120000001' });
    expect(keptOtpRequest.read()?.request_id).toBe('r1');
  },
);

test('asking again for the same phone continues with the code that was sent, and another phone gets a new code', async () => {
  const fetcher = stubAnswer(sent);
  const onSent = vi.fn();
  const ask = async (phone: string, times: number) => {
    render(<PhoneForm initialPhone={phone} onSent={onSent} links={null} />);
    fireEvent.click(screen.getByRole('button', { name: 'دریافت کد' }));
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(times));
    cleanup();
  };
  await ask('09120000001', 1);
  await ask('۰۹۱۲ ۰۰۰ ۰۰۰۱', 2);
  expect(fetcher).toHaveBeenCalledTimes(1);
  await ask('09120000002', 3);
  expect(fetcher).toHaveBeenCalledTimes(2);
});

test('a phone that got a code in another window shows the wait for the next', async () => {
  stubAnswer({ error: { code: 'rate_limited', facts: { retry_after_seconds: 42 }, request_id: 'r' } }, 429);
  const onSent = vi.fn();
  render(<PhoneForm initialPhone="09120000001" onSent={onSent} links={null} />);
  fireEvent.click(screen.getByRole('button', { name: 'دریافت کد' }));
  expect(await screen.findByText(/۴۲ ثانیه دیگر دوباره تلاش کنید/)).toBeDefined();
  expect(onSent).not.toHaveBeenCalled();
});

test.each([
  ['', 'شمارهٔ موبایل را وارد کنید.'],
  ['۰۲۱۸۸۷۷۶۶۵۵', 'شمارهٔ موبایل درست نیست'],
])('a phone like %j is refused next to its field, which gets the focus', (text, message) => {
  const fetcher = stubAnswer({});
  render(<PhoneForm initialPhone={text} onSent={vi.fn()} links={null} />);
  fireEvent.click(screen.getByRole('button', { name: 'دریافت کد' }));
  const field = screen.getByLabelText('شمارهٔ موبایل');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(message);
  expect(document.activeElement).toBe(field);
  expect(fetcher).not.toHaveBeenCalled();
});

test('a wrong password is reported next to the field, and the input stays', async () => {
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
