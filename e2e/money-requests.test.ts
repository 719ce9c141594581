import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseFile, STORY } from './creation-steps.ts';
import { expectFit, inspect } from './inspect.ts';
import { testInOwnWorld, type Visit } from './kit.ts';
import { ask } from './page-stops.ts';
import { SAMPLE_PASSWORD } from './sign-in.ts';

const ACCOUNT = 'sepidar';
const PROGRAM = { name: 'slip.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ this is a program') };

const balance = async (page: Page) =>
  ((await (await ask(page, 'GET', `/api/financial/accounts/${ACCOUNT}/`)).json()) as { balance: number }).balance;

async function openConsole(visit: Visit, isNarrow: boolean): Promise<Page> {
  const desk = await visit({ isNarrow, refusals: [401] });
  await desk.goto('/staff/requests');
  await desk.getByLabel('ایمیل یا نام کاربری').fill('staff@jarchi.test');
  await desk.getByLabel('رمز عبور', { exact: true }).fill(SAMPLE_PASSWORD);
  await desk.getByRole('button', { name: 'ورود', exact: true }).click();
  await inspect(desk, 'staff-requests', desk.getByRole('heading', { level: 1, name: 'درخواست‌های مالی' }));
  return desk;
}

/** The id of the newest of a list of requests. */
async function findNewest(page: Page, path: string): Promise<number> {
  const { results } = (await (await ask(page, 'GET', `/api/financial/${path}`)).json()) as { results: readonly { id: number }[] };
  return results[0]?.id ?? 0;
}

testInOwnWorld.for([false, true])(
  'staff approve a slip with another amount, and the money goes back to the bank (narrow: %s)',
  async (isNarrow, { visit }) => {
    const page = await visit({ as: 'advertiser', isNarrow, refusals: [415] });
    await page.goto('/financial/charge');
    const before = await balance(page);
    await page.getByRole('tab', { name: 'ثبت فیش واریزی' }).click();
    const send = page.getByRole('button', { name: 'ثبت فیش', exact: true });
    await send.click();
    await page.getByText('مبلغ را وارد کنید.').waitFor();
    await page.getByLabel('مبلغ واریز').fill('۲۰۰۰۰۰۰');
    await page.getByLabel('بانک پرداخت‌کننده').selectOption('012');
    await page.getByLabel('شمارهٔ پیگیری').fill(isNarrow ? '۷۷۰۰۱۲۳۴۶' : '۷۷۰۰۱۲۳۴۵');
    await page.getByRole('button', { name: /^تاریخ واریز/ }).click();
    await page.locator('[role=gridcell] [role=button]:not([aria-disabled=true])').last().click();
    await chooseFile(page, PROGRAM);
    await page
      .getByText(/پذیرفته نمی‌شود|خوانده نشد/)
      .first()
      .waitFor();
    await chooseFile(page, STORY);
    await page.getByText('بارگذاری شد').waitFor();
    await page.reload();
    await page.getByText('بارگذاری شد').waitFor();
    expect(await page.getByLabel('مبلغ واریز').inputValue()).toBe('۲,۰۰۰,۰۰۰');
    await inspect(page, 'receipt', send);
    await send.click();
    const sent = page.getByRole('heading', { name: 'فیش شما ثبت شد' });
    await sent.waitFor();
    await page.reload();
    await sent.waitFor();
    const receipt = await findNewest(page, 'charge_requests');

    const desk = await openConsole(visit, isNarrow);
    await desk.goto(`/staff/requests/${ACCOUNT}/${receipt}`);
    await inspect(desk, 'staff-request', desk.getByAltText('تصویر فیش'));
    await desk.getByLabel('مبلغی که افزوده می‌شود').fill('۱۵۰۰۰۰۰');
    const approve = desk.getByRole('button', { name: /^تأیید و افزودن/ });
    await approve.click();
    await desk.getByText('دلیل را بنویسید؛ مشتری آن را می‌خواند.').waitFor();
    await desk.getByLabel('توضیح برای مشتری').fill('روی فیش همین مبلغ است');
    await approve.click();
    await desk.getByText('درخواست تأیید شد.').waitFor();
    await page.getByRole('heading', { name: 'فیش شما تأیید شد' }).waitFor();
    await page.getByText('روی فیش همین مبلغ است').first().waitFor();
    expect(await balance(page)).toBe(before + 1_500_000);

    await page.goto('/financial/money-back');
    await page.getByLabel('مبلغ', { exact: true }).fill('۱۵۰۰۰۰۰');
    await page.getByLabel('شبا', { exact: true }).fill('820540102680020817909003');
    const request = page.getByRole('button', { name: /^درخواست بازگشت/ });
    await request.click();
    await page.getByText(/^این شبا درست نیست/).waitFor();
    await page.getByLabel('شبا', { exact: true }).fill('۸۲۰۵۴۰۱۰۲۶۸۰۰۲۰۸۱۷۹۰۹۰۰۲');
    await expectFit(page, 'money-back', request);
    await request.click();
    await page.getByText('درخواست ثبت شد.').waitFor();
    const sentBack = isNarrow ? '۹۱۴۰۰۲۷۳۶' : '۹۱۴۰۰۲۷۳۵';
    const back = await findNewest(page, 'deduction_requests');
    await desk.goto(`/staff/requests/${ACCOUNT}/${back}`);
    await desk.getByLabel('شمارهٔ پیگیری واریز').fill(sentBack);
    await desk.getByRole('button', { name: /واریز شد$/ }).click();
    await desk.getByText('درخواست تأیید شد.').waitFor();
    await page.getByText(`پیگیری ${sentBack}`).first().waitFor();
    expect(await balance(page)).toBe(before);
  },
);
