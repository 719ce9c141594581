import { afterAll, expect, test } from 'vitest';
import type { TestGateway } from '#connectors/payments/test-gateway.ts';
import { type Clock, createWorldClock } from '#infra/clock/clock.ts';
import type { Database } from '#infra/store/db.ts';
import { createWorker } from '#infra/jobs/worker.ts';
import { createWorldClockStore } from '#infra/clock/world-clock-store.ts';
import { createTenancy } from '#infra/store/tenancy.ts';
import { financeJobs } from './finance.jobs.ts';
import type { FinanceService } from './finance.service.ts';
import { auditLedger, closeStore, type FinanceOptions, openAccount, openFinance } from './testing/open-finance.ts';
import { requestKey } from '#infra/testing/request-key.ts';

afterAll(closeStore);

const amount = 500_000;

async function openPayment(options: FinanceOptions = {}) {
  const finance = await openFinance(options);
  const { service, caller, tenancy } = finance;
  const opened = await service.createOnlinePayment(caller, { amount, gateway: 'test', return_path: '/campaigns' }, requestKey());
  if (!opened.ok) throw new Error(opened.error.code);
  const { order_id, url } = opened.value;
  const authority = url.slice('/gateway/test/'.length);
  const comeBack = (status = 'OK', by: FinanceService = service) => by.returnFromGateway('test', { Authority: authority, Status: status });
  const readOrder = async () => {
    const found = await service.getOrder(caller, order_id);
    if (!found.ok) throw new Error(found.error.code);
    return found.value;
  };
  const balance = async () => {
    const read = await finance.service.getBalance(finance.caller, finance.caller.account);
    return read.ok ? read.value.balance : undefined;
  };
  const audit = () => auditLedger(tenancy, caller.account_id);
  return { ...finance, order_id, url, authority, comeBack, readOrder, balance, audit };
}

async function openWorker({ db, wall }: { readonly db: Database; readonly wall: Clock }, service: FinanceService) {
  const world = await createWorldClock({ wall, store: createWorldClockStore(db.pool) });
  return createWorker({ db, clocks: { wall, world }, handlers: financeJobs(service, { tenancy: createTenancy(db), wall }) });
}

test('a paid payment is credited, and the payer arrives at its result', async () => {
  const { caller, gateway, authority, comeBack, order_id, readOrder, audit } = await openPayment();
  expect(await readOrder()).toMatchObject({ state: 'created', tracking_number: null, balance: 0, return_path: '/campaigns' });
  await gateway.pay(authority);
  expect(await comeBack()).toEqual({ location: `/financial/charge/result?order=${order_id}&account=${caller.account}` });
  expect(await readOrder()).toMatchObject({
    state: 'paid',
    amount,
    balance: amount,
    tracking_number: expect.stringMatching(/^\d{12}$/),
    paid_at: '2026-11-21T08:00:00.000Z',
  });
  expect((await audit()).balances).toEqual({ 'advertiser.available': amount, 'gateway.clearing': -amount });
});

test('a cancelled payment credits nothing', async () => {
  const { gateway, authority, comeBack, readOrder } = await openPayment();
  await gateway.cancel(authority);
  await comeBack('NOK');
  expect(await readOrder()).toMatchObject({ state: 'cancelled', balance: 0 });
});

test('a return that claims success without a payment credits nothing', async () => {
  const { comeBack, readOrder } = await openPayment();
  await comeBack('OK');
  expect(await readOrder()).toMatchObject({ state: 'failed', balance: 0 });
});

test('money that arrives after a cancelled return is credited', async () => {
  const { gateway, authority, comeBack, readOrder } = await openPayment();
  await comeBack('NOK');
  await gateway.pay(authority);
  await comeBack('OK');
  expect(await readOrder()).toMatchObject({ state: 'paid', balance: amount });
});

test('a cancelled return after payment takes nothing back', async () => {
  const { gateway, authority, comeBack, readOrder } = await openPayment();
  await gateway.pay(authority);
  await comeBack('OK');
  await comeBack('NOK');
  expect(await readOrder()).toMatchObject({ state: 'paid', balance: amount });
});

test('returns one after another, and several at once, are credited once', async () => {
  const charged: number[] = [];
  const { gateway, authority, comeBack, balance, audit, caller } = await openPayment({ afterCharge: async (id) => void charged.push(id) });
  await gateway.pay(authority);
  await Promise.all([comeBack(), comeBack(), comeBack(), comeBack()]);
  await comeBack();
  expect(await balance()).toBe(amount);
  expect(charged).toEqual([caller.account_id]);
  expect((await audit()).total).toBe(0);
});

test('a gateway that was paid another amount is not credited', async () => {
  const wrapGateway = (gateway: TestGateway): TestGateway => ({
    ...gateway,
    open: (request) => gateway.open({ ...request, amount_toman: 10_000 }),
  });
  const { gateway, authority, comeBack, readOrder } = await openPayment({ wrapGateway });
  await gateway.pay(authority);
  await comeBack();
  expect(await readOrder()).toMatchObject({ state: 'failed', balance: 0 });
});

test('an unknown or foreign authority credits no account', async () => {
  const { gateway, service, authority, balance } = await openPayment();
  await gateway.pay(authority);
  const nowhere = { location: '/financial/charge/result?order=0' };
  expect(await service.returnFromGateway('test', { Authority: 'T0', Status: 'OK' })).toEqual(nowhere);
  expect(await service.returnFromGateway('test', {})).toEqual(nowhere);
  expect(await service.returnFromGateway('other', { Authority: authority, Status: 'OK' })).toEqual(nowhere);
  const other = await openPayment();
  await other.service.returnFromGateway('test', { Authority: other.authority, Status: 'OK', order: '1' });
  expect([await balance(), await other.balance()]).toEqual([0, 0]);
});

