import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test, testInQuietWorld } from './kit.ts';
import { moveClock } from './move-clock.ts';
import { readFigure, readNumber } from './persian.ts';
import { fillFinancialForm, signInByApi, signUpByApi } from './sign-in.ts';

const balance = (page: Page) => readFigure(page.getByRole('banner').getByText('موجودی', { exact: true }).locator('..'));

async function openGateway(page: Page, amount: string): Promise<void> {
  await page.goto('/financial/charge');
  await page.getByLabel('مبلغ شارژ').fill(amount);
  await page.getByRole('button', { name: /^پرداخت / }).click();
  await page.getByRole('heading', { name: 'درگاه پرداخت آزمایشی' }).waitFor();
}

test('an amount below the minimum stays in the field, with the refusal next to it', async ({ visit }) => {
  const page = await visit({ as: 'newcomer' });
  await page.goto('/financial/charge');
  const amount = page.getByLabel('مبلغ شارژ');
  await page.getByRole('button', { name: 'پرداخت', exact: true }).click();
  await page.getByText('مبلغ را وارد کنید.').waitFor();
  await amount.fill('۵');
  await page.getByRole('button', { name: /^پرداخت ۵ / }).click();
  const refusal = page.getByText(/^کمترین مبلغ این درگاه .* تومان است\.$/);
  await refusal.waitFor();
  expect(await amount.inputValue()).toBe('۵');
  expect(await amount.getAttribute('aria-invalid')).toBe('true');
  await amount.fill(String(readNumber(await refusal.innerText()) - 1));
  await refusal.waitFor();
  await amount.fill('۹۹۹٬۹۹۹٬۹۹۹٬۹۹۹');
  await page.getByText(/^بیشترین مبلغ این درگاه .* تومان است\.$/).waitFor();
});

