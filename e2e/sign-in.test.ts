import { expect } from 'vitest';
import { inspect, narrow } from './inspect.ts';
import { test } from './kit.ts';
import { answerOnboarding, askForCode, newPhone, SAMPLE_PASSWORD, SAMPLE_PHONES } from './sign-in.ts';

const wrongCode = (code: string) => (code === '11111' ? '22222' : '11111');

test('a wrong code shows the tries left, the sixth is refused, and a code to another phone signs in', async ({ visit }) => {
  const page = await visit({ refusals: [422, 429] });
  await page.goto('/auth/login');
  const wrong = wrongCode(await askForCode(page, newPhone()));
  const input = page.getByLabel('کد پنج‌رقمی');
  const alert = page.getByRole('alert');
  for (const left of ['۴', '۳', '۲', '۱']) {
    await input.fill(wrong);
    await alert.getByText(`کد درست نیست. ${left} بار دیگر می‌توانید تلاش کنید.`).waitFor();
  }
  await input.fill(wrong);
  await alert.getByText('کد درست نیست. کد تازه‌ای بگیرید.').waitFor();
  await input.fill(wrong);
  await alert.getByText('چند بار کد نادرست وارد شد. کد تازه‌ای بگیرید.').waitFor();
  // A phone gets one code a minute; a reload does not shorten the wait.
  await page.getByText(/^ارسال دوباره تا ۰۰:/).waitFor();
  await page.reload();
  await page.getByText(/^ارسال دوباره تا ۰۰:/).waitFor();
  await page.getByRole('link', { name: 'ویرایش شماره' }).click();
  await input.fill(await askForCode(page, newPhone()));
  await answerOnboarding(page);
  await page.getByRole('heading', { level: 1, name: /^سلام/ }).waitFor();
});

test('a code that was used elsewhere is refused, and the page shows when a new one can be sent', async ({ visit }) => {
  const page = await visit({ refusals: [410] });
  await page.goto('/auth/login');
  const sent = page.waitForResponse('**/auth/phone/');
  const code = await askForCode(page, newPhone());
  const { request_id } = (await (await sent).json()) as { request_id: string };
  const other = await visit();
  await other.request.post('/api/accounts/auth/phone/verify', { data: { request_id, code } });
  await page.getByLabel('کد پنج‌رقمی').fill(code);
  await page.getByRole('alert').getByText('این کد یک بار به کار رفته است و دوباره پذیرفته نمی‌شود. کد تازه‌ای بگیرید.').waitFor();
  await page.getByText(/^ارسال دوباره تا ۰۰:/).waitFor();
});

test('an invalid phone is refused next to the field, and a phone may have any digits and spaces', async ({ visit }) => {
  const page = await visit();
  await page.goto('/auth/login');
  const phone = page.getByLabel('شمارهٔ موبایل');
  const send = page.getByRole('button', { name: 'دریافت کد' });
  await send.click();
  await page.getByText('شمارهٔ موبایل را وارد کنید.').waitFor();
  for (const rubbish of ['سلام', '۰۲۱۸۸۷۷۶۶۵۵', '0912000000', "09120000001' or 1=1"]) {
    await phone.fill(rubbish);
    await send.click();
    await page.getByText('شمارهٔ موبایل درست نیست. نمونه: ۰۹۱۲۳۴۵۶۷۸۹.').waitFor();
    expect(await phone.inputValue()).toBe(rubbish);
    expect(await phone.evaluate((field) => field === document.activeElement)).toBe(true);
  }
  await askForCode(page, '+٩٨ ٩١٢ ٠٠٠ ٠٠٠٢');
});

test('a deep link leads to the sign-in by password and back to itself', async ({ visit }) => {
  const page = await visit({ refusals: [422] });
  await page.goto('/campaigns?stage=finished');
  await page.waitForURL('**/auth/login?back=**');
  await page.getByRole('link', { name: 'ورود با رمز عبور' }).click();
  await page.getByLabel('نام کاربری').fill(SAMPLE_PHONES.advertiser);
  const password = page.getByLabel('رمز عبور', { exact: true });
  await password.fill('not-it');
  await page.getByRole('button', { name: 'ورود', exact: true }).click();
  await page.getByText('نام کاربری یا رمز عبور درست نیست.').waitFor();
  await password.fill(SAMPLE_PASSWORD);
  await page.getByRole('button', { name: 'ورود', exact: true }).click();
  // This person has two accounts.
  await page.getByRole('heading', { level: 1, name: 'کدام حساب؟' }).waitFor();
  await page.getByRole('link', { name: /^قهوهٔ سپیدار/ }).click();
  await page.getByRole('tab', { name: /^پایان‌یافته/, selected: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/campaigns');
});

test('signing out ends the session, and pages lead to the sign-in', async ({ visit }) => {
  // Requests still open when the session ends are refused.
  const page = await visit({ as: 'official', refusals: [401] });
  await page.goto('/');
  await page.getByRole('button', { name: /^کارت کاربر/ }).click();
  await page.getByRole('button', { name: 'خروج' }).click();
  await page.waitForURL('**/auth/login**');
  await page.goto('/campaigns');
  await page.waitForURL('**/auth/login?back=**');
});

test('an unknown address shows a not-found page inside the panel', async ({ visit }) => {
  const page = await visit({ as: 'advertiser', refusals: [404] });
  for (const path of ['/nowhere/at/all', '/campaigns/abc']) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'این صفحه پیدا نشد.' }).waitFor();
  }
  await page.getByRole('main').getByRole('link', { name: 'بازگشت به خانه' }).click();
  await page.getByRole('heading', { level: 1, name: /^سلام/ }).waitFor();
});

test('an account prefix in the address chooses the account and is removed', async ({ visit }) => {
  const page = await visit({ as: 'advertiser' });
  await page.goto('/u/sepidar/campaigns?stage=running');
  await page.getByRole('tab', { name: /^جاری/, selected: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/campaigns');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'account')?.value).toBe('sepidar');
});

test('going back to the phone and on again keeps the code that was sent', async ({ visit }) => {
  const page = await visit();
  await page.goto('/auth/login');
  const phone = newPhone();
  const code = await askForCode(page, phone);
  await page.goBack();
  expect(await askForCode(page, phone)).toBe(code);
  await page.getByLabel('کد پنج‌رقمی').fill(code);
  await answerOnboarding(page);
});

test('an account of another person shows a message, with the own panels to choose from', async ({ visit }) => {
  const page = await visit({ as: 'advertiser', refusals: [404] });
  await page.goto('/u/nikafarin/campaigns');
  const title = page.getByRole('heading', { level: 1, name: 'این حساب از حساب‌های شما نیست.' });
  await inspect(page, 'missing-account', title);
  await narrow(page);
  await page.reload();
  await title.waitFor();
  await page.getByRole('link', { name: /^قهوهٔ سپیدار/ }).click();
  await page.getByRole('heading', { level: 1, name: /^سلام/ }).waitFor();
  await page.goto('/financial/payments?account=nikafarin');
  await title.waitFor();
});
