import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { expect } from 'vitest';
import { inspectAtBoth } from './inspect.ts';
import { testInQuietWorld } from './kit.ts';
import { moveClock } from './move-clock.ts';
import { findNotice } from './page-parts.ts';

const SECTION = '/profile?section=alerts';
/** Over the next Saturday at 9, whatever day it is. */
const OVER_A_WEEK_HOURS = 7 * 24;

testInQuietWorld('a threshold is set, the clock moves, the notice leads to the report over its days', async ({ visit }) => {
  const page = await visit({ as: 'official' });
  await page.goto(SECTION);
  const threshold = page.getByRole('textbox', { name: 'آستانهٔ گران شدن دسترسی' });
  await threshold.fill(toPersianDigits('99'));
  await threshold.press('Enter');
  await page.getByText(/^عددی از ۱۰۰ تا .* تومان بنویسید\.$/).waitFor();
  await threshold.fill(toPersianDigits('100'));
  await threshold.press('Enter');
  await page.getByText('هشدار «گران شدن دسترسی» ذخیره شد و خاموش است.').waitFor();
  await page.getByRole('switch', { name: 'گران شدن دسترسی' }).press('Space');
  await page.getByText('هشدار «گران شدن دسترسی» روشن و ذخیره شد.').waitFor();
  await page.getByRole('button', { name: 'گزارش تازه' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'گزارش تازه' });
  await inspectAtBoth(page, 'alerts-dialog', dialog.getByText(/^نوبت بعد شنبه/));
  await dialog.getByRole('button', { name: 'ساختن گزارش' }).click();
  await page.getByText('همهٔ کمپین‌ها، هفتگی', { exact: true }).waitFor();

  await moveClock(page, OVER_A_WEEK_HOURS);
  await page.goto('/notifications');
  const rung = page.getByRole('listitem').filter({ hasText: 'هر هزار دسترسی گران شده است' }).first();
  await findNotice(page, rung);
  expect(await rung.innerText()).toMatch(/تومان شده است؛ بیش از ۱۰۰ تومان/);
  const sent = page.getByRole('link', { name: /^دیدن: گزارش / }).first();
  await findNotice(page, sent);
  await sent.click();
  await page.waitForURL(/\/dashboard\?/);
  const { searchParams } = new URL(page.url());
  const days = (Date.parse(searchParams.get('to') ?? '') - Date.parse(searchParams.get('from') ?? '')) / 86_400_000 + 1;
  expect(days).toBe(7);
  await page.goto(SECTION);
  await inspectAtBoth(page, 'alerts-sent', page.getByRole('link', { name: /^گزارش .* تا / }));
});
