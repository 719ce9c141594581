import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';
import type { Fault, PayerAct } from './testing/fake-server.ts';
import { startFakeZarinpal } from './testing/fake-zarinpal.ts';
import { startFakeZibal } from './testing/fake-zibal.ts';

const amount = 500_000;
const KEYS = ['zarinpal', 'zibal'] as const;
type Key = (typeof KEYS)[number];

let shop: TestApp;
let fakes: { readonly zarinpal: Awaited<ReturnType<typeof startFakeZarinpal>>; readonly zibal: Awaited<ReturnType<typeof startFakeZibal>> };
beforeAll(async () => {
  fakes = { zarinpal: await startFakeZarinpal(), zibal: await startFakeZibal() };
  shop = await openTestApp({ gateways: [fakes.zarinpal.gateway, fakes.zibal.gateway] });
});
// No test finds look-ups, or what they log, that an earlier one left.
beforeEach(async () => {
  await passMinutes(1500);
  shop.takeErrors();
});
afterEach(() => {
  for (const key of KEYS) fakes[key].setDown(false);
  const [first] = shop.takeErrors();
  if (first) throw new Error(`the server logged an error that the test did not take: ${first.what}`, { cause: first.error });
});
afterAll(async () => {
  await shop.close();
  await Promise.all([fakes.zarinpal.close(), fakes.zibal.close()]);
});

async function passMinutes(minutes: number): Promise<void> {
  shop.wall.at += minutes * MINUTE_MS;
  await shop.runWallJobs();
}

const start = ({ client }: TestAccount, gateway: Key | 'test', toman = amount) =>
  client.finance.createOnlinePayment({ body: { amount: toman, gateway } }, { idempotencyKey: newIdempotencyKey() });

/** A payment that is open at a gateway. */
async function open(key: Key, payer?: TestAccount) {
  const account = payer ?? (await shop.seedAccount());
  const fake = fakes[key];
  const { order_id, url } = await start(account, key);
  const authority = url.slice(url.lastIndexOf('/') + 1);
  const comeBack = async (path: string) => {
    const back = await account.fetch(path);
    return { status: back.status, location: back.headers.get('location') };
  };
  return {
    account,
    order_id,
    authority,
    comeBack,
    visit: (act: PayerAct) => fake.visit(url, act),
    /** The payer acts on the gateway's page, and the browser follows where that leads. */
    async go(act: PayerAct) {
      const path = await fake.visit(url, act);
      return path === undefined ? undefined : comeBack(path);
    },
    breakNext: (...faults: readonly Fault[]) => fake.plan(authority, faults),
    /** Its state as stored: unlike a look at the order, the list asks no gateway. */
    readState: async () => (await account.client.finance.listPayments({ query: {} })).results.find(({ id }) => id === order_id)?.state,
    readOrder: () => account.client.finance.getOrder({ params: { id: order_id } }),
    async readNotices() {
      const { results } = await account.client.notifications.listNotifications({ query: { limit: 100 } });
      return results.map(({ kind }) => kind);
    },
    /** How often the ledger was charged, and with what. */
    async readCharges() {
      const { results } = await account.client.finance.listLedger({ params: { account: account.slug }, query: {} });
      return results.filter(({ kind }) => kind === 'charge').map((move) => move.amount);
    },
  };
}

/** How a gateway's return names its payment. */
const plain = (key: Key, authority: string) => (key === 'zarinpal' ? `Authority=${authority}` : `trackId=${authority}`);

/** The page of a result; that of a known order names its account. */
const resultOf = (orderId: number) => ({
  status: 303,
  location: expect.stringMatching(
    new RegExp(`^/financial/charge/result\\?order=${orderId}${orderId === 0 ? '' : '&account=[\\w-]+'}$`),
  ) as string,
});

test('the gateways that are on are offered, each with its own limits', async () => {
  const { client } = await shop.seedAccount();
  const { gateways } = await client.finance.getPaymentConfig();
  expect(gateways.map(({ key, title, minimum, maximum }) => [key, title, minimum, maximum])).toEqual([
    ['test', 'درگاه آزمایشی', 10_000, 200_000_000],
    ['zarinpal', 'زرین‌پال', 1000, 100_000_000],
    ['zibal', 'زیبال', 1000, 100_000_000],
  ]);
});

