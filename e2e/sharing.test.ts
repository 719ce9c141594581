import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { inspect } from './inspect.ts';
import { testInOwnWorld as test } from './kit.ts';
import { findHeaders } from './sign-in.ts';
import { readCells } from './workbook.ts';

const WIDTHS = [false, true];
const CLOSED = 'این پیوند گزارش باز نمی‌شود.';
/** A tab of the report, and what it has once it is read. */
const TABS: readonly (readonly [string, (panel: Locator) => Locator])[] = [
  ['محتوا', (panel) => panel.getByText('دسترسی').first()],
  ['پلتفرم', (panel) => panel.getByText('روبیکا').first()],
  ['ساعت و روز هفته', (panel) => panel.getByRole('combobox', { name: 'شاخص نقشهٔ ساعت‌ها' })],
];
const CLOSED_CONTENT = 'این پیوند محتوا باز نمی‌شود.';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly state: string;
}

/** A campaign of the owner that is on the air; the first, unless another place is named. */
async function findPublished(page: Page, index = 0): Promise<Row> {
  const headers = await findHeaders(page.context().request);
  const answer = await page.context().request.get('/api/main/v1/campaigns/?limit=50', { headers });
  const { results } = (await answer.json()) as { results: Row[] };
  const published = results.filter(({ state }) => state === 'PUBLISHING')[index];
  if (!published) throw new Error('the sample has no campaign on the air');
  return published;
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'اشتراک گزارش' });
const addressIn = (page: Page) => dialogOf(page).getByRole('textbox', { name: 'پیوند', exact: true });

/** Makes a link in the report's dialog, and returns its address. */
async function makeLink(page: Page, id: number): Promise<string> {
  await page.goto(`/campaigns/${id}`);
  await page.getByRole('button', { name: 'اشتراک گزارش' }).click();
  const make = dialogOf(page).getByRole('button', { name: /^(ساختن پیوند|پیوند تازه)$/ });
  // The links are there by then, and the newest of them shows its address.
  await make.waitFor();
  const before = (await addressIn(page).isVisible()) ? await addressIn(page).inputValue() : '';
  await make.click();
  await expect.poll(async () => ((await addressIn(page).isVisible()) ? addressIn(page).inputValue() : before)).not.toBe(before);
  const address = await addressIn(page).inputValue();
  expect(new URL(address).pathname).toMatch(/^\/campaigns\/\d+\/share\/[0-9a-f-]{36}$/);
  return address;
}

const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };

/** A token that differs in its last letter. */
const misspell = (address: string) => `${address.slice(0, -1)}${address.endsWith('0') ? '1' : '0'}`;

/** Opens an address without signing in, and checks what the page tells browsers and search engines. */
async function openPrivately(page: Page, address: string): Promise<void> {
  const opened = await page.goto(address);
  expect(opened?.headers()).toMatchObject(PRIVATE);
}

/** What a person sees and hears of the page that stands for a link that does not open. */
async function readClosed(page: Page, address: string): Promise<string> {
  await openPrivately(page, address);
  await page.getByRole('heading', { name: CLOSED }).waitFor();
  return `${await page.title()}\n${await page.locator('body').ariaSnapshot()}`;
}

/** Ends a link soon, and waits until it is closed. The end lies ahead by more than a busy machine takes to store it. */
async function expire(page: Page, address: string): Promise<void> {
  const { request } = page.context();
  const [, id, , token] = new URL(address).pathname.split('/').filter(Boolean).map(String) as [string, string, string, string];
  const headers = await findHeaders(request);
  const listed = await request.get(`/api/main/v1/campaigns/${id}/share/`, { headers });
  const { results } = (await listed.json()) as { results: { id: number; token: string | null }[] };
  const share = results.find((one) => one.token === token);
  const data = { expire_datetime: new Date(Date.now() + 5000).toISOString() };
  const changed = await request.patch(`/api/main/v1/campaigns/${id}/share/${String(share?.id)}/`, { headers, data });
  expect(changed.status()).toBe(200);
  await expect.poll(async () => (await request.get(`/api/main/v1/campaigns/${id}/stats/`, { params: { token } })).status()).toBe(404);
}

/** What a download holds; the browser may be another process's. */
async function readDownload(file: Download): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'jarchi-sharing-'));
  try {
    await file.saveAs(join(folder, 'file'));
    return readFileSync(join(folder, 'file'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The cells of the Excel file that the page gives. */
async function downloadCells(page: Page): Promise<string[]> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'خروجی اکسل' }).click()]);
  return readCells(await readDownload(file));
}

