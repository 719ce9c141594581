import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectFit, inspect } from './inspect.ts';
import { testInOwnWorld, type Visit } from './kit.ts';
import { findHeaders, SAMPLE_PASSWORD } from './sign-in.ts';

const STAFF = 'staff@jarchi.test';

async function signInStaff(page: Page): Promise<void> {
  await page.getByLabel('ایمیل یا نام کاربری').fill(STAFF);
  await page.getByLabel('رمز عبور', { exact: true }).fill(SAMPLE_PASSWORD);
  await page.getByRole('button', { name: 'ورود', exact: true }).click();
}

async function openConsole(visit: Visit, path: string, isNarrow: boolean): Promise<Page> {
  const page = await visit({ isNarrow, refusals: [401] });
  await page.goto(path);
  await page.waitForURL('**/staff/login?back=**');
  await signInStaff(page);
  return page;
}

async function savePdf(page: Page, act: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).subarray(0, 5).toString();
}

/** Asks for an official invoice over the first invoice that stands in none; returns the address of the request. */
async function ask(page: Page, isNarrow: boolean): Promise<string> {
  await page.goto('/financial/factor?filter=official,none');
  // On a phone the boxes come with the wish to choose.
  if (isNarrow) await page.getByRole('button', { name: 'درخواست فاکتور رسمی', exact: true }).click();
  await page.getByRole('checkbox').nth(1).check();
  const bar = page.getByRole('region', { name: 'فاکتورهای انتخاب‌شده' });
  await bar.getByRole('button', { name: 'درخواست فاکتور رسمی' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ثبت درخواست' }).click();
  await page.getByRole('button', { name: 'دیدن درخواست' }).click();
  await page.waitForURL(/\/financial\/factor\/official\/\d+$/);
  await page.getByText('پیش‌نویس: هنوز صادر نشده و معتبر نیست.').waitFor();
  return page.url();
}

async function issue(desk: Page, address: string): Promise<void> {
  const id = address.slice(address.lastIndexOf('/') + 1);
  await desk.goto(`/staff/official-requests/nikafarin/${id}`);
  await desk.getByRole('button', { name: 'صدور فاکتور رسمی' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'صدور', exact: true }).click();
  await desk.getByText(/OI-/).first().waitFor();
}

const person = {
  account_type: 'P',
  name: 'بهنام نیک‌آفرین',
  national_number: '0499370899',
  economic_number: '04993708990001',
  address_text: 'تهران، خیابان بهشتی، پلاک ۴۸',
  postal_code: '1513764611',
};

const BUYER = '/api/financial/financial-info/';

/** In whose name documents are made. */
async function readBuyer(page: Page): Promise<typeof person> {
  return (await (await page.request.get(BUYER, { headers: await findHeaders(page.request) })).json()) as typeof person;
}

async function saveBuyer(page: Page, data: typeof person): Promise<void> {
  expect((await page.request.put(BUYER, { headers: await findHeaders(page.request), data })).status()).toBe(200);
}

testInOwnWorld.for([false, true])(
  'an official invoice as page and PDF for a company and for a person (narrow: %s)',
  async (isNarrow, { visit }) => {
    const page = await visit({ isNarrow, as: 'official' });
    const desk = await openConsole(visit, '/staff/official-requests', isNarrow);
    const company = await readBuyer(page);
    for (const buyer of [company, person]) {
      await saveBuyer(page, buyer);
      const address = await ask(page, isNarrow);
      await issue(desk, address);
      await page.goto(address);
      const paper = page.getByRole('article');
      await paper.getByText(buyer.name).first().waitFor();
      if (buyer === company) await inspect(page, 'official-invoice', paper);
      else await expectFit(page, 'official-invoice-person', paper);
      expect(await paper.innerText()).toMatch(/OI-[۰-۹]{4}-[۰-۹]{6}/);
      expect(await paper.innerText()).toContain('ریال');
      expect(await paper.innerText()).not.toContain('تومان');
      expect(await savePdf(page, () => page.getByRole('button', { name: 'دریافت PDF' }).click())).toBe('%PDF-');
    }
    await saveBuyer(page, company);
    await inspect(desk, 'staff-official-request', desk.getByRole('heading', { level: 1 }));
    await page.goto('/financial/factor/official/list');
    await expectFit(page, 'official-invoices', page.getByRole('tab', { name: /فاکتورهای رسمی/, selected: true }));
  },
);

testInOwnWorld.for([false, true])('a pre-invoice of the staff view is paid by the customer (narrow: %s)', async (isNarrow, { visit }) => {
  const desk = await openConsole(visit, '/staff/customers/sepidar', false);
  await desk.getByRole('button', { name: 'ورود به نمایندگی' }).click();
  await desk.getByRole('dialog').getByLabel('دلیل').fill('پیش‌فاکتور به درخواست مشتری');
  await desk.getByRole('dialog').getByRole('button', { name: 'ورود به نمایندگی' }).click();
  await desk.waitForURL((url) => !url.pathname.startsWith('/staff'));
  await desk.goto('/financial/pre-invoice');
  await desk.getByLabel(/^شرح/).fill('آماده‌سازی متن و طرح');
  await desk.getByLabel(/^تعداد/).fill('۳');
  await desk.getByLabel(/^بهای واحد/).fill('۱۴۵۰۰۰۰');
  const preview = desk.getByRole('article');
  await preview.getByText('۴٬۷۸۵٬۰۰۰').waitFor();
  // The desk is as wide each time.
  await (isNarrow ? expectFit : inspect)(desk, 'pre-invoice-builder', preview);
  await desk.getByRole('button', { name: 'صدور پیش‌فاکتور' }).click();
  await desk.waitForURL(/\/financial\/factor\/\d+$/);
  const path = new URL(desk.url()).pathname;

  const page = await visit({ isNarrow, as: 'advertiser' });
  await page.goto('/financial/factor?tab=pre');
  await inspect(page, 'pre-invoices', page.locator(`a[href="${path}"]`).first());
  await page.goto(path);
  await inspect(page, 'pre-invoice', page.getByRole('heading', { name: 'پرداخت پیش‌فاکتور' }));
  await page.getByRole('button', { name: 'پرداخت ۴٬۷۸۵٬۰۰۰ تومان' }).click();
  await page.getByRole('button', { name: 'پرداخت', exact: true }).click();
  await page.getByRole('heading', { name: /به موجودی افزوده شد$/ }).waitFor();
  await page.goto(path);
  await page.getByRole('article').getByText('پرداخت شد').waitFor();
  expect(await page.getByRole('button', { name: /^پرداخت/ }).count()).toBe(0);
});