test.each(KEYS)('%s gets the amount in rial, the address of the return, and the order', async (key) => {
  const { order_id } = await open(key);
  const sent = fakes[key].calls.findLast(({ path }) => path.includes('request'))?.body ?? {};
  const callback = `http://localhost:3000/api/financial/online-payments/${key}/callback`;
  expect(sent).toMatchObject(
    key === 'zarinpal'
      ? { amount: 5_000_000, currency: 'IRR', callback_url: callback, metadata: { order_id: String(order_id), auto_verify: false } }
      : { amount: 5_000_000, callbackUrl: callback, orderId: String(order_id) },
  );
});

test.each(KEYS)('a payer who pays at %s returns to a credited order, and hears of it', async (key) => {
  const { go, order_id, authority, readOrder, readCharges, readNotices } = await open(key);
  expect(await go('pay')).toEqual(resultOf(order_id));
  const payment = fakes[key].find(authority);
  const tracking_number = String(payment && ('ref_id' in payment ? payment.ref_id : payment.refNumber));
  expect(await readOrder()).toMatchObject({ state: 'paid', amount, balance: amount, gateway: key, tracking_number });
  expect(await readCharges()).toEqual([amount]);
  expect(await readNotices()).toEqual(['payment_credited']);
});

test.each([
  ['zarinpal', 'cancel', 'cancelled'],
  ['zarinpal', 'fail', 'cancelled'],
  ['zibal', 'cancel', 'cancelled'],
  ['zibal', 'fail', 'failed'],
] as const)('a return from %s after «%s» ends as %s, and nothing is verified', async (key, act, state) => {
  const { go, order_id, authority, readOrder, readCharges } = await open(key);
  expect(await go(act)).toEqual(resultOf(order_id));
  expect(await readOrder()).toMatchObject({ state, balance: 0 });
  expect(await readCharges()).toEqual([]);
  expect(
    fakes[key].calls.filter(({ path, body }) => path.includes('verify') && Object.values(body).map(String).includes(authority)),
  ).toEqual([]);
});

test.each(KEYS)('money that was paid at %s and whose payer never came back is credited once, and the payer is told', async (key) => {
  const { go, comeBack, authority, readOrder, readCharges, readNotices } = await open(key);
  await go('vanish');
  await passMinutes(2);
  expect(await readNotices()).toEqual(['payment_recovered']);
  await passMinutes(10);
  await comeBack(`/api/financial/online-payments/${key}/callback?Authority=${authority}&Status=OK&trackId=${authority}&success=1`);
  await passMinutes(1500);
  expect(await readOrder()).toMatchObject({ state: 'paid', balance: amount });
  expect(await readCharges()).toEqual([amount]);
  expect(await readNotices()).toEqual(['payment_recovered']);
});

test.each(KEYS)('a return from %s that denies what the bank took is shown as cancelled, and two minutes later as credited', async (key) => {
  const { visit, comeBack, order_id, authority, readState, readCharges } = await open(key);
  await visit('vanish');
  const denied = key === 'zarinpal' ? 'Status=NOK' : 'success=0';
  const path = `/api/financial/online-payments/${key}/callback?${plain(key, authority)}&${denied}`;
  expect(await comeBack(path)).toEqual(resultOf(order_id));
  expect(await readState()).toBe('cancelled');
  await passMinutes(2);
  expect(await readState()).toBe('paid');
  expect(await readCharges()).toEqual([amount]);
});

test.each(KEYS)('a payer who comes back from %s twice at once, and again, is credited once', async (key) => {
  const { visit, comeBack, order_id, readCharges, readNotices } = await open(key);
  const path = (await visit('pay')) ?? '';
  const answers = await Promise.all([comeBack(path), comeBack(path), comeBack(path)]);
  expect([...answers, await comeBack(path)]).toEqual(Array(4).fill(resultOf(order_id)));
  expect(await readCharges()).toEqual([amount]);
  expect(await readNotices()).toHaveLength(1);
});

test.each(KEYS)('a return from %s with the authority of another order credits that order, and not the one it came for', async (key) => {
  const [victim, thief] = [await open(key), await open(key)];
  const path = (await victim.visit('pay')) ?? '';
  const named = path.replace(/orderId=\d+/, `orderId=${thief.order_id}`);
  expect(await thief.comeBack(`${named}&order=${thief.order_id}&order_id=${thief.order_id}`)).toEqual(resultOf(victim.order_id));
  expect(await thief.readOrder()).toMatchObject({ state: 'created', balance: 0 });
  expect(await victim.readCharges()).toEqual([amount]);
  expect(await thief.readCharges()).toEqual([]);
  const unknown = path.replaceAll(victim.authority, victim.authority.replace(/.$/, 'x'));
  expect(await thief.comeBack(unknown)).toEqual(resultOf(0));
});

