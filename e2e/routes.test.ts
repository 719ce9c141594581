import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { expectFit, inspect } from './inspect.ts';
import { test } from './kit.ts';
import { ask, STOPS } from './page-stops.ts';
import { askForCode, newPhone } from './sign-in.ts';
import { walkPages } from './walk-pages.ts';

/** Routes that the journeys below and those of credentials.test.ts visit. */
const WALKED = [
  '/auth/login/submit-otp',
  '/auth/signup/submit-otp',
  '/auth/signup/info',
  '/auth/signup/types',
  '/auth/accounts',
  '/u/$account',
];

const sourcePath = join(import.meta.dirname, '../apps/panel/src/paths.ts');

test('every address of the panel is visited', () => {
  const routes = [...readFileSync(sourcePath, 'utf8').matchAll(/^ {2}[\w'-]+: '(\/[^']*)',$/gm)].map(([, route]) => route);
  expect(routes.length).toBeGreaterThan(40);
  const visited = new Set([...STOPS.map(({ route }) => route), ...WALKED]);
  expect(routes.filter((route) => route !== undefined && !visited.has(route))).toEqual([]);
});

walkPages('stranger');
walkPages('staff');

test('a new person signs up in four questions and enters the panel with their name', async ({ visit }) => {
  for (const isNarrow of [false, true]) {
    const page = await visit({ isNarrow });
    // On a phone, credentials.test.ts inspects these pages.
    const check = isNarrow ? expectFit : inspect;
    await page.goto('/auth/login');
    await page.getByRole('link', { name: 'ثبت‌نام' }).click();
    await page.getByRole('heading', { name: 'حساب بسازید' }).waitFor();
    const code = await askForCode(page, newPhone());
    await check(page, 'sign-up-code', page.getByRole('heading', { name: 'کد را وارد کنید' }));
    await page.getByLabel('کد پنج‌رقمی').fill(code);
    await check(page, 'sign-up-info', page.getByRole('heading', { name: 'خودتان را معرفی کنید' }));
    expect(new URL(page.url()).pathname).toBe('/auth/signup/info');
    await page.getByLabel('نام', { exact: true }).fill('نیما');
    await page.getByLabel('نام خانوادگی').fill('رستگار');
    await page.getByRole('button', { name: 'ادامه' }).click();
    await check(page, 'sign-up-types', page.getByRole('heading', { name: 'پنل شما آماده است' }));
    await page.getByRole('button', { name: 'رفتن به پنل' }).click();
    await page.waitForURL('/');
    await page.goto('/auth/signup/info');
    await page.waitForURL('/');
    const user = (await (await ask(page, 'GET', '/api/accounts/user/')).json()) as { first_name: string };
    expect(user.first_name).toBe('نیما');
    const account = (await (await ask(page, 'GET', '/api/shared-accounts/api/v1/accounts/info')).json()) as { title: string };
    expect(account.title).toBe('نیما رستگار');
  }
});

test('a signed-in person cannot open the sign-up', async ({ visit }) => {
  const page = await visit({ as: 'official' });
  for (const path of ['/auth/signup', '/auth/signup/info', '/auth/signup/types']) {
    await page.goto(path);
    await page.waitForURL('/');
  }
});

test('pages for staff and official accounts lead others home', async ({ visit }) => {
  const page = await visit({ as: 'advertiser' });
  for (const path of ['/financial/payments', '/financial/report', '/financial/factor/official/list', '/financial/requests/transfer']) {
    await page.goto(path);
    await page.waitForURL('/');
  }
});
