import { expect } from 'vitest';
import { inspect, inspectAtBoth } from './inspect.ts';
import { test } from './kit.ts';
import { settle } from './settle.ts';

/** With a typo, Arabic letters and without half-spaces. */
const TYPED = 'نگهداشتة يعنى چه';
const TITLE = '«نگه‌داشته» یعنی چه؟';

for (const isNarrow of [false, true])
  test(`a search with a typo leads by keyboard to an article, whose vote outlasts a reload (narrow: ${isNarrow})`, async ({ visit }) => {
    const page = await visit({ as: 'newcomer', isNarrow });
    const press = (key: string) => page.keyboard.press(key);
    await page.goto('/helpcenter');
    await page.getByRole('heading', { name: 'موضوع‌ها' }).waitFor();
    await settle(page);
    await inspect(page, `help-home${isNarrow ? '-narrow' : ''}`);
    await page.getByRole('searchbox', { name: 'جست‌وجو در راهنما' }).focus();
    await page.keyboard.type(TYPED);
    await press('Enter');
    const result = page.getByRole('region', { name: 'جست‌وجو در راهنما' }).getByRole('link').first();
    await result.locator('mark').first().waitFor();
    await expect.poll(() => result.innerText()).toContain(TITLE);
    await settle(page);
    await inspect(page, `help-search${isNarrow ? '-narrow' : ''}`);

    await result.focus();
    await press('Enter');
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/helpcenter/6/held-money');
    await settle(page);
    await inspect(page, `help-article${isNarrow ? '-narrow' : ''}`);

    const yes = page.getByRole('button', { name: 'بله', exact: true });
    const no = page.getByRole('button', { name: 'نه', exact: true });
    await no.focus();
    await press('Enter');
    await expect.poll(() => no.getAttribute('aria-pressed')).toBe('true');
    await press('Tab');
    await page.keyboard.type('نمونهٔ کلیکی ندارد');
    await press('Tab');
    await press('Enter');
    await page.getByText('سپاس؛ توضیح شما رسید.').waitFor();
    await page.reload();
    await expect.poll(() => no.getAttribute('aria-pressed')).toBe('true');
    expect(await page.getByRole('textbox', { name: 'چه چیزی کم بود؟' }).inputValue()).toBe('نمونهٔ کلیکی ندارد');
    await yes.focus();
    await press('Space');
    await expect.poll(() => yes.getAttribute('aria-pressed')).toBe('true');
    await page.reload();
    await expect.poll(() => yes.getAttribute('aria-pressed')).toBe('true');
  });

test('an empty state leads to the article that explains it, and every picture of an article is there', async ({ visit }) => {
  const page = await visit({ as: 'newcomer' });
  await page.goto('/contents');
  await page.getByRole('link', { name: 'مذاکره و فهرست ناشران چگونه پیش می‌رود؟' }).click();
  await page.waitForURL('/helpcenter/4/offer-list');
  await page.getByRole('link', { name: 'بررسی محتوا' }).click();
  await page.waitForURL('/helpcenter/4/influencer-content');
  const picture = page.getByRole('article').getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(1120);
  await inspectAtBoth(page, 'help-picture', page.getByRole('heading', { name: 'مهلت‌ها' }));
});