test.each(KEYS)('a payment of another amount at %s is not credited, and the operator is told', async (key) => {
  const { go, authority, order_id, readOrder, readCharges } = await open(key);
  const payment = fakes[key].find(authority);
  if (payment) payment.amount = 10_000;
  expect(await go('pay')).toEqual(resultOf(order_id));
  expect(await readOrder()).toMatchObject({ state: 'failed', balance: 0 });
  await passMinutes(1500);
  expect(await readCharges()).toEqual([]);
  expect(shop.takeErrors().map(({ what }) => what)).toEqual(['a payment was not credited']);
});

test('a payment that Zibal calls the payment of another order is not credited', async () => {
  const { go, authority, readOrder } = await open('zibal');
  const payment = fakes.zibal.find(authority);
  if (payment) payment.orderId = '999999';
  await go('pay');
  expect(await readOrder()).toMatchObject({ state: 'failed', balance: 0 });
  expect(shop.takeErrors().map(({ error }) => String(error))).toEqual([expect.stringContaining('another order')]);
});

test.each(['zarinpal', 'zibal', 'zibal without facts'] as const)(
  'a payment that %s verified before is paid, and credited once',
  async (name) => {
    const key = name === 'zarinpal' ? name : 'zibal';
    fakes.zibal.leaveOutFactsAgain(name === 'zibal without facts');
    const { go, comeBack, authority, readOrder, readCharges, breakNext } = await open(key);
    // The gateway verifies, and its answer is lost.
    breakNext('lost');
    await go('pay');
    expect(await readCharges()).toEqual([]);
    await comeBack(`/api/financial/online-payments/${key}/callback?Authority=${authority}&Status=OK&trackId=${authority}&success=1`);
    expect(await readOrder()).toMatchObject({ state: 'paid', balance: amount, tracking_number: expect.stringMatching(/^\d+$/) });
    expect(await readCharges()).toEqual([amount]);
  },
);

test.each(
  KEYS.flatMap((key) =>
    (['html', 'server_error', 'too_many', 'slow', 'dropped', 'empty', 'garbled'] as const).map((fault) => [key, fault] as const),
  ),
)('%s answers with the fault «%s»: the order waits, and the reconciler credits it once', async (key, fault) => {
  const { go, order_id, breakNext, readCharges, readState, readOrder, readNotices } = await open(key);
  // At the return, and at the first try of the first look-up.
  breakNext(fault, fault);
  expect(await go('pay')).toEqual(resultOf(order_id));
  expect(await readState()).toBe('created');
  await passMinutes(2);
  expect(await readCharges()).toEqual([]);
  expect(await readState()).toBe('created');
  expect(String(shop.takeErrors()[0]?.error)).toContain('gave no answer');
  await passMinutes(1);
  expect(await readCharges()).toEqual([amount]);
  expect(await readNotices()).toHaveLength(1);
  expect(await readOrder()).toMatchObject({ state: 'paid' });
});

/** Queries that name the payment, and whose claim cannot be read. */
const ODD: readonly (readonly [what: string, query: (named: string) => string])[] = [
  ['no claim', (named) => named],
  ['a claim that was escaped as HTML', (named) => `${named}&amp;Status=NOK&amp;success=0`],
  ['two claims', (named) => `${named}&Status=NOK&Status=OK&success=0&success=1`],
  ['names in lower case', (named) => named.toLowerCase().replace(/=.*/, named.slice(named.indexOf('=')))],
  ['its payment twice', (named) => `${named}&${named}`],
  ['bytes that are not UTF-8', (named) => `${named}&message=%e4%e1%ff&%d3%e1=1`],
  ['U+0000', (named) => `${named}&message=%00`],
];

test.each(KEYS.flatMap((key) => ODD.map(([what, query]) => [key, what, query] as const)))(
  'a return from %s with %s asks the gateway: nothing is closed, and what was paid is credited',
  async (key, _, query) => {
    const { visit, comeBack, order_id, readState, readOrder, authority } = await open(key);
    const path = `/api/financial/online-payments/${key}/callback?${query(plain(key, authority))}`;
    expect(await comeBack(path)).toEqual(resultOf(order_id));
    expect(await readState()).toBe('created');
    await visit('pay');
    expect(await comeBack(path)).toEqual(resultOf(order_id));
    expect(await readOrder()).toMatchObject({ state: 'paid', balance: amount });
  },
);

