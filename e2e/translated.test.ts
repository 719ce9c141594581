import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseFile, choosePeriod, choosePublishers, goOn, STORY, waitUntilSaved, waitUntilStored } from './creation-steps.ts';
import { test } from './kit.ts';

/**
 * Does to the texts of a page what a browser's translation does, and goes on doing it: each is moved into elements of its own. It leaves
 * alone what says that it is not to be translated, unless it is `forced`, as some extensions are.
 */
function translate(forced: boolean): void {
  const move = (text: Text) => {
    const { parentNode: parent, data } = text;
    if (!parent || data.trim() === '' || parent.nodeName === 'FONT' || /^(SCRIPT|STYLE|TEXTAREA)$/.test(parent.nodeName)) return;
    if (!forced && text.parentElement?.closest('[translate=no], .notranslate')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = data;
    outer.append(inner);
    parent.replaceChild(outer, text);
  };
  const read = (node: Node) => {
    if (node instanceof Text) move(node);
    else for (const child of Array.from(node.childNodes)) read(child);
  };
  document.addEventListener('DOMContentLoaded', () => {
    read(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) for (const node of type === 'childList' ? addedNodes : [target]) read(node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

const translated = (forced: boolean) => (context: BrowserContext) => context.addInitScript(translate, forced).then(() => undefined);
const countMoved = (page: Page) => page.locator('font').count();

test('a translation by the browser touches no page', async ({ visit }) => {
  const page = await visit({ as: 'advertiser', prepare: translated(false) });
  for (const path of ['/', '/campaign/general-information', '/financial/charge']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await countMoved(page)).toBe(0);
  }
});

test('a translation by force ends no page with money, lists or figures', async ({ visit }) => {
  const page = await visit({ as: 'advertiser', prepare: translated(true) });
  await page.goto('/financial/charge');
  const amount = page.getByLabel('مبلغ شارژ');
  for (const text of ['۵', '۵۰۰۰۰', '', '۲,۵ میلیون', '۷۰۰۰۰']) await amount.fill(text);
  await page.getByRole('tab', { name: 'ثبت فیش واریزی' }).click();
  await page.goto('/campaigns');
  await page.getByRole('table').getByRole('row').nth(1).waitFor();
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('checkbox').nth(1).uncheck();
  await page.getByRole('tab').nth(1).click();
  await page.getByRole('tab').first().click();
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/profile');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('مشکلی در کار پنل پیش آمد').count()).toBe(0);
});

test('a translation by force ends no step of a campaign', { timeout: 120_000 }, async ({ visit }) => {
  const page = await visit({ as: 'newcomer', prepare: translated(true) });
  // The balance comes when the texts around it have been moved.
  const drawn = page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.route('**/balance**', async (route) => {
    await drawn;
    await page.locator('header font').first().waitFor({ state: 'attached' });
    await route.continue();
  });
  await page.goto('/campaign/general-information');
  for (const platform of ['تلگرام', 'بله', 'سروش', 'اینستاگرام']) await page.getByRole('radio', { name: platform, exact: true }).check();
  for (const type of [/^اینفلوئنسری/, /^بازدیدی/, /^دسترسی/]) await page.getByRole('radio', { name: type }).check();
  await page.getByLabel('عنوان کمپین').fill('معرفی شیرینی‌های نوروزی');
  await page.getByLabel('سقف بودجه').fill('۱۵٬۰۰۰٬۰۰۰');
  await choosePeriod(page, '۲ روز دیگر');
  await page.waitForURL(/[?&]draft=\d+/);
  await waitUntilSaved(page);
  await goOn(page, 'محتوا');
  await chooseFile(page, STORY);
  await waitUntilStored(page);
  await page.getByRole('button', { name: 'برداشتن فایل' }).click();
  await chooseFile(page, STORY);
  await waitUntilStored(page);
  await waitUntilSaved(page);
  await goOn(page, 'بسته‌چینی');
  await choosePublishers(page, 2);
  const search = page.getByRole('searchbox', { name: 'جست‌وجوی ناشر' });
  await search.fill('قهوه');
  await search.fill('');
  await waitUntilSaved(page);
  await goOn(page, 'فعال‌سازی');
  await page.getByRole('heading', { name: 'موجودی برای فعال‌سازی کافی نیست.' }).waitFor();
});
