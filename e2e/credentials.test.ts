import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { inspect } from './inspect.ts';
import { test, testAtName } from './kit.ts';
import { answerOnboarding, askForCode, newPhone, SAMPLE_PASSWORD, SAMPLE_PHONES } from './sign-in.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const hasFocus = async (page: Page, name: string) =>
  expect(
    await heading(page, name)
      .or(page.getByLabel(name))
      .first()
      .evaluate((one) => one === document.activeElement),
  ).toBe(true);

test('a new person comes from a phone number to the home page by keyboard alone, on a phone', async ({ visit }) => {
  const page = await visit({ isNarrow: true });
  await page.goto('/auth/login');
  const toSignUp = page.getByRole('link', { name: 'ثبت‌نام' });
  await toSignUp.focus();
  await toSignUp.press('Enter');
  await inspect(page, 'sign-up-1', heading(page, 'حساب بسازید'));
  await hasFocus(page, 'حساب بسازید');
  const typed = newPhone();
  await page.getByLabel('شمارهٔ موبایل').fill(`+98 ${typed.slice(1, 4)} ${typed.slice(4, 7)} ${typed.slice(7)}`);
  await page.getByLabel('شمارهٔ موبایل').press('Enter');
  await inspect(page, 'sign-up-2', heading(page, 'کد را وارد کنید'));
  await hasFocus(page, 'کد پنج‌رقمی');
  const shown = page.getByText('پیامکی در نسخهٔ آزمایشی فرستاده نمی‌شود.').locator('bdi');
  await page.keyboard.type((await shown.innerText()).trim());
  await inspect(page, 'sign-up-3', heading(page, 'خودتان را معرفی کنید'));
  await hasFocus(page, 'خودتان را معرفی کنید');
  await page.keyboard.press('Tab');
  await page.keyboard.type('نرگس');
  await page.keyboard.press('Tab');
  await page.keyboard.type('کریمی');
  await page.keyboard.press('Enter');
  await inspect(page, 'sign-up-4', heading(page, 'پنل شما آماده است'));
  await hasFocus(page, 'پنل شما آماده است');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await answerOnboarding(page);
  await heading(page, /^سلام/).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

testAtName(
  'a forgotten password becomes a new one, and the other browser has to sign in again and is back where it was',
  async ({ visit }) => {
    const other = await visit({ as: 'advertiser', refusals: [401, 422] });
    await other.goto('/campaigns?stage=finished');
    await other.getByRole('tab', { name: /^پایان‌یافته/, selected: true }).waitFor();
    const page = await visit({ isNarrow: true });
    await page.goto('/auth/login?form=password');
    await page.getByRole('link', { name: 'رمز را فراموش کرده‌اید؟' }).click();
    await inspect(page, 'forgot-1', heading(page, 'رمز را فراموش کرده‌اید؟'));
    const code = await askForCode(page, '۰۹۱۲ ۰۰۰ ۰۰۰۱');
    await page.getByLabel('کد پنج‌رقمی').fill(code);
    await heading(page, 'رمز تازه بگذارید').waitFor();
    const password = page.getByLabel('رمز تازه', { exact: true });
    await password.fill('۱۲۳۴۵۶۷۸');
    await page.getByRole('button', { name: 'ذخیره و ورود' }).click();
    await page.getByText('رمز عبور تنها رقم است. حرف هم به آن بیفزایید.').waitFor();
    await password.fill('kafe-9ahveh');
    await page.getByLabel('تکرار رمز').fill('kafe-9ahveh');
    await inspect(page, 'forgot-2');
    await page.getByRole('button', { name: 'ذخیره و ورود' }).click();
    await inspect(page, 'choose-account', heading(page, 'کدام حساب؟'));
    await page.getByRole('link', { name: /^قهوهٔ سپیدار/ }).click();
    await heading(page, /^سلام/).waitFor();
    await page.goto('/notifications');
    await page.getByText('رمز عبور شما تغییر کرد').first().waitFor();

    await other.reload();
    await other.waitForURL('**/auth/login?back=**');
    await other.getByRole('link', { name: 'ورود با رمز عبور' }).click();
    await other.getByLabel('نام کاربری').fill(SAMPLE_PHONES.advertiser);
    const typed = other.getByLabel('رمز عبور', { exact: true });
    await typed.fill(SAMPLE_PASSWORD);
    await other.getByRole('button', { name: 'ورود', exact: true }).click();
    await other.getByText('نام کاربری یا رمز عبور درست نیست.').waitFor();
    await typed.fill('kafe-9ahveh');
    await other.getByRole('button', { name: 'ورود', exact: true }).click();
    await other.getByRole('tab', { name: /^پایان‌یافته/, selected: true }).waitFor();
  },
);

test('a second tab that signs out leads the first one to the sign-in, and back to its page', async ({ visit }) => {
  const page = await visit({ as: 'official', refusals: [401] });
  await page.goto('/campaigns?stage=running');
  await page.getByRole('tab', { name: /^جاری/, selected: true }).waitFor();
  const second = await page.context().newPage();
  await second.goto('/profile?section=session');
  await second.getByRole('button', { name: 'خروج از این مرورگر' }).click();
  await second.waitForURL('**/auth/login**');
  await page.bringToFront();
  // The first tab may hear of it before it asks for anything.
  const left = page.waitForURL('**/auth/login?back=**');
  await Promise.race([left, page.getByRole('tab', { name: /^پایان‌یافته/ }).click()]);
  await left;
  await page.getByRole('link', { name: 'ورود با رمز عبور' }).click();
  await page.getByLabel('نام کاربری').fill(SAMPLE_PHONES.official);
  await page.getByLabel('رمز عبور', { exact: true }).fill(SAMPLE_PASSWORD);
  await page.getByRole('button', { name: 'ورود', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/campaigns');
});

/** Proves who the person is by the password of the sample. */
async function prove(part: Locator): Promise<void> {
  await part.getByLabel('رمز عبور', { exact: true }).fill(SAMPLE_PASSWORD);
  await part.getByRole('button', { name: 'ادامه' }).click();
}

/**
 * A device with a fingerprint reader, which answers at once. The browser makes its own offer only after `allowOffers`: else the device would
 * take it before the button is pressed.
 */
async function addDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isOffering = sessionStorage.getItem('offers') !== null;
    Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: () => Promise.resolve(isOffering) });
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function allowOffers(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('offers', 'yes'));
  await page.reload();
}

async function signOut(page: Page) {
  await page.goto('/profile?section=session');
  await page.getByRole('button', { name: 'خروج از این مرورگر' }).click();
  await page.waitForURL('**/auth/login**');
}

testAtName(
  'a passkey is added in the profile, signs in by the button and by the browser’s own offer, and is removed',
  async ({ visit }) => {
    const page = await visit({ as: 'official', refusals: [401] });
    await addDevice(page);
    await page.goto('/profile?section=security');
    await inspect(page, 'security', page.getByRole('heading', { level: 2, name: 'گذرکلیدها' }));
    await page.getByRole('button', { name: 'افزودن گذرکلید' }).click();
    const dialog = page.getByRole('dialog', { name: 'افزودن گذرکلید' });
    await prove(dialog);
    await dialog.getByLabel('نام').fill('گوشی بهنام');
    await dialog.getByRole('button', { name: 'افزودن گذرکلید' }).click();
    await page.getByText(/^افزوده در .* هنوز به کار نرفته$/).waitFor();
    await page.getByRole('button', { name: 'افزودن گذرکلید' }).click();
    await prove(dialog);
    await dialog.getByLabel('نام').fill('باز هم');
    await dialog.getByRole('button', { name: 'افزودن گذرکلید' }).click();
    await dialog.getByText('این دستگاه پیش‌تر افزوده شده است.').waitFor();
    await page.keyboard.press('Escape');

    await signOut(page);
    await page.getByRole('button', { name: 'ورود با گذرکلید' }).click();
    await heading(page, /^سلام/).waitFor();

    await signOut(page);
    await allowOffers(page);
    // Nothing is pressed: the device takes the offer at the field.
    await heading(page, /^سلام/).waitFor();

    await page.goto('/profile?section=security');
    await page.getByText(/آخرین ورود/).waitFor();
    await page.getByRole('button', { name: 'برداشتن گذرکلید «گوشی بهنام»' }).click();
    const proof = page.getByRole('dialog', { name: 'نخست نشان دهید خودتان هستید' });
    await inspect(page, 'proof', proof.getByRole('button', { name: 'با گذرکلید' }));
    await prove(proof);
    const question = page.getByRole('alertdialog', { name: 'گذرکلید برداشته شود؟' });
    await inspect(page, 'passkey-removal', question);
    await question.getByRole('button', { name: 'برداشتن' }).click();
    await page.getByText('هنوز گذرکلیدی نیفزوده‌اید.').waitFor();
  },
);
