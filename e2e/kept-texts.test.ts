import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { waitUntilSaved } from './creation-steps.ts';
import { test, testInOwnWorld } from './kit.ts';
import { answerOnboarding, askForCode, newPhone, SAMPLE_PASSWORD, SAMPLE_PHONES } from './sign-in.ts';

/** A browser whose storage is full, and which has no IndexedDB, no locks and no workers. */
const impoverish = (context: BrowserContext) =>
  context
    .addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Object.defineProperty(window, 'indexedDB', { value: undefined });
      Object.defineProperty(navigator, 'locks', { value: undefined });
      Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
    })
    .then(() => undefined);

test('without room in its storage a browser signs in by a code and begins a campaign', async ({ visit }) => {
  const page = await visit({ prepare: impoverish });
  await page.goto('/auth/login');
  const code = await askForCode(page, newPhone());
  await page.getByRole('textbox').fill(code);
  await page.waitForURL((url) => url.pathname === '/');
  await answerOnboarding(page);
  await page.goto('/campaign');
  await page.getByLabel('عنوان کمپین').fill('در مرورگر تنگ');
  await page.waitForURL(/draft=\d+/);
  await waitUntilSaved(page);
});

testInOwnWorld('without room in its storage a browser reads the news and pays', async ({ visit }) => {
  const page = await visit({ as: 'official', prepare: impoverish, hasNews: true });
  await page.goto('/financial/charge');
  const news = page.getByRole('dialog');
  await news.getByRole('button', { name: 'بستن' }).last().click();
  await news.waitFor({ state: 'detached' });
  await page.getByLabel('مبلغ شارژ').fill('۵۰۰۰۰');
  await page
    .getByRole('button', { name: /^پرداخت ۵۰/ })
    .first()
    .click();
  await page.waitForURL('**/gateway/test/**');
});

testInOwnWorld('what is typed when the session is lost is there after the next sign-in', async ({ visit }) => {
  const page = await visit({ as: 'official', refusals: [401] });
  await page.goto('/campaign');
  const title = page.getByLabel('عنوان کمپین');
  await title.fill('پیش از پایان نشست');
  await page.waitForURL(/draft=\d+/);
  await waitUntilSaved(page);
  await page.evaluate(() => fetch('/api/accounts/auth/logout', { method: 'POST' }));
  await title.fill('پس از پایان نشست');
  await page.waitForURL('**/auth/login?back=**');
  await page.getByRole('link', { name: 'ورود با رمز عبور' }).click();
  await page.getByLabel('نام کاربری').fill(SAMPLE_PHONES.official);
  await page.getByLabel('رمز عبور', { exact: true }).fill(SAMPLE_PASSWORD);
  await page.getByRole('button', { name: 'ورود', exact: true }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/campaign') && url.search.includes('draft='));
  await expect.poll(() => title.inputValue()).toBe('پس از پایان نشست');
  await waitUntilSaved(page);
});
