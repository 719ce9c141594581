import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, stubApi } from '#testing/fake-api.ts';
import { countMinutesLeft } from './minutes-left.ts';
import { StaffStrip } from './StaffStrip.tsx';

const START = Date.parse('2026-11-10T08:00:00.000Z');
const RELEASE = 'POST /api/back-office/impersonations/release/';

function show(crmUrl?: string) {
  const onReleased = vi.fn();
  vi.useFakeTimers({ now: START, toFake: ['Date', 'setInterval', 'clearInterval'] });
  render(
    <StaffStrip
      account={{ id: 10_482, title: 'قهوهٔ سپیدار' }}
      impersonation={{ staff_name: 'نیما رستگار', reason: 'پیگیری تیکت', expires_at: '2026-11-10T09:00:00.000Z' }}
      crmUrl={crmUrl}
      onReleased={onReleased}
    />,
  );
  return onReleased;
}

test.each([
  [60, 60],
  [59.01, 60],
  [0.01, 1],
  [0, 0],
  [-5, 0],
])('%s minutes before the end it says %s', (minutes, shown) => {
  expect(countMinutesLeft(START + minutes * MINUTE_MS, START)).toBe(shown);
});

test('the strip shows the account and the time left', async () => {
  show('https://crm.example/10482');
  expect(screen.getByText('قهوهٔ سپیدار')).toBeDefined();
  expect(screen.getByRole('link', { name: /پروندهٔ مشتری/ }).getAttribute('href')).toBe('https://crm.example/10482');
  expect(screen.getByText('۶۰ دقیقه مانده')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(screen.getByText('۵۹ دقیقه مانده')).toBeDefined();
});

test('without a CRM the strip has no link to one', () => {
  show();
  expect(screen.queryByRole('link')).toBeNull();
});

test('the release button ends the session, then leaves the page', async () => {
  const requests = stubApi({ [RELEASE]: { body: { ok: true } } });
  const onReleased = show();
  vi.useRealTimers();
  fireEvent.click(screen.getByRole('button', { name: /رها کردن حساب/ }));
  await waitFor(() => expect(onReleased).toHaveBeenCalledOnce());
  expect(requests.some(({ name }) => name === RELEASE)).toBe(true);
});

test('the page is also left if the session is no longer impersonated', async () => {
  stubApi({ [RELEASE]: refusal('not_impersonating', 409) });
  const onReleased = show();
  vi.useRealTimers();
  fireEvent.click(screen.getByRole('button', { name: /رها کردن حساب/ }));
  await waitFor(() => expect(onReleased).toHaveBeenCalledOnce());
});

test('after the last minute the strip shows the end, and the button leaves without a request', async () => {
  const requests = stubApi({});
  const onReleased = show();
  await act(() => vi.advanceTimersByTimeAsync(60 * MINUTE_MS + 5_000));
  expect(screen.getByRole('status').textContent).toBe('زمان نمایندگی به پایان رسید.');
  fireEvent.click(screen.getByRole('button', { name: 'بازگشت به کنسول' }));
  expect(onReleased).toHaveBeenCalledOnce();
  expect(requests).toEqual([]);
});
