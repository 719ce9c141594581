import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal, stubApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleRequest } from '#testing/sample-requests.fa.ts';
import { MoneyRequestPage } from './MoneyRequestPage.tsx';

const ONE = 'GET /api/financial/money_requests/221';
const open = () => renderPage(MoneyRequestPage, '/financial/requests/$id', '/financial/requests/221');

test('a request shows its facts, its outcome and its history, newest first', async () => {
  const by = { name: null, is_staff: true };
  const events = [
    { at: '2026-11-20T08:00:00.000Z', state: 'waiting', by: { name: 'سارا محمدی', is_staff: false }, amount: null, text: '' },
    { at: '2026-11-21T08:00:00.000Z', state: 'refused', by, amount: null, text: 'شبا به نام شما نیست' },
  ];
  stubApi({ [ONE]: { body: { ...sampleRequest({ state: 'refused', can_withdraw: false }), events } } });
  open();
  expect(await screen.findByText('IR82 0540 1026 8002 0817 9090 02 (بانک پارسیان)')).toBeDefined();
  const history = within(screen.getByRole('region', { name: 'روند درخواست' })).getAllByRole('listitem');
  expect(history.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^رد شدکارشناس، .*شبا به نام شما نیست$/),
    expect.stringMatching(/^در انتظار بررسیسارا محمدی، /),
  ]);
  expect(screen.getByRole('link', { name: 'درخواست‌های بازگشت پول' }).getAttribute('href')).toBe('/financial/money-back');
});

test('a request that does not exist is not found', async () => {
  stubApi({ [ONE]: refusal('not_found', 404) });
  open();
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull());
});