test.each(KEYS)('a return from %s without an authority, or with two, credits nothing and breaks nothing', async (key) => {
  const { visit, comeBack, authority, readCharges } = await open(key);
  await visit('pay');
  const base = `/api/financial/online-payments/${key}/callback`;
  for (const query of [
    '',
    '?Status=OK&success=1',
    `?Authority=${authority}&authority=x&trackId=${authority}&trackid=1&Status=OK&success=1`,
    `?Authority=${authority}%ff&trackId=${authority}%ff&Status=OK&success=1`,
    `?Authority=${authority}%00&trackId=${authority}%00&Status=OK&success=1`,
  ])
    expect(await comeBack(base + query)).toEqual(resultOf(0));
  expect(await readCharges()).toEqual([]);
});

test.each(KEYS)('while %s is down its payments are refused in words, and the other gateways go on', async (key) => {
  const payer = await shop.seedAccount();
  fakes[key].setDown(true);
  const title = fakes[key].gateway.title;
  await expect(start(payer, key)).rejects.toMatchObject({ status: 409, code: 'gateway_down', facts: { gateway: title, has_other: true } });
  expect(shop.takeErrors().map(({ error }) => String(error))).toEqual([expect.stringContaining('HTTP 503')]);
  const { gateways } = await payer.client.finance.getPaymentConfig();
  expect(gateways).toHaveLength(3);
  const other = await open(key === 'zarinpal' ? 'zibal' : 'zarinpal', payer);
  fakes[key].setDown(false);
  await other.go('pay');
  expect(await other.readOrder()).toMatchObject({ state: 'paid' });
  expect(await start(payer, key)).toMatchObject({ order_id: expect.any(Number) });
});

test.each([
  ['zarinpal', 999, 'amount_below_minimum'],
  ['zarinpal', 100_000_001, 'amount_above_maximum'],
  ['zibal', 999, 'amount_below_minimum'],
  ['zibal', 100_000_001, 'amount_above_maximum'],
] as const)('%s: %i toman is refused as %s before the gateway is asked', async (key, toman, code) => {
  const payer = await shop.seedAccount();
  const before = fakes[key].calls.length;
  await expect(start(payer, key, toman)).rejects.toMatchObject({ code });
  expect(fakes[key].calls).toHaveLength(before);
});

test.each(KEYS)('a number of the bank that %s names for two payments credits the first only', async (key) => {
  const [first, second] = [await open(key), await open(key)];
  const [paid, again] = [first, second].map(({ authority }) => fakes[key].find(authority));
  if (paid && again) Object.assign(again, 'ref_id' in paid ? { ref_id: paid.ref_id } : { refNumber: paid.refNumber });
  await first.go('pay');
  await second.go('pay');
  expect(await first.readCharges()).toEqual([amount]);
  expect(await second.readCharges()).toEqual([]);
  expect(await second.readOrder()).toMatchObject({ state: 'failed', balance: 0 });
  expect(shop.takeErrors().map(({ error }) => String(error))).toEqual([expect.stringContaining('another reference')]);
});

test('an authority that a gateway gives twice opens one payment', async () => {
  const first = await open('zibal');
  const payer = await shop.seedAccount();
  fakes.zibal.giveAgain(first.authority);
  await expect(start(payer, 'zibal')).rejects.toMatchObject({ code: 'gateway_down' });
  expect(shop.takeErrors().map(({ error }) => String(error))).toEqual([expect.stringContaining('the authority of another')]);
  await first.go('pay');
  expect(await first.readCharges()).toEqual([amount]);
});

test('money whose look-ups were lost is found in the list of what Zarinpal has not verified', async () => {
  const { go, readCharges, readNotices, authority } = await open('zarinpal');
  await go('vanish');
  await shop.tenancy.withSystem((tx) => tx.execute(`delete from job where kind = 'payments.reconcile'`));
  await shop.app.services.finance.collectUnverified();
  expect(await readCharges()).toEqual([]);
  shop.wall.at += 11 * MINUTE_MS;
  fakes.zarinpal.plan('unVerified', ['html']);
  await shop.app.services.finance.collectUnverified();
  expect(await readCharges()).toEqual([]);
  await shop.app.services.finance.collectUnverified();
  expect(await readCharges()).toEqual([amount]);
  expect(await readNotices()).toHaveLength(1);
  expect(fakes.zarinpal.find(authority)?.state).toBe('VERIFIED');
});

test.each(KEYS)('an order at %s that no one paid is closed after a day', async (key) => {
  const { readState } = await open(key);
  await passMinutes(61);
  expect(await readState()).toBe('created');
  await passMinutes(1500);
  expect(await readState()).toBe('cancelled');
});
