import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseFile, choosePeriod, describeCampaign, goOn, STORY } from './creation-steps.ts';
import { inspect } from './inspect.ts';
import { test } from './kit.ts';
import { readTerm } from './page-parts.ts';
import { readNumber } from './persian.ts';
import { makePng } from './pictures.ts';

const SQUARE = { name: 'pin.png', mimeType: 'image/png', buffer: makePng(1080, 1080) };
// The charge buys the campaign at once, so its draft can no longer be edited.
const REFUSALS = [409];

/** Goes from an activation with too little money through the charge to the campaign that waits for its review. */
async function payShortfall(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'موجودی برای فعال‌سازی کافی نیست.' }).waitFor();
  await page.getByRole('button', { name: 'افزایش موجودی و پرداخت' }).click();
  await page.getByText('برای ادامه دست‌کم').waitFor();
  await page.getByRole('button', { name: /^پرداخت / }).click();
  await page.getByRole('button', { name: 'پرداخت', exact: true }).click();
  await page.getByRole('button', { name: 'ادامهٔ کار' }).click();
  await page.getByRole('heading', { name: 'کمپین در صف بررسی است.' }).waitFor();
}

async function fillAd(page: Page): Promise<void> {
  await chooseFile(page, SQUARE);
  await page.getByText('۱٬۰۸۰ در ۱٬۰۸۰').waitFor();
  await page.getByLabel('عنوان', { exact: true }).fill('منوی پاییزی رسید');
  await page.locator('[name=ad_subtitle], [name=ad_caption]').fill('نوشیدنی گرم و کیک دارچینی');
  await page.getByLabel('نوشتهٔ دکمه').fill('سفارش');
  await page.getByLabel('نشانی دکمه').fill('https://sepidar.example/menu');
}

const NETWORKS = [
  { name: 'clicks on a pin of Soroush', type: 'CPC', goal: 'هدف کلیک', amount: '۱۴۰۰۰', platform: 'سروش' },
  { name: 'views of a pin of Rubika', type: 'CPM', goal: 'تعداد بازدید', amount: '۶۰۰۰۰', platform: 'روبیکا' },
] as const;

// One journey for each way to buy: clicks and views of networks, influencers, and views of publishers.
test.for(NETWORKS)('$name is bought from the network itself', async ({ name, type, goal, amount, platform }, { visit }) => {
  const page = await visit({ as: 'newcomer', refusals: REFUSALS });
  await page.goto(`/campaign/general-information?campaign_type=${type}`);
  await page.getByRole('radio', { name: platform, exact: true }).check();
  await page.getByLabel('عنوان کمپین').fill('کوپن صبحانه');
  await choosePeriod(page, '۲ روز دیگر');
  await page.getByRole('textbox', { name: goal }).fill(amount);
  await page.waitForURL(/[?&]draft=\d+/);
  await goOn(page, 'محتوا');
  await fillAd(page);
  // The only network is chosen by itself; its step stays reachable.
  await goOn(page, 'فعال‌سازی');
  await page.getByRole('link', { name: 'ویرایش شبکهٔ تبلیغ' }).click();
  await inspect(page, `network-${name.includes('Soroush') ? 'soroush' : 'rubika'}`, page.getByText('انجام شد', { exact: true }));
  await goOn(page, 'فعال‌سازی');
  await payShortfall(page);
});

test('influencers are invited under a ceiling, and get the brief', async ({ visit }) => {
  const page = await visit({ as: 'newcomer', refusals: REFUSALS });
  await page.goto('/campaign/general-information?campaign_type=INFLUENCE');
  await page.getByLabel('عنوان کمپین').fill('چالش فنجان');
  await page.getByLabel('سقف بودجه').fill('۵۰۰۰۰۰۰');
  await choosePeriod(page, '۱۰ روز دیگر');
  await page.waitForURL(/[?&]draft=\d+/);
  await goOn(page, 'محتوا');
  await page.getByLabel('شرح بریف').fill('قهوهٔ تازه را در خانه دم کنید و از طعمش بگویید.');
  await goOn(page, 'بسته‌چینی');
  const rows = page.getByRole('table', { name: 'فهرست ناشران' }).getByRole('row');
  await rows.nth(1).click();
  await page.getByRole('complementary').getByRole('listitem').first().waitFor();
  await goOn(page, 'فعال‌سازی');
  await payShortfall(page);
});

