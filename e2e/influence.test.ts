import type { Page } from 'playwright-core';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { DEADLINE_HOURS } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import { expect } from 'vitest';
import { expectFit, inspect, inspectAtBoth } from './inspect.ts';
import { testInQuietWorld, testInOwnWorld } from './kit.ts';
import { moveClock } from './move-clock.ts';
import { findHeaders } from './sign-in.ts';
import { findCampaign, openCampaign, readMoney, readTerm } from './page-parts.ts';
import { readNumber } from './persian.ts';

/** Of the sample world: some contents are confirmed, and three wait for a verdict. */
const HALF_JUDGED = 'چالش فنجان من';
const WAITING = 3;
/** Of the sample world's official advertiser: all contents are confirmed, and none is published yet. */
const ALL_CONFIRMED = 'میز کار بازی‌سازان';
const NOTHING_WAITS = 'محتوایی در این وضعیت نیست.';

async function readBalance(page: Page): Promise<number> {
  await page.goto('/');
  const balance = page.getByRole('banner').getByText('موجودی', { exact: true }).locator('..');
  // On a phone these words are for screen readers alone.
  await expect.poll(() => balance.textContent()).toMatch(/[۰-۹]/);
  return readNumber((await balance.textContent()) ?? '');
}

/** Whole hours until every content without a verdict has lapsed, and its share has waited for a replacement. No post is due before. */
async function countHoursPastVerdicts(page: Page, id: string): Promise<number> {
  const headers = await findHeaders(page.request);
  const answer = await page.request.get('/api/main/v1/campaigns/feedback/pending?limit=100', { headers });
  const { results } = (await answer.json()) as { results: { campaign: { id: number }; due_at: string }[] };
  const due = results.filter(({ campaign }) => campaign.id === Number(id)).map(({ due_at }) => Date.parse(due_at));
  // The clock of this world has not been moved yet.
  return Math.ceil((Math.max(...due) - Date.now()) / HOUR_MS) + DEADLINE_HOURS.replacement + 1;
}

async function openIdentity(page: Page): Promise<void> {
  await page.goto(`${new URL(page.url()).pathname}/identity`);
  await page.getByRole('heading', { name: 'سیر وضعیت' }).waitFor();
}

async function expectNoContentWaits(page: Page): Promise<void> {
  await page.goto('/contents?state=pending');
  await page.getByText(NOTHING_WAITS).waitFor();
}

/** Opens the dialog, and returns the amounts that it promises. */
async function askToCancel(page: Page) {
  await page.getByRole('button', { name: 'لغو کمپین' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'این کمپین لغو شود؟' });
  await inspect(page, 'cancel-after-confirmation', dialog.getByText('مبلغ‌ها با مالیات است.'));
  const promised = { captured: await readTerm(dialog, 'کسر می‌شود'), released: await readTerm(dialog, 'به موجودی برمی‌گردد') };
  expect(promised.captured).toBeGreaterThan(0);
  return { promised, confirm: () => dialog.getByRole('button', { name: 'لغو کمپین' }).click() };
}

testInQuietWorld('contents without a verdict in time are named as unanswered, and their money is released', async ({ visit }) => {
  const page = await visit({ as: 'advertiser' });
  const id = await openCampaign(page, HALF_JUDGED);
  const before = await readMoney(page);
  await moveClock(page, await countHoursPastVerdicts(page, id));
  await inspectAtBoth(page, 'lapsed-report', page.getByRole('heading', { name: 'پول این کمپین' }));
  const after = await readMoney(page);
  expect(after.captured).toBe(0);
  expect(after.released).toBeGreaterThan(before.released);
  expect(after.held + after.released).toBe(before.held + before.released);
  await openIdentity(page);
  await inspectAtBoth(page, 'lapsed-identity', page.getByText(/به محتوای .* پاسخی نرسید/).first());
  expect(await page.getByRole('main').getByText('محتوا بی‌پاسخ ماند', { exact: true }).count()).toBe(WAITING);
  expect(await readTerm(page.getByRole('main'), 'آزاد شده')).toBe(after.released);
  await expectNoContentWaits(page);
});

testInOwnWorld('on a phone, a cancellation after a content is confirmed keeps what its dialog promises, everywhere', async ({ visit }) => {
  const page = await visit({ isNarrow: true, as: 'advertiser' });
  const balance = await readBalance(page);
  await openCampaign(page, HALF_JUDGED);
  const before = await readMoney(page);
  const { promised, confirm } = await askToCancel(page);
  expect(promised.captured + promised.released).toBe(before.held);
  await confirm();
  await inspect(page, 'cancelled-report', page.getByRole('heading', { name: 'کمپین لغو شد.' }));
  expect(await readMoney(page)).toEqual({
    held: 0,
    captured: promised.captured,
    released: before.released + promised.released,
  });
  await openIdentity(page);
  expect(await readTerm(page.getByRole('main'), 'کسر شده')).toBe(promised.captured);
  await page.getByText('لغو شد', { exact: true }).first().waitFor();
  expect(await page.getByText('در انتظار محتوا', { exact: true }).count()).toBe(0);
  await expectNoContentWaits(page);
  await (await findCampaign(page, HALF_JUDGED, '/campaigns?stage=finished')).waitFor();
  expect(await readBalance(page)).toBe(balance - promised.captured);
});

testInOwnWorld('the ledger of an official advertiser has a cancellation as its dialog promised it', async ({ visit }) => {
  const page = await visit({ as: 'official' });
  const readLedger = async () => {
    await page.goto('/financial/report');
    const main = page.getByRole('main');
    await main.getByText('= در دسترس + نگه‌داشته').waitFor();
    return { held: await readTerm(main, 'نگه‌داشته'), available: await readTerm(main, 'در دسترس') };
  };
  const before = await readLedger();
  await openCampaign(page, ALL_CONFIRMED);
  const { promised, confirm } = await askToCancel(page);
  await confirm();
  await page.getByRole('heading', { name: 'کمپین لغو شد.' }).waitFor();
  expect(await readLedger()).toEqual({
    held: before.held - promised.captured - promised.released,
    available: before.available + promised.released,
  });
  await expectFit(page, 'ledger-after-cancellation', page.getByRole('main').getByText('تسویه با ناشر').first());
});
