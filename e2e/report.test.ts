import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inspect, inspectAtBoth, onPhone } from './inspect.ts';
import { testInOwnWorld } from './kit.ts';
import { openCampaign } from './page-parts.ts';

/** Of the sample world: it runs, and its publishers went live on several days. */
const RUNNING = 'معرفی منوی پاییزی';
const NOTE = 'تعطیلی شعبهٔ مرکزی';

async function openReport(page: Page): Promise<void> {
  await openCampaign(page, RUNNING);
  await page.getByRole('radiogroup', { name: 'شاخص نمودار' }).waitFor();
}

async function walkTabs(page: Page): Promise<void> {
  for (const [tab, ready] of [
    [
      'محتوا',
      page
        .getByRole('tabpanel')
        .getByText(/معرفی منوی پاییزی؛/)
        .first(),
    ],
    ['پلتفرم', page.getByRole('tabpanel').getByText('اینستاگرام').first()],
    [
      'ساعت و روز هفته',
      page
        .getByRole('tabpanel')
        .getByText(/ساعت است/)
        .first(),
    ],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await inspectAtBoth(page, `report-${tab}`, ready);
  }
  await page.getByRole('tabpanel').getByRole('button', { name: 'نمایش جدول' }).click();
  await page.getByRole('tabpanel').getByText('۰۰:۰۰').first().waitFor();
  await page.getByRole('tab', { name: 'ناشران' }).click();
}

/** Compares the last seven days with days of the reader's own, written into the address. */
async function compare(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '۷ روز', exact: true }).click();
  await page.waitForURL(/from=/);
  await page.getByRole('button', { name: /^بازهٔ مقایسه/ }).click();
  const layer = page.getByRole('dialog', { name: 'بازهٔ مقایسه' });
  await layer.getByRole('button', { name: 'اعمال' }).click();
  await page.waitForURL(/compare_from=/);
  await page.getByRole('button', { name: 'بازگشت به بازهٔ پیش از آن' }).click();
  await page.waitForURL((url) => !url.search.includes('compare_from'));
}

async function writeNote(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'یادداشت', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'یادداشت تازه' });
  await form.getByRole('textbox', { name: /متن یادداشت/ }).fill(NOTE);
  await inspectAtBoth(page, 'report-note');
  await form.getByRole('button', { name: 'ذخیره' }).click();
  const note = page.getByText(`${NOTE}، یادداشت شما`);
  await note.waitFor();
  await page.getByRole('button', { name: `حذف یادداشت «${NOTE}»` }).click();
  await note.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'برگرداندن' }).click();
  await note.waitFor();
  await page.reload();
  await note.waitFor();
}

async function askWhy(page: Page, role: 'region' | 'dialog'): Promise<void> {
  const asking = page.getByRole('button', { name: /^چرا .* تغییر کرد؟$/ }).first();
  const title = (await asking.getAttribute('aria-label')) ?? '';
  await asking.click();
  const panel = page.getByRole(role, { name: title });
  await inspect(page, 'report-why', panel.getByRole('listitem').filter({ hasText: 'این بازه' }));
  expect(await panel.getByRole('listitem').count()).toBeGreaterThanOrEqual(5);
  await panel.getByRole('button', { name: 'بستن' }).first().click();
  await panel.waitFor({ state: 'detached' });
}

async function openPublisher(page: Page): Promise<void> {
  const row = page
    .getByRole('tabpanel')
    .getByRole('button', { name: /./ })
    .filter({ has: page.locator('bdi') })
    .first();
  const title = (await row.textContent()) ?? '';
  await row.click();
  const sheet = page.getByRole('dialog', { name: title });
  await inspect(page, 'report-publisher', sheet.getByText('گواه آمار'));
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
}

testInOwnWorld('a report is told by tabs, compared, noted and explained', async ({ visit }) => {
  const page = await visit({ as: 'advertiser' });
  await openReport(page);
  await inspectAtBoth(page, 'report');
  await walkTabs(page);
  await openPublisher(page);
  await onPhone(page, () => openPublisher(page));
  await compare(page);
  await page.getByRole('radio', { name: 'کل کمپین' }).click();
  await writeNote(page);
  await page.getByRole('radio', { name: '۷ روز', exact: true }).click();
  await askWhy(page, 'region');
  await onPhone(page, () => askWhy(page, 'dialog'));
  await page.goto(`${new URL(page.url()).pathname}?from=2026-11-10&to=2026-11-03&compare_from=never&tab=moon`);
  await page.getByText('بخشی از نشانی خوانده نشد و کنار گذاشته شد.').waitFor();
});
