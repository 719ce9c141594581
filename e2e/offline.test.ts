import { expect } from 'vitest';
import { shoot, test } from './kit.ts';
import { settle } from './settle.ts';

test('without a network the panel stays readable and shows its age, and it recovers with the network', async ({ visit }) => {
  const page = await visit({ as: 'advertiser', hasWorker: true });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const context = page.context();
  await settle(page);

  await context.setOffline(true);
  const bar = page.getByRole('alert').filter({ hasText: 'اینترنت قطع است.' });
  await bar.waitFor();
  await page.getByRole('heading', { name: 'کمپین‌های جاری' }).waitFor();
  await shoot(page, 'offline');

  await page.reload();
  await bar.waitFor();
  await page.getByRole('link', { name: 'فهرست کمپین‌ها' }).waitFor();
  await shoot(page, 'offline-reloaded');

  await context.setOffline(false);
  await bar.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /سلام/ }).waitFor();
  expect(await bar.count()).toBe(0);
});

test('the panel can be installed', async ({ visit }) => {
  const page = await visit();
  await page.goto('/auth/login');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ lang: 'fa-IR', dir: 'rtl', display: 'standalone', start_url: '/' });
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
});
