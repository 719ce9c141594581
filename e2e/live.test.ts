import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test, testInOwnWorld } from './kit.ts';
import { readFigure, readNumber } from './persian.ts';
import { settle } from './settle.ts';

const LIVE = '/v1/live/';
const TABS = ['/', '/campaigns', '/contents', '/notifications', '/profile', '/financial/charge', '/'];

const balance = (page: Page) => readFigure(page.getByRole('banner').getByText('موجودی', { exact: true }).locator('..'));

/** The streams of a window that are open, in the order in which they were opened. */
function watchStreams(context: BrowserContext): Page[] {
  const open: Page[] = [];
  context.on('request', (request) => {
    if (!request.url().includes(LIVE)) return;
    const page = request.frame().page();
    open.push(page);
    const end = () => open.splice(open.indexOf(page), 1);
    page.once('close', end);
    page.on('requestfinished', (other) => other === request && end());
    page.on('requestfailed', (other) => other === request && end());
  });
  return open;
}

async function openTabs(page: Page): Promise<Page[]> {
  const others = await Promise.all(TABS.slice(1).map(() => page.context().newPage()));
  const pages = [page, ...others];
  await Promise.all(pages.map((tab, index) => tab.goto(TABS[index] ?? '/')));
  for (const tab of pages) await tab.getByRole('heading', { level: 1 }).first().waitFor();
  await Promise.all(pages.map(settle));
  return pages;
}

async function openGateway(page: Page): Promise<void> {
  await page.goto('/financial/charge');
  await page.getByLabel('مبلغ شارژ').fill('۲۰۰٬۰۰۰');
  await page.getByRole('button', { name: /^پرداخت / }).click();
  await page.getByRole('heading', { name: 'درگاه پرداخت آزمایشی' }).waitFor();
}

async function charge(page: Page): Promise<void> {
  await openGateway(page);
  await page.getByRole('button', { name: 'پرداخت', exact: true }).click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

testInOwnWorld('seven tabs have one stream, each shows what changed, and another tab takes over', async ({ visit }) => {
  const first = await visit({ as: 'newcomer' });
  const streams = watchStreams(first.context());
  const pages = await openTabs(first);
  await expect.poll(() => streams.length, { timeout: 30_000 }).toBe(1);
  const payer = pages.find((page) => page !== streams[0] && page !== pages[0]);
  if (!payer) throw new Error('no tab is left to pay in');
  await charge(payer);
  const others = pages.filter((page) => page !== payer);
  for (const page of others) await expect.poll(() => balance(page), { timeout: 10_000 }).toBe(200_000);
  expect(streams).toHaveLength(1);
  // The tab that reads the stream closes: another one reads it, and goes on.
  const [leader] = streams;
  await leader?.close();
  await expect.poll(() => streams.length, { timeout: 10_000 }).toBe(1);
  expect(streams[0]).not.toBe(leader);
  await charge(payer);
  for (const page of others.filter((tab) => tab !== leader)) await expect.poll(() => balance(page), { timeout: 10_000 }).toBe(400_000);
  // Every tab still loads.
  for (const page of pages.filter((tab) => tab !== leader)) {
    await page.reload();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await settle(page);
  }
});

test('where streams are blocked a page asks at its interval, as without them', async ({ visit }) => {
  const payer = await visit({ as: 'newcomer' });
  await payer.context().route(`**${LIVE}**`, (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>blocked</p>' }));
  await openGateway(payer);
  const order = readNumber(await payer.getByRole('definition').first().innerText());
  const result = await payer.context().newPage();
  await result.goto(`/financial/charge/result?order=${order}`);
  await result.getByRole('heading', { name: 'نتیجهٔ پرداخت هنوز نرسیده است' }).waitFor();
  await payer.getByRole('button', { name: 'پرداخت', exact: true }).click();
  await result.getByRole('heading', { name: /به موجودی افزوده شد$/ }).waitFor();
});
