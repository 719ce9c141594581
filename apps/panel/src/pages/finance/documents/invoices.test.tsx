import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { sampleDocuments, sampleOfficial, sampleRow } from '#features/documents/testing/sample-documents.fa.ts';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleAccount, sampleFinancialInfo } from '#testing/sample-account.fa.ts';
import { openWideWindow } from '#testing/wide-window.ts';
import { InvoicesPage, OfficialInvoicesPage } from './InvoicesPage.tsx';

const LIST = 'GET /api/financial/v3/payment-invoices/';
const ASK = 'POST /api/financial/v3/payment-invoices/';
const ACCOUNT = 'GET /api/shared-accounts/api/v1/accounts/info';
const official: FakeAnswers = {
  [ACCOUNT]: { body: sampleAccount({ is_official: true }) },
  'GET /api/financial/financial-info/': { body: sampleFinancialInfo() },
};
const free = sampleRow();
const second = sampleRow({ id: 42, number: 'IN-1405-000339', net: 10_000_000, vat: 1_000_000, total: 11_000_000 });
const taken = sampleRow({ id: 43, number: 'IN-1405-000331', official: { id: 50, number: null, state: 'requested' } });
const credit = sampleRow({
  id: 44,
  kind: 'credit_note',
  number: 'CN-1405-000003',
  total: 1_150_000,
  corrects: { id: 41, number: 'IN-1405-000342', state: 'issued' },
});
const all = sampleDocuments([free, second, taken, credit]);

const open = (search = '') => renderPage(InvoicesPage, '/financial/factor/{-$id}', `/financial/factor${search}`);
const askedFilters = (requests: ReturnType<typeof stubApi>) =>
  requests
    .filter(({ name, url }) => name === LIST && url.searchParams.get('limit') === '10')
    .map(({ url }) => url.searchParams.getAll('filter'));

test('invoices and credit notes are listed with tabs and counts; a credit note has a minus and names its invoice', async () => {
  openWideWindow();
  const requests = stubApi({ ...official, [LIST]: { body: all } });
  open();
  const table = within(await screen.findByRole('table'));
  expect(askedFilters(requests)[0]).toEqual(['kind,invoice,credit_note']);
  expect(table.getByText(/−۱٬۱۵۰٬۰۰۰/)).toBeDefined();
  expect(table.getByText(/اصلاح فاکتور/)).toBeDefined();
  await waitFor(() =>
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'فاکتورها۳۲',
      'رسیدها۴',
      'فاکتورهای رسمی۱۲',
      'پیش‌فاکتورها۶',
    ]),
  );
  expect(table.getByRole('link', { name: 'درخواست شده' }).getAttribute('href')).toBe('/financial/factor/official/50');
});

test('who sees no official invoices has no tab of them, and chooses nothing', async () => {
  openWideWindow();
  stubApi({ [ACCOUNT]: { body: sampleAccount() }, [LIST]: { body: all } });
  open();
  await screen.findByRole('table');
  expect(screen.getAllByRole('tab')).toHaveLength(3);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^درخواست/ })).toBeNull();
});

test('several invoices are chosen and asked for once; what stands in an official invoice and credit notes cannot be chosen', async () => {
  openWideWindow();
  const requests = stubApi({ ...official, [LIST]: { body: all }, [ASK]: { body: sampleOfficial() } });
  open();
  const user = userEvent.setup();
  const boxes = (await screen.findAllByRole('checkbox')).slice(1);
  expect(boxes.map((box) => (box as HTMLInputElement).disabled)).toEqual([false, false, true, true]);
  await user.click(boxes[0] as HTMLElement);
  await user.click(boxes[1] as HTMLElement);
  const bar = screen.getByRole('region', { name: 'فاکتورهای انتخاب‌شده' });
  expect(bar.textContent).toContain('۷۲٬۶۰۰٬۰۰۰');
  await user.click(within(bar).getByRole('button', { name: 'درخواست فاکتور رسمی' }));
  const dialog = await screen.findByRole('dialog', { name: 'درخواست فاکتور رسمی برای ۲ فاکتور؟' });
  await within(dialog).findByText('سارا محمدی');
  for (const words of ['۶۶٬۰۰۰٬۰۰۰', '۶٬۶۰۰٬۰۰۰', '۷۲٬۶۰۰٬۰۰۰', 'سارا محمدی', 'وارد نشده']) expect(dialog.textContent).toContain(words);
  await user.dblClick(within(dialog).getByRole('button', { name: 'ثبت درخواست' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.filter(({ name }) => name === ASK).map(({ body }) => body)).toEqual([{ invoices: [41, 42] }]);
  expect(await screen.findByText('درخواست فاکتور رسمی ثبت شد.')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'فاکتورهای انتخاب‌شده' })).toBeNull();
});

