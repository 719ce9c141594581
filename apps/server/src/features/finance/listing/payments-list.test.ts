import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import type { ParsedInput } from '@jarchi/contract/types.ts';
import { requestKey } from '#infra/testing/request-key.ts';
import { readSheet } from '#testing/campaigns/read-sheet.ts';
import { closeStore, openFinance } from '../testing/open-finance.ts';

afterAll(closeStore);

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type Asked = Partial<ParsedInput<'finance', 'listPayments'>['query']>;

/** An account with a payment of each state: the middle one is paid, the last one was opened a day later. */
async function openPayments() {
  const finance = await openFinance();
  const { service, caller, gateway, wall } = finance;
  const open = async (toman: number, afterMs: number) => {
    wall.at += afterMs;
    const opened = await service.createOnlinePayment(caller, { amount: toman, gateway: 'test', return_path: null }, requestKey());
    if (!opened.ok) throw new Error(opened.error.code);
    const { order_id: id, url } = opened.value;
    return { id, authority: url.slice('/gateway/test/'.length) };
  };
  const cancelled = await open(50_000, 0);
  await gateway.cancel(cancelled.authority);
  await service.returnFromGateway('test', { Authority: cancelled.authority, Status: 'NOK' });
  const paid = await open(20_000, MINUTE_MS);
  await gateway.pay(paid.authority);
  await service.returnFromGateway('test', { Authority: paid.authority, Status: 'OK' });
  const waiting = await open(900_000, DAY_MS);
  const list = async (asked: Asked = {}) => {
    const answer = await service.listPayments(caller, { ordering: '-created', limit: 10, offset: 0, tab: 'all', filter: [], ...asked });
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value;
  };
  const idsOf = async (asked?: Asked) => (await list(asked)).results.map(({ id }) => id);
  return { ...finance, cancelled: cancelled.id, paid: paid.id, waiting: waiting.id, list, idsOf };
}

test('payments are listed newest first or by amount, a page at a time', async () => {
  const { list, idsOf, cancelled, paid, waiting } = await openPayments();
  expect(await idsOf()).toEqual([waiting, paid, cancelled]);
  expect(await idsOf({ ordering: 'created' })).toEqual([cancelled, paid, waiting]);
  expect(await idsOf({ ordering: 'amount' })).toEqual([paid, cancelled, waiting]);
  const second = await list({ ordering: '-amount', limit: 1, offset: 1 });
  expect([second.count, second.results.map(({ id }) => id)]).toEqual([3, [cancelled]]);
});

test('tabs hold payments by their result, and count those that the filters leave', async () => {
  const { list, idsOf, cancelled, paid, waiting } = await openPayments();
  expect(await idsOf({ tab: 'paid' })).toEqual([paid]);
  expect(await idsOf({ tab: 'waiting' })).toEqual([waiting]);
  expect(await idsOf({ tab: 'unpaid' })).toEqual([cancelled]);
  const all = { all: 3, paid: 1, waiting: 1, unpaid: 1 };
  expect(await list({ tab: 'unpaid' })).toMatchObject({ count: 1, tabs: all, totals: { paid: 20_000 } });
  expect(await list({ filter: ['amount,gt,50000'] })).toMatchObject({
    count: 2,
    tabs: { all: 2, paid: 0, waiting: 1, unpaid: 1 },
    totals: { paid: 0 },
  });
});

test('payments are found by day, gateway, amount, tracking number and number', async () => {
  const { list, idsOf, cancelled, paid, waiting } = await openPayments();
  const { results } = await list({ tab: 'paid' });
  const tracking = results[0]?.tracking_number ?? '';
  const toPersian = (text: string) => text.replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '');
  expect(await idsOf({ filter: [`search,${toPersian(tracking.slice(2, 9))}`] })).toEqual([paid]);
  expect(await idsOf({ filter: [`search,${cancelled}`] })).toContain(cancelled);
  expect(await idsOf({ filter: ['search,%'] })).toEqual([]);
  expect(await idsOf({ filter: ['gateway,test'] })).toHaveLength(3);
  expect(await idsOf({ filter: ['gateway,zibal'] })).toEqual([]);
  expect(await idsOf({ filter: ['amount,lt,49999'] })).toEqual([paid]);
  expect(await idsOf({ filter: ['created,today'] })).toEqual([waiting]);
  expect(await idsOf({ filter: ['created,select,2026-11-21,2026-11-21'] })).toEqual([paid, cancelled]);
});

test('a filter that cannot be read is refused', async () => {
  const { service, caller } = await openFinance();
  const asked = { ordering: '-created', limit: 10, offset: 0, tab: 'all', filter: ['amount,gt,many'] } as const;
  expect(await service.listPayments(caller, { ...asked, filter: [...asked.filter] })).toMatchObject({
    ok: false,
    error: { code: 'filter_invalid' },
  });
});

test('the Excel file holds all chosen payments in their order, over several reads, and sums what was paid', async () => {
  const { service, caller, db, paid, waiting, list } = await openPayments();
  // Many of them were opened at the same instant.
  await db.pool.query(
    `insert into payment (account_id, user_id, gateway, amount, state, idempotency_key, created)
     select account_id, user_id, gateway, 100, 'failed', 'copy ' || n, created - (n % 7) * interval '1 hour' from payment, generate_series(1, 1100) n where id = $1`,
    [waiting],
  );
  const exported = await service.exportPayments(caller, { tab: 'all', filter: [] });
  if (!exported.ok) throw new Error(exported.error.code);
  const { filename, body } = exported.value;
  expect(filename).toMatch(/^پرداخت‌ها \d{4}-\d\d-\d\d \d\d-\d\d\.xlsx$/);
  const { cells } = await readSheet(new Blob([await buffer(body as Readable)]));
  const all = [];
  while (all.length < 1103) all.push(...(await list({ limit: 100, offset: all.length })).results);
  expect(cells.slice(1, -1).map(([id]) => Number(id))).toEqual(all.map(({ id }) => id));
  expect([cells.at(-1)?.at(0), Number(cells.at(-1)?.at(-1))]).toEqual(['جمع 1 پرداخت موفق', 20_000]);
  expect(cells.find(([id]) => id === String(paid))?.slice(3, 5)).toEqual(['درگاه آزمایشی', 'موفق']);
});
