import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectFit, inspect } from './inspect.ts';
import { test } from './kit.ts';
import { goWithin } from './page-parts.ts';

const start = (page: Page) => page.getByRole('link', { name: /شروع کمپین|ساخت کمپین/ });
const charge = (page: Page) => page.getByRole('link', { name: /افزایش (موجودی|اعتبار)/ });
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The first campaign of the list, by the link that every row has. */
async function openFirstCampaign(page: Page): Promise<void> {
  await page.goto('/campaigns');
  await page.locator('#content a[href^="/campaigns/"]').filter({ visible: true }).first().click();
  await page.waitForURL(/\/campaigns\/\d+$/);
}

/** A page that this role may not open says who may, before anything of it is there. */
async function expectRefused(page: Page, address: string, who: RegExp): Promise<void> {
  await page.goto(address);
  await title(page, who).waitFor();
  expect(await page.getByRole('button', { name: 'تلاش دوباره' }).count()).toBe(0);
  expect(await page.getByRole('textbox').count()).toBe(0);
}

test.for([false, true])('a viewer reads the main job and is offered no act (narrow: %s)', async (isNarrow, { visit }) => {
  const page = await visit({ as: 'viewer', isNarrow });
  const width = isNarrow ? 390 : 1440;
  await page.goto('/');
  await title(page, /منتظر صاحب حساب یا خریدار است/).waitFor();
  await inspect(page, `viewer-home-${width}`);
  expect(await start(page).count()).toBe(0);
  expect(await charge(page).count()).toBe(0);
  await goWithin(page, '/campaigns');
  await page
    .getByText(/^منتظر صاحب حساب/)
    .first()
    .waitFor();
  await inspect(page, `viewer-list-${width}`);
  expect(await start(page).count()).toBe(0);
  await openFirstCampaign(page);
  await inspect(page, `viewer-campaign-${width}`);
  await goWithin(page, '/contents');
  await expectFit(page, `viewer-contents-${width}`, title(page, 'محتوای اینفلوئنسرها'));
  await goWithin(page, '/contents?view=review');
  await inspect(page, `viewer-review-${width}`);
  expect(await page.getByRole('button', { name: 'تأیید محتوا' }).count()).toBe(0);
  await goWithin(page, '/notifications');
  await expectFit(page, `viewer-notifications-${width}`, title(page, 'اعلان‌ها'));
  await goWithin(page, '/profile');
  await expectFit(page, `viewer-profile-${width}`);
  await expectRefused(page, '/financial/charge', /این صفحه برای صاحب حساب، خریدار یا حسابدار است/);
  await inspect(page, `viewer-charge-${width}`);
  await expectRefused(page, '/financial/money-back', /این صفحه برای صاحب حساب یا حسابدار است/);
  await expectRefused(page, '/financial/factor', /این صفحه برای صاحب حساب یا حسابدار است/);
  await expectRefused(page, '/campaign/general-information', /این صفحه برای صاحب حساب یا خریدار است/);
  await expectFit(page, `viewer-creation-${width}`);
});

test.for([false, true])('an accountant reads the main job and handles the money (narrow: %s)', async (isNarrow, { visit }) => {
  const page = await visit({ as: 'accountant', isNarrow });
  const width = isNarrow ? 390 : 1440;
  await page.goto('/');
  await title(page, /منتظر صاحب حساب یا خریدار است/).waitFor();
  await expectFit(page, `accountant-home-${width}`);
  expect(await start(page).count()).toBe(0);
  await goWithin(page, '/campaigns');
  await page
    .getByText(/^منتظر صاحب حساب/)
    .first()
    .waitFor();
  await openFirstCampaign(page);
  await expectFit(page, `accountant-campaign-${width}`);
  await goWithin(page, '/contents');
  await expectFit(page, `accountant-contents-${width}`, title(page, 'محتوای اینفلوئنسرها'));
  await goWithin(page, '/financial/report');
  await expectFit(page, `accountant-statement-${width}`, title(page, 'گزارش مالی'));
  await goWithin(page, '/financial/payments');
  await expectFit(page, `accountant-payments-${width}`, title(page, 'فهرست پرداخت‌ها'));
  await goWithin(page, '/financial/factor');
  await expectFit(page, `accountant-documents-${width}`, title(page, 'فاکتور و پیش‌فاکتور'));
  await goWithin(page, '/financial/charge');
  await expectFit(page, `accountant-charge-${width}`, title(page, 'افزایش اعتبار'));
  await goWithin(page, '/financial/money-back');
  await expectFit(page, `accountant-money-back-${width}`);
  await goWithin(page, '/profile');
  await expectFit(page, `accountant-profile-${width}`);
  await expectRefused(page, '/campaign/general-information', /این صفحه برای صاحب حساب یا خریدار است/);
});