test('a refusal names the missing fields and links to them, and the choice stays on the way there and back', async () => {
  openWideWindow();
  stubApi({
    ...official,
    [LIST]: { body: all },
    [ASK]: refusal('financial_info_incomplete', 422, { fields: ['postal_code', 'economic_number'] }),
  });
  const { router } = open();
  const user = userEvent.setup();
  await user.click((await screen.findAllByRole('checkbox'))[1] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'درخواست فاکتور رسمی' }));
  await user.click(await screen.findByRole('button', { name: 'ثبت درخواست' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/کد پستی.*شمارهٔ اقتصادی/);
  expect(screen.getByRole('link', { name: 'کامل کردن اطلاعات مالی' }).getAttribute('href')).toBe(
    '/profile?section=financial&back=/financial/factor',
  );
  await user.click(screen.getByRole('button', { name: 'انصراف' }));
  const chosen = { name: 'فاکتورهای انتخاب‌شده' };
  expect(screen.getByRole('region', chosen).textContent).toContain('۱ فاکتور');
  await user.click(screen.getByRole('button', { name: 'درخواست فاکتور رسمی' }));
  await user.click(await screen.findByRole('link', { name: 'ویرایش اطلاعات مالی' }));
  await waitFor(() => expect(screen.queryByRole('region', chosen)).toBeNull());
  act(() => router.history.back());
  expect((await screen.findByRole('region', chosen)).textContent).toContain('۱ فاکتور');
});

test('search, order and page are in the URL and in the request', async () => {
  openWideWindow();
  const requests = stubApi({ ...official, [LIST]: { body: sampleDocuments([free], 25) } });
  const { router } = open('?filter=search,منو');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /مبلغ \(تومان\)/ }));
  await waitFor(() => expect(router.state.location.search).toEqual({ search: 'منو', ordering: '-price' }));
  expect(askedFilters(requests).at(-1)).toEqual(['kind,invoice,credit_note', 'search,منو']);
});

test('a tab without documents says what comes there and the next step; a filter without results offers to clear it', async () => {
  stubApi({
    ...official,
    [LIST]: { body: { ...sampleDocuments([]), counts: { receipt: 0, invoice: 0, credit_note: 0, pre_invoice: 0, official_invoice: 0 } } },
  });
  const { unmount } = open('?tab=receipts');
  expect(await screen.findByText('هنوز رسیدی نیست.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'افزایش اعتبار' }).getAttribute('href')).toBe('/financial/charge');
  unmount();
  open('?filter=search,هیچ');
  expect(await screen.findByText('نتیجه‌ای با این فیلترها نیست.')).toBeDefined();
});

test('a list that fails offers another try', async () => {
  stubApi({ ...official, [LIST]: refusal('internal', 500) });
  open();
  expect(await screen.findByRole('button', { name: 'تلاش دوباره' })).toBeDefined();
});

test('a member who does not handle money sees nothing of the list', async () => {
  const requests = stubApi({ [ACCOUNT]: { body: sampleAccount({ role: 'buyer' }) }, [LIST]: refusal('role_not_allowed', 403) });
  const { queryClient } = open();
  const { accountInfoQuery } = await import('#data/account/account.ts');
  await queryClient.fetchQuery(accountInfoQuery);
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull());
  expect(requests.filter(({ name }) => name === ASK)).toEqual([]);
});

test('the months are offered as files', async () => {
  const MONTH = 'GET /api/financial/v3/payment-invoices/months/1405-08/';
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const requests = stubApi({
    ...official,
    [LIST]: { body: all },
    'GET /api/financial/v3/payment-invoices/months/': { body: { results: [{ month: '1405-08', documents: 7 }] } },
    [MONTH]: { body: {} },
  });
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'سندهای یک ماه' }));
  await user.click(await screen.findByRole('button', { name: 'دریافت سندهای آبان ۱۴۰۵' }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(requests.some(({ name }) => name === MONTH)).toBe(true);
});

test('official invoices have their own list, with the reason of a refusal', async () => {
  openWideWindow();
  const refused = sampleRow({
    id: 51,
    kind: 'official_invoice',
    state: 'refused',
    number: null,
    issued_at: null,
    reason: 'نشانی ناقص است',
  });
  const requests = stubApi({ ...official, [LIST]: { body: sampleDocuments([refused]) } });
  renderPage(OfficialInvoicesPage, '/financial/factor/official/list');
  expect(await screen.findByText('رد شد: نشانی ناقص است')).toBeDefined();
  expect(askedFilters(requests)[0]).toEqual(['kind,official_invoice']);
});
