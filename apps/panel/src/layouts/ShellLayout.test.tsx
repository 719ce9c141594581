import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { stubApi } from '#testing/fake-api.ts';
import { sampleAccount } from '#testing/sample-account.fa.ts';
import { sampleClock, sampleList, sampleUser } from '#testing/sample-answers.fa.ts';
import { sampleBalance } from '#testing/sample-finance.fa.ts';
import { ShellLayout } from './ShellLayout.tsx';

const account = sampleAccount({ id: 10_482, balance: 12_450_000, account: 'sepidar' });
const impersonated: Partial<typeof account> = {
  is_hijacked: true,
  impersonation: { staff_name: 'نیما رستگار', reason: 'پیگیری تیکت', expires_at: '2099-01-01T00:00:00.000Z' },
};

const BALANCE = 'GET /api/financial/accounts/';
const LEDGER = 'GET /api/financial/accounts/adv-1/ledger';
const charged = { id: 1, at: '2026-11-10T07:00:00.000Z', kind: 'charge', campaign_id: null, payment_id: 91, amount: 500_000 };
const BELL = 'GET /api/back-office/new-panel-notifications';
const INFO = 'GET /api/shared-accounts/api/v1/accounts/info';
const CAMPAIGNS = 'GET /api/main/v1/campaigns/';
const CONTENTS = `${CAMPAIGNS}feedback/pending`;

function open(path: string, change: Partial<typeof account> = {}, list = sampleList()) {
  const requests = stubApi({
    [INFO]: { body: { ...account, ...change } },
    'GET /api/accounts/user/': { body: sampleUser },
    'GET /api/shared-accounts/api/v1/user/services': { body: { results: [] } },
    [BALANCE]: { body: { ...sampleBalance, debt_limit: 20_000_000 } },
    [LEDGER]: {
      body: {
        count: 1,
        results: [{ ...charged, available: 500_000, held: 0, balance: 500_000 }],
        totals: { available: 500_000, held: 0 },
      },
    },
    [BELL]: { body: { unread: 3, results: [] } },
    'GET /api/main/v1/world/clock/': { body: sampleClock },
    [CAMPAIGNS]: { body: list },
    [CONTENTS]: { body: { count: 0, results: [] } },
    'POST /api/back-office/impersonations/release/': { body: { ok: true } },
  });
  const root = createRootRoute();
  const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: ShellLayout });
  const any = createRoute({ getParentRoute: () => shell, path: '$', component: () => <h1>{path}</h1> });
  const router = createRouter({
    routeTree: root.addChildren([shell.addChildren([any])]),
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultPendingMinMs: 0,
  });
  render(<RouterProvider router={router as never} />);
  return { router, asked: (start: string) => requests.filter(({ name }) => name.startsWith(start)).length };
}

/** Waits for the sidebar, which is loaded on demand. */
const sidebar = async () => within(await screen.findByRole('navigation', { name: 'ناوبری اصلی' }));

test('the header shows the account, its balance and the unread count', async () => {
  open('/');
  expect(await screen.findByRole('button', { name: 'قهوهٔ سپیدار، تغییر پنل' })).toBeDefined();
  expect(await screen.findByRole('button', { name: 'اعلان‌ها، ۳ خوانده‌نشده' })).toBeDefined();
  // A short one on phones, and one with words.
  expect(await screen.findAllByRole('button', { name: 'موجودی ۱۲٬۴۵۰٬۰۰۰ تومان، منوی مالی' })).toHaveLength(2);
  expect(await screen.findByRole('link', { name: 'فهرست کمپین‌ها ۱ کمپین' })).toBeDefined();
  expect((await sidebar()).getByRole('link', { current: 'page' }).textContent).toBe('خانه');
  expect(screen.queryByText('سقف بدهی')).toBeNull();
});

