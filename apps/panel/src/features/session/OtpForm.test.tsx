import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { findAccount } from '#cookies.ts';
import { OtpForm } from './OtpForm.tsx';
import type { OtpRequest } from './otp-request.ts';

const refusal = (status: number, code: string, facts: object = {}) =>
  new Response(JSON.stringify({ error: { code, facts, request_id: 'r' } }), { status });
const request: OtpRequest = { request_id: 'req', phone: '09123456789', code: null, resendAtMs: Date.now() + 84_000 };

function open(answer: (url: string, body: unknown) => Response | Promise<Response>, given: Partial<OtpRequest> = {}) {
  const fetcher = vi.fn(async (url: string, init?: RequestInit) => answer(url, JSON.parse((init?.body as string | undefined) ?? '{}')));
  vi.stubGlobal('fetch', fetcher);
  const onSignedIn = vi.fn();
  render(<OtpForm initialRequest={{ ...request, ...given }} onSignedIn={onSignedIn} editLink={null} links={null} />);
  return { fetcher, onSignedIn, input: screen.getByLabelText('کد پنج‌رقمی') };
}

const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

test('five digits in Persian are sent once by themselves, in Latin', async () => {
  const { fetcher, onSignedIn, input } = open(() => new Response('{"account":"sepidar","is_new":false}'));
  type(input, '۴۸۲۱۳');
  fireEvent.click(screen.getByRole('button', { name: /ورود/ }));
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1), { timeout: 20_000 });
  expect(fetcher).toHaveBeenCalledTimes(1);
  expect(JSON.parse(fetcher.mock.calls[0]?.[1]?.body as string)).toMatchObject({ request_id: 'req', code: '48213', customer_type: 'adv' });
  expect(findAccount()).toBe('sepidar');
});

test('a wrong code says how many tries are left and empties the boxes', async () => {
  const { input, onSignedIn } = open(() => refusal(422, 'otp_wrong', { tries_left: 4 }));
  type(input, '11111');
  expect((await screen.findByText(/۴ بار دیگر/)).textContent).toContain('کد درست نیست');
  expect((input as HTMLInputElement).value).toBe('');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(onSignedIn).not.toHaveBeenCalled();
  type(input, '2');
  expect(screen.queryByText(/۴ بار دیگر/)).toBeNull();
});

test.each([
  ['otp_expired', 410, 'زمان این کد گذشته است'],
  ['otp_too_many_tries', 429, 'چند بار کد نادرست'],
  ['otp_not_found', 404, 'دیگر به کار نمی‌آید'],
])('after %s another code can be asked for at once', async (code, status, text) => {
  const { input } = open((url) =>
    url.endsWith('/verify')
      ? refusal(status, code)
      : new Response('{"request_id":"new","phone":"09123456789","expires_at":"","code":"55555"}'),
  );
  expect(screen.queryByRole('button', { name: 'ارسال دوبارهٔ کد' })).toBeNull();
  type(input, '11111');
  await screen.findByText(new RegExp(text));
  fireEvent.click(screen.getByRole('button', { name: 'ارسال دوبارهٔ کد' }));
  expect(await screen.findByText('۵۵۵۵۵')).toBeDefined();
  expect(screen.queryByText(new RegExp(text))).toBeNull();
});

test('a lost connection keeps the digits', async () => {
  const { input } = open(() => {
    throw new TypeError('failed to fetch');
  });
  type(input, '48213');
  await screen.findByText(/به پنل وصل نشدیم/);
  expect((input as HTMLInputElement).value).toBe('48213');
});

test('the way to another code opens when the time is over', async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  open(() => new Response('{}'), { resendAtMs: 1_002_000 });
  expect(screen.getByText('ارسال دوباره تا ۰۰:۰۲')).toBeDefined();
  await vi.advanceTimersByTimeAsync(2500);
  vi.useRealTimers();
  expect(await screen.findByRole('button', { name: 'ارسال دوبارهٔ کد' })).toBeDefined();
});

test('outside production the code stands on the page', () => {
  open(() => new Response('{}'), { code: '48213' });
  expect(screen.getByText('۴۸۲۱۳')).toBeDefined();
});
