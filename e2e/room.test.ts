import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inspect } from './inspect.ts';
import { test } from './kit.ts';
import { findCampaign } from './page-stops.ts';
import { settle } from './settle.ts';
import { inspectStops, PHONE } from './stops.ts';

/** A laptop of 1440 × 900 at 200% zoom. */
const ZOOMED = { width: 720, height: 450 };
const ADDRESSES = ['/', '/campaigns', '/campaign/general-information', '/financial/charge', '/dashboard', '/contents?view=review'] as const;

/** How much of the window's height stays in place while the page scrolls. */
async function measureDocks(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, 160));
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLElement>('header, nav, section, div')].filter(
      (part) =>
        ['sticky', 'fixed'].includes(getComputedStyle(part).position) && part.offsetWidth > innerWidth * 0.8 && part.offsetHeight > 0,
    );
    return bars.reduce((sum, part) => sum + part.offsetHeight, 0);
  });
}

for (const path of ADDRESSES)
  test(`at 200% zoom no bar stays over ${path} while it scrolls`, async ({ visit }) => {
    const page = await visit({ as: 'advertiser' });
    await page.setViewportSize({ ...ZOOMED, height: 900 });
    await page.goto(path);
    await settle(page);
    await expect.poll(() => measureDocks(page)).toBeGreaterThan(0);
    await page.setViewportSize(ZOOMED);
    expect(await measureDocks(page)).toBe(0);
  });

inspectStops([
  {
    name: 'auth-not-found',
    path: '/auth/nowhere',
    ready: (page) => page.getByRole('heading', { level: 1, name: 'این صفحه در بخش ورود پیدا نشد.' }),
    screens: [{}, PHONE],
  },
]);

test('the edit address of a campaign that was published opens its report, and says why', async ({ visit }) => {
  const page = await visit({ as: 'advertiser' });
  const campaign = await findCampaign(page);
  await page.goto(`/campaign/${campaign}/content`);
  await page.getByText('این کمپین منتشر شده و دیگر ویرایش نمی‌شود.').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/campaigns/${campaign}`);
});

test('on a phone a review has its own head: next, previous and the way back to the grid', async ({ visit }) => {
  const page = await visit({ as: 'advertiser', isNarrow: true });
  await page.goto('/contents?view=review');
  await inspect(page, 'review-on-phone', page.getByText(/^۱ از /));
  await page.getByRole('button', { name: 'محتوای بعدی' }).click();
  await page.getByText(/^۲ از /).waitFor();
  await page.getByRole('button', { name: 'محتوای قبلی' }).click();
  await page.getByText(/^۱ از /).waitFor();
  await page.getByRole('link', { name: /^بازگشت/ }).click();
  await page.getByRole('heading', { level: 1, name: 'محتوای اینفلوئنسرها' }).waitFor();
});
