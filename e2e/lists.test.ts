import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inspect } from './inspect.ts';
import { test } from './kit.ts';
import { settle } from './settle.ts';

const getRows = (page: Page) => page.getByRole('table').locator('tbody tr');
const address = (page: Page) => decodeURIComponent(new URL(page.url()).search);

const firstLine = (text: string): string => text.split('\n')[0] ?? '';

async function openList(page: Page, search = ''): Promise<void> {
  await page.goto(`/campaigns${search}`);
  await getRows(page).first().waitFor();
}

test('the address of a list restores its filters, order and page', async ({ visit }) => {
  const page = await visit({ as: 'advertiser' });
  await openList(page);
  await page.getByRole('button', { name: 'پلتفرم' }).click();
  await page.getByRole('checkbox', { name: 'اینستاگرام' }).click();
  await page.getByRole('button', { name: 'اعمال' }).click();
  await expect.poll(() => address(page)).toBe('?filter=media_type,INSTAGRAM');
  await page.getByRole('button', { name: 'کمپین', exact: true }).click();
  await expect.poll(() => address(page)).toBe('?filter=media_type,INSTAGRAM&ordering=title');
  await expect.poll(() => page.getByRole('columnheader', { name: 'کمپین' }).getAttribute('aria-sort')).toBe('ascending');
  // The old rows stay until the new ones arrive.
  await settle(page);
  const titles = (await getRows(page).allInnerTexts()).map(firstLine).toSorted();
  await page.reload();
  await expect.poll(async () => (await getRows(page).allInnerTexts()).map(firstLine).toSorted()).toEqual(titles);
  expect(await page.getByRole('columnheader', { name: 'کمپین' }).getAttribute('aria-sort')).toBe('ascending');
  await page.getByRole('button', { name: 'افزودن فیلتر' }).click();
  await page.getByRole('button', { name: 'تاریخ ساخت' }).click();
  await page.getByRole('button', { name: '۳۰ روز گذشته' }).click();
  await expect.poll(() => address(page)).toBe('?filter=media_type,INSTAGRAM&filter=created,last_30_days&ordering=title');
  await page.getByRole('button', { name: 'تاریخ ساخت: ۳۰ روز گذشته' }).waitFor();

  const other = await page.context().newPage();
  await openList(other, '?filter=media_type,TELEGRAM');
  await other.getByRole('button', { name: 'پاک کردن فیلتر: پلتفرم' }).click();
  await expect.poll(() => address(other)).toBe('');
  expect(address(page)).toContain('media_type,INSTAGRAM');

  await page.goBack();
  await expect.poll(() => address(page)).toBe('?filter=media_type,INSTAGRAM&ordering=title');
  await page.getByRole('button', { name: 'افزودن فیلتر' }).waitFor();
  await page.goForward();
  await page.getByRole('button', { name: 'تاریخ ساخت: ۳۰ روز گذشته' }).waitFor();
  await page.getByRole('search').getByRole('button', { name: 'پاک کردن فیلترها' }).click();
  await expect.poll(() => address(page)).toBe('?ordering=title');
});

test('days are chosen in the Jalali calendar and written to the address as ISO days', async ({ visit }) => {
  const page = await visit({ as: 'advertiser' });
  await openList(page);
  await page.getByRole('button', { name: 'افزودن فیلتر' }).click();
  await page.getByRole('button', { name: 'تاریخ ساخت' }).click();
  await page.getByRole('button', { name: /انتخاب بازه/ }).click();
  const days = page.getByRole('dialog').last();
  await days.getByRole('textbox', { name: 'از تاریخ' }).fill('۱۴۰۵/۰۱/۰۱');
  await days.getByRole('textbox', { name: 'تا تاریخ' }).fill('۱۴۰۵/۱۲/۲۹');
  await days.getByRole('textbox', { name: 'تا تاریخ' }).press('Tab');
  await days.getByRole('button', { name: 'اعمال' }).click();
  await expect.poll(() => address(page)).toBe('?filter=created,select,2026-03-21,2027-03-20');
  await page.getByRole('button', { name: 'تاریخ ساخت: ۱ فروردین تا ۲۹ اسفند ۱۴۰۵' }).waitFor();
});

test('a list ignores the broken parts of its address, and shows a notice', async ({ visit }) => {
  const page = await visit({ as: 'advertiser' });
  await openList(page, '?filter=state,NOWHERE&filter=media_type,INSTAGRAM&page-size=7&ordering=colour&page=-3');
  await page.getByText('بخشی از نشانی خوانده نشد و کنار گذاشته شد.').waitFor();
  await page.getByRole('button', { name: 'پلتفرم: اینستاگرام' }).waitFor();
});

test('the page and its size are kept in the address, from the go-to box too', async ({ visit }) => {
  const page = await visit({ as: 'advertiser' });
  await openList(page, '?page-size=5');
  await page.getByRole('button', { name: 'صفحهٔ ۲', exact: true }).click();
  await expect.poll(() => address(page)).toBe('?page=2&page-size=5');
  await page.getByRole('textbox', { name: 'شمارهٔ صفحه' }).fill('۱');
  await page.getByRole('textbox', { name: 'شمارهٔ صفحه' }).press('Enter');
  await expect.poll(() => address(page)).toBe('?page-size=5');
  await page.getByRole('combobox', { name: 'در هر صفحه' }).selectOption('40');
  await expect.poll(() => address(page)).toBe('?page-size=40');
});

test('the keyboard moves through the rows and opens one', async ({ visit }) => {
  const page = await visit({ as: 'advertiser' });
  await openList(page);
  await getRows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  const second = getRows(page).nth(1);
  await expect.poll(() => second.evaluate((row) => row === document.activeElement)).toBe(true);
  const href = await second.getByRole('link').first().getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${href}`);
});

test('on phones a sheet holds all filters and the order, and shows the number of results', async ({ visit }) => {
  const page = await visit({ as: 'advertiser', isNarrow: true });
  await page.goto('/campaigns');
  const list = page.getByRole('list', { name: /^فهرست کمپین‌ها/ });
  await list.waitFor();
  await page.getByRole('button', { name: 'فیلتر', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'در انتظار پرداخت' }).click();
  await sheet.getByRole('combobox', { name: 'مرتب‌سازی' }).selectOption('title');
  await expect.poll(() => address(page)).toBe('?filter=state,TO_PAY&ordering=title');
  await inspect(page, 'list-filters');
  await sheet.getByRole('button', { name: /^دیدن [۰-۹]+ کمپین$/ }).click();
  await page.getByRole('button', { name: 'فیلتر، ۱ فعال' }).waitFor();
  await expect.poll(() => list.getByRole('listitem').count()).toBeLessThan(4);
});
