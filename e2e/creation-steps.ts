import type { Page } from 'playwright-core';
import { makePng } from './pictures.ts';

export const STORY = { name: 'nowruz.png', mimeType: 'image/png', buffer: makePng(1080, 1920) };

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

export async function goOn(page: Page, step: 'محتوا' | 'بسته‌چینی' | 'فعال‌سازی'): Promise<void> {
  await page.getByRole('button', { name: `ادامه به ${step}` }).click();
}
