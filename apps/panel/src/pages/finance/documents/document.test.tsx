import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { sampleDocument, sampleOfficial, samplePreInvoice } from '#features/documents/testing/sample-documents.fa.ts';
import type { PaperDocument } from '#data/documents/documents.ts';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleAccount } from '#testing/sample-account.fa.ts';
import { sampleGateways } from '#testing/sample-finance.fa.ts';
import { InvoicesPage, OfficialInvoicesPage } from './InvoicesPage.tsx';

const account = (change: Parameters<typeof sampleAccount>[0] = {}): FakeAnswers => ({
  'GET /api/shared-accounts/api/v1/accounts/info': { body: sampleAccount({ is_official: true, ...change }) },
  'GET /api/financial/v2/payment-config': { body: sampleGateways },
});
const one = (document: PaperDocument): FakeAnswers => ({ [`GET /api/financial/v3/payment-invoices/${document.id}/`]: { body: document } });
const open = (id: number) => renderPage(InvoicesPage, '/financial/factor/{-$id}', `/financial/factor/${id}`);
const openOfficial = (id: number) =>
  renderPage(OfficialInvoicesPage, '/financial/factor/official/{-$id}', `/financial/factor/official/${id}`);
const paper = () => screen.findByRole('article');

test('an invoice shows parties, lines, sums and the amount in words, and links to its campaign and credit notes', async () => {
  const credit = { id: 44, number: 'CN-1405-000003', state: 'issued', total: 1_150_000 } as const;
  stubApi({ ...account(), ...one(sampleDocument({ credit_notes: [credit] })) });
  open(41);
  const sheet = await paper();
  for (const words of [
    'شرکت بهره‌بردار جارچی',
    'شرکت قهوهٔ سپیدار',
    'استوری در «کافه‌گرد»',
    '۵۷٬۱۰۰٬۰۰۰',
    '−۱٬۱۰۰٬۰۰۰',
    '۵٬۶۰۰٬۰۰۰',
    '۶۱٬۶۰۰٬۰۰۰',
    'شصت و یک میلیون و ششصد هزار تومان',
  ])
    expect(sheet.textContent).toContain(words);
  expect(sheet.dataset['theme']).toBe('light');
  expect(screen.getByRole('link', { name: /کمپین «معرفی منوی پاییزی»/ }).getAttribute('href')).toBe('/campaigns/7/identity');
  expect(screen.getByRole('link', { name: /برگهٔ اصلاح/ }).getAttribute('href')).toBe('/financial/factor/44');
});

test('a credit note leads back to its invoice', async () => {
  stubApi({
    ...account(),
    ...one(
      sampleDocument({
        id: 44,
        kind: 'credit_note',
        number: 'CN-1405-000003',
        corrects: { id: 41, number: 'IN-1405-000342', state: 'issued' },
      }),
    ),
  });
  open(44);
  expect((await paper()).textContent).toMatch(/این برگه فاکتور .* را اصلاح می‌کند/);
  expect(screen.getByRole('link', { name: /فاکتور اصلی/ }).getAttribute('href')).toBe('/financial/factor/41');
});

test('a receipt has neither VAT nor sums, and leads to its payment', async () => {
  const payment = { way: 'gateway', gateway: 'زرین‌پال', tracking_number: '840217765', paid_at: '2026-11-10T07:02:00.000Z' } as const;
  stubApi({
    ...account({ role: 'buyer' }),
    ...one(sampleDocument({ id: 45, kind: 'receipt', campaign: null, payment_id: 91, payment, vat: 0 })),
  });
  open(45);
  const sheet = await paper();
  expect(sheet.textContent).toContain('شارژ حساب مالیات ندارد');
  expect(sheet.textContent).not.toContain('مالیات بر ارزش افزوده');
  expect(sheet.textContent).toContain('پرداخت از زرین‌پال');
  expect(screen.getByRole('link', { name: /پرداخت این رسید/ }).getAttribute('href')).toBe('/financial/payments/91');
});

test('the link is copied with a word that it needs sign-in, and the paper is printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  stubApi({ ...account(), ...one(sampleDocument()) });
  const user = userEvent.setup();
  open(41);
  await user.click(await screen.findByRole('button', { name: 'رونوشت پیوند' }));
  expect(await screen.findByText('پیوند رونوشت شد. برای باز کردن آن باید وارد این حساب شد.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'چاپ' }));
  expect(print).toHaveBeenCalledOnce();
});

test('a document that does not exist is not found', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  stubApi({ ...account(), 'GET /api/financial/v3/payment-invoices/9/': refusal('document_not_found', 404) });
  open(9);
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull());
});

test('an official invoice is in rial, and is marked until it is issued', async () => {
  stubApi({ ...account(), ...one(sampleOfficial()) });
  openOfficial(50);
  const sheet = await paper();
  expect(sheet.textContent).toContain('پیش‌نویس: هنوز صادر نشده و معتبر نیست.');
  const table = within(sheet).getByRole('table');
  expect(within(table).getAllByText('۶۱۶٬۰۰۰٬۰۰۰')).toHaveLength(2);
  expect(sheet.textContent).toContain('مبلغ به حروف: ششصد و شانزده میلیون ریال');
  expect(sheet.textContent).not.toContain('تومان');
  expect(screen.queryByRole('button', { name: 'دریافت PDF' })).toBeNull();
});

