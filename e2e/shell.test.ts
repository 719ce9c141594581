import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inspect } from './inspect.ts';
import { test } from './kit.ts';
import { settle } from './settle.ts';
import { SAMPLE_PASSWORD } from './sign-in.ts';
import { DARK, inspectStops, PHONE } from './stops.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /^سلام/ });
const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).click();

inspectStops([
  {
    name: 'panel-switcher',
    path: '/',
    as: 'advertiser',
    go: press(/تغییر پنل$/),
    ready: (page) => page.getByRole('dialog').getByRole('link', { name: 'مدیریت پنل‌ها' }),
    screens: [{}, PHONE, DARK],
  },
  {
    name: 'bell',
    path: '/',
    as: 'advertiser',
    go: press(/^اعلان‌ها/),
    ready: (page) => page.getByRole('dialog').getByRole('link', { name: 'دیدن همهٔ اعلان‌ها' }),
    screens: [{}, PHONE, DARK],
  },
  {
    name: 'user-card',
    path: '/',
    as: 'advertiser',
    go: press(/^کارت کاربر/),
    ready: (page) => page.getByRole('dialog').getByRole('button', { name: 'خروج' }),
    screens: [{}, DARK],
  },
  {
    name: 'money-menu',
    path: '/',
    as: 'inDebt',
    go: press(/منوی مالی$/),
    ready: (page) =>
      page
        .getByRole('dialog')
        .getByRole('link', { name: /^(کمپین|پرداخت) / })
        .first(),
    screens: [{}, PHONE],
  },
  {
    name: 'more',
    path: '/',
    as: 'official',
    go: press(/^بیشتر$/),
    ready: (page) => page.getByRole('dialog').getByRole('link', { name: 'راهنما' }),
    screens: [PHONE],
  },
]);

test('visiting home, the campaigns and home again sends no request twice', async ({ visit }) => {
  const page = await visit({ as: 'advertiser', isWithoutStream: true });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (
      /\/(accounts\/info|v1\/user|user\/|user\/services|feature-flags|new-panel-notifications|accounts\/[^/]+\/balance)/.test(request.url())
    )
      asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.goto('/');
  await heading(page).waitFor();
  await settle(page);
  await page.getByRole('link', { name: /^فهرست کمپین‌ها/ }).click();
  await page.getByRole('table').getByRole('row').nth(1).waitFor();
  await page.getByRole('link', { name: 'خانه' }).first().click();
  await heading(page).waitFor();
  await settle(page);
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.filter((url, index) => asked.indexOf(url) !== index)).toEqual([]);
});