test.for(WIDTHS)('a report opens for a stranger, with as many costs as its link shows (narrow: %s)', async (isNarrow, { visit }) => {
  const owner = await visit({ isNarrow, as: 'advertiser' });
  const { id, title } = await findPublished(owner);
  const address = await makeLink(owner, id);
  await inspect(owner, 'sharing: the dialog');

  const stranger = await visit({ isNarrow });
  await openPrivately(stranger, address);
  await stranger.getByRole('heading', { level: 1, name: title }).waitFor();
  await stranger.getByRole('radiogroup', { name: 'شاخص نمودار' }).waitFor();
  const metas = await stranger.locator('meta[name=robots]').evaluateAll((all) => all.map((one) => one.getAttribute('content')));
  expect(metas).toContain('noindex, nofollow');
  expect(await stranger.getByRole('radio', { name: /^هزینه/ }).count()).toBe(0);
  await inspect(stranger, 'sharing: a report without costs');
  const main = stranger.getByRole('main');
  for (const [tab, ready] of TABS) {
    await stranger.getByRole('tab', { name: tab }).click();
    await ready(stranger.getByRole('tabpanel')).waitFor();
    expect(await main.textContent()).not.toMatch(/تومان|هزینه/);
    const cells = await downloadCells(stranger);
    expect(cells.join()).toContain('دسترسی');
    expect(cells.join()).not.toContain('هزینه');
  }
  await inspect(stranger, 'sharing: the hours');
  expect(await stranger.context().cookies()).toEqual([]);

  const dialog = dialogOf(owner);
  // The switch shows what is being saved; the link changes with the answer.
  await Promise.all([
    owner.waitForResponse((response) => response.request().method() === 'PATCH' && response.url().includes('/share/')),
    dialog.getByRole('switch', { name: /پنهان کردن هزینه‌ها/ }).click(),
  ]);
  expect(await dialog.getByRole('switch').isChecked()).toBe(false);
  await stranger.goto(address);
  await stranger.getByRole('radio', { name: /^هزینه/ }).waitFor();
  await inspect(stranger, 'sharing: a report with costs');
  expect((await downloadCells(stranger)).join()).toContain('هزینه');
  await stranger.getByRole('radio', { name: '۷ روز' }).click();
  await stranger.waitForURL(/\?from=.*&to=/);
  const [pdf] = await Promise.all([stranger.waitForEvent('download'), stranger.getByRole('button', { name: 'خروجی PDF' }).click()]);
  expect(pdf.suggestedFilename()).toMatch(/^گزارش .*\.pdf$/);
  expect((await readDownload(pdf)).subarray(0, 5).toString()).toBe('%PDF-');
  expect(await stranger.context().cookies()).toEqual([]);
});

test.for(WIDTHS)('a misspelt, an expired and a revoked link show one and the same page (narrow: %s)', async (isNarrow, { visit }) => {
  const owner = await visit({ isNarrow, as: 'advertiser' });
  // Both widths end all links of theirs.
  const { id, title } = await findPublished(owner, isNarrow ? 2 : 1);
  const expired = await makeLink(owner, id);
  await owner.keyboard.press('Escape');
  const address = await makeLink(owner, id);
  const stranger = await visit({ isNarrow, refusals: [404] });
  for (const open of [expired, address]) {
    await stranger.goto(open);
    await stranger.getByRole('heading', { level: 1, name: title }).waitFor();
  }
  const misspelt = await readClosed(stranger, misspell(address));
  await inspect(stranger, 'sharing: a link that does not open');
  await expire(owner, expired);
  expect(await readClosed(stranger, expired)).toBe(misspelt);

  const dialog = dialogOf(owner);
  await dialog
    .getByRole('button', { name: /^باطل کردن/ })
    .first()
    .click();
  await inspect(owner, 'sharing: the question before revoking', owner.getByRole('alertdialog'));
  await owner.getByRole('alertdialog').getByRole('button', { name: 'باطل کردن' }).click();
  await dialog.getByText(/^باطل شده، /).waitFor();
  expect(await readClosed(stranger, address)).toBe(misspelt);
});

test.for(WIDTHS)('a content opens for a stranger, who can only look (narrow: %s)', async (isNarrow, { visit }) => {
  const owner = await visit({ isNarrow, as: 'advertiser' });
  await owner.goto('/contents?view=review');
  await owner.getByRole('button', { name: 'اشتراک محتوا' }).click();
  const dialog = owner.getByRole('dialog', { name: 'اشتراک محتوا' });
  await dialog.getByRole('button', { name: /^(ساختن پیوند|پیوند تازه)$/ }).click();
  const field = dialog.getByRole('textbox', { name: 'پیوند', exact: true });
  await field.waitFor();
  expect(await dialog.getByRole('switch').count()).toBe(0);
  const address = await field.inputValue();
  const stranger = await visit({ isNarrow, refusals: [404] });
  await openPrivately(stranger, address);
  await stranger.getByText(/این صفحه فقط نمایش است/).waitFor();
  await stranger.getByRole('heading', { name: 'خواستهٔ کمپین' }).waitFor();
  await inspect(stranger, 'sharing: a content');
  expect(await stranger.getByRole('button', { name: /تأیید|رد/ }).count()).toBe(0);
  expect(await stranger.context().cookies()).toEqual([]);
  await openPrivately(stranger, misspell(address));
  await stranger.getByRole('heading', { name: CLOSED_CONTENT }).waitFor();
});