test('the balance opens the latest events, each with a link to its cause', async () => {
  const { asked } = open('/');
  const [chip] = await screen.findAllByRole('button', { name: /منوی مالی$/ });
  expect(asked(LEDGER)).toBe(0);
  fireEvent.click(chip!);
  const menu = within(await screen.findByRole('dialog', { name: 'منوی مالی' }));
  const link = await menu.findByRole('link', { name: /^پرداخت .*۹۱/ });
  expect(link.getAttribute('href')).toBe('/financial/payments/91');
  const day = within(menu.getByRole('region', { name: /۱۹ آبان/ }));
  expect(day.getByRole('listitem').textContent).toMatch(/افزایش اعتبار.*۱۰:۳۰.*\+۵۰۰٬۰۰۰/);
  expect(asked(LEDGER)).toBe(1);
});

test('a member whose role does not read the ledger gets the menu without events', async () => {
  const { asked } = open('/', { role: 'buyer' });
  const [chip] = await screen.findAllByRole('button', { name: /منوی مالی$/ });
  fireEvent.click(chip!);
  await screen.findByRole('dialog', { name: 'منوی مالی' });
  expect(screen.queryByText('آخرین رویدادها')).toBeNull();
  expect(asked(LEDGER)).toBe(0);
});

test('before the first campaign the navigation has no counts and no dashboard', async () => {
  open('/', {}, sampleList([]));
  const nav = await sidebar();
  await waitFor(() => expect(nav.queryByRole('link', { name: 'داشبورد' })).toBeNull());
  expect(nav.getByRole('link', { name: 'فهرست کمپین‌ها' })).toBeDefined();
});

test('campaign paths have the sidebar, and neither header nor bottom bar', async () => {
  open('/campaigns/12');
  expect((await sidebar()).getByRole('link', { current: 'page' }).textContent).toContain('فهرست کمپین‌ها');
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'ناوبری پایین' })).toBeNull();
});

test('of two nested entries only the inner one is current', async () => {
  open('/financial/requests/deduction', impersonated);
  await screen.findByRole('link', { name: 'درخواست کسر' });
  expect((await sidebar()).getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual(['درخواست کسر']);
});

test('a visit to the campaigns and back fetches nothing again', async () => {
  const { router, asked } = open('/');
  await screen.findByRole('button', { name: 'اعلان‌ها، ۳ خوانده‌نشده' });
  await act(() => router.navigate({ href: '/campaigns' }));
  await waitFor(() => expect(screen.queryByRole('banner')).toBeNull());
  await act(() => router.navigate({ href: '/' }));
  await screen.findByRole('button', { name: 'اعلان‌ها، ۳ خوانده‌نشده' });
  expect([INFO, BALANCE, BELL, CONTENTS].map(asked)).toEqual([1, 1, 1, 1]);
  // The list, and a request whose URL begins with the list's URL.
  expect(asked(CAMPAIGNS)).toBe(2);
});

test('staff see their strip, the debt limit and their pages, and ending the session opens the console', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const { asked } = open('/', impersonated);
  const strip = within(await screen.findByRole('region', { name: 'نمایندگی کارکنان' }));
  expect(strip.getByText('قهوهٔ سپیدار')).toBeDefined();
  expect(await within(screen.getByRole('banner')).findByText('سقف بدهی')).toBeDefined();
  // It stands in the header alone.
  expect(screen.getAllByText('سقف بدهی')).toHaveLength(1);
  expect((await sidebar()).getByRole('link', { name: 'صدور پیش‌فاکتور ویژهٔ کارکنان' })).toBeDefined();
  fireEvent.click(strip.getByRole('button', { name: /رها کردن حساب/ }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/staff'));
  expect(asked('POST /api/back-office/impersonations/release/')).toBe(1);
});

test('a customer never sees the strip', async () => {
  open('/');
  await screen.findByRole('button', { name: 'قهوهٔ سپیدار، تغییر پنل' });
  expect(screen.queryByRole('region', { name: 'نمایندگی کارکنان' })).toBeNull();
});
