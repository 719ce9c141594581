import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectFit, inspect, inspectAtBoth, onPhone } from './inspect.ts';
import { testInQuietWorld } from './kit.ts';
import { moveClock } from './move-clock.ts';
import { openCampaign, readTerm } from './page-parts.ts';
import { readNumber } from './persian.ts';

/** Of the sample world: its publishers are asked for a content, and some name a price of their own. */
const NEGOTIATED = 'صبح‌های سپیدار';
/** By then every publisher has answered; contents, and their next versions, have come. */
const ANSWERED_HOURS = 24;
const DELIVERED_HOURS = 20;
/** The period is over, and its figures are settled. */
const SETTLED_DAYS = 24;
/** Longer than the time to undo an approval, on a busy machine. */
const UNDONE_WITHIN_MS = 60_000;
const COMMENT = 'نام سپیدار در قاب نیست؛ لطفاً آن را اضافه کنید.';
const NOTE = 'note.png';

/** A picture of one pixel. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');

/** Approves every content of the queue, one after the other; each is sent when its time to undo is over. */
async function approveAll(page: Page, id: string): Promise<void> {
  const position = page.getByText(/^[۰-۹]+ از [۰-۹]+$/).first();
  const count = readNumber(((await position.textContent()) ?? '').split(' از ')[1] ?? '');
  let decided = 0;
  page.on('response', (response) => {
    if (response.request().method() === 'PATCH' && response.url().includes('/created_content/')) decided += 1;
  });
  for (let left = count - 1; left >= 0; left -= 1) {
    await page.getByRole('button', { name: 'تأیید محتوا' }).click();
    if (left > 0)
      await page
        .getByText(new RegExp(` از ${left.toLocaleString('fa-IR')}$`))
        .first()
        .waitFor();
  }
  await expect.poll(() => decided, { timeout: UNDONE_WITHIN_MS }).toBe(count);
  await page.goto(`/contents?state=pending&filter=campaign,${id}`);
  await page.getByText('نتیجه‌ای با این فیلترها نیست.').waitFor();
}

testInQuietWorld(
  "a publisher's own price, a rejection with a file and the version after it lead to a settled report",
  async ({ visit }) => {
    const page = await visit({ as: 'advertiser' });
    const id = await openCampaign(page, NEGOTIATED);
    await moveClock(page, ANSWERED_HOURS);
    await inspectAtBoth(page, 'named-prices', page.getByText(/(بیش از|کمتر از) فهرست/).first());
    await page.getByRole('button', { name: /^پذیرش فهرست/ }).click();
    await page.getByText('فهرست پذیرفته شد', { exact: false }).first().waitFor();
    await moveClock(page, DELIVERED_HOURS);

    await page.goto(`/contents?view=review&state=pending&filter=campaign,${id}`);
    await page.getByRole('button', { name: 'رد با توضیح' }).click();
    await page.getByRole('textbox', { name: /چه چیزی باید عوض شود/ }).fill(COMMENT);
    await page.locator('input[type=file]').setInputFiles({ name: NOTE, mimeType: 'image/png', buffer: PIXEL });
    await page.getByText(NOTE).waitFor();
    await page.getByRole('button', { name: 'فرستادن و رد محتوا' }).click();
    await page.getByText(/نظر شما فرستاده شد/).waitFor();

    await page.goto(`/contents?state=rejected&filter=campaign,${id}`);
    await inspectAtBoth(page, 'version-on-its-way', page.getByText(/نسخهٔ تازه در راه/).first());
    await moveClock(page, DELIVERED_HOURS);

    await page.goto(`/contents?view=review&state=pending&filter=campaign,${id}`);
    const earlier = page.getByRole('figure', { name: 'نسخهٔ ۱، رد شده' });
    // The version with the nearest deadline comes first; the new one may come after others.
    const next = page.getByRole('button', { name: 'محتوای بعدی' });
    const isSecond = () => page.getByRole('figure', { name: /نسخهٔ ۲/ }).isVisible();
    await page.getByRole('button', { name: 'تأیید محتوا' }).waitFor();
    while (!(await isSecond()) && (await next.isEnabled())) await next.click();
    await inspect(page, 'versions', earlier.getByText(COMMENT));
    await onPhone(page, async () => {
      await page.getByRole('radio', { name: 'نسخهٔ ۱، رد شده' }).click();
      await inspect(page, 'versions', earlier.getByText(COMMENT));
    });
    await earlier.getByRole('link', { name: NOTE }).waitFor();
    await approveAll(page, id);

    await page.goto(`/campaigns/${id}`);
    await moveClock(page, SETTLED_DAYS * 24);
    await expectFit(page, 'settled-report', page.getByRole('heading', { name: 'پول این کمپین' }));
    const main = page.getByRole('main');
    expect(await readTerm(main, 'نگه داشته‌شده')).toBe(0);
    expect(await readTerm(main, 'کسرشده')).toBeGreaterThan(0);
    await page.goto(`/campaigns/${id}/identity`);
    await page
      .getByText(/بازگردانده شد/)
      .first()
      .waitFor();
  },
);
