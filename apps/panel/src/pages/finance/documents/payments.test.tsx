import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleAccount } from '#testing/sample-account.fa.ts';
import { sampleGateways, sampleOrder } from '#testing/sample-finance.fa.ts';
import { PaymentPage } from './PaymentPage.tsx';
import { PaymentsPage } from './PaymentsPage.tsx';

type Payments = CallAnswer<'finance', 'listPayments'>;

const PAYMENTS = 'GET /api/financial/payment_invoices';
const gateways: FakeAnswers = {
  'GET /api/financial/v2/payment-config': { body: sampleGateways },
  'GET /api/financial/orders/91/receipt/': { body: { receipt: { id: 45, number: 'RC-1405-000012' } } },
};

function payments(count = 2): Payments {
  const { balance: _, spendable: _spendable, ...paid } = sampleOrder();
  return {
    count,
    results: [paid, { ...paid, id: 92, amount: 5_000_000, state: 'failed', tracking_number: null, paid_at: null }],
    tabs: { all: count, paid: count - 1, waiting: 0, unpaid: 1 },
    totals: { paid: 22_000_000 },
  };
}
const none: Payments = { count: 0, results: [], tabs: { all: 0, paid: 0, waiting: 0, unpaid: 0 }, totals: { paid: 0 } };

test('payments show their results, and a failed one links to another try with its amount', async () => {
  stubApi({ ...gateways, [PAYMENTS]: { body: payments() } });
  renderPage(PaymentsPage, '/financial/payments');
  const table = within(await screen.findByRole('table'));
  expect(table.getByText('موفق')).toBeDefined();
  expect(table.getByText('ناموفق')).toBeDefined();
  expect(await table.findAllByText('درگاه آزمایشی')).toHaveLength(2);
  expect(table.getByText('جمع ۱ پرداخت موفق').closest('tr')?.textContent).toContain('۲۲٬۰۰۰٬۰۰۰');
  expect(table.getByRole('link', { name: 'تلاش دوباره' }).getAttribute('href')).toBe('/financial/charge?amount=5000000');
  expect(table.getByRole('link', { name: /جزئیات پرداخت/ }).getAttribute('href')).toBe('/financial/payments/91');
});

test('page and order of the payments are in the URL', async () => {
  const requests = stubApi({ ...gateways, [PAYMENTS]: { body: payments(25) } });
  const { router } = renderPage(PaymentsPage, '/financial/payments', '/financial/payments?page=2');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'مبلغ (تومان)' }));
  await waitFor(() => expect(router.state.location.searchStr).toBe('?ordering=-amount'));
  const asked = requests.filter(({ url }) => url.pathname.endsWith('payment_invoices')).map(({ url }) => url.search);
  expect(asked).toEqual(['?limit=10&offset=10&ordering=-created&tab=all', '?limit=10&offset=0&ordering=-amount&tab=all']);
});

test('a tab and a search of the payments are in the URL, and begin at the first page', async () => {
  const requests = stubApi({ ...gateways, [PAYMENTS]: { body: payments(25) } });
  const { router } = renderPage(PaymentsPage, '/financial/payments', '/financial/payments?page=2');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: /ناموفق/ }));
  await waitFor(() => expect(router.state.location.searchStr).toBe('?tab=unpaid'));
  await user.type(screen.getByRole('searchbox'), '۸۴۰');
  await waitFor(() => expect(router.state.location.searchStr).toContain('search'));
  await waitFor(() => expect(requests.at(-1)?.url.searchParams.getAll('filter')).toEqual([expect.stringMatching(/^search,/)]));
  expect(requests.at(-1)?.url.searchParams.get('tab')).toBe('unpaid');
});

test('another page of a search is a step of its own, back to the page before', async () => {
  stubApi({ ...gateways, [PAYMENTS]: { body: payments(25) } });
  const { router } = renderPage(PaymentsPage, '/financial/payments', '/financial/payments?filter=search,840');
  await userEvent.setup().click(await screen.findByRole('button', { name: 'صفحهٔ بعد' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ page: expect.anything() }));
  router.history.back();
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('page'));
});

test('a choice that no payment fits says so, and is undone by a press', async () => {
  stubApi({ ...gateways, [PAYMENTS]: { body: none } });
  const { router } = renderPage(PaymentsPage, '/financial/payments', '/financial/payments?tab=waiting');
  expect(await screen.findByText('هیچ پرداختی با این انتخاب جور نیست.')).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button', { name: /پاک کردن/ }));
  await waitFor(() => expect(router.state.location.searchStr).toBe(''));
});

test('a URL beyond the last page redirects to it', async () => {
  stubApi({ ...gateways, [PAYMENTS]: { body: payments(25) } });
  const { router } = renderPage(PaymentsPage, '/financial/payments', '/financial/payments?page=9');
  await waitFor(() => expect(router.state.location.searchStr).toBe('?page=3'));
});

test('without payments the page links to the charge page', async () => {
  stubApi({ ...gateways, [PAYMENTS]: { body: none } });
  renderPage(PaymentsPage, '/financial/payments');
  expect(await screen.findByText('هنوز پرداختی انجام نشده است.')).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'افزایش اعتبار' })).toHaveLength(1);
});

const ACCOUNT = 'GET /api/shared-accounts/api/v1/accounts/info';

test('a payment shows its steps up to the balance', async () => {
  stubApi({
    ...gateways,
    [ACCOUNT]: { body: sampleAccount({ is_official: true }) },
    'GET /api/financial/orders/91': { body: sampleOrder() },
  });
  renderPage(PaymentPage, '/financial/payments/$id', '/financial/payments/91');
  expect((await screen.findByRole('link', { name: /RC-/ })).getAttribute('href')).toBe('/financial/factor/45');
  expect(await screen.findByText('از درگاه آزمایشی پرداخت شد و به موجودی رسید.')).toBeDefined();
  expect(screen.getByText('بانک تأیید کرد و به موجودی افزوده شد')).toBeDefined();
  expect((await screen.findByRole('link', { name: 'گزارش مالی' })).getAttribute('href')).toBe('/financial/report');
  expect(screen.getByRole('link', { name: /فهرست پرداخت‌ها$/ }).getAttribute('href')).toBe('/financial/payments');
});

test('who has no list of payments opens a payment of their own, and goes back home', async () => {
  stubApi({ ...gateways, [ACCOUNT]: { body: sampleAccount() }, 'GET /api/financial/orders/91': { body: sampleOrder() } });
  renderPage(PaymentPage, '/financial/payments/$id', '/financial/payments/91');
  expect(await screen.findByText('بانک تأیید کرد و به موجودی افزوده شد')).toBeDefined();
  expect(screen.getByRole('link', { name: /خانه$/ }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('link', { name: 'گزارش مالی' })).toBeNull();
});

test('a payment that does not exist is not found', async () => {
  stubApi({ ...gateways, 'GET /api/financial/orders/7': refusal('order_not_found', 404) });
  renderPage(PaymentPage, '/financial/payments/$id', '/financial/payments/7');
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull());
});

test.each(['ordering=luck', 'page=0', 'page-size=7', 'filter=state,paid'])('payments at ?%s are listed, with a notice', async (search) => {
  stubApi({ ...gateways, [PAYMENTS]: { body: payments() } });
  renderPage(PaymentsPage, '/financial/payments', `/financial/payments?${search}`);
  expect(await screen.findByRole('table')).toBeDefined();
  expect(screen.getByText('بخشی از نشانی خوانده نشد و کنار گذاشته شد.')).toBeDefined();
});
