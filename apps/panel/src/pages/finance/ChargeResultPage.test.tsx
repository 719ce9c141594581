import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleGateways, sampleOrder } from '#testing/sample-finance.fa.ts';
import { ChargeResultPage } from './ChargeResultPage.tsx';

const ORDER = 'GET /api/financial/orders/91';
const RECEIPT = 'GET /api/financial/orders/91/receipt/';
const answers: FakeAnswers = { 'GET /api/financial/v2/payment-config': { body: sampleGateways }, [RECEIPT]: { body: { receipt: null } } };
const open = (search = '?order=91') => renderPage(ChargeResultPage, '/financial/charge/result', `/financial/charge/result${search}`);

test('a paid order shows the amount and the tracking number, and returns to the page that needed it', async () => {
  stubApi({ ...answers, [ORDER]: { body: sampleOrder({ return_path: '/campaigns/7' }) } });
  const { router } = open();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('۲۰ میلیون تومان به موجودی افزوده شد');
  expect(screen.getByText(/۸۴۰۲۱۷۷۶۵/)).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button', { name: 'ادامهٔ کار' }));
  await waitFor(() => expect(router.history.location.pathname).toBe('/campaigns/7'));
});

test.each([
  ['cancelled', 'چیزی به موجودی افزوده نشد. اگر مبلغی از کارت شما کم شده باشد'],
  ['failed', 'تا ۷۲ ساعت پس از پرداخت به کارت شما برمی‌گردد'],
] as const)('an order that is %s says what became of the money and offers another try', async (state, text) => {
  stubApi({ ...answers, [ORDER]: { body: sampleOrder({ state, tracking_number: null, paid_at: null }) } });
  open();
  expect(await screen.findByText(new RegExp(text))).toBeDefined();
  expect(screen.getByRole('link', { name: 'تلاش دوباره' }).getAttribute('href')).toBe('/financial/charge?amount=20000000');
  expect(await screen.findByText('درگاه آزمایشی')).toBeDefined();
});

test.each([
  [8_450_000, 'اکنون ۸٬۴۵۰٬۰۰۰ تومان برای کمپین‌ها قابل خرج دارید.'],
  [0, 'اکنون مبلغی برای خرید تازه در دسترس نیست.'],
  [-200_000, 'اکنون مبلغی برای خرید تازه در دسترس نیست.'],
])('a paid order with %i toman left to spend says so', async (spendable, text) => {
  stubApi({ ...answers, [ORDER]: { body: sampleOrder({ spendable }) } });
  open();
  expect(await screen.findByText(text)).toBeDefined();
});

test('an order whose request failed can be fetched again', async () => {
  let state: 'created' | 'paid' = 'created';
  stubApi({ ...answers, [ORDER]: () => ({ body: sampleOrder({ state }) }) });
  open();
  const again = await screen.findByRole('button', { name: 'بررسی دوباره' });
  state = 'paid';
  await userEvent.setup().click(again);
  expect(await screen.findByText(/به موجودی افزوده شد/)).toBeDefined();
});

test('an order is fetched again until the bank has answered', async () => {
  vi.useFakeTimers();
  let state: 'created' | 'paid' = 'created';
  const requests = stubApi({ ...answers, [ORDER]: () => ({ body: sampleOrder({ state }) }) });
  const asked = () => requests.splice(0).filter(({ name }) => name === ORDER).length;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  open();
  await pass(11_000);
  expect(asked()).toBe(3);
  state = 'paid';
  await pass(5_000);
  expect(asked()).toBe(1);
  await pass(3_600_000);
  expect(asked()).toBe(0);
});

test.each(['?order=91', '?order=0', ''])('an unknown order (%j) is told as unknown, and not as lost money', async (search) => {
  stubApi({ ...answers, [ORDER]: refusal('order_not_found', 404) });
  open(search);
  expect(await screen.findByText('این پرداخت پیدا نشد.')).toBeDefined();
  expect(screen.getByText(/^اگر مبلغی از کارت شما کم شده باشد، خودکار به موجودی می‌آید/)).toBeDefined();
});

test('a paid order leads to its receipt as soon as there is one; other orders have none', async () => {
  stubApi({ ...answers, [ORDER]: { body: sampleOrder() }, [RECEIPT]: { body: { receipt: { id: 45, number: 'RC-1405-000012' } } } });
  const paid = open();
  expect((await screen.findByRole('link', { name: /RC-۱۴۰۵-۰۰۰۰۱۲/ })).getAttribute('href')).toBe('/financial/factor/45');
  paid.unmount();
  const requests = stubApi({ ...answers, [ORDER]: { body: sampleOrder({ state: 'failed', paid_at: null }) } });
  open();
  await screen.findByRole('link', { name: 'تلاش دوباره' });
  expect(requests.some(({ name }) => name === RECEIPT)).toBe(false);
});
