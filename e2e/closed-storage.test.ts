import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { chooseFile, describeCampaign, goOn, STORY, waitUntilStored } from './creation-steps.ts';
import { test } from './kit.ts';
import { settle } from './settle.ts';
import { answerOnboarding, askForCode, newPhone } from './sign-in.ts';

/** How a browser keeps a page from its storage: it throws when the storage is named, or when something is written. */
type Refusal = 'forbidden' | 'full';

function refuseStorage(refusal: Refusal): void {
  const fail = (name: string) => (): never => {
    throw new DOMException('The storage is closed.', name);
  };
  if (refusal === 'full') {
    Storage.prototype.setItem = fail('QuotaExceededError');
    return;
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, { configurable: true, get: fail('SecurityError') });
}

const closed = (refusal: Refusal) => async (context: BrowserContext) => {
  await context.addInitScript(refuseStorage, refusal);
  if (refusal === 'full') await context.addInitScript(() => Reflect.deleteProperty(window, 'indexedDB'));
};

for (const refusal of ['forbidden', 'full'] as const)
  test(`a person signs up, makes a campaign, pays and leaves while the storage is ${refusal}`, async ({ visit }) => {
    const page = await visit({ prepare: closed(refusal), refusals: [401] });
    await page.goto('/auth/signup');
    const code = await askForCode(page, newPhone());
    await page.getByLabel('کد پنج‌رقمی').fill(code);
    await page.getByLabel('نام', { exact: true }).fill('نیما');
    await page.getByLabel('نام خانوادگی').fill('رستگار');
    await page.getByRole('button', { name: 'ادامه' }).click();
    await page.getByRole('button', { name: 'رفتن به پنل' }).click();
    await answerOnboarding(page);

    await page.goto('/campaign');
    await describeCampaign(page, 'کمپین بی‌حافظه');
    await goOn(page, 'محتوا');
    await chooseFile(page, STORY);
    await waitUntilStored(page);

    await page.goto('/financial/charge');
    await page.getByLabel('مبلغ شارژ').fill('۵۰۰۰۰۰');
    await page.getByRole('button', { name: /^پرداخت / }).click();
    await page.getByRole('button', { name: 'پرداخت', exact: true }).click();
    await page.getByRole('heading', { name: /به موجودی افزوده شد$/ }).waitFor();

    for (const path of ['/', '/campaigns', '/campaigns?stage=drafts', '/support/new', '/profile']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await settle(page);
    }
    await page.goto('/profile?section=theme');
    await page.getByRole('radio', { name: 'تیره' }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    await page.goto('/');
    await page.getByRole('button', { name: /^کارت کاربر/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'خروج' }).click();
    await page.getByLabel('شمارهٔ موبایل').waitFor();
  });
