import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { findAccount } from '#api/cookies.ts';
import { OtpForm } from './OtpForm.tsx';
import { signInWithCode } from '#data/session/sign-in.ts';
import { keptOtpRequest, type OtpRequest } from '#data/session/otp-request.ts';

afterEach(() => keptOtpRequest.forget());

const refusal = (status: number, code: string, facts: object = {}) =>
  new Response(JSON.stringify({ error: { code, facts, request_id: 'r' } }), { status });
const request: OtpRequest = { request_id: 'req', phone: '09123456789', code: null, resendAtMs: Date.now() + 84_000 };

function open(answer: (url: string, body: unknown) => Response | Promise<Response>, given: Partial<OtpRequest> = {}) {
  const fetcher = vi.fn(async (url: string, init?: RequestInit) => answer(url, JSON.parse((init?.body as string | undefined) ?? '{}')));
  vi.stubGlobal('fetch', fetcher);
  const onSignedIn = vi.fn();
  render(
    <OtpForm
      initialRequest={{ ...request, ...given }}
      verify={signInWithCode}
      onVerified={onSignedIn}
      submitLabel="ورود"
      editLink={null}
      links={null}
    />,
  );
  return { fetcher, onSignedIn, input: screen.getByLabelText('کد پنج‌رقمی') };
}

const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

test('five Persian digits are sent once, automatically, as Latin digits', async () => {
  const { fetcher, onSignedIn, input } = open(() => new Response('{"account":"sepidar","accounts":["sepidar"],"is_new":false}'));
  type(input, '۴۸۲۱۳');
  fireEvent.click(screen.getByRole('button', { name: /ورود/ }));
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1), { timeout: 20_000 });
  expect(fetcher).toHaveBeenCalledTimes(1);
  expect(JSON.parse(fetcher.mock.calls[0]?.[1]?.body as string)).toMatchObject({ request_id: 'req', code: '48213', customer_type: 'adv' });
  expect(findAccount()).toBe('sepidar');
});

test('a wrong code shows the tries left and empties the boxes', async () => {
  const { input, onSignedIn } = open(() => refusal(422, 'otp_wrong', { tries_left: 4 }));
  type(input, '11111');
  expect((await screen.findByText(/۴ بار دیگر/)).textContent).toContain('کد درست نیست');
  expect((input as HTMLInputElement).value).toBe('');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(onSignedIn).not.toHaveBeenCalled();
  type(input, '2');
  expect(screen.queryByText(/۴ بار دیگر/)).toBeNull();
});

const DEAD = [
  ['otp_expired', 410, 'زمان این کد گذشته است'],
  ['otp_used', 410, 'یک بار به کار رفته'],
  ['otp_replaced', 410, 'کد تازه‌تری به این شماره فرستاده شد'],
  ['otp_too_many_tries', 429, 'چند بار کد نادرست'],
  ['otp_not_found', 404, 'دیگر به کار نمی‌آید'],
] as const;
const sent = (change: object = {}) =>
  new Response(
    JSON.stringify({ request_id: 'new', phone: request.phone, expires_at: '', retry_after_seconds: 60, code: '55555', ...change }),
  );

test.each(DEAD)('after %s the form asks for another code, as soon as the phone can get one', async (code, status, text) => {
  const { input } = open((url) => (url.endsWith('/verify') ? refusal(status, code) : sent()), { resendAtMs: Date.now() });
  type(input, '11111');
  await screen.findByText(new RegExp(text));
  fireEvent.click(screen.getByRole('button', { name: 'ارسال دوبارهٔ کد' }));
  expect(await screen.findByText('۵۵۵۵۵')).toBeDefined();
  expect(screen.queryByText(new RegExp(text))).toBeNull();
});

test.each(DEAD)('%s does not shorten the wait', async (code, status, text) => {
  const { input } = open(() => refusal(status, code));
  type(input, '11111');
  await screen.findByText(new RegExp(text));
  expect(screen.getByText(/^ارسال دوباره تا ۰۱:/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'ارسال دوبارهٔ کد' })).toBeNull();
});

test.each([
  ['the answer to a new code', () => sent({ retry_after_seconds: 3000 })],
  ['a refusal to send one', () => refusal(429, 'rate_limited', { retry_after_seconds: 3000 })],
])('%s shows how long to wait, and a reload does not lose the wait', async (_, answer) => {
  const { fetcher, input } = open(answer, { resendAtMs: Date.now() });
  const button = screen.getByRole('button', { name: 'ارسال دوبارهٔ کد' });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText(/^ارسال دوباره تا (۵۰:۰۰|۴۹:۵\d)$/);
  expect(fetcher).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(document.activeElement).toBe(input);
  const kept = keptOtpRequest.read();
  cleanup();
  render(
    <OtpForm
      initialRequest={kept ?? request}
      verify={signInWithCode}
      onVerified={vi.fn()}
      submitLabel="ورود"
      editLink={null}
      links={null}
    />,
  );
  expect(screen.getByText(/^ارسال دوباره تا (۵۰:۰۰|۴۹:۵\d)$/)).toBeDefined();
});

test('a lost connection keeps the digits', async () => {
  const { input } = open(() => {
    throw new TypeError('failed to fetch');
  });
  type(input, '48213');
  await screen.findByText(/به پنل وصل نشدیم/);
  expect((input as HTMLInputElement).value).toBe('48213');
});

test('the button for another code appears when the wait is over', async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  open(() => new Response('{}'), { resendAtMs: 1_002_000 });
  expect(screen.getByText('ارسال دوباره تا ۰۰:۰۲')).toBeDefined();
  await vi.advanceTimersByTimeAsync(2500);
  vi.useRealTimers();
  expect(await screen.findByRole('button', { name: 'ارسال دوبارهٔ کد' })).toBeDefined();
});

test('outside production the page shows the code', () => {
  open(() => new Response('{}'), { code: '48213' });
  expect(screen.getByText('۴۸۲۱۳')).toBeDefined();
  expect(screen.getByText(/همین‌جا نوشته شده است/)).toBeDefined();
  expect(screen.queryByText(/پیامک شد/)).toBeNull();
});

test('in production the page tells that the code was sent', () => {
  open(() => new Response('{}'));
  expect(screen.getByText(/پیامک شد/)).toBeDefined();
});
