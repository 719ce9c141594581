import { expect } from 'vitest';
import {
  chooseFile,
  choosePeriod,
  choosePublishers,
  describeCampaign,
  describeUnits,
  fillAd,
  goOn,
  payShortfall,
  STORY,
  waitUntilStored,
} from './creation-steps.ts';
import { expectFit, inspect } from './inspect.ts';
import { test } from './kit.ts';
import { readTerm } from './page-parts.ts';
import { readNumber } from './persian.ts';
import { fillFinancialForm, signUpByApi } from './sign-in.ts';

// The charge buys the campaign at once, so its draft can no longer be edited.
const REFUSALS = [409];

const NETWORKS = [
  { name: 'clicks on a pin of Soroush', campaign_type: 'CPC', goal: 14_000, platform: 'سروش', title: 'کوپن صبحانه' },
  { name: 'views of a pin of Rubika', campaign_type: 'CPM', goal: 60_000, platform: 'روبیکا', title: 'کوپن صبحانه' },
] as const;

// One journey for each way to buy: clicks and views of networks, influencers, and views of publishers.
test.for(NETWORKS)('$name is bought from the network itself', async ({ name, ...order }, { visit }) => {
  const page = await visit({ as: 'newcomer', refusals: REFUSALS });
  await describeUnits(page, order);
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
  await describeUnits(page, { campaign_type: 'CPM', platform: 'اینستاگرام', title: 'منوی پاییزی', goal: 200_000 });
  await goOn(page, 'محتوا');
  await chooseFile(page, STORY);
  await waitUntilStored(page);
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

test.for([false, true])(
  'the first payment of a short campaign leads through the financial info to its result, and back to a bought campaign (narrow: %s)',
  async (isNarrow, { visit }) => {
    const page = await visit({ isNarrow, refusals: REFUSALS });
    await signUpByApi(page.request);
    await page.goto('/campaign');
    await describeCampaign(page, 'افتتاح شعبهٔ تازه');
    await goOn(page, 'محتوا');
    await chooseFile(page, STORY);
    await waitUntilStored(page);
    await goOn(page, 'بسته‌چینی');
    await choosePublishers(page, 2);
    await goOn(page, 'فعال‌سازی');
    await page.getByRole('heading', { name: 'موجودی برای فعال‌سازی کافی نیست.' }).waitFor();
    const shortfall = await readTerm(page.getByRole('complementary'), 'کسری');
    await page.getByRole('button', { name: 'افزایش موجودی و پرداخت' }).click();
    await page.getByRole('button', { name: /^پرداخت / }).click();
    await page.getByRole('button', { name: 'پرداخت', exact: true }).click();
    const prompt = page.getByRole('dialog', { name: 'اطلاعات مالی شما کامل نیست' });
    await inspect(page, 'first-payment-prompt', prompt);
    await prompt.getByRole('link', { name: 'تکمیل اطلاعات' }).click();
    await fillFinancialForm(page);
    await expectFit(page, 'first-payment-result', page.getByRole('heading', { name: /به موجودی افزوده شد$/ }));
    await page.getByRole('button', { name: 'ادامهٔ کار' }).click();
    await expectFit(page, 'first-payment-bought', page.getByRole('heading', { name: 'کمپین در صف بررسی است.' }));
    expect(await readTerm(page.getByRole('main'), 'نگه داشته‌شده')).toBe(shortfall);
    expect(await prompt.count()).toBe(0);
  },
);
