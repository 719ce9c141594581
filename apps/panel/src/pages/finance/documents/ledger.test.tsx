import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleBalance, sampleHolds, sampleLine, sampleRehearsal } from '#testing/sample-finance.fa.ts';
import { FinancialReportPage } from './FinancialReportPage.tsx';

type Ledger = CallAnswer<'finance', 'listLedger'>;

const LEDGER = 'GET /api/financial/accounts/adv-1/ledger';
const ledger: Ledger = {
  count: 12,
  results: [
    sampleLine(3, {
      kind: 'capture',
      campaign_id: 48213,
      campaign_title: 'منوی پاییزی',
      campaign_type: 'CPM',
      entries: 6,
      units: 18_000,
      amount: 220,
      held: -220,
      balance: 780,
    }),
    sampleLine(2, {
      kind: 'hold',
      campaign_id: 48213,
      campaign_title: 'منوی پاییزی',
      amount: 600,
      available: -600,
      held: 600,
      balance: 1000,
    }),
    sampleLine(1, {
      kind: 'charge',
      payment_id: 91,
      tracking_number: '840217765',
      document: { id: 45, kind: 'receipt', number: 'RC-1405-000012' },
      amount: 1000,
      available: 1000,
      balance: 1000,
    }),
    sampleLine(4, {
      kind: 'hold',
      money_request_id: 221,
      money_request_kind: 'money_back',
      amount: 20,
      available: -20,
      held: 20,
      balance: 1000,
    }),
  ],
  totals: { entries: 17, available: 400, held: 380 },
};
const BALANCE = 'GET /api/financial/accounts/adv-1/';
const report: FakeAnswers = {
  [BALANCE]: { body: sampleBalance },
  [LEDGER]: { body: ledger },
  'GET /api/main/v1/campaigns/': { body: { count: 0, results: [], totals: {} } },
};

test('the ledger links each move to its cause and its document, and totals all of them', async () => {
  stubApi(report);
  renderPage(FinancialReportPage, '/financial/report');
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/campaigns/48213/identity',
    '/campaigns/48213/identity',
    '/financial/payments/91',
    '/financial/factor/45',
    '/financial/requests/221',
  ]);
  expect(table.getByText('نگه‌داشتن برای بازگشت پول')).toBeDefined();
  expect(screen.getByRole('link', { name: 'بازگشت پول به حساب بانکی' }).getAttribute('href')).toBe('/financial/money-back');
  expect(table.getByText('تسویهٔ ۱۸ هزار بازدید')).toBeDefined();
  expect(table.getByRole('link', { name: /^پرداخت .*۸۴۰۲۱۷۷۶۵/ })).toBeDefined();
  expect(table.getByText('جمع ۱۲ رویداد')).toBeDefined();
  expect(table.getAllByText('۷۸۰')).toHaveLength(2);
  expect(await screen.findByText('۱۲٬۴۵۰٬۰۰۰')).toBeDefined();
});

test('if the ledger fails, the balance stays on screen', async () => {
  stubApi({ ...report, [LEDGER]: refusal('internal', 500) });
  renderPage(FinancialReportPage, '/financial/report');
  expect(await screen.findByText('دریافت اطلاعات ناموفق بود!')).toBeDefined();
  expect(await screen.findByText('۱۲٬۴۵۰٬۰۰۰')).toBeDefined();
});

test('a broken URL of the ledger shows the ledger with a notice', async () => {
  stubApi(report);
  renderPage(FinancialReportPage, '/financial/report', '/financial/report?page=last');
  expect(await screen.findByRole('table')).toBeDefined();
  expect(screen.getByText('بخشی از نشانی خوانده نشد و کنار گذاشته شد.')).toBeDefined();
});

test('a line of several transactions opens to them', async () => {
  stubApi({
    ...report,
    [`${LEDGER}/3`]: {
      body: { count: 6, results: [sampleLine(31, { kind: 'capture', campaign_id: 48213, placement_title: 'خانهٔ سبز', amount: 40 })] },
    },
  });
  renderPage(FinancialReportPage, '/financial/report');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'تسویهٔ ۱۸ هزار بازدید، دیدن ۶ ثبت' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'تسویهٔ ۱۸ هزار بازدید' }));
  expect(await dialog.findByText('تسویه با ناشر، خانهٔ سبز')).toBeDefined();
  expect(dialog.getByText('۶ ثبت پشت سر هم، روی هم ۲۲۰ تومان')).toBeDefined();
});

