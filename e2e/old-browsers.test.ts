import type { BrowserContext } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { listAbsent } from '../scripts/bundle/browsers/support.mjs';
import { expectFit } from './inspect.ts';
import { test, testInQuietWorld } from './kit.ts';
import { doMainJob } from './main-job.ts';
import { newPhone } from './sign-in.ts';

const ABSENT = listAbsent(['safari', 'firefox']);

/** Takes from pages what Safari 15.4 or Firefox 115 has nothing of. Neither is tried by this: their engines differ in more. */
async function takeAway(context: BrowserContext): Promise<void> {
  await context.addInitScript((absent: typeof ABSENT) => {
    const page = window as unknown as Record<string, Record<string, object>>;
    for (const [owner, member] of absent) {
      const target = owner === 'Window' ? window : page[owner];
      if (target === undefined || target === null) continue;
      if (member === '') Reflect.deleteProperty(window, owner);
      else if (owner === 'Window') Reflect.deleteProperty(window, member.replace('.', ''));
      else if (member.startsWith('.')) Reflect.deleteProperty(target['prototype' as keyof typeof target] ?? {}, member.slice(1));
      else Reflect.deleteProperty(target, member);
    }
  }, ABSENT);
}

describe.skipIf(inject('oldChromeEndpoint') === '')('in Chrome 109', () => {
  testInQuietWorld('a marketer does the main job', ({ visit }) =>
    doMainJob((options) => visit({ ...options, isOldChrome: true }), { phone: newPhone(), check: expectFit }),
  );

  test('no page of an advertiser fails', async ({ visit }) => {
    const page = await visit({ as: 'advertiser', isOldChrome: true });
    for (const path of ['/', '/campaigns', '/dashboard', '/financial/charge', '/financial/report', '/profile', '/support', '/helpcenter']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    expect(await page.evaluate(() => [navigator.userAgent.includes('Chrome/109.'), typeof AbortSignal.any])).toEqual([true, 'function']);
  });
});

testInQuietWorld('without what Safari 15.4 and Firefox 115 lack, a marketer does the main job', ({ visit }) =>
  doMainJob((options) => visit({ ...options, prepare: takeAway }), { phone: newPhone(), check: expectFit }),
);

test('a browser that is too old is led to a page that names those that work', async ({ visit }) => {
  const page = await visit({
    prepare: (context) => context.addInitScript(() => Reflect.deleteProperty(window, 'MathMLElement')).then(() => undefined),
  });
  await page.goto('/campaigns');
  await page.waitForURL('**/old-browser.html');
  await page.getByRole('heading', { name: 'مرورگر شما قدیمی است' }).waitFor();
  expect(await page.getByRole('listitem').allInnerTexts()).toHaveLength(3);
  expect(await page.locator('script, style, link').count()).toBe(0);
  await page.getByRole('link', { name: 'با همین مرورگر ادامه می‌دهم' }).click();
  await page.getByLabel('شمارهٔ موبایل').waitFor();
});