test('another panel is chosen by name, and nothing of the first remains', async ({ visit }) => {
  const page = await visit({ as: 'advertiser' });
  await page.goto('/');
  await press(/تغییر پنل$/)(page);
  const layer = page.getByRole('dialog');
  await layer.getByRole('searchbox').fill('برشته كاري');
  await layer.getByRole('link', { name: /برشته‌کاری سپیدار/ }).click();
  await page.getByRole('button', { name: 'برشته‌کاری سپیدار، تغییر پنل' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect((await page.context().cookies()).find(({ name }) => name === 'account')?.value).toBe('sepidar-roastery');
  await heading(page).waitFor();
  expect(await page.getByText('باشگاه مشتریان سپیدار').count()).toBe(0);
});

test('messages are read one by one, then all at once; a closed layer returns the focus', async ({ visit }) => {
  const page = await visit({ as: 'advertiser' });
  await page.goto('/');
  const bell = page.getByRole('button', { name: /^اعلان‌ها/ });
  await page.getByRole('button', { name: /^اعلان‌ها، .* خوانده‌نشده/ }).click();
  const layer = page.getByRole('dialog', { name: 'اعلان‌ها' });
  await layer.getByRole('listitem').first().waitFor();
  expect(await layer.getByRole('listitem').count()).toBeLessThanOrEqual(3);
  await page.keyboard.press('Escape');
  await layer.waitFor({ state: 'detached' });
  expect(await bell.evaluate((button) => button === document.activeElement)).toBe(true);
  await bell.click();
  await layer.getByRole('button', { name: 'خواندن همه' }).click();
  // What has a deadline stays until it is answered.
  await layer.getByRole('button', { name: 'خواندن همه' }).waitFor({ state: 'detached' });
  for (const item of await layer.getByRole('listitem').all()) expect(await item.textContent()).toContain('منتظر پاسخ شما');
  await page.reload();
  await heading(page).waitFor();
  await settle(page);
  expect(await bell.getAttribute('aria-label')).toMatch(/^اعلان‌ها(، [۰-۹]+ خوانده‌نشده یا منتظر پاسخ)?$/);
});

test('the rail shows the names of its icons on hover and on focus', async ({ visit }) => {
  const page = await visit({ as: 'official' });
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  await heading(page).waitFor();
  const charge = page.getByRole('link', { name: 'افزایش اعتبار' });
  await charge.hover();
  await page.getByRole('tooltip', { name: 'افزایش اعتبار' }).waitFor();
  await page.mouse.move(500, 500);
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  await charge.focus();
  await page.keyboard.press('Tab');
  await page.getByRole('tooltip', { name: 'فهرست پرداخت‌ها' }).waitFor();
  await inspect(page, 'rail');
});

for (const { isNarrow, start, bottom } of [
  { isNarrow: true, start: 20, bottom: 86 },
  { isNarrow: false, start: undefined, bottom: 40 },
]) {
  test(`the button to the top keeps its distance (${isNarrow ? 'narrow' : 'wide'})`, async ({ visit }) => {
    const page = await visit({ as: 'advertiser', isNarrow });
    await page.goto('/');
    await page.getByRole('heading', { name: 'ناشران پیشنهادی برای شما' }).waitFor();
    await settle(page);
    if (!isNarrow) await page.setViewportSize({ width: 1440, height: 500 });
    const up = page.getByRole('button', { name: 'بازگشت به بالا' });
    expect(await up.count()).toBe(0);
    const scroll = (top: number) =>
      page.evaluate((y) => (innerWidth < 992 ? document.documentElement : document.getElementById('content'))?.scrollTo(0, y), top);
    // A region that loads late can scroll the page back up.
    await expect
      .poll(async () => {
        await scroll(300);
        await scroll(301);
        return up.isVisible();
      })
      .toBe(true);
    const box = await up.boundingBox();
    const size = page.viewportSize();
    expect(box && size && [size.height - box.y - box.height, start === undefined ? box.x : size.width - box.x - box.width]).toEqual([
      bottom,
      start ?? 40,
    ]);
    await up.click();
    await up.waitFor({ state: 'detached' });
  });
}

async function actFor(page: Page, account: string): Promise<string> {
  const { request } = page.context();
  await request.post('/api/accounts/auth/login/password', { data: { username: 'staff@jarchi.test', password: SAMPLE_PASSWORD } });
  const { token } = (await (await request.get('/api/accounts/token/access?app=staff')).json()) as { token: string };
  const started = await request.post('/api/back-office/impersonations/', {
    data: { account, reason: 'پیگیری درخواست مشتری' },
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await started.json()) as { path: string }).path;
}

for (const isNarrow of [true, false]) {
  test(`the strip of staff stays above every page until they release the customer (${isNarrow ? 'narrow' : 'wide'})`, async ({ visit }) => {
    // 401: the stream may ask once more before the page leaves the customer's session.
    const page = await visit({ isNarrow, refusals: [401, 404] });
    await page.goto(await actFor(page, 'sepidar'));
    const strip = page.getByRole('region', { name: 'نمایندگی کارکنان' });
    await strip.getByText('قهوهٔ سپیدار').waitFor();
    await heading(page).waitFor();
    await inspect(page, 'staff-home');
    for (const path of ['/campaigns', '/campaign/general-information']) {
      await page.goto(path);
      await strip.getByText('قهوهٔ سپیدار').waitFor();
      await settle(page);
      await page.mouse.move(200, 400);
      await page.mouse.wheel(0, 600);
      expect(await strip.boundingBox()).toMatchObject({ y: 0, height: isNarrow ? 52 : 40 });
    }
    await inspect(page, 'staff-creation');
    await strip.getByRole('button', { name: /رها کردن/ }).click();
    await page.waitForURL('**/staff');
    expect((await page.context().cookies()).some(({ name }) => name === 'account')).toBe(false);
  });
}
