import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { closeStore, openFinance } from '#features/finance/testing/open-finance.ts';
import { registerTestGatewayPage } from './test-gateway.routes.ts';
import { requestKey } from '#infra/testing/request-key.ts';

afterAll(closeStore);

async function openPage(fontHref?: string) {
  const { service, caller, gateway } = await openFinance();
  const returns: string[] = [];
  const app = Fastify();
  registerTestGatewayPage(app, { gateway, fontHref });
  app.get('/api/financial/online-payments/test/callback', async (request, reply) => {
    returns.push(request.url);
    const { location } = await service.returnFromGateway('test', request.query as Record<string, string>);
    return reply.redirect(location, 303);
  });
  const opened = await service.createOnlinePayment(caller, { amount: 1_250_000, gateway: 'test', return_path: null }, requestKey());
  if (!opened.ok) throw new Error(opened.error.code);
  const { order_id, url } = opened.value;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const press = (action: string) => app.inject({ method: 'POST', url: `${url}/${action}`, headers, payload: '' });
  const follow = async (action: string) => {
    const location = (await press(action)).headers.location ?? '';
    return location.startsWith('/api/') ? (await app.inject(location)).headers.location : location;
  };
  const readOrder = async () => {
    const found = await service.getOrder(caller, order_id);
    return found.ok ? found.value : undefined;
  };
  return { app, url, order_id, press, follow, readOrder, returns };
}

test('the page shows the amount in Persian, right to left, in the panel’s font, and loads nothing else', async () => {
  const { app, url } = await openPage('/assets/a.woff2');
  const page = await app.inject(url);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain("src:url('/assets/a.woff2')");
  expect(page.body).not.toContain('<link');
  expect(page.body).toContain('<html lang="fa" dir="rtl" translate="no">');
  expect(page.body).toContain('۱,۲۵۰,۰۰۰');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
});

test('a payer who pays returns to a credited order', async () => {
  const { follow, order_id, readOrder } = await openPage();
  expect(await follow('pay')).toContain(`/financial/charge/result?order=${order_id}&account=`);
  expect(await readOrder()).toMatchObject({ state: 'paid', balance: 1_250_000 });
});

test('a payer who cancels returns to a cancelled order', async () => {
  const { follow, order_id, readOrder } = await openPage();
  expect(await follow('cancel')).toContain(`/financial/charge/result?order=${order_id}&account=`);
  expect(await readOrder()).toMatchObject({ state: 'cancelled', balance: 0 });
});

test.each([
  ['no claim', (named: string) => named],
  ['two claims', (named: string) => `${named}&Status=NOK&Status=OK`],
  ['its payment twice', (named: string) => `${named}&${named}&Status=OK`],
])('a payer who paid and whose return has %s finds the order credited', async (_, query) => {
  const { app, url, press, order_id, readOrder } = await openPage();
  await press('pay');
  const named = `Authority=${url.slice(url.lastIndexOf('/') + 1)}`;
  const back = await app.inject(`/api/financial/online-payments/test/callback?${query(named)}`);
  expect(back.headers.location).toContain(`?order=${order_id}&`);
  expect(await readOrder()).toMatchObject({ state: 'paid', balance: 1_250_000 });
});

test('a payer who pays and closes the page does not return, and the money is found by an inquiry', async () => {
  const { app, url, follow, returns, readOrder } = await openPage();
  expect(await follow('vanish')).toBe(url);
  expect((await app.inject(url)).body).toContain('این پرداخت انجام شده است');
  expect(returns).toEqual([]);
  expect(await readOrder()).toMatchObject({ state: 'paid', balance: 1_250_000 });
});

test('a payer who returns twice at once, and then again, is credited once', async () => {
  const { follow, returns, readOrder } = await openPage();
  await follow('double');
  expect(returns).toHaveLength(3);
  expect(await readOrder()).toMatchObject({ state: 'paid', balance: 1_250_000 });
});

test('a payment that has ended cannot be paid or cancelled again', async () => {
  const { url, follow, readOrder } = await openPage();
  await follow('cancel');
  expect(await follow('pay')).toBe(url);
  expect(await readOrder()).toMatchObject({ state: 'cancelled' });
});

test('an unknown payment or action has no page', async () => {
  const { app, press } = await openPage();
  expect((await app.inject('/gateway/test/T0')).statusCode).toBe(404);
  expect((await press('steal')).statusCode).toBe(404);
});
