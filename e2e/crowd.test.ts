import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shoot, test } from './kit.ts';
import { settle } from './settle.ts';

const TABS = ['/', '/campaigns', '/dashboard', '/contents', '/notifications', '/profile', '/campaign/general-information'];
/** The client repeats a busy call, and no page shows it. */
const BUSY = 429;
const UNAVAILABLE = 503;

async function expectWhole(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settle(page);
  expect([page.url(), await page.getByRole('button', { name: 'تلاش دوباره' }).count()]).toEqual([page.url(), 0]);
}

test('seven tabs that a browser restores at once all load completely', async ({ visit }) => {
  const first = await visit({ as: 'advertiser', refusals: [BUSY] });
  const others = await Promise.all(TABS.slice(1).map(() => first.context().newPage()));
  const pages = [first, ...others];
  await Promise.all(pages.map((page, index) => page.goto(TABS[index] ?? '/')));
  await Promise.all(pages.map(expectWhole));
  await Promise.all(pages.map((page) => page.reload()));
  await Promise.all(pages.map(expectWhole));
});

test('a page without its server shows that it waits, asks again, and then shows the data', async ({ visit }) => {
  const page = await visit({ as: 'advertiser', refusals: [UNAVAILABLE] });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settle(page);
  let refused = 0;
  await page.route('**/v1/campaigns/?**', async (route) => {
    if (refused === 3) return route.fallback();
    refused += 1;
    const error = { code: 'unavailable', facts: {}, request_id: 'r' };
    return route.fulfill({ status: UNAVAILABLE, headers: { 'retry-after': '1' }, json: { error } });
  });
  await page.getByRole('link', { name: 'فهرست کمپین‌ها' }).first().click();
  const bar = page.getByRole('status').filter({ hasText: 'پنل دیر پاسخ می‌دهد.' });
  await bar.waitFor();
  await shoot(page, 'waiting');
  await page.getByRole('table').first().waitFor();
  await bar.waitFor({ state: 'detached' });
  expect(refused).toBe(3);
});