test('a request is taken back once, and its page says so', async () => {
  const WITHDRAW = 'POST /api/financial/v3/payment-invoices/50/withdraw/';
  let now = sampleOfficial();
  const requests = stubApi({
    ...account(),
    'GET /api/financial/v3/payment-invoices/50/': () => ({ body: now }),
    [WITHDRAW]: () => ({ body: (now = sampleOfficial({ state: 'withdrawn' })) }),
  });
  openOfficial(50);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'پس گرفتن درخواست' }));
  await user.dblClick(within(await screen.findByRole('dialog')).getByRole('button', { name: 'پس گرفتن درخواست' }));
  expect(await screen.findByText('این درخواست را پس گرفتید و فاکتورهای آن آزاد شدند.')).toBeDefined();
  expect(requests.filter(({ name }) => name === WITHDRAW)).toHaveLength(1);
});

test('a refused request shows the reason and leads back to the invoices', async () => {
  stubApi({ ...account(), ...one(sampleOfficial({ state: 'refused', reason: 'نشانی ناقص است' })) });
  openOfficial(50);
  expect(await screen.findByText('این درخواست رد شد: نشانی ناقص است')).toBeDefined();
  expect(screen.getByRole('link', { name: 'دیدن فاکتورها' }).getAttribute('href')).toBe('/financial/factor');
});

const PAY = 'POST /api/financial/pre-invoices/60/payment/';

test('an open pre-invoice is paid once, and the browser goes to the bank', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const requests = stubApi({
    ...account(),
    ...one(samplePreInvoice()),
    [PAY]: { body: { order_id: 5, url: '/test-gateway/5', amount: 61_600_000 } },
  });
  open(60);
  await userEvent.setup().dblClick(await screen.findByRole('button', { name: 'پرداخت ۶۱٬۶۰۰٬۰۰۰ تومان' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/test-gateway/5'));
  expect(requests.filter(({ name }) => name === PAY).map(({ body }) => body)).toEqual([{ gateway: 'test' }]);
});

test('a gateway whose limit is below the total cannot be chosen; with none left the slip is offered', async () => {
  const [large] = sampleGateways.gateways;
  const small = { ...large!, key: 'small', title: 'درگاه کوچک', maximum: 50_000_000 };
  stubApi({ ...account(), ...one(samplePreInvoice()), 'GET /api/financial/v2/payment-config': { body: { gateways: [small, large!] } } });
  const first = open(60);
  expect(await screen.findByRole('radio', { name: /درگاه کوچک/ })).toHaveProperty('disabled', true);
  expect(screen.getByText('بیشترین مبلغ این درگاه ۵۰٬۰۰۰٬۰۰۰ تومان است.')).toBeDefined();
  first.unmount();
  stubApi({ ...account(), ...one(samplePreInvoice()), 'GET /api/financial/v2/payment-config': { body: { gateways: [small] } } });
  open(60);
  expect(await screen.findByText(/این مبلغ از هیچ درگاهی یک‌جا پرداخت نمی‌شود/)).toBeDefined();
});

test('a gateway that is down says so and leaves the page as it was', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  stubApi({
    ...account(),
    ...one(samplePreInvoice()),
    [PAY]: refusal('gateway_down', 409, { gateway: 'درگاه آزمایشی', has_other: false }),
  });
  open(60);
  await userEvent.setup().click(await screen.findByRole('button', { name: /^پرداخت ۶۱/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('«درگاه آزمایشی» اکنون پاسخ نمی‌دهد');
  expect(assign).not.toHaveBeenCalled();
});

test.each([
  ['expired', 'مهلت این پیش‌فاکتور گذشته است. پیش‌فاکتور تازه‌ای از پشتیبانی بخواهید.'],
  ['void', 'این پیش‌فاکتور باطل شده است و پرداخت نمی‌شود.'],
] as const)('a pre-invoice that is %s cannot be paid, and says why', async (state, words) => {
  stubApi({ ...account(), ...one(samplePreInvoice({ state })) });
  open(60);
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^پرداخت/ })).toBeNull();
});

test('only the staff view makes a pre-invoice void', async () => {
  stubApi({ ...account(), ...one(samplePreInvoice()) });
  const first = open(60);
  await screen.findByRole('button', { name: /^پرداخت/ });
  expect(screen.getByRole('link', { name: /فاکتور و پیش‌فاکتور$/ }).getAttribute('href')).toBe('/financial/factor');
  expect(screen.queryByRole('button', { name: 'باطل کردن' })).toBeNull();
  first.unmount();
  stubApi({ ...account({ is_hijacked: true }), ...one(samplePreInvoice()) });
  open(60);
  expect(await screen.findByRole('button', { name: 'باطل کردن' })).toBeDefined();
});
