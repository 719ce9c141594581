import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleAccount } from '#testing/sample-account.fa.ts';
import { sampleBalance, sampleGateways, sampleOrder } from '#testing/sample-finance.fa.ts';
import { FinancialReportPage } from './FinancialReportPage.tsx';
import { PaymentPage } from './PaymentPage.tsx';
import { PaymentsPage } from './PaymentsPage.tsx';

type Payments = CallAnswer<'finance', 'listPayments'>;
type Ledger = CallAnswer<'finance', 'listLedger'>;

const PAYMENTS = 'GET /api/financial/payment_invoices';
const LEDGER = 'GET /api/financial/accounts/adv-1/ledger';
const gateways: FakeAnswers = {
  'GET /api/financial/v2/payment-config': { body: sampleGateways },
  'GET /api/financial/orders/91/receipt/': { body: { receipt: { id: 45, number: 'RC-1405-000012' } } },
};

function payments(count = 2): Payments {
  const { balance: _, ...paid } = sampleOrder();
  return { count, results: [paid, { ...paid, id: 92, amount: 5_000_000, state: 'failed', tracking_number: null, paid_at: null }] };
}

const ledger: Ledger = {
  count: 12,
  results: [
    event(3, { kind: 'capture', campaign_id: 48213, amount: 220, available: 0, held: -220, balance: 780 }),
    event(2, { kind: 'hold', campaign_id: 48213, amount: 600, available: -600, held: 600, balance: 1000 }),
    event(1, { kind: 'charge', payment_id: 91, amount: 1000, available: 1000, held: 0, balance: 1000 }),
  ],
  totals: { available: 400, held: 380 },
};

function event(id: number, change: Partial<Ledger['results'][number]>): Ledger['results'][number] {
  const nothing = {
    kind: 'charge',
    campaign_id: null,
    payment_id: null,
    money_request_id: null,
    amount: 0,
    available: 0,
    held: 0,
    balance: 0,
  } as const;
  return { id, number: id, at: '2026-11-10T07:00:00.000Z', ...nothing, ...change };
}

test('payments show their results, and a failed one links to another try with its amount', async () => {
  stubApi({ ...gateways, [PAYMENTS]: { body: payments() } });
  renderPage(PaymentsPage, '/financial/payments');
  const table = within(await screen.findByRole('table'));
  expect(table.getByText('موفق')).toBeDefined();
  expect(table.getByText('ناموفق')).toBeDefined();
  expect(await table.findAllByText('درگاه آزمایشی')).toHaveLength(2);
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
  expect(asked).toEqual(['?limit=10&offset=10&ordering=-created', '?limit=10&offset=0&ordering=-amount']);
});

test('a URL beyond the last page redirects to it', async () => {
  stubApi({ ...gateways, [PAYMENTS]: { body: payments(25) } });
  const { router } = renderPage(PaymentsPage, '/financial/payments', '/financial/payments?page=9');
  await waitFor(() => expect(router.state.location.searchStr).toBe('?page=3'));
});

test('without payments the page links to the charge page', async () => {
  stubApi({ ...gateways, [PAYMENTS]: { body: { count: 0, results: [] } } });
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

test('the ledger links each move to its cause and totals all of them', async () => {
  stubApi({ 'GET /api/financial/accounts/adv-1/': { body: sampleBalance }, [LEDGER]: { body: ledger } });
  renderPage(FinancialReportPage, '/financial/report');
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/campaigns/48213/identity',
    '/campaigns/48213/identity',
    '/financial/payments/91',
  ]);
  expect(table.getByText('جمع ۱۲ رویداد')).toBeDefined();
  expect(table.getAllByText('۷۸۰')).toHaveLength(2);
  expect(await screen.findByText('۱۲٬۴۵۰٬۰۰۰')).toBeDefined();
});

test('if the ledger fails, the balance stays on screen', async () => {
  stubApi({ 'GET /api/financial/accounts/adv-1/': { body: sampleBalance }, [LEDGER]: refusal('internal', 500) });
  renderPage(FinancialReportPage, '/financial/report');
  expect(await screen.findByText('دریافت اطلاعات ناموفق بود!')).toBeDefined();
  expect(await screen.findByText('۱۲٬۴۵۰٬۰۰۰')).toBeDefined();
});

test.each(['ordering=luck', 'page=0', 'page-size=7', 'filter=state,paid'])('payments at ?%s are listed, with a notice', async (search) => {
  stubApi({ ...gateways, [PAYMENTS]: { body: payments() } });
  renderPage(PaymentsPage, '/financial/payments', `/financial/payments?${search}`);
  expect(await screen.findByRole('table')).toBeDefined();
  expect(screen.getByText('بخشی از نشانی خوانده نشد و کنار گذاشته شد.')).toBeDefined();
});

test('a broken URL of the ledger shows the ledger with a notice', async () => {
  stubApi({ 'GET /api/financial/accounts/adv-1/': { body: sampleBalance }, [LEDGER]: { body: ledger } });
  renderPage(FinancialReportPage, '/financial/report', '/financial/report?page=last');
  expect(await screen.findByRole('table')).toBeDefined();
  expect(screen.getByText('بخشی از نشانی خوانده نشد و کنار گذاشته شد.')).toBeDefined();
});
