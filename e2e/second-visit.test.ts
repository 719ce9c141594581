import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shoot, test } from './kit.ts';
import { openGate } from './page-parts.ts';

const readKept = (page: Page) => page.evaluate(() => localStorage.getItem('jarchi-figures'));
const figuresTime = (page: Page) => page.getByRole('status').filter({ hasText: /^آمار ساعت [۰-۹]{2}:[۰-۹]{2}$/ });

/** Opens a page until the device keeps its figures and its files. */
async function visitFirst(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(
    (kept) => navigator.serviceWorker.controller !== null && (localStorage.getItem('jarchi-figures') ?? '').includes(`"${kept}":`),
    path,
  );
}

test.for([
  ['/', false],
  ['/campaigns', true],
] as const)('%s begins with the figures of the last visit', { timeout: 120_000 }, async ([path, isNarrow], { visit }) => {
  const first = await visit({ as: 'advertiser', hasWorker: true, isNarrow });
  await visitFirst(first, path);
  const context = first.context();
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  const open = await openGate(page, '**/api/**');
  await page.goto(path);
  await figuresTime(page).waitFor();
  await page.getByText('میلیون').first().waitFor();
  // Money does not move on figures of before.
  expect(await page.getByRole('link', { name: 'افزایش اعتبار' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'پرداخت', exact: true }).count()).toBe(0);
  await shoot(page, `second-visit-${isNarrow ? 'list' : 'home'}`);
  open();
  await figuresTime(page).waitFor({ state: 'detached' });
  expect(asked.length).toBeGreaterThan(0);
  await page.close();

  await context.setOffline(true);
  const offline = await context.newPage();
  await offline.goto(path);
  await figuresTime(offline).waitFor();
  await offline.getByText('میلیون').first().waitFor();
  await offline.getByRole('alert').filter({ hasText: 'اینترنت قطع است.' }).waitFor();
  await context.setOffline(false);
});

test('a session that was ended elsewhere takes the figures with it', async ({ visit }) => {
  const page = await visit({ as: 'advertiser', hasWorker: true, refusals: [401] });
  await visitFirst(page, '/');
  const account = (await page.context().cookies()).filter(({ name }) => name === 'account');
  await page.context().clearCookies();
  await page.context().addCookies(account);
  await page.goto('/campaigns');
  await page.waitForURL(/\/auth\/login/);
  expect(await readKept(page)).toBeNull();
});

test('signing out removes them, and a shared device keeps none', async ({ visit }) => {
  // Requests still open when the session ends are refused.
  const page = await visit({ as: 'official', hasWorker: true, refusals: [401] });
  await visitFirst(page, '/');
  await page.getByRole('button', { name: /^کارت کاربر/ }).click();
  await page.getByRole('button', { name: 'خروج' }).click();
  await page.waitForURL('**/auth/login**');
  expect(await readKept(page)).toBeNull();
  const box = page.getByRole('checkbox', { name: 'این دستگاه مشترک است' });
  await box.check();
  await page.reload();
  expect(await box.isChecked()).toBe(true);
});