test('the tab and the filters of the statement are in the URL, and a new tab drops kinds that it does not have', async () => {
  const requests = stubApi(report);
  const { router } = renderPage(FinancialReportPage, '/financial/report', '/financial/report?page=2&filter=kind,hold');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: 'تسویه' }));
  await waitFor(() => expect(router.state.location.searchStr).toBe('?tab=capture'));
  const asked = requests.filter(({ url }) => url.pathname.endsWith('/ledger')).map(({ url }) => decodeURIComponent(url.search));
  expect(asked).toEqual(['?limit=10&offset=10&tab=all&filter=kind,hold', '?limit=10&offset=0&tab=capture']);
});

test('a choice that fits nothing can be cleared', async () => {
  stubApi({ ...report, [LEDGER]: { body: { count: 0, results: [], totals: { entries: 0, available: 0, held: 0 } } } });
  const { router } = renderPage(FinancialReportPage, '/financial/report', '/financial/report?tab=refund&filter=search,yalda');
  expect(await screen.findByText('هیچ رویدادی با این انتخاب جور نیست.')).toBeDefined();
  const [clear] = screen.getAllByRole('button', { name: /پاک کردن/ }).toReversed();
  await userEvent.setup().click(clear!);
  await waitFor(() => expect(router.state.location.searchStr).toBe(''));
});

const HOLDS = 'GET /api/financial/accounts/adv-1/holds';
const REHEARSAL = 'POST /api/financial/accounts/adv-1/rehearsal';

test('a rehearsal says what each supposition does, and what all of them leave', async () => {
  const requests = stubApi({ ...report, [HOLDS]: { body: sampleHolds }, [REHEARSAL]: { body: sampleRehearsal() } });
  renderPage(FinancialReportPage, '/financial/report', '/financial/report?view=rehearsal');
  const user = userEvent.setup();
  expect(await screen.findByText('اکنون ۱۰٬۴۵۰٬۰۰۰ تومان قابل خرج دارید.')).toBeDefined();
  await user.click(await screen.findByRole('switch', { name: '«جشنوارهٔ یلدا» را بخرم' }));
  await user.click(await screen.findByRole('switch', { name: '«منوی پاییزی» تمام شود' }));
  await user.selectOptions(await screen.findByLabelText('از آنچه خریده‌اید تحویل شود'), '75');
  const bodies = () => requests.filter(({ name }) => name === REHEARSAL).map(({ body }) => body);
  await waitFor(() =>
    expect(bodies().at(-1)).toEqual({
      ifs: [
        { if: 'buy', campaign: 48300 },
        { if: 'end', campaign: 48213, delivered_percent: 75 },
      ],
    }),
  );
});

test('each hold says what frees it, and when', async () => {
  stubApi({ ...report, [HOLDS]: { body: sampleHolds }, [REHEARSAL]: { body: sampleRehearsal() } });
  renderPage(FinancialReportPage, '/financial/report', '/financial/report?view=rehearsal');
  const table = within(await screen.findByRole('table', { name: /پول نگه‌داشتهٔ هر کمپین/ }));
  expect(table.getByText(/هر ساعت با بازدیدها کسر می‌شود؛ مانده آزاد می‌شود/)).toBeDefined();
  expect(table.getByText(/سهم «خانهٔ سبز»، ۵۰۰٬۰۰۰ تومان/)).toBeDefined();
  expect(table.getByText('تسویه ۲۶ آبان')).toBeDefined();
});

test('what cannot be supposed says why', async () => {
  const [bought, ...others] = sampleRehearsal().options;
  const short = { available: 0, held: 0, at: null, refused: 'spendable_short', shortfall: 450_000 } as const;
  const options = [{ ...bought!, buy: short }, ...others];
  stubApi({ ...report, [HOLDS]: { body: sampleHolds }, [REHEARSAL]: { body: sampleRehearsal({ options }) } });
  renderPage(FinancialReportPage, '/financial/report', '/financial/report?view=rehearsal');
  expect(await screen.findByText('موجودی نمی‌رسد. ۴۵۰٬۰۰۰ تومان کم است.')).toBeDefined();
});
