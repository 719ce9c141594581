import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { actAtGateway, type FakeGateways, startFakeGateways } from './gateways.ts';
import { testsOn, type Visit, type VisitOptions, watchFrom } from './kit.ts';
import { readFigure } from './persian.ts';
import { openCopy, type RunningServer } from './world.ts';

let gateways: FakeGateways;
let server: RunningServer;

beforeAll(async () => {
  gateways = await startFakeGateways();
  server = await openCopy(inject('world'), { env: gateways.env });
});

afterAll(async () => {
  await server.stop();
  await gateways.close();
});

const test = testsOn(async () => watchFrom(server.base, server.log));

const GATEWAYS = [
  { key: 'zarinpal', title: 'زرین‌پال', isNarrow: false },
  { key: 'zibal', title: 'زیبال', isNarrow: true },
] as const;

interface GatewayCase {
  readonly key: 'zarinpal' | 'zibal';
  readonly title: string;
  readonly isNarrow: boolean;
}

const balance = (page: Page) => readFigure(page.getByRole('banner').getByText('موجودی', { exact: true }).locator('..'));

const open = (visit: Visit, { isNarrow }: GatewayCase, provoked: Pick<VisitOptions, 'refusals' | 'faults'> = {}) =>
  visit({ as: 'newcomer', isNarrow, origins: gateways.origins, ...provoked });

/** Chooses the gateway and goes to it; returns the authority of the payment. */
async function goToGateway(page: Page, { key, title }: GatewayCase, amount: string): Promise<string> {
  await page.goto('/financial/charge');
  await page.getByLabel('مبلغ شارژ').fill(amount);
  await page.getByRole('radio', { name: new RegExp(`^${title}`) }).check();
  await pay(page);
  await page.waitForURL((url) => url.origin === gateways[key].url);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^پرداخت / }).click();
}

const isPaid = (page: Page, amount: string) => page.getByRole('heading', { name: `${amount} تومان به موجودی افزوده شد` }).waitFor();

test.for(GATEWAYS)('a payment at $key is credited once, also after a reload and a second return', async (gateway, { visit }) => {
  const page = await open(visit, gateway);
  await goToGateway(page, gateway, '۲۵۰٬۰۰۰');
  const gatewayPage = page.url();
  await actAtGateway(page, 'pay');
  await isPaid(page, '۲۵۰ هزار');
  await page.reload();
  await isPaid(page, '۲۵۰ هزار');
  await page.goto(`${gatewayPage}/pay`);
  await isPaid(page, '۲۵۰ هزار');
  await expect.poll(() => balance(page)).toBe(250_000);
});

test.for(GATEWAYS)('a payment that is cancelled at $key moves no money', async (gateway, { visit }) => {
  const page = await open(visit, gateway);
  await goToGateway(page, gateway, '۲۵۰٬۰۰۰');
  await actAtGateway(page, 'cancel');
  await page.getByRole('heading', { name: 'پرداخت کامل نشد' }).waitFor();
  await expect.poll(() => balance(page)).toBe(0);
});

test('a payment that the bank refuses at zibal is told as not made', async ({ visit }) => {
  const page = await open(visit, GATEWAYS[1]);
  await goToGateway(page, GATEWAYS[1], '۲۵۰٬۰۰۰');
  await actAtGateway(page, 'fail');
  await page.getByRole('heading', { name: 'پرداخت انجام نشد' }).waitFor();
  await expect.poll(() => balance(page)).toBe(0);
});

test.for(GATEWAYS)('whoever pays at $key and never returns finds the money by looking at the payment', async (gateway, { visit }) => {
  const page = await open(visit, gateway);
  await goToGateway(page, gateway, '۳۰۰٬۰۰۰');
  await actAtGateway(page, 'vanish');
  const order = gateways[gateway.key].calls.at(-1)?.body;
  const id = gateway.key === 'zibal' ? order?.['orderId'] : (order?.['metadata'] as { order_id?: string } | undefined)?.order_id;
  await page.goto(`/financial/charge/result?order=${String(id)}`);
  await isPaid(page, '۳۰۰ هزار');
  await expect.poll(() => balance(page)).toBe(300_000);
});

test.for(GATEWAYS)('a payment that $key cannot confirm yet waits, and is credited when it can', async (gateway, { visit }) => {
  const page = await open(visit, gateway);
  const authority = await goToGateway(page, gateway, '۳۵۰٬۰۰۰');
  gateways[gateway.key].plan(authority, ['server_error', 'html', 'garbled', 'empty']);
  await actAtGateway(page, 'pay');
  await page.getByRole('heading', { name: 'نتیجهٔ پرداخت هنوز نرسیده است' }).waitFor();
  gateways[gateway.key].plan(authority, []);
  await page.getByRole('button', { name: 'بررسی دوباره' }).click();
  await isPaid(page, '۳۵۰ هزار');
  await expect.poll(() => balance(page)).toBe(350_000);
});

test.for(GATEWAYS)('another amount at $key than ours credits nothing', async (gateway, { visit }) => {
  const page = await open(visit, gateway, { faults: [/"msg":"a payment was not credited"/] });
  const authority = await goToGateway(page, gateway, '۲۵۰٬۰۰۰');
  const payment = gateways[gateway.key].find(authority);
  if (payment) payment.amount = 10_000;
  await actAtGateway(page, 'pay');
  await page.getByRole('heading', { name: 'پرداخت انجام نشد' }).waitFor();
  await expect.poll(() => balance(page)).toBe(0);
});

test.for(GATEWAYS)('a word says that $key is down, and the amount stays for another gateway', async (gateway, { visit }) => {
  const page = await open(visit, gateway, { refusals: [409], faults: [/"msg":"a gateway failed"/] });
  await page.goto('/financial/charge');
  await page.getByLabel('مبلغ شارژ').fill('۲۵۰٬۰۰۰');
  await page.getByRole('radio', { name: new RegExp(`^${gateway.title}`) }).check();
  gateways[gateway.key].plan('request', ['server_error', 'server_error', 'server_error']);
  await pay(page);
  await page
    .getByText(new RegExp(`${gateway.title}.*(پاسخ|در دسترس)`))
    .first()
    .waitFor();
  gateways[gateway.key].plan('request', []);
  expect(await page.getByLabel('مبلغ شارژ').inputValue()).toBe('۲۵۰,۰۰۰');
  await page.getByRole('radio', { name: /آزمایشی/ }).check();
  await pay(page);
  await page.getByRole('heading', { name: 'درگاه پرداخت آزمایشی' }).waitFor();
});

test('two windows pay at two gateways, and both are credited', async ({ visit }) => {
  const page = await open(visit, GATEWAYS[0]);
  const second = await page.context().newPage();
  await goToGateway(page, GATEWAYS[0], '۲۰۰٬۰۰۰');
  await goToGateway(second, GATEWAYS[1], '۱۵۰٬۰۰۰');
  await actAtGateway(second, 'pay');
  await actAtGateway(page, 'pay');
  await isPaid(second, '۱۵۰ هزار');
  await isPaid(page, '۲۰۰ هزار');
  await expect.poll(() => balance(page)).toBe(350_000);
});