test('views of stories are bought by a goal from chosen publishers', async ({ visit }) => {
  const page = await visit({ as: 'newcomer', refusals: REFUSALS });
  await page.goto('/campaign/general-information?campaign_type=CPM');
  await page.getByRole('radio', { name: 'اینستاگرام', exact: true }).check();
  await page.getByLabel('عنوان کمپین').fill('منوی پاییزی');
  await choosePeriod(page, '۲ روز دیگر');
  await page.getByRole('textbox', { name: 'تعداد بازدید' }).fill('۲۰۰۰۰۰');
  await page.waitForURL(/[?&]draft=\d+/);
  await goOn(page, 'محتوا');
  await chooseFile(page, STORY);
  await page.getByText('۱٬۰۸۰ در ۱٬۹۲۰').waitFor();
  await goOn(page, 'بسته‌چینی');
  await page.getByRole('table', { name: 'فهرست ناشران' }).getByRole('row').nth(1).click();
  await page
    .getByRole('complementary')
    .getByText(/^برآورد این بسته .* هدف است/)
    .waitFor();
  await inspect(page, 'short-of-views', page.getByRole('radio', { name: /^متناسب/ }));
  await page.getByRole('complementary').getByRole('button', { name: 'تا هدف پر کن' }).click();
  await page.getByText(/ناشر افزوده شد؛ برآورد به هدف می‌رسد/).waitFor();
  await goOn(page, 'فعال‌سازی');
  await payShortfall(page);
});

test('on a phone a purchase above the spendable money leads to the charge and back', async ({ visit }) => {
  const page = await visit({ isNarrow: true, as: 'newcomer', refusals: REFUSALS });
  await page.goto('/campaign');
  await describeCampaign(page, 'معرفی شیرینی‌های نوروزی');
  await inspect(page, 'general-information');
  await goOn(page, 'محتوا');
  await chooseFile(page, STORY);
  await inspect(page, 'content', page.getByText('۱٬۰۸۰ در ۱٬۹۲۰'));
  await goOn(page, 'بسته‌چینی');
  await page
    .getByRole('button', { name: /^افزودن / })
    .first()
    .click();
  await inspect(page, 'create-package', page.getByText(/^۱ ناشر · /).first());
  await page.getByRole('button', { name: 'دیدن سبد' }).last().click();
  await inspect(page, 'cart-sheet', page.getByRole('dialog').getByRole('listitem').first());
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await goOn(page, 'فعال‌سازی');
  await inspect(page, 'activation-short', page.getByRole('heading', { name: 'موجودی برای فعال‌سازی کافی نیست.' }));
  const shortfall = await readTerm(page.getByRole('complementary'), 'کسری');
  await page.getByRole('button', { name: 'افزایش موجودی و پرداخت' }).click();
  await page.getByText('برای ادامه دست‌کم').waitFor();
  expect(readNumber(await page.getByLabel('مبلغ شارژ').inputValue())).toBe(shortfall);
  await inspect(page, 'charge-needed');
  await page.getByRole('button', { name: /^پرداخت / }).click();
  await page.getByRole('button', { name: 'پرداخت', exact: true }).click();
  await inspect(page, 'charge-result', page.getByRole('heading', { name: /به موجودی افزوده شد$/ }));
  await page.getByRole('button', { name: 'ادامهٔ کار' }).click();
  await page.getByRole('heading', { name: 'کمپین در صف بررسی است.' }).waitFor();
});
