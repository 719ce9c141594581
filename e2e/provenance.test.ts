import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inspect } from './inspect.ts';
import { test } from './kit.ts';
import { openCampaign } from './page-parts.ts';
import { readNumber } from './persian.ts';
import { settle } from './settle.ts';

const getSheet = (page: Page) => page.getByRole('dialog');

/** The report of a running campaign whose publishers have figures. */
async function openReport(page: Page): Promise<void> {
  await openCampaign(page, 'معرفی منوی پاییزی');
  await page.getByRole('tab', { name: /^ناشران/ }).waitFor();
  await settle(page);
}

for (const isNarrow of [false, true])
  test(`a figure opens to the measurements that it is the sum of, and reload and back keep to the address (narrow: ${isNarrow})`, async ({
    visit,
  }) => {
    const page = await visit({ as: 'advertiser', isNarrow });
    await openReport(page);
    const publishers = page.getByRole('tabpanel');
    const figure = publishers.getByRole('link').first();
    const shown = readNumber(await figure.innerText());
    await figure.click();
    const sheet = getSheet(page);
    await sheet.getByText('اندازه‌گیری پذیرفته').waitFor();
    expect(new URL(page.url()).searchParams.get('figure')).toMatch(/^reach\.p\d+$/);
    expect(readNumber(await sheet.locator('b').first().innerText())).toBe(shown);
    await settle(page);
    await inspect(page, `provenance${isNarrow ? '-narrow' : ''}`);

    await page.reload();
    await sheet.getByText('اندازه‌گیری پذیرفته').waitFor();
    await page.goBack();
    await expect.poll(() => sheet.count()).toBe(0);

    await page.goto(`${page.url().split('?')[0]}?figure=cost`);
    await getSheet(page).getByText('آنچه از اعتبار شما کسر شد').waitFor();
    await inspect(page, `provenance-cost${isNarrow ? '-narrow' : ''}`);
    await page.keyboard.press('Escape');
    await expect.poll(() => getSheet(page).count()).toBe(0);
    expect(new URL(page.url()).searchParams.get('figure')).toBe(null);
  });
