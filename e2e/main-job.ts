import { buffer } from 'node:stream/consumers';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseFile, describeCampaign, goOn, STORY, waitUntilSaved } from './creation-steps.ts';
import type { inspect } from './inspect.ts';
import type { Visit } from './kit.ts';
import { openGate, readTerm } from './page-parts.ts';
import { readFigure, readNumber } from './persian.ts';
import { answerOnboarding, fillFinancialInfo, askForCode } from './sign-in.ts';
import { readFirstSheet } from './workbook.ts';

const TITLE = 'معرفی شیرینی‌های نوروزی';
const CHARGE = 20_000_000;
/** While two other journeys run. */
const LONGEST_MOVE_MS = 600_000;

/** Checks each page that the marketer comes to. */
type Check = typeof inspect;

export interface MainJob {
  /** Of somebody without campaigns. */
  readonly phone: string;
  readonly check: Check;
}

/** A marketer signs in, charges, builds a campaign, buys it, sees it published and reads its report. */
export async function doMainJob(visit: Visit, job: MainJob): Promise<void> {
  const { check } = job;
  const page = await visit();
  await signIn(page, job);
  const balance = await charge(page, check);
  await describe(page, check);
  await uploadStory(page, check);
  await pickPublishers(page, check);
  const total = await buyTwiceAtOnce(page, check);
  await moveClock(page, 'یک روز');
  await page.getByText('تأیید شد', { exact: true }).waitFor();
  await moveClock(page, 'تا پایان کمپین');
  const captured = await readReport(page, total, check);
  await page.getByRole('link', { name: 'خانه' }).first().click();
  await expect.poll(() => headerBalance(page)).toBe(balance - captured);
  await readOnPhone(await visit({ isNarrow: true, sessionOf: page }), check);
}

async function headerBalance(page: Page): Promise<number> {
  return readFigure(page.getByRole('banner').getByText('موجودی', { exact: true }).locator('..'));
}

async function signIn(page: Page, { phone, check }: MainJob): Promise<void> {
  await page.goto('/');
  await check(page, 'login', page.getByLabel('شمارهٔ موبایل'));
  const code = await askForCode(page, toPersianDigits(phone));
  await check(page, 'code', page.getByLabel('کد پنج‌رقمی'));
  await page.getByLabel('کد پنج‌رقمی').fill(code);
  await answerOnboarding(page);
  await fillFinancialInfo(page.request);
  await check(page, 'home-new', page.getByRole('heading', { level: 1, name: /^سلام/ }));
}

/** Charges the account; returns the new balance. */
async function charge(page: Page, check: Check): Promise<number> {
  const before = await headerBalance(page);
  await page.getByRole('link', { name: 'افزایش اعتبار' }).click();
  await page.getByLabel('مبلغ شارژ').fill('۲۰٬۰۰۰٬۰۰۰');
  const pay = page.getByRole('button', { name: 'پرداخت ۲۰ میلیون تومان' });
  await check(page, 'charge', pay);
  await pay.click();
  await check(page, 'gateway', page.getByRole('heading', { name: 'درگاه پرداخت آزمایشی' }));
  await page.getByRole('button', { name: 'پرداخت', exact: true }).click();
  await check(page, 'charge-result', page.getByRole('heading', { name: '۲۰ میلیون تومان به موجودی افزوده شد' }));
  expect(await headerBalance(page)).toBe(before + CHARGE);
  return before + CHARGE;
}

async function describe(page: Page, check: Check): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'شروع کمپین' }).click();
  await describeCampaign(page, TITLE);
  await waitUntilSaved(page);
  await page.reload();
  await page.getByText('همهٔ پاسخ‌های لازم کامل است.').waitFor();
  expect(await page.getByLabel('عنوان کمپین').inputValue()).toBe(TITLE);
  expect(await page.getByLabel('سقف بودجه').inputValue()).toBe('۱۵,۰۰۰,۰۰۰');
  // The distance in days depends on the world clock, which loads after the draft.
  await expect.poll(() => page.getByRole('button', { name: /^شروع:/ }).innerText()).toContain('۲ روز دیگر');
  await check(page, 'general-information');
  await goOn(page, 'محتوا');
}

async function uploadStory(page: Page, check: Check): Promise<void> {
  const open = await openGate(page, '**/content/media/**');
  await chooseFile(page, STORY);
  await page.getByRole('img', { name: /^بارگذاری/ }).waitFor();
  open();
  await page.getByRole('button', { name: 'برداشتن فایل' }).waitFor();
  await waitUntilSaved(page);
  await check(page, 'content', page.getByText('۱٬۰۸۰ در ۱٬۹۲۰'));
  await goOn(page, 'بسته‌چینی');
}

