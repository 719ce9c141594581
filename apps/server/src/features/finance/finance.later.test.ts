import { DAY_MS, HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { holdEntries } from '@jarchi/domain/money/ledger.ts';
import { afterAll, expect, test } from 'vitest';
import { createWorldClock } from '#infra/clock/clock.ts';
import { createWorldClockStore } from '#infra/clock/world-clock-store.ts';
import { createWorker } from '#infra/jobs/worker.ts';
import { requestKey } from '#infra/testing/request-key.ts';
import { financeJobs } from './finance.jobs.ts';
import { postTransaction } from './finance.ledger.ts';
import { closeStore, openFinance } from './testing/open-finance.ts';

afterAll(closeStore);

const amount = 500_000;

/** A payment whose result is looked at again later, on a server whose jobs run meanwhile. */
async function openPayment() {
  const finance = await openFinance();
  const { db, wall, service, caller, tenancy } = finance;
  const opened = await service.createOnlinePayment(caller, { amount, gateway: 'test', return_path: null }, requestKey());
  if (!opened.ok) throw new Error(opened.error.code);
  const { order_id, url } = opened.value;
  const authority = url.slice('/gateway/test/'.length);
  const world = await createWorldClock({ wall, store: createWorldClockStore(db.pool) });
  const worker = createWorker({ db, clocks: { wall, world }, handlers: financeJobs(service, { tenancy, wall }) });
  const readOrder = async () => {
    const found = await service.getOrder(caller, order_id);
    if (!found.ok) throw new Error(found.error.code);
    return found.value;
  };
  const comeBack = (status: 'OK' | 'NOK') => service.returnFromGateway('test', { Authority: authority, Status: status });
  /** Lets time pass with the jobs that are due by then. */
  const pass = async (ms: number) => {
    wall.at += ms;
    await worker.drainDue('wall');
  };
  return { ...finance, authority, readOrder, comeBack, pass };
}

test('an hour later a paid payment has the same result, and tells what of the money is left to spend', async () => {
  const { gateway, authority, comeBack, readOrder, pass, tenancy, caller, wall } = await openPayment();
  await gateway.pay(authority);
  await comeBack('OK');
  const atOnce = await readOrder();
  expect(atOnce).toMatchObject({ state: 'paid', balance: amount, spendable: amount });
  const { account_id } = caller;
  const hold = { account_id, kind: 'hold', entries: holdEntries(amount), idempotency_key: 'hold:1', at: new Date(wall.at) } as const;
  await tenancy.withAccount(account_id, (tx) => postTransaction(tx, hold));
  await pass(HOUR_MS);
  expect(await readOrder()).toEqual({ ...atOnce, spendable: 0 });
});

test('an hour later a payment whose payer stays at the bank is still open, and a day later it is closed', async () => {
  const { readOrder, pass } = await openPayment();
  await pass(HOUR_MS);
  expect(await readOrder()).toMatchObject({ state: 'created', balance: 0 });
  await pass(DAY_MS);
  expect(await readOrder()).toMatchObject({ state: 'cancelled', balance: 0, paid_at: null });
});

test('money that comes after a cancelled return is credited within the hour, without another return', async () => {
  const { gateway, authority, comeBack, readOrder, pass } = await openPayment();
  await comeBack('NOK');
  expect(await readOrder()).toMatchObject({ state: 'cancelled', balance: 0 });
  await gateway.pay(authority);
  await pass(HOUR_MS);
  expect(await readOrder()).toMatchObject({ state: 'paid', balance: amount });
  await comeBack('NOK');
  expect(await readOrder()).toMatchObject({ state: 'paid', balance: amount });
});