test('the reconciler finds money whose payer never came back, once, even after a restart', async () => {
  const { db, wall, gateway, authority, balance, start, comeBack, readOrder } = await openPayment();
  await gateway.pay(authority);
  const { service } = start();
  const worker = await openWorker({ db, wall }, service);
  await worker.drainDue('wall');
  expect(await balance()).toBe(0);
  wall.at += 120_000;
  await worker.drainDue('wall');
  expect(await readOrder()).toMatchObject({ state: 'paid', balance: amount });
  await comeBack('OK', service);
  wall.at += 3_600_000;
  await worker.drainDue('wall');
  expect(await readOrder()).toMatchObject({ state: 'paid', balance: amount });
});

test('a second look at an open payment shows money that was paid, once', async () => {
  const { gateway, authority, comeBack, readOrder } = await openPayment();
  expect(await readOrder()).toMatchObject({ state: 'created', balance: 0 });
  await gateway.pay(authority);
  expect(await Promise.all([readOrder(), readOrder()])).toMatchObject([
    { state: 'paid', balance: amount },
    { state: 'paid', balance: amount },
  ]);
  await comeBack();
  expect(await readOrder()).toMatchObject({ state: 'paid', balance: amount });
});

test('a payment whose gateway does not answer at the return is left to the reconciler', async () => {
  let isDown = true;
  const wrapGateway = (gateway: TestGateway): TestGateway => ({
    ...gateway,
    verify: async (payment) => (isDown ? { state: 'unknown', reason: 'down' } : gateway.verify(payment)),
  });
  const { service, caller, order_id, gateway, authority, comeBack, readOrder } = await openPayment({ wrapGateway });
  await gateway.pay(authority);
  await comeBack();
  expect(await readOrder()).toMatchObject({ state: 'created' });
  await expect(service.reconcilePayment(caller.account_id, order_id)).rejects.toThrow('gave no answer');
  isDown = false;
  await service.reconcilePayment(caller.account_id, order_id);
  expect(await readOrder()).toMatchObject({ state: 'paid', balance: amount });
});

test('a payment whose gateway was taken away fails its look-ups until it is back, and is then credited', async () => {
  const { db, wall, gateway, authority, order_id, caller, start, readOrder } = await openPayment();
  await gateway.pay(authority);
  const { service: without } = start({ gateways: [] });
  await expect(without.reconcilePayment(caller.account_id, order_id)).rejects.toThrow('not set up');
  wall.at += 120_000;
  await (await openWorker({ db, wall }, start().service)).drainDue('wall');
  expect(await readOrder()).toMatchObject({ state: 'paid', balance: amount });
});

test('a failure after a charge leaves the charge as it is, and is tried again', async () => {
  const charged: number[] = [];
  const afterCharge = async (id: number) => {
    if (charged.push(id) === 1) throw new Error('broken');
  };
  const { db, wall, service, gateway, authority, comeBack, readOrder, errors, caller } = await openPayment({ afterCharge });
  await gateway.pay(authority);
  await comeBack();
  expect(await readOrder()).toMatchObject({ state: 'paid', balance: amount });
  expect(errors).toHaveLength(1);
  wall.at += 30_000;
  await (await openWorker({ db, wall }, service)).drainDue('wall');
  expect(charged.filter((id) => id === caller.account_id)).toHaveLength(2);
});

test('the same key opens one payment, even in two concurrent requests', async () => {
  const { service, caller } = await openFinance();
  const open = () => service.createOnlinePayment(caller, { amount, gateway: 'test', return_path: null }, requestKey('key-of-one-form'));
  const [first, second] = await Promise.all([open(), open()]);
  expect(first).toMatchObject({ ok: true });
  expect(second).toEqual(first);
  expect(await open()).toEqual(first);
});

test('a gateway that could not be opened is asked again with the same key', async () => {
  let isDown = true;
  const wrapGateway = (gateway: TestGateway): TestGateway => ({
    ...gateway,
    open: async (request) => (isDown ? { ok: false, error: { code: 'gateway_failed', reason: 'down' } } : gateway.open(request)),
  });
  const { service, caller } = await openFinance({ wrapGateway });
  const open = () => service.createOnlinePayment(caller, { amount, gateway: 'test', return_path: null }, requestKey('key-of-one-form'));
  expect(await open()).toEqual({ ok: false, error: { code: 'gateway_down', gateway: 'درگاه آزمایشی', has_other: false } });
  isDown = false;
  expect(await open()).toMatchObject({ ok: true });
});

test.each([
  [9999, 'test', { code: 'amount_below_minimum', minimum: 10_000 }],
  [200_000_001, 'test', { code: 'amount_above_maximum', maximum: 200_000_000 }],
  [amount, 'saman', { code: 'gateway_unknown' }],
])('%i toman through %s is refused', async (toman, gateway, error) => {
  const { service, caller } = await openFinance();
  expect(await service.createOnlinePayment(caller, { amount: toman, gateway, return_path: null }, requestKey())).toEqual({
    ok: false,
    error,
  });
});

test('the order of another account cannot be read', async () => {
  const { service, tenancy, order_id } = await openPayment();
  const stranger = await openAccount(tenancy);
  expect(await service.getOrder(stranger, order_id)).toEqual({ ok: false, error: { code: 'order_not_found' } });
});