test('the amount takes a pasted text that is one amount, and asks about any other', async ({ visit }) => {
  const page = await visit({ as: 'newcomer' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/financial/charge');
  const amount = page.getByLabel('مبلغ شارژ');
  for (const [pasted, shown] of [
    ['٤٥٬۰۰۰ تومان', '۴۵,۰۰۰'],
    ['1,250,000 IRT', '۱,۲۵۰,۰۰۰'],
    ['<b>abc</b>', '<b>abc</b>'],
    ['500,000 ﷼', '500,000 ﷼'],
  ]) {
    await page.evaluate((text) => navigator.clipboard.writeText(text ?? ''), pasted);
    await amount.fill('');
    await amount.focus();
    await page.keyboard.press('ControlOrMeta+V');
    expect(await amount.inputValue()).toBe(shown);
  }
  await page.getByRole('button', { name: /۵۰٬۰۰۰ تومان/ }).click();
  expect(await amount.inputValue()).toBe('۵۰,۰۰۰');
});

test('a payment that is cancelled at the gateway moves no money and can be tried again', async ({ visit }) => {
  const page = await visit({ as: 'newcomer' });
  await openGateway(page, '۲۰۰٬۰۰۰');
  await page.getByRole('button', { name: 'انصراف' }).click();
  await page.getByRole('heading', { name: 'پرداخت کامل نشد' }).waitFor();
  await expect.poll(() => balance(page)).toBe(0);
  await page.getByRole('link', { name: 'تلاش دوباره' }).click();
  expect(readNumber(await page.getByLabel('مبلغ شارژ').inputValue())).toBe(200_000);
});

test('two callbacks at once and a reload of the result page credit a payment once', async ({ visit }) => {
  const page = await visit({ as: 'newcomer' });
  await openGateway(page, '۳۰۰٬۰۰۰');
  await page.getByRole('button', { name: 'پرداخت و بازگشت دوباره' }).click();
  const paid = page.getByRole('heading', { name: /به موجودی افزوده شد$/ });
  await paid.waitFor();
  await page.goBack();
  await page.getByText('این پرداخت انجام شده است.').waitFor();
  await page.goForward();
  await paid.waitFor();
  await page.reload();
  await paid.waitFor();
  await expect.poll(() => balance(page)).toBe(300_000);
});

test('a payment without a callback waits, and checking it again credits it once', async ({ visit }) => {
  const page = await visit({ as: 'newcomer' });
  await openGateway(page, '۴۰۰٬۰۰۰');
  const order = readNumber(await page.getByRole('definition').first().innerText());
  const result = await page.context().newPage();
  await result.goto(`/financial/charge/result?order=${order}`);
  await result.getByRole('heading', { name: 'نتیجهٔ پرداخت هنوز نرسیده است' }).waitFor();
  await expect.poll(() => balance(result)).toBe(0);
  await page.getByRole('button', { name: 'پرداخت و بستن' }).click();
  await page.getByText('این پرداخت انجام شده است.').waitFor();
  await result.getByRole('button', { name: 'بررسی دوباره' }).click();
  await result.getByRole('heading', { name: /به موجودی افزوده شد$/ }).waitFor();
  await expect.poll(() => balance(result)).toBe(400_000);
});

test('a payment of another account is not found', async ({ visit }) => {
  const page = await visit({ as: 'newcomer', refusals: [404] });
  await page.goto('/financial/charge/result?order=1');
  await page.getByText('این پرداخت پیدا نشد.').waitFor();
});

test.for([false, true])(
  'the first payment leads through the financial info back to its result (narrow: %s)',
  async (isNarrow, { visit }) => {
    const page = await visit({ isNarrow });
    await signUpByApi(page.request);
    await page.goto('/financial/charge?return=/campaigns');
    await page.getByLabel('مبلغ شارژ').fill('۵۰۰٬۰۰۰');
    await page.getByRole('button', { name: /^پرداخت / }).click();
    await page.getByRole('button', { name: 'پرداخت', exact: true }).click();
    const prompt = page.getByRole('dialog', { name: 'اطلاعات مالی شما کامل نیست' });
    await prompt.getByText('۵۰۰٬۰۰۰ تومان به موجودی افزوده شد؛ موجودی اکنون ۵۰۰٬۰۰۰ تومان است.').waitFor();
    await prompt.getByRole('link', { name: 'تکمیل اطلاعات' }).click();
    await fillFinancialForm(page);
    await page.getByRole('heading', { name: /به موجودی افزوده شد$/ }).waitFor();
    await page.getByRole('button', { name: 'ادامهٔ کار' }).click();
    await page.waitForURL('**/campaigns');
    await page.getByRole('heading', { level: 1, name: 'کمپین‌ها' }).waitFor();
    expect(await page.getByRole('dialog', { name: 'اطلاعات مالی شما کامل نیست' }).count()).toBe(0);
  },
);

test('who pays from a second account and whose session ends at the bank signs in and sees the result, also after a reload', async ({
  visit,
}) => {
  const page = await visit({ as: 'advertiser', refusals: [401] });
  await page.goto('/u/sepidar-roastery/financial/charge');
  await page.getByLabel('مبلغ شارژ').fill('۱۵۰٬۰۰۰');
  await page.getByRole('button', { name: /^پرداخت / }).click();
  await page.getByRole('heading', { name: 'درگاه پرداخت آزمایشی' }).waitFor();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'پرداخت', exact: true }).click();
  await page.waitForURL(/\/auth\/login\?back=/);
  await signInByApi(page.request, 'advertiser');
  await page.goto(new URL(page.url()).searchParams.get('back') ?? '');
  const paid = page.getByRole('heading', { name: '۱۵۰ هزار تومان به موجودی افزوده شد' });
  await paid.waitFor();
  await page.reload();
  await paid.waitFor();
});

testInQuietWorld('an hour later, and in another window, the result of a payment is the same', async ({ visit }) => {
  const page = await visit({ as: 'newcomer' });
  await openGateway(page, '۳۵۰٬۰۰۰');
  await page.getByRole('button', { name: 'پرداخت', exact: true }).click();
  const receipt = page.getByRole('link', { name: /RC-/ });
  await receipt.waitFor();
  const rows = await page.locator('main dl').innerText();
  await moveClock(page, 1);
  await page.getByRole('heading', { name: '۳۵۰ هزار تومان به موجودی افزوده شد' }).waitFor();
  await page.getByText('اکنون ۳۵۰٬۰۰۰ تومان برای کمپین‌ها قابل خرج دارید.').waitFor();
  await receipt.waitFor();
  expect(await page.locator('main dl').innerText()).toBe(rows);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('heading', { name: '۳۵۰ هزار تومان به موجودی افزوده شد' }).waitFor();
  await expect.poll(() => balance(other)).toBe(350_000);
});
