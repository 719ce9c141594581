import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseFile, choosePublishers, describeCampaign, goOn, STORY, waitUntilStored } from './creation-steps.ts';
import { inspect } from './inspect.ts';
import { testInOwnWorld } from './kit.ts';
import { ask } from './page-stops.ts';
import { readNumber } from './persian.ts';

/** The account's money as the statement of its balance says it. */
async function readMoney(page: Page) {
  await page.goto('/financial/report');
  const ruler = page.getByRole('region', { name: 'موجودی' });
  await ruler.waitFor();
  const read = async (term: string) =>
    readNumber(await ruler.locator('dl > div').filter({ hasText: term }).locator('dd').first().innerText());
  return { available: await read('در دسترس'), held: await read('نگه‌داشته') };
}

/** Waits until the draft that the address names is saved with its publisher. */
async function waitForPlan(page: Page): Promise<void> {
  const path = `/api/main/v1/campaigns/drafts/${new URL(page.url()).searchParams.get('draft')}/`;
  const read = async () => (await (await ask(page, 'GET', path)).json()) as { data: { selectedPlans: readonly number[] } };
  await expect.poll(async () => (await read()).data.selectedPlans.length).toBe(1);
}

for (const { name, title, isNarrow } of [
  { name: '1440 px', title: 'منوی زمستانی', isNarrow: false },
  { name: '390 px', title: 'منوی بهاری', isNarrow: true },
])
  testInOwnWorld(`a rehearsal comes true at ${name}: a purchase leaves what was said`, async ({ visit }) => {
    const page = await visit({ as: 'official', isNarrow });
    await page.goto('/campaign/general-information?campaign_type=REACH');
    await describeCampaign(page, title);
    await goOn(page, 'محتوا');
    await chooseFile(page, STORY);
    await waitUntilStored(page);
    await goOn(page, 'بسته‌چینی');
    await choosePublishers(page, 1);
    await waitForPlan(page);
    // A draft whose steps are complete has a price of now, before its last step makes the campaign.
    const step = page.url();
    await page.goto('/financial/report?view=rehearsal');
    const asDraft = page.getByRole('switch', { name: `«${title}» را بخرم` });
    await asDraft.waitFor();
    await page.getByText('پیش‌نویس، با بهای امروز و مالیات · اکنون').waitFor();
    await asDraft.check();
    await inspect(page, `rehearsal-draft-${isNarrow ? 'narrow' : 'wide'}`, asDraft);
    await page.goto(step);
    await goOn(page, 'فعال‌سازی');
    const buy = page.getByRole('button', { name: 'فعال‌سازی کمپین' });
    await buy.waitFor();
    const activation = page.url();

    const before = await readMoney(page);
    await page.getByRole('link', { name: 'تمرین خرج' }).click();
    const option = page.getByRole('switch', { name: `«${title}» را بخرم` });
    await option.waitFor();
    const after = page.getByRole('region', { name: 'پس از این اگرها' });
    const read = async (term: string) =>
      readNumber(await after.locator('dl > div').filter({ hasText: term }).locator('dd').first().innerText());
    const readAfter = async () => ({ available: await read('در دسترس'), held: await read('نگه‌داشته') });
    // In the days that are shown, other campaigns come to their end too.
    const without = await readAfter();
    await option.check();
    await expect.poll(() => read('در دسترس')).not.toBe(without.available);
    await inspect(page, `rehearsal-${isNarrow ? 'narrow' : 'wide'}`, after);
    const said = await readAfter();
    expect(await readMoney(page)).toEqual(before);

    await page.goto(activation);
    await buy.click();
    await page.getByRole('heading', { name: 'کمپین در صف بررسی است.' }).waitFor();
    expect(await readMoney(page)).toEqual({
      available: before.available + said.available - without.available,
      held: before.held + said.held - without.held,
    });
  });
