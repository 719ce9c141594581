import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseFile, describeCampaign, goOn, STORY, waitUntilSaved } from './creation-steps.ts';
import { test } from './kit.ts';
import { makePng } from './pictures.ts';
import { settle } from './settle.ts';

const MEBIBYTE = 1_048_576;

const title = (page: Page) => page.getByLabel('عنوان کمپین');
const considerations = (page: Page) => page.getByLabel('ملاحظات انتشار');
const caption = (page: Page) => page.getByLabel('متن استوری', { exact: true });
const saveState = (page: Page, text: string) => page.getByRole('banner').getByRole('status').filter({ hasText: text }).waitFor();

async function openContentStep(page: Page): Promise<void> {
  await page.goto('/campaign');
  await describeCampaign(page, 'کمپین عکس‌ها');
  await goOn(page, 'محتوا');
  await page.getByText('رسانهٔ استوری').waitFor();
}

test('a picture that is too large and a text named as a picture are refused in words next to the file', async ({ visit }) => {
  const page = await visit({ as: 'newcomer' });
  await openContentStep(page);
  await chooseFile(page, { name: 'heavy.png', mimeType: 'image/png', buffer: makePng(1080, 1920, 12 * MEBIBYTE) });
  const refusal = page.getByRole('alert');
  await refusal.getByText(/^حجم این فایل ۱۲[٫۰-۹]* مگابایت است؛ بیشترین حجم ۱۰ مگابایت است\.$/).waitFor();
  await page.getByText('heavy.png', { exact: true }).waitFor();
  await chooseFile(page, { name: 'story.png', mimeType: 'image/png', buffer: Buffer.from('this is no picture') });
  await refusal.getByText(/این نوع فایل پذیرفته نمی‌شود/).waitFor();
  await page.getByText('story.png', { exact: true }).waitFor();
  await chooseFile(page, { ...STORY, name: 'half.png', buffer: STORY.buffer.subarray(0, 2_000) });
  await refusal.getByText('این فایل باز نمی‌شود. شاید نیمه‌کاره یا خراب باشد؛ فایل دیگری برگزینید.').waitFor();
  await page.getByRole('button', { name: 'برداشتن فایل' }).click();
  await goOn(page, 'بسته‌چینی');
  await page.getByText('یک عکس یا ویدئو بارگذاری کنید.').waitFor();
  await chooseFile(page, STORY);
  await page.getByText('۱٬۰۸۰ در ۱٬۹۲۰').waitFor();
  expect(await refusal.count()).toBe(0);
});

test('a picture whose upload fails can be sent again', async ({ visit }) => {
  const page = await visit({ as: 'newcomer' });
  await openContentStep(page);
  await page.route('**/content/media/?**', (route) => route.abort('connectionreset'), { times: 1 });
  await chooseFile(page, STORY);
  await page.getByRole('alert').getByText('به پنل وصل نشدیم.').waitFor();
  await page.getByRole('button', { name: 'تلاش دوباره' }).click();
  await page.getByText('۱٬۰۸۰ در ۱٬۹۲۰').waitFor();
});

test.for([{ isNarrow: false }, { isNarrow: true }])(
  'the first save moves nothing under a hand (narrow: $isNarrow)',
  async ({ isNarrow }, { visit }) => {
    const page = await visit({ as: 'newcomer', isNarrow });
    await page.goto('/campaign');
    let free = () => {};
    const held = new Promise<void>((resolve) => {
      free = resolve;
    });
    await page.route('**/v1/campaigns/drafts/', async (route) => {
      await held;
      await route.continue();
    });
    await title(page).fill('پیش‌نویسی که ذخیره می‌شود');
    await considerations(page).scrollIntoViewIfNeeded();
    const before = await considerations(page).boundingBox();
    free();
    await page.waitForURL(/draft=\d+/);
    expect(await considerations(page).boundingBox()).toEqual(before);
  },
);

