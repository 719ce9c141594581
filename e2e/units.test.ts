import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  chooseFile,
  choosePublishers,
  describeUnits,
  fillAd,
  goOn,
  payShortfall,
  STORY,
  waitUntilStored,
  type UnitOrder,
} from './creation-steps.ts';
import { inspect } from './inspect.ts';
import { testInQuietWorld as test } from './kit.ts';
import { advanceClock } from './move-clock.ts';
import { readTerm } from './page-parts.ts';
import { readNumber } from './persian.ts';

// The charge buys the campaign at once, so its draft can no longer be edited.
const REFUSALS = [409];
/** From the purchase until the figures of the period have settled. */
const WHOLE_LIFE_HOURS = 12 * 24;

interface Journey extends UnitOrder {
  readonly name: string;
  readonly metric: string;
  readonly unitCost: string;
  fill(page: Page): Promise<void>;
  /** The step of the package, to the activation. */
  choose(page: Page): Promise<void>;
}

const VIEWS: Journey = {
  name: 'views on Telegram',
  campaign_type: 'CPM',
  platform: 'تلگرام',
  title: 'منوی پاییزی در کانال‌ها',
  goal: 60_000,
  metric: 'بازدید',
  unitCost: 'هر هزار بازدید',
  fill: async (page) => {
    await chooseFile(page, STORY);
    await waitUntilStored(page);
  },
  choose: async (page) => {
    await goOn(page, 'بسته‌چینی');
    await choosePublishers(page, 3);
    await goOn(page, 'فعال‌سازی');
  },
};

const CLICKS: Journey = {
  name: 'clicks on Soroush',
  campaign_type: 'CPC',
  platform: 'سروش',
  title: 'کلیک تا منوی پاییزی',
  goal: 14_000,
  metric: 'کلیک',
  unitCost: 'هر کلیک',
  fill: fillAd,
  // The only network is chosen by itself.
  choose: (page) => goOn(page, 'فعال‌سازی'),
};

const JOURNEYS = [VIEWS, CLICKS];
const WIDTHS = [false, true];

/** Buys a campaign; returns what is held for it. */
async function buy(page: Page, journey: Journey): Promise<number> {
  await describeUnits(page, journey);
  await goOn(page, 'محتوا');
  await journey.fill(page);
  await journey.choose(page);
  await payShortfall(page);
  return readTerm(page.getByRole('main'), 'نگه داشته‌شده');
}

test('views on Telegram and clicks on Soroush are bought, delivered, counted and paid for one by one, at both widths', async ({
  visit,
}) => {
  const bought: { readonly page: Page; readonly journey: Journey; readonly total: number }[] = [];
  for (const journey of JOURNEYS)
    for (const isNarrow of WIDTHS) {
      const page = await visit({ isNarrow, as: 'newcomer', refusals: REFUSALS });
      bought.push({ page, journey, total: await buy(page, journey) });
    }
  const [first] = bought;
  if (first) await advanceClock(first.page, WHOLE_LIFE_HOURS);
  for (const { page, journey, total } of bought) {
    await page.reload();
    await readReport(page, journey, total);
  }
});

/** The report counts the measure that was bought; what was not delivered was given back. */
async function readReport(page: Page, { campaign_type, metric, unitCost }: Journey, total: number): Promise<void> {
  const main = page.getByRole('main');
  const kind = campaign_type === 'CPM' ? 'views' : 'clicks';
  await inspect(page, `report-${kind}-over`, main.getByText('پایان یافت', { exact: true }).first());
  const tile = main.getByRole('radio', { name: new RegExp(`^${metric} `) }).locator('..');
  expect(readNumber(await tile.innerText())).toBeGreaterThan(0);
  expect(await tile.innerText()).toContain('از هدف');
  await main.getByText(unitCost, { exact: false }).first().waitFor();
  const captured = await readTerm(main, 'کسرشده');
  expect(captured).toBeGreaterThan(0);
  expect(captured + (await readTerm(main, 'آزادشده'))).toBe(total);
  await page.goto('/campaigns');
  await page.getByRole('main').getByText('غیرفعال').first().waitFor();
  const banner = page.getByRole('banner').getByText('موجودی', { exact: true }).locator('..');
  await page.goto('/');
  await expect.poll(async () => readNumber(await banner.innerText())).toBe(total - captured);
}
