import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sampleLine, samplePreInvoice } from '#features/documents/testing/sample-documents.fa.ts';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleAccount, sampleFinancialInfo } from '#testing/sample-account.fa.ts';
import { openWideWindow } from '#testing/wide-window.ts';
import { PreInvoicePage } from './PreInvoicePage.tsx';

const PREVIEW = 'POST /api/financial/pre-invoices/preview/';
const CREATE = 'POST /api/financial/pre-invoices/';
const {
  id: _id,
  created: _created,
  ...said
} = samplePreInvoice({ number: null, issued_at: null, lines: [sampleLine({ title: 'آماده‌سازی متن' })] });
const campaign = { id: 7, title: 'جشنوارهٔ یلدا', state: 'CREATED', total: 52_800_000 };
const answers: FakeAnswers = {
  'GET /api/main/v1/world/clock/': { body: { now: '2026-11-10T08:00:00.000Z', moving_to: null, can_move: false } },
  'GET /api/shared-accounts/api/v1/accounts/info': { body: sampleAccount({ is_hijacked: true }) },
  'GET /api/financial/financial-info/': { body: sampleFinancialInfo() },
  'GET /api/main/v1/campaigns/': { body: { count: 1, results: [campaign] } },
  [PREVIEW]: { body: said },
  [CREATE]: { body: samplePreInvoice() },
};
const open = () => {
  openWideWindow();
  return renderPage(PreInvoicePage, '/financial/pre-invoice');
};
const bodies = (requests: ReturnType<typeof stubApi>, name: string) =>
  requests.filter((request) => request.name === name).map(({ body }) => body);

test('campaigns and free lines are previewed by the server and issued once', async () => {
  const requests = stubApi(answers);
  const { router } = open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: /جشنوارهٔ یلدا/ }));
  await user.type(screen.getByLabelText(/^شرح/), 'آماده‌سازی متن');
  await user.clear(screen.getByLabelText(/^تعداد/));
  await user.type(screen.getByLabelText(/^تعداد/), '۳');
  await user.type(screen.getByLabelText(/^بهای واحد/), '۱۴۵۰۰۰۰');
  const expected = {
    valid_until: '2026-11-17',
    note: '',
    campaigns: [7],
    lines: [{ title: 'آماده‌سازی متن', quantity: 3, unit_price: 1_450_000, discount: 0 }],
  };
  await waitFor(() => expect(bodies(requests, PREVIEW).at(-1)).toEqual(expected));
  const sheet = within(await screen.findByRole('article'));
  expect(sheet.getByText(/شماره هنگام صدور/)).toBeDefined();
  await user.dblClick(screen.getAllByRole('button', { name: 'صدور پیش‌فاکتور' })[0] as HTMLElement);
  await waitFor(() => expect(router.history.location.pathname).toBe('/financial/factor/60'));
  expect(bodies(requests, CREATE)).toEqual([expected]);
  expect(sessionStorage.getItem('jarchi-pre-invoice')).toBeNull();
});

test('nothing is issued without a campaign or a line, or with a wrong line, which takes the focus', async () => {
  const requests = stubApi(answers);
  open();
  const user = userEvent.setup();
  const [issue] = await screen.findAllByRole('button', { name: 'صدور پیش‌فاکتور' });
  await user.click(issue as HTMLElement);
  expect((await screen.findByRole('alert')).textContent).toContain('پیش‌فاکتور دست‌کم یک کمپین یا یک ردیف می‌خواهد.');
  await user.type(screen.getByLabelText(/^شرح/), 'متن');
  await user.type(screen.getByLabelText(/^بهای واحد/), '۱۰۰۰');
  await user.type(screen.getByLabelText(/^تخفیف/), '۲۰۰۰');
  await user.click(issue as HTMLElement);
  expect(screen.getByText('تخفیف بیش از مبلغ ردیف است.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(/^تخفیف/));
  expect(bodies(requests, CREATE)).toEqual([]);
});

test('a refusal stays beside the form, and what was typed is there after a reload', async () => {
  stubApi({ ...answers, [CREATE]: refusal('pre_invoice_campaigns_refused', 409, { ids: [7] }) });
  const first = open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: /جشنوارهٔ یلدا/ }));
  await user.click(screen.getAllByRole('button', { name: 'صدور پیش‌فاکتور' })[0] as HTMLElement);
  expect((await screen.findByRole('alert')).textContent).toContain('دیگر در انتظار خرید نیست');
  first.unmount();
  open();
  expect(await screen.findByRole('checkbox', { name: /جشنوارهٔ یلدا/ })).toHaveProperty('checked', true);
});

test('a preview that the server refuses says why', async () => {
  stubApi({ ...answers, [PREVIEW]: refusal('vat_rate_missing', 422, {}) });
  open();
  await userEvent.setup().click(await screen.findByRole('checkbox', { name: /جشنوارهٔ یلدا/ }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
});
