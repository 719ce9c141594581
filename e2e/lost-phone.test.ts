import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { STORY } from './creation-steps.ts';
import { inspect } from './inspect.ts';
import { test } from './kit.ts';
import { askForCode, findHeaders, newPhone, SAMPLE_PASSWORD } from './sign-in.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Who cannot sign in asks for another phone, from the sign-in page. */
async function ask(page: Page, login: string, phone: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'به این شماره دسترسی ندارم' }).click();
  await inspect(page, 'lost-phone-1', heading(page, 'به این شماره دسترسی ندارم'));
  await page.getByRole('button', { name: 'ادامه' }).click();
  await page.getByText('شماره، ایمیل یا نام کاربری حساب را بنویسید.').waitFor();
  await page.getByLabel('شماره، ایمیل یا نام کاربری حساب').fill(login);
  await page.getByRole('button', { name: 'ادامه' }).click();
  const code = await askForCode(page, phone);
  await page.getByLabel('کد پنج‌رقمی').fill(code);
  await inspect(page, 'lost-phone-2', heading(page, 'مدرک‌ها و ماجرا'));
  const send = page.getByRole('button', { name: 'فرستادن درخواست' });
  await send.click();
  await page.getByText('دست‌کم یک مدرک بیفزایید.').waitFor();
  await page.locator('input[type=file]').setInputFiles({ ...STORY, name: 'card.png' });
  await page.getByLabel('ماجرا').fill('گوشی‌ام دزدیده شد.');
  await send.click();
  await inspect(page, 'lost-phone-3', heading(page, 'درخواست شما فرستاده شد'));
}

test.for([false, true])(
  'who cannot sign in asks with a document, a session of theirs stops it, and staff see by what (narrow: %s)',
  async (isNarrow, { visit }) => {
    const owner = await visit({ isNarrow, as: 'newcomer' });
    const { request } = owner.context();
    const user = (await (await request.get('/api/accounts/user/', { headers: await findHeaders(request) })).json()) as { phone: string };
    const phone = newPhone();
    await ask(await visit({ isNarrow }), user.phone, phone);

    await owner.goto('/notifications');
    await owner.getByRole('link', { name: /برای حساب شما شمارهٔ دیگری خواسته شد/ }).click();
    await owner.waitForURL('**/profile?section=session');
    const stop = owner.getByRole('button', { name: 'جلویش را بگیرید' });
    await inspect(owner, 'lost-phone-sessions', stop);
    await stop.click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'جلوگیری' }).click();
    await owner
      .getByText(/جلوی درخواست گرفته شد/)
      .first()
      .waitFor();
    await stop.waitFor({ state: 'detached' });

    const desk = await visit({ isNarrow });
    await desk
      .context()
      .request.post('/api/accounts/auth/login/password', { data: { username: 'staff@jarchi.test', password: SAMPLE_PASSWORD } });
    await desk.goto('/staff/phone-requests?state=stopped');
    await inspect(desk, 'staff-phone-requests', desk.getByRole('link', { name: toPersianDigits(user.phone) }).first());
    await desk.goto('/staff/phone-requests');
    await desk.getByRole('link', { name: /نیلوفر صدری/ }).click();
    await inspect(desk, 'staff-phone-request', heading(desk, 'نیلوفر صدری'));
    await desk.getByRole('button', { name: 'تأیید دوم' }).click();
    await desk.getByText('دلیل را در چند کلمه بنویسید.').waitFor();
    expect(await desk.getByLabel('دلیل').evaluate((field) => field === document.activeElement)).toBe(true);
  },
);
