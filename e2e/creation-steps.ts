import type { Page } from 'playwright-core';
import { makePng } from './pictures.ts';

export const STORY = { name: 'nowruz.png', mimeType: 'image/png', buffer: makePng(1080, 1920) };
/** A window that is wider shows tables instead of cards. */
const PHONE_PX = 500;
/** For the networks' own ads. */
const SQUARE = { name: 'pin.png', mimeType: 'image/png', buffer: makePng(1080, 1080) };

/** Waits until the server has saved the whole draft. */
export async function waitUntilSaved(page: Page): Promise<void> {
  await page.getByRole('status').filter({ hasText: 'ذخیره در' }).waitFor();
}

/** Fills in the first step. */
export async function describeCampaign(page: Page, title: string): Promise<void> {
  await page.getByLabel('عنوان کمپین').fill(title);
  await page.getByLabel('سقف بودجه').fill('۱۵٬۰۰۰٬۰۰۰');
  await choosePeriod(page, '۲ روز دیگر');
  await page.waitForURL(/[?&]draft=\d+/);
}

/** Chooses a period that starts at one of the options. */
export async function choosePeriod(page: Page, start: string): Promise<void> {
  await page.getByRole('button', { name: /^شروع:/ }).click();
  const layer = page.getByRole('dialog', { name: 'زمان انتشار' });
  await layer.getByRole('button', { name: start, exact: true }).click();
  await layer.getByRole('button', { name: 'اعمال' }).click();
}

export async function chooseFile(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
}

/** Waits until the file that was chosen is stored. */
export async function waitUntilStored(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'برداشتن فایل' }).waitFor();
}

export async function goOn(page: Page, step: 'محتوا' | 'بسته‌چینی' | 'فعال‌سازی'): Promise<void> {
  await page.getByRole('button', { name: `ادامه به ${step}` }).click();
}

/** Fills in the ad that a network shows by itself. */
export async function fillAd(page: Page): Promise<void> {
  await chooseFile(page, SQUARE);
  await waitUntilStored(page);
  await page.getByLabel('عنوان', { exact: true }).fill('منوی پاییزی رسید');
  await page.locator('[name=ad_subtitle], [name=ad_caption]').fill('نوشیدنی گرم و کیک دارچینی');
  await page.getByLabel('نوشتهٔ دکمه').fill('سفارش');
  await page.getByLabel('نشانی دکمه').fill('https://sepidar.example/menu');
}

export interface UnitOrder {
  readonly campaign_type: 'CPM' | 'CPC';
  readonly platform: string;
  readonly title: string;
  /** Views, or clicks. */
  readonly goal: number;
}

/** Fills in the first step of a campaign of views or clicks. */
export async function describeUnits(page: Page, { campaign_type, platform, title, goal }: UnitOrder): Promise<void> {
  await page.goto(`/campaign/general-information?campaign_type=${campaign_type}`);
  await page.getByRole('radio', { name: platform, exact: true }).check();
  await page.getByLabel('عنوان کمپین').fill(title);
  await choosePeriod(page, '۲ روز دیگر');
  await page.getByRole('textbox', { name: campaign_type === 'CPC' ? 'هدف کلیک' : 'تعداد بازدید' }).fill(String(goal));
  await page.waitForURL(/[?&]draft=\d+/);
}

/** Puts the first publishers of the list in the package. */
export async function choosePublishers(page: Page, count: number): Promise<void> {
  // The address changes before the page does.
  await page.getByRole('heading', { level: 1, name: 'بسته‌چینی' }).waitFor({ state: 'attached' });
  const isWide = (page.viewportSize()?.width ?? 0) > PHONE_PX;
  const rows = page.getByRole('table', { name: 'فهرست ناشران' }).getByRole('row');
  const add = page.getByRole('button', { name: /^افزودن / });
  for (let index = 1; index <= count; index += 1) await (isWide ? rows.nth(index) : add.first()).click();
  await page
    .getByRole('button', { name: /^برداشتن / })
    .nth(count - 1)
    .waitFor();
}

/** Goes from an activation with too little money through the charge to the campaign that waits for its review. */
export async function payShortfall(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'موجودی برای فعال‌سازی کافی نیست.' }).waitFor();
  await page.getByRole('button', { name: 'افزایش موجودی و پرداخت' }).click();
  await page.getByText('برای ادامه دست‌کم').waitFor();
  await page.getByRole('button', { name: /^پرداخت / }).click();
  await page.getByRole('button', { name: 'پرداخت', exact: true }).click();
  await page.getByRole('button', { name: 'ادامهٔ کار' }).click();
  await page.getByRole('heading', { name: 'کمپین در صف بررسی است.' }).waitFor();
}
