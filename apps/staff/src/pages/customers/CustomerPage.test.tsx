import { findPageTitle } from '@jarchi/shell/title/page-title.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { sampleCustomer } from '#testing/sample-customers.fa.ts';
import { refusal, stubApi } from '#testing/stub-api.ts';
import { CustomerPage } from './CustomerPage.tsx';

// The dialog is in its own chunk.

const ONE = 'GET /api/back-office/customers/sepidar/';
/** The dialog's button; the page has a button with the same text. */
const startButton = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'ورود به نمایندگی' });
const open = () => renderPage(CustomerPage, '/customers/$account', '/customers/sepidar');

test('the five figures of the account add up, and the owner is shown next to them', async () => {
  stubApi({ [ONE]: { body: sampleCustomer() } });
  open();
  const figures = await screen.findByRole('region', { name: 'موجودی‌های حساب' });
  expect([...figures.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'موجودی',
    'در دسترس',
    'نگه‌داشته',
    'سقف بدهی',
    'قابل خرج',
  ]);
  expect([...figures.querySelectorAll('dd span:first-child')].map(({ textContent }) => textContent)).toEqual([
    '۳۲٬۴۵۰٬۰۰۰',
    '۸٬۴۵۰٬۰۰۰',
    '۲۴٬۰۰۰٬۰۰۰',
    '۲۰٬۰۰۰٬۰۰۰',
    '۲۸٬۴۵۰٬۰۰۰',
  ]);
  expect(screen.getByText('۰۹۱۲ ۰۰۰ ۰۰۰۱')).toBeDefined();
  expect(findPageTitle()).toBe('قهوهٔ سپیدار');
});

test('the history shows person, reason, duration, and whether anything changed', async () => {
  const past = { id: 'a', staff_name: 'نیما رستگار', reason: 'فاکتور ۰۳۴۲', started_at: '2026-11-10T07:00:00.000Z' };
  const impersonations = [
    { ...past, ends_at: '2026-11-10T07:18:00.000Z', is_open: false, writes: 0 },
    { ...past, id: 'b', ends_at: '2026-11-10T08:00:00.000Z', is_open: true, writes: 3 },
  ];
  stubApi({ [ONE]: { body: sampleCustomer({ impersonations }) } });
  open();
  const [, first, second] = (await screen.findAllByRole('row')).map((row) => row.textContent);
  expect(first).toMatch(/نیما رستگار.*فاکتور ۰۳۴۲.*۱۸ دقیقه.*فقط مشاهده/);
  expect(second).toMatch(/باز.*تا ۱۱:۳۰.*۳ تغییر/);
});

test('an unknown customer is shown as not found, with a link back', async () => {
  stubApi({ [ONE]: refusal('account_not_found', 404) });
  open();
  const link = await screen.findByRole('link', { name: 'فهرست مشتریان' });
  expect(link.getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button', { name: 'ورود به نمایندگی' })).toBeNull();
});

test('the dialog asks for a reason and shows the rules before anything is sent', async () => {
  const requests = stubApi({ [ONE]: { body: sampleCustomer() } });
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'ورود به نمایندگی' }));
  const dialog = await screen.findByRole('dialog', { name: 'ورود به نمایندگی از «قهوهٔ سپیدار»؟' });
  for (const words of ['حداکثر ۶۰ دقیقه', 'گزارش ممیزی', 'رمز، شمارهٔ موبایل و ایمیل']) expect(dialog.textContent).toContain(words);
  const reason = screen.getByLabelText('دلیل');
  await user.type(reason, ' abcd ');
  await user.click(startButton());
  expect(document.getElementById(reason.getAttribute('aria-describedby') ?? '')?.textContent).toContain('دست‌کم ۵ نویسه');
  expect(document.activeElement).toBe(reason);
  expect(requests.map(({ name }) => name)).not.toContain('POST /api/back-office/impersonations/');
});

test('a given reason opens the customer’s panel once', async () => {
  const started = { path: '/u/sepidar', expires_at: '2026-11-10T08:00:00.000Z' };
  const requests = stubApi({ [ONE]: { body: sampleCustomer() }, 'POST /api/back-office/impersonations/': { body: started } });
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'ورود به نمایندگی' }));
  await user.type(await screen.findByLabelText('دلیل'), '  تماس تلفنی دربارهٔ فاکتور ');
  await user.dblClick(startButton());
  await waitFor(() => expect(assign.mock.calls).toEqual([['/u/sepidar']]));
  const sent = requests.filter(({ name }) => name.startsWith('POST'));
  expect(sent.map(({ body }) => body)).toEqual([{ account: 'sepidar', reason: 'تماس تلفنی دربارهٔ فاکتور' }]);
});

test('a refusal is shown next to the field, and the input stays', async () => {
  stubApi({ [ONE]: { body: sampleCustomer() }, 'POST /api/back-office/impersonations/': refusal('account_not_found', 404) });
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'ورود به نمایندگی' }));
  await user.type(await screen.findByLabelText('دلیل'), 'تماس تلفنی{Tab}');
  await user.click(startButton());
  expect(await screen.findByText('این حساب پیدا نشد.')).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('دلیل').value).toBe('تماس تلفنی');
});
