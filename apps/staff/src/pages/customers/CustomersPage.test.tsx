import { announcePersonChange } from '@jarchi/client-state/session/person.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { sampleCustomerRow } from '#testing/sample-customers.fa.ts';
import { refusal, stubApi } from '#testing/stub-api.ts';
import { CustomersPage } from './CustomersPage.tsx';

const LIST = 'GET /api/back-office/customers/';
const rows = [sampleCustomerRow(), sampleCustomerRow({ account_id: 3, account: 'toranj', title: 'پوشاک ترنج', balance: -7_035_000 })];

test('customers link to their pages and show their money', async () => {
  const requests = stubApi({ [LIST]: { body: { count: 28, results: rows } } });
  renderPage(CustomersPage, '/', '/?search=۰۹۱۲&page=2');
  const table = await screen.findByRole('table', { name: 'مشتریان' });
  expect(within(table).getByRole('link', { name: 'پوشاک ترنج' }).getAttribute('href')).toBe('/customers/toranj');
  expect(within(table).getByText('۳۲٬۴۵۰٬۰۰۰')).toBeDefined();
  expect(within(table).getByText(/۷٬۰۳۵٬۰۰۰/).className).toContain('danger');
  const asked = requests.find(({ name }) => name === LIST)?.url.searchParams;
  expect([asked?.get('search'), asked?.get('offset'), asked?.get('limit')]).toEqual(['۰۹۱۲', '10', '10']);
});

test('an account in which the member has a place opens nothing, and says why', async () => {
  const own = sampleCustomerRow({ account: 'own-shop', title: 'فروشگاه خودم', is_own: true });
  stubApi({ [LIST]: { body: { count: 2, results: [...rows.slice(1), own] } } });
  renderPage(CustomersPage, '/');
  const table = await screen.findByRole('table', { name: 'مشتریان' });
  expect(
    within(table)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['پوشاک ترنج']);
  const row = within(table).getByText('فروشگاه خودم').closest('tr');
  expect(within(row as HTMLElement).getByText('شما در این حساب جایی دارید')).toBeDefined();
});

test('the token is requested under the console’s name, without an account', async () => {
  const requests = stubApi({ [LIST]: { body: { count: 0, results: [] } } });
  document.cookie = 'account=sepidar; path=/';
  announcePersonChange();
  renderPage(CustomersPage, '/');
  await screen.findByText('هنوز مشتری‌ای نیست.');
  expect(requests.find(({ name }) => name === 'GET /api/accounts/token/access')?.url.search).toBe('?app=staff');
});

test('a search is written to the URL and starts at the first page', async () => {
  stubApi({ [LIST]: { body: { count: 28, results: rows } } });
  const { router } = renderPage(CustomersPage, '/', '/?page=2&page-size=20');
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('جست‌وجوی مشتری'), 'سپیدار{Enter}');
  await waitFor(() => expect(router.state.location.search).toEqual({ search: 'سپیدار', 'page-size': '20' }));
  await user.click(screen.getByRole('button', { name: 'پاک کردن جست‌وجو' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ 'page-size': '20' }));
});

test('a search without a result shows its text and how to go back', async () => {
  stubApi({ [LIST]: { body: { count: 0, results: [] } } });
  const { router } = renderPage(CustomersPage, '/', '/?search=زردآلو');
  expect(await screen.findByText('مشتری‌ای پیدا نشد.')).toBeDefined();
  expect(screen.getByText(/«زردآلو»/)).toBeDefined();
  const buttons = screen.getAllByRole('button', { name: 'پاک کردن جست‌وجو' });
  await userEvent.setup().click(buttons.at(-1) as HTMLElement);
  await waitFor(() => expect(router.state.location.searchStr).toBe(''));
});

test('a page beyond the last one redirects to the last one', async () => {
  stubApi({ [LIST]: { body: { count: 12, results: rows } } });
  const { router } = renderPage(CustomersPage, '/', '/?page=9');
  await waitFor(() => expect(router.state.location.search).toEqual({ page: '2' }));
});

test('a failure offers another try, which shows the list', async () => {
  let isDown = true;
  stubApi({ [LIST]: () => (isDown ? refusal('internal', 500) : { body: { count: 2, results: rows } }) });
  renderPage(CustomersPage, '/');
  const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
  isDown = false;
  await userEvent.setup().click(retry);
  expect(await screen.findByRole('link', { name: 'قهوهٔ سپیدار' })).toBeDefined();
});

test('an unreadable URL shows all customers, with a notice', async () => {
  stubApi({ [LIST]: { body: { count: 28, results: rows } } });
  renderPage(CustomersPage, '/', '/?page=last&size=7');
  expect(await screen.findByRole('table', { name: 'مشتریان' })).toBeDefined();
  expect(screen.getByText('بخشی از نشانی خوانده نشد و کنار گذاشته شد.')).toBeDefined();
});