test('when a draft is open in two windows, the second to save is warned and loses nothing', async ({ visit }) => {
  const first = await visit({ as: 'newcomer', refusals: [409] });
  await first.goto('/campaign');
  await title(first).fill('نسخهٔ نخست');
  await first.waitForURL(/draft=\d+/);
  await waitUntilSaved(first);
  const second = await first.context().newPage();
  await second.goto(first.url());
  await expect.poll(() => title(second).inputValue()).toBe('نسخهٔ نخست');
  await considerations(second).fill('از پنجرهٔ دوم');
  await waitUntilSaved(second);
  await second.getByRole('button', { name: 'ذخیرهٔ پیش‌نویس' }).click();
  await waitUntilSaved(second);

  await title(first).fill('نسخهٔ دوم');
  await first
    .getByRole('alert')
    .getByText(/^این پیش‌نویس در پنجره یا دستگاه دیگری تغییر کرده است\./)
    .waitFor();
  await saveState(first, 'ذخیره نشد');
  expect(await title(first).inputValue()).toBe('نسخهٔ دوم');
  await first.reload();
  await first.getByRole('button', { name: 'نسخهٔ من، پیش‌نویس جدا' }).waitFor();
  expect(await title(first).inputValue()).toBe('نسخهٔ دوم');
  const before = first.url();
  await first.getByRole('button', { name: 'نسخهٔ من، پیش‌نویس جدا' }).click();
  await first.waitForURL((url) => url.href !== before);
  await waitUntilSaved(first);
  await first.reload();
  await expect.poll(() => title(first).inputValue()).toBe('نسخهٔ دوم');
  await second.reload();
  await expect.poll(() => title(second).inputValue()).toBe('نسخهٔ نخست');
  expect(await considerations(second).inputValue()).toBe('از پنجرهٔ دوم');
});

test('a tab that is closed without a network leaves its changes to the next tab', async ({ visit }) => {
  const page = await visit({ as: 'newcomer' });
  await page.goto('/campaign');
  await title(page).fill('پیش از قطعی');
  await page.waitForURL(/draft=\d+/);
  await waitUntilSaved(page);
  const context = page.context();
  await settle(page);
  await context.setOffline(true);
  await title(page).fill('در قطعی، پیش از بستن');
  await saveState(page, 'ذخیره نشد');
  const address = page.url();
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(address);
  await expect.poll(() => title(next).inputValue()).toBe('در قطعی، پیش از بستن');
  await waitUntilSaved(next);
});

test('changes without a network are kept, marked as unsaved, and saved when the network is back', async ({ visit }) => {
  const page = await visit({ as: 'newcomer' });
  await page.goto('/campaign');
  await title(page).fill('پیش از قطعی');
  await page.waitForURL(/draft=\d+/);
  await waitUntilSaved(page);
  // The message about a lost network has to load before the network is cut.
  await settle(page);
  await page.context().setOffline(true);
  await title(page).fill('در قطعی');
  await saveState(page, 'ذخیره نشد');
  await page
    .getByRole('alert')
    .getByText(/نوشته‌های شما در این مرورگر مانده است/)
    .waitFor();
  await page.context().setOffline(false);
  await waitUntilSaved(page);
  await page.reload();
  await expect.poll(() => title(page).inputValue()).toBe('در قطعی');
});

test('the back button and a hasty reload lose no field', async ({ visit }) => {
  const page = await visit({ as: 'newcomer' });
  await openContentStep(page);
  await caption(page).fill('متنی که نباید گم شود');
  await page.goBack();
  await expect.poll(() => title(page).inputValue()).toBe('کمپین عکس‌ها');
  await considerations(page).fill('نزدیک خبرهای بد نباشد');
  await page.goForward();
  await expect.poll(() => caption(page).inputValue()).toBe('متنی که نباید گم شود');
  await caption(page).fill('متنی که نباید گم شود، هرگز');
  await page.reload();
  await expect.poll(() => caption(page).inputValue()).toBe('متنی که نباید گم شود، هرگز');
  await page.goBack();
  await expect.poll(() => considerations(page).inputValue()).toBe('نزدیک خبرهای بد نباشد');
});

test('an incomplete step shows what is missing and leads to it', async ({ visit }) => {
  const page = await visit({ as: 'newcomer' });
  await page.goto('/campaign');
  await page.getByRole('button', { name: /^شروع:/ }).waitFor();
  await goOn(page, 'محتوا');
  await page.getByText('عنوان کمپین را بنویسید.').waitFor();
  await page.getByText('سقف بودجه یا هدف دسترسی را بنویسید؛ یکی کافی است.').first().waitFor();
  await expect.poll(() => title(page).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/campaign/general-information');
});
