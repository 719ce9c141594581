import type { APIRequestContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { inspect } from './inspect.ts';
import { test } from './kit.ts';
import { SAMPLE_PASSWORD, SAMPLE_PHONES } from './sign-in.ts';

const STAFF = 'staff@jarchi.test';
const CUSTOMER = { title: 'قهوهٔ سپیدار', account: 'sepidar' };

async function signIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('ایمیل یا نام کاربری').fill(username);
  await page.getByLabel('رمز عبور', { exact: true }).fill(SAMPLE_PASSWORD);
  await page.getByRole('button', { name: 'ورود', exact: true }).click();
}

/** Requests a token as the panel does, with the browser's cookies. */
async function askFor(request: APIRequestContext, account: string) {
  const answer = await request.get(`/api/accounts/token/access?account=${account}`);
  const { token } = (await answer.json()) as { token?: string };
  const headers = { authorization: `Bearer ${token}` };
  return { status: answer.status(), headers };
}

async function isImpersonated(request: APIRequestContext): Promise<boolean> {
  const { headers } = await askFor(request, CUSTOMER.account);
  const info = await request.get('/api/shared-accounts/api/v1/accounts/info', { headers });
  const { account, is_hijacked } = (await info.json()) as { account: string; is_hijacked: boolean };
  expect(account).toBe(CUSTOMER.account);
  return is_hijacked;
}

test.for([false, true])('staff find a customer, act for them with a reason, and release them (narrow: %s)', async (isNarrow, { visit }) => {
  const page = await visit({ isNarrow, refusals: [401, 404] });
  await page.goto(`/staff/customers/${CUSTOMER.account}`);
  await page.waitForURL('**/staff/login?back=**');
  await inspect(page, 'staff-login', page.getByRole('heading', { level: 1, name: 'ورود کارکنان' }));
  await signIn(page, STAFF);
  await page.getByRole('heading', { level: 1, name: CUSTOMER.title }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/staff/customers/${CUSTOMER.account}`);

  await page.goto('/staff');
  const search = page.getByLabel('جست‌وجوی مشتری');
  await search.fill('زردآلو');
  await page.getByText('مشتری‌ای پیدا نشد.').waitFor();
  await search.fill('سپیدار');
  const customer = page.getByRole('link', { name: CUSTOMER.title, exact: true });
  await customer.waitFor();
  await search.fill('۰۹۱۲۰۰۰۰۰۰۱');
  await page.waitForURL((url) => url.searchParams.get('search') === '۰۹۱۲۰۰۰۰۰۰۱');
  await page.reload();
  expect(await search.inputValue()).toBe('۰۹۱۲۰۰۰۰۰۰۱');
  await inspect(page, 'staff-customers', customer);
  await customer.click();

  const title = page.getByRole('heading', { level: 1, name: CUSTOMER.title });
  await inspect(page, 'staff-customer', title);
  const opener = page.getByRole('button', { name: 'ورود به نمایندگی' });
  await opener.click();
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByLabel('دلیل');
  const why = `تماس تلفنی دربارهٔ فاکتور ${isNarrow ? '۰۳۴۳' : '۰۳۴۲'}`;
  await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true);
  await dialog.getByRole('button', { name: 'ورود به نمایندگی' }).click();
  await dialog.getByText('دلیل را بنویسید؛ دست‌کم ۵ نویسه.').waitFor();
  await inspect(page, 'staff-impersonation');
  await page.keyboard.press('Escape');
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await opener.click();
  await reason.fill(why);
  await dialog.getByRole('button', { name: 'ورود به نمایندگی' }).click();

  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('heading', { level: 1, name: /^سلام/ }).waitFor();
  const { request } = page.context();
  expect(await isImpersonated(request)).toBe(true);

  const desk = await page.context().newPage();
  await desk.goto(`/staff/customers/${CUSTOMER.account}`);
  // Other tests act for the same customer at the same time.
  const mine = desk.getByRole('row').or(desk.getByRole('listitem')).filter({ hasText: why });
  await mine.getByText('باز', { exact: true }).waitFor();
  await inspect(desk, 'staff-customer-open');
  expect(await isImpersonated(request)).toBe(true);

  const { headers } = await askFor(request, CUSTOMER.account);
  expect((await request.post('/api/back-office/impersonations/release/', { headers, data: {} })).status()).toBe(200);
  expect((await askFor(request, CUSTOMER.account)).status).toBe(404);
  expect((await request.get('/api/shared-accounts/api/v1/accounts/info', { headers })).status()).toBe(401);
  await desk.reload();
  await mine.waitFor();
  expect(await mine.getByText('باز', { exact: true }).count()).toBe(0);
});

test('a customer sees that the console is not for them', async ({ visit }) => {
  const page = await visit({ refusals: [401, 403] });
  await page.goto('/staff');
  await page.waitForURL('**/staff/login');
  await signIn(page, SAMPLE_PHONES.official);
  await page.getByRole('alert').getByText('این حساب از کارکنان نیست').waitFor();
  await page.goto('/staff');
  await inspect(page, 'staff-stranger', page.getByText('این بخش برای کارکنان است.'));
  await page.getByRole('link', { name: 'رفتن به پنل' }).click();
  await page.getByRole('heading', { level: 1, name: /^سلام/ }).waitFor();
});