/** Finds a publisher by name, adds, removes and restores it; then takes the package of most reach from a filtered list. */
async function pickPublishers(page: Page, check: Check): Promise<void> {
  const rows = page.getByRole('table', { name: 'فهرست ناشران' }).getByRole('row');
  const cart = page.getByRole('complementary');
  const inCart = cart.getByRole('listitem');
  const search = page.getByRole('searchbox', { name: 'جست‌وجوی ناشر' });
  await search.fill('قهوه و قصه');
  await expect.poll(() => rows.count()).toBe(2);
  await rows.filter({ hasText: 'ghahve.va.ghesse' }).click();
  await cart.getByRole('button', { name: 'برداشتن قهوه و قصه' }).click();
  await cart.getByText('هنوز ناشری برنگزیده‌اید.').waitFor();
  await cart.getByRole('button', { name: 'برگرداندن آخرین تغییر' }).click();
  await inCart.filter({ hasText: 'قهوه و قصه' }).waitFor();
  await search.fill('');
  await page.waitForURL((url) => !url.searchParams.has('filter'));
  await page.getByRole('button', { name: 'آمار می‌دهد' }).click();
  await page.waitForURL(/filter=willProvideInsight/);
  await page.getByRole('radio', { name: /^دسترسی بیشتر/ }).check();
  await expect.poll(() => inCart.count()).toBeGreaterThan(1);
  await waitUntilSaved(page);
  const picked = await inCart.count();
  await page.reload();
  await expect.poll(() => inCart.count()).toBe(picked);
  await check(page, 'create-package', rows.nth(1));
  await goOn(page, 'فعال‌سازی');
}

async function buyTwiceAtOnce(page: Page, check: Check): Promise<number> {
  const buy = page.getByRole('button', { name: 'فعال‌سازی کمپین' });
  await check(page, 'activation', buy);
  const total = await readTerm(page.getByRole('complementary'), 'مبلغ کمپین');
  await buy.dblclick();
  await check(page, 'report-awaiting', page.getByRole('heading', { name: 'کمپین در صف بررسی است.' }));
  expect(await readTerm(page.getByRole('main'), 'نگه داشته‌شده')).toBe(total);
  return total;
}

export async function moveClock(page: Page, span: string): Promise<void> {
  const clock = page.getByRole('region', { name: 'ساعت آزمایشی' });
  const before = await clock.innerText();
  await clock.getByRole('button', { name: `${span} به جلو` }).click();
  await page
    .getByRole('region', { name: 'پیام‌ها' })
    .getByText(/ساعت آزمایشی به .* رسید\./)
    .waitFor({ timeout: LONGEST_MOVE_MS });
  // The message may be that of the move before.
  const hasArrived = async () => {
    const text = await clock.innerText();
    return text !== before && !text.includes('در حال حرکت');
  };
  await expect.poll(hasArrived, { timeout: LONGEST_MOVE_MS }).toBe(true);
}

/** Reads the report of the finished campaign; returns its cost. */
async function readReport(page: Page, total: number, check: Check): Promise<number> {
  const main = page.getByRole('main');
  await main.getByText('غیرفعال', { exact: true }).waitFor();
  await main.getByText('پایان یافت', { exact: true }).first().waitFor();
  await page.getByRole('figure').waitFor();
  await check(page, 'report-of-the-main-job', main.getByRole('tab', { name: /^ناشران/ }));
  for (const tile of ['دسترسی', 'بازدید', 'کلیک', 'هزینه']) {
    expect(
      readNumber(
        await main
          .getByRole('radio', { name: new RegExp(`^${tile} `) })
          .locator('..')
          .innerText(),
      ),
    ).toBeGreaterThan(0);
  }
  const publishers = main.getByRole('table', { name: 'ناشران کمپین با دسترسی، کلیک و هزینه' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'خروجی اکسل' }).click();
  const headAndPublishers = await publishers.getByRole('row').count();
  const sheet = readFirstSheet(await buffer(await (await download).createReadStream()));
  expect(sheet).toEqual({ isRightToLeft: true, rows: headAndPublishers + 1, isStriped: true });
  const captured = await readTerm(main, 'کسرشده');
  expect(captured + (await readTerm(main, 'آزادشده'))).toBe(total);
  return captured;
}

async function readOnPhone(page: Page, check: Check): Promise<void> {
  await page.goto('/campaigns');
  const card = page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(TITLE) })
    .first();
  await check(page, 'campaigns', card);
  await page.getByRole('tab', { name: 'پایان‌یافته' }).click();
  await page.waitForURL(/campaigns\?/);
  await card.click();
  await page.getByRole('figure').scrollIntoViewIfNeeded();
  await check(page, 'report-of-the-main-job', page.getByRole('tab', { name: /^ناشران/ }));
}
