import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { inspect } from './inspect.ts';
import { test, testInOwnWorld } from './kit.ts';
import { newPhone, SAMPLE_PASSWORD } from './sign-in.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Where the focus is, once nothing moves it any more; never on the whole document, in the dark, or outside of the window. */
async function expectFocus(page: Page, control?: Locator): Promise<void> {
  if (control) await expect.poll(() => control.evaluate((one) => one === document.activeElement)).toBe(true);
  else await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  const box = await page.evaluate(() => {
    const { left, right, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    return { left, right, height, width: document.documentElement.clientWidth, content: document.documentElement.scrollWidth };
  });
  expect(box.height).toBeGreaterThan(0);
  expect(box.left).toBeGreaterThanOrEqual(-1);
  expect(box.right).toBeLessThanOrEqual(box.width + 1);
  expect(box.content).toBe(box.width);
}

const TABS_MAX = 60;

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await control.waitFor();
  for (let pressed = 0; pressed < TABS_MAX; pressed++) {
    if (await control.evaluate((one) => one === document.activeElement)) return expectFocus(page, control);
    await page.keyboard.press(key);
  }
  throw new Error(`no way to ${String(control)} by ${key}`);
}

async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** The field is marked, its reason is read with it, and it has the focus. */
async function expectIssue(page: Page, field: Locator, reason: string | RegExp): Promise<void> {
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  const said = await field.evaluate((one) =>
    (one.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
  expect(said).toMatch(reason);
  await expectFocus(page, field);
}

/** A polite message reaches the region that screen readers follow. */
const hear = (page: Page, message: string | RegExp) =>
  page.locator('[role=status], [role=alert], [aria-live]').getByText(message).first().waitFor();

/** In light and in dark. */
async function inspectBoth(page: Page, name: string, ready?: Locator): Promise<void> {
  await inspect(page, name, ready);
  await page.emulateMedia({ colorScheme: 'dark' });
  await inspect(page, `${name}-dark`);
  await page.emulateMedia({ colorScheme: 'light' });
}

const SLIM = { width: 320, height: 640 };

test('a person signs up by keyboard alone in a window of 320 px, and hears what is wrong', async ({ visit }) => {
  const page = await visit({ isNarrow: true, refusals: [422] });
  await page.setViewportSize(SLIM);
  await page.goto('/auth/login');
  await press(page, page.getByRole('link', { name: 'ثبت‌نام', exact: true }));
  await expectFocus(page, heading(page, 'حساب بسازید'));
  const phone = page.getByLabel('شمارهٔ موبایل');
  await press(page, button(page, 'دریافت کد'));
  await expectIssue(page, phone, /شمارهٔ موبایل را وارد کنید/);
  await page.keyboard.type('۰۹۱۲');
  await page.keyboard.press('Enter');
  await expectIssue(page, phone, /شمارهٔ موبایل درست نیست/);
  await inspectBoth(page, 'access-sign-up');
  const typed = newPhone();
  await type(page, phone, `+98 ${typed.slice(1, 4)} ${typed.slice(4, 7)} ${typed.slice(7)}`);
  await page.keyboard.press('Enter');
  const code = page.getByLabel('کد پنج‌رقمی');
  await expectFocus(page, code);
  const note = page.getByText('پیامکی در نسخهٔ آزمایشی فرستاده نمی‌شود.').locator('bdi');
  const shown = (await note.innerText()).trim();
  await page.keyboard.type(shown === '۱۱۱۱۱' || shown === '11111' ? '22222' : '11111');
  await page
    .getByRole('alert')
    .getByText(/کد درست نیست/)
    .waitFor();
  await expectFocus(page, code);
  await inspectBoth(page, 'access-code');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(shown);
  await expectFocus(page, heading(page, 'خودتان را معرفی کنید'));
  const name = page.getByLabel('نام', { exact: true });
  await tabTo(page, name);
  await page.keyboard.press('Enter');
  await expectIssue(page, name, /./);
  // An Arabic yeh and kaf, as many keyboards write them.
  await page.keyboard.type('علي');
  await type(page, page.getByLabel('نام خانوادگی'), 'كريمي');
  await inspectBoth(page, 'access-name');
  await page.keyboard.press('Enter');
  await expectFocus(page, heading(page, 'پنل شما آماده است'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  const welcome = page.getByRole('dialog', { name: /^سلام، من دستیار هوشمند/ });
  await welcome.waitFor();
  await expect.poll(() => welcome.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await inspectBoth(page, 'access-onboarding');
  await tabTo(page, welcome.getByLabel('حوزهٔ کسب‌وکار'));
  await page.keyboard.press('ArrowDown');
  // In a group Tab comes to the first choice, and arrows go on.
  await press(page, welcome.getByRole('radio').first(), 'Space');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('radio', { name: '۵ تا ۲۰ میلیون تومان', checked: true }).waitFor();
  await type(page, welcome.getByLabel('چه چیزی می‌فروشید یا عرضه می‌کنید؟'), 'کافه با سه شعبه در تهران');
  await press(page, welcome.getByRole('radio', { name: 'بله، تماس بگیرید' }), 'Space');
  await press(page, welcome.getByRole('button', { name: 'ثبت اطلاعات' }));
  await heading(page, /^سلام/).waitFor();
  await expect.poll(() => welcome.count()).toBe(0);
  const user = (await (await page.request.get('/api/accounts/user/', { headers: await bearer(page) })).json()) as Record<string, unknown>;
  expect(user).toMatchObject({ first_name: 'علی', last_name: 'کریمی' });
});

async function bearer(page: Page): Promise<{ authorization: string }> {
  const { token } = (await (await page.request.get('/api/accounts/token/access')).json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

test('a ticket is opened, answered, closed, rated and opened again by keyboard at 200 % zoom', async ({ visit }) => {
  const page = await visit({ as: 'newcomer', isZoomed: true });
  await page.goto('/support');
  await press(page, page.getByRole('main').getByRole('link', { name: 'درخواست تازه' }).first());
  await heading(page, 'درخواست تازه').waitFor();
  await expectFocus(page);
  const [category, subject, text] = [page.getByLabel('دسته'), page.getByLabel('موضوع'), page.getByLabel('شرح')];
  await press(page, button(page, 'ثبت درخواست'));
  await expectIssue(page, category, /دسته را برگزینید/);
  await inspectBoth(page, 'access-ticket-new');
  await expectFocus(page, category);
  await page.keyboard.press('ArrowDown');
  expect(await category.inputValue()).not.toBe('');
  await type(page, subject, 'فاکتور ۱۲');
  await page.keyboard.press('Enter');
  await expectIssue(page, text, /متن پیام را بنویسید/);
  await page.keyboard.type('<script>alert(1)</script>');
  await page.locator('input[type=file]').setInputFiles({ name: 'a.log', mimeType: 'text/plain', buffer: Buffer.from('خطا') });
  await press(page, button(page, 'برداشتن a.log'));
  await expectFocus(page, button(page, 'افزودن پیوست'));
  await press(page, button(page, 'ثبت درخواست'));
  const talk = page.getByRole('log');
  await talk.getByText('<script>alert(1)</script>').waitFor();
  await hear(page, 'درخواست ثبت شد');
  await expectFocus(page);

  const field = page.getByLabel('پاسخ شما');
  await tabTo(page, field);
  await page.keyboard.press('Control+Enter');
  await expectIssue(page, field, /متن پیام را بنویسید/);
  await page.keyboard.type('شماره‌اش ۱۲ است.');
  await inspectBoth(page, 'access-ticket');
  await page.keyboard.press('Control+Enter');
  await talk.getByText('شماره‌اش ۱۲ است.').waitFor();
  await expectFocus(page, field);

  await tabTo(page, button(page, 'بستن درخواست'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await hear(page, /بسته شد/);
  await expectFocus(page, page.getByRole('group', { name: 'این درخواست بسته است.' }));
  await press(page, button(page, 'ثبت نظر'));
  await page.getByText('از یک تا پنج برگزینید.').waitFor();
  await expectFocus(page, page.getByRole('radio', { name: '۱ از ۵' }));
  await inspectBoth(page, 'access-ticket-closed');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await press(page, button(page, 'ثبت نظر'));
  await page.getByText(/^نظر شما: /).waitFor();
  await expectFocus(page, page.getByRole('group', { name: 'این درخواست بسته است.' }));
  await press(page, button(page, 'باز کردن دوباره'));
  await expectFocus(page, field);
});

testInOwnWorld('a person changes name, e-mail, password and sessions by keyboard in a window of 320 px', async ({ visit }) => {
  const page = await visit({ as: 'advertiser', isNarrow: true, refusals: [401, 422] });
  for (let other = 0; other < 2; other++) await visit({ as: 'advertiser' });
  await page.setViewportSize(SLIM);
  await page.goto('/profile');
  const name = page.getByLabel('نام', { exact: true });
  // Arabic letters, as many keyboards write them.
  await type(page, name, 'يكتا');
  const email = page.getByLabel(/^ایمیل/);
  await type(page, email, 'nobody');
  await page.keyboard.press('Enter');
  await expectIssue(page, email, /ایمیل/);
  await inspectBoth(page, 'access-profile');
  await type(page, email, 'yekta@sepidar.example');
  await page.keyboard.press('Enter');
  await hear(page, /ذخیره شد/);
  await expectFocus(page, email);
  expect(await name.inputValue()).toBe('یکتا');

  const username = page.getByLabel('نام کاربری');
  await type(page, username, 'yekta.sepidar');
  await press(page, button(page, 'ذخیرهٔ نام کاربری'));
  await hear(page, 'نام کاربری ذخیره شد.');
  await expectFocus(page, username);

  await press(page, button(page, 'فرستادن کد تأیید'));
  const confirmation = page.getByRole('dialog', { name: 'تأیید ایمیل' });
  const code = confirmation.getByLabel('کد پنج‌رقمی');
  await expectFocus(page, code);
  await page.keyboard.press('Enter');
  await expectIssue(page, code, /پنج رقم کد را بنویسید/);
  await inspectBoth(page, 'access-email');
  const shown = await confirmation.getByText(/نسخهٔ آزمایشی: کد/).innerText();
  await page.keyboard.type(/[۰-۹]{5}/.exec(shown)?.[0] ?? '');
  await page.keyboard.press('Enter');
  await expect.poll(() => confirmation.count()).toBe(0);
  await hear(page, /تأیید شد/);
  await expect.poll(() => button(page, 'فرستادن کد تأیید').count()).toBe(0);
  await expectFocus(page, page.getByRole('region', { name: 'راه‌های تماس' }));

  await press(page, page.getByRole('main').getByRole('link', { name: 'نشست‌ها' }));
  const end = page.getByRole('button', { name: /^خروج از (?!همه|این)/ });
  const devices = page.getByRole('region', { name: 'دستگاه‌ها' });
  await inspectBoth(page, 'access-sessions', end.first());
  const before = await end.count();
  await press(page, end.first());
  await hear(page, 'از آن دستگاه خارج شدید.');
  await expect.poll(() => end.count()).toBe(before - 1);
  await expectFocus(page, devices);

  await press(page, page.getByRole('main').getByRole('link', { name: 'رمز و گذرکلید' }));
  const change = page.getByRole('main').getByRole('button', { name: 'تغییر رمز' });
  await press(page, change);
  const dialog = page.getByRole('dialog', { name: 'تغییر رمز عبور' });
  const present = dialog.getByLabel('رمز کنونی', { exact: true });
  const password = dialog.getByLabel('رمز تازه', { exact: true });
  await press(page, dialog.getByRole('button', { name: 'ذخیرهٔ رمز' }));
  await expectIssue(page, present, /رمز کنونی را بنویسید/);
  await page.keyboard.type('not-it');
  await type(page, password, '۱۲۳۴۵۶۷۸');
  await page.keyboard.press('Enter');
  await expectIssue(page, password, /تنها رقم است/);
  await inspectBoth(page, 'access-password');
  await type(page, password, 'kafe-9ahveh');
  await type(page, dialog.getByLabel('تکرار رمز'), 'kafe-9ahveh');
  await page.keyboard.press('Enter');
  await expectIssue(page, present, /رمز کنونی درست نیست/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(SAMPLE_PASSWORD);
  await page.keyboard.press('Enter');
  await hear(page, /رمز عبور ذخیره شد/);
  await expect.poll(() => dialog.count()).toBe(0);
  await expectFocus(page, change);
});
