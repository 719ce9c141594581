import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '@jarchi/api-client/api.ts';
import { readSheet } from '#testing/campaigns/read-sheet.ts';
import { askMoneyBack, makeReceipt, saveRequest, sendReceipt, type MoneyRequestRow } from '#testing/money-requests.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const LARGE = 60_000_000;

const moneyOf = async ({ client, slug }: TestAccount) => {
  const { available, held } = await client.moneyRequests.getCredit({ params: { account: slug } });
  return { available, held };
};
const kindsOf = async ({ client }: TestAccount) =>
  (await client.notifications.listNotifications({ query: { limit: 50 } })).results.map(({ kind }) => kind);

/** Two members of staff with desks of their own, and a way to decide there. */
async function openDesks() {
  const [first, second] = [await seedStaff(app), await seedStaff(app)];
  const decideAt =
    (desk: Api) =>
    ({ slug }: TestAccount, request: MoneyRequestRow, body: object = {}) =>
      desk.moneyRequests.decideWaitingRequest({
        params: { account: slug, request: request.id },
        body: { decision: 'approve', version: request.version, ...body },
      });
  return { first, second, decide: decideAt(first.desk), decideSecond: decideAt(second.desk) };
}

test('a slip that staff approve is credited once, and its account is told', async () => {
  const [account, { first, decide }] = [await app.seedAccount(), await openDesks()];
  const sent = await sendReceipt(account.client, { amount: 2_000_000, tracking_number: '۸۴۰-۲۱۷-۷۶۴' });
  expect(sent).toMatchObject({ kind: 'receipt', state: 'waiting', tracking_number: '840217764', can_withdraw: true, can_approve: false });
  expect(await moneyOf(account)).toEqual({ available: 0, held: 0 });
  expect(await decide(account, sent)).toMatchObject({ state: 'done', amount_credited: 2_000_000, first_staff: 'Nima Rastegar' });
  await expect(decide(account, sent)).rejects.toMatchObject({ status: 409, code: 'request_closed', facts: { state: 'done' } });
  expect(await moneyOf(account)).toEqual({ available: 2_000_000, held: 0 });
  expect(await kindsOf(account)).toContain('receipt_credited');
  const { results } = await account.client.finance.listLedger({ params: { account: account.slug } });
  expect(results).toMatchObject([{ kind: 'charge', money_request_id: sent.id, amount: 2_000_000 }]);
  const own = await account.client.moneyRequests.getMoneyRequest({ params: { id: sent.id } });
  expect(own).toMatchObject({ state: 'done', first_staff: null, made_by: { is_staff: false } });
  expect(own.events.map(({ state, by }) => [state, by.is_staff])).toEqual([
    ['waiting', false],
    ['done', true],
  ]);
  const audited = await app.db.pool.query('select call, status, subject from audit_log where staff_id = $1 and not is_read order by id', [
    first.user_id,
  ]);
  expect(audited.rows[0]).toMatchObject({ call: 'moneyRequests.decideWaitingRequest', status: 200, subject: { request: String(sent.id) } });
});

test('staff credit another amount than was claimed, with a reason that the account reads', async () => {
  const [account, { decide }] = [await app.seedAccount(), await openDesks()];
  const sent = await sendReceipt(account.client, { amount: 2_000_000 });
  await expect(decide(account, sent, { amount: 1_500_000 })).rejects.toMatchObject({ code: 'reason_required' });
  await expect(decide(account, sent, { amount: -5, reason: 'the slip says so' })).rejects.toMatchObject({ code: 'request_invalid' });
  await decide(account, sent, { amount: 1_500_000, reason: 'the slip says so' });
  expect(await moneyOf(account)).toEqual({ available: 1_500_000, held: 0 });
  const { results } = await account.client.moneyRequests.listChargeRequests();
  expect(results).toMatchObject([{ id: sent.id, amount: 2_000_000, amount_credited: 1_500_000, outcome: 'the slip says so' }]);
  expect(await kindsOf(account)).toContain('receipt_adjusted');
});

test('a refused slip credits nothing and may be sent again', async () => {
  const [account, { decide }] = [await app.seedAccount(), await openDesks()];
  const receipt = makeReceipt();
  const sent = await sendReceipt(account.client, receipt);
  await expect(decide(account, sent, { decision: 'refuse' })).rejects.toMatchObject({ code: 'reason_required' });
  await decide(account, sent, { decision: 'refuse', reason: 'the picture cannot be read' });
  expect(await moneyOf(account)).toEqual({ available: 0, held: 0 });
  expect(await kindsOf(account)).toContain('receipt_refused');
  const again = await sendReceipt(account.client, receipt);
  await decide(account, again);
  expect(await moneyOf(account)).toEqual({ available: 2_000_000, held: 0 });
});

test('one slip that two accounts sent is credited to one of them, when both are approved at once', async () => {
  const [one, other, desks] = [await app.seedAccount(), await app.seedAccount(), await openDesks()];
  const receipt = makeReceipt();
  const [mine, theirs] = [await sendReceipt(one.client, receipt), await sendReceipt(other.client, receipt)];
  const outcomes = await Promise.allSettled([desks.decide(one, mine), desks.decideSecond(other, theirs)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, code: 'slip_used', facts: { request_id: null } },
  });
  expect((await moneyOf(one)).available + (await moneyOf(other)).available).toBe(2_000_000);
});

test('a slip that this account sent, or that was credited to another, is refused when it is sent', async () => {
  const [one, other, { decide }] = [await app.seedAccount(), await app.seedAccount(), await openDesks()];
  const receipt = makeReceipt({ tracking_number: '55667788' });
  const sent = await sendReceipt(one.client, receipt);
  await expect(sendReceipt(one.client, { ...receipt, tracking_number: '۰۰55-66 77 88' })).rejects.toMatchObject({
    code: 'slip_used',
    facts: { request_id: sent.id },
  });
  await decide(one, sent);
  await expect(sendReceipt(one.client, receipt)).rejects.toMatchObject({ code: 'slip_used', facts: { request_id: sent.id } });
  await expect(sendReceipt(other.client, receipt)).rejects.toMatchObject({ code: 'slip_used', facts: { request_id: null } });
  expect((await sendReceipt(other.client, { ...receipt, bank: '017' })).state).toBe('waiting');
});

test('two copies of a slip at once make one request', async () => {
  const account = await app.seedAccount();
  const receipt = makeReceipt();
  const outcomes = await Promise.allSettled([sendReceipt(account.client, receipt), sendReceipt(account.client, receipt)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await account.client.moneyRequests.listChargeRequests()).count).toBe(1);
});

test('above the limit a second member of staff approves, over the amount of the first', async () => {
  const [account, { decide, decideSecond }] = [await app.seedAccount(), await openDesks()];
  const sent = await sendReceipt(account.client, { amount: LARGE });
  const first = await decide(account, sent);
  expect(first).toMatchObject({ state: 'waiting_second', can_approve: false });
  expect(await moneyOf(account)).toEqual({ available: 0, held: 0 });
  await expect(decide(account, first)).rejects.toMatchObject({ code: 'own_request' });
  await expect(decideSecond(account, sent)).rejects.toMatchObject({ code: 'request_changed', facts: { version: first.version } });
  await expect(decideSecond(account, first, { amount: 1_000_000, reason: 'less' })).rejects.toMatchObject({ code: 'amount_fixed' });
  expect(await decideSecond(account, first)).toMatchObject({ state: 'done', second_staff: 'Nima Rastegar' });
  expect(await moneyOf(account)).toEqual({ available: LARGE, held: 0 });
});

test('decisions of several members at once move the money once', async () => {
  const [account, desks] = [await app.seedAccount(), await openDesks()];
  const sent = await sendReceipt(account.client);
  const outcomes = await Promise.allSettled([desks.decide(account, sent), desks.decideSecond(account, sent), desks.decide(account, sent)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await moneyOf(account)).toEqual({ available: 2_000_000, held: 0 });
});

test('a member of staff who sent a slip for a customer does not approve it', async () => {
  const [account, { first, second, decide, decideSecond }] = [await app.seedAccount(), await openDesks()];
  const sent = await sendReceipt(await first.actFor(account.slug));
  await expect(decide(account, sent)).rejects.toMatchObject({ code: 'own_request' });
  expect(await decideSecond(account, sent)).toMatchObject({ state: 'done', made_by: { name: 'Nima Rastegar', is_staff: true } });
  expect(second.user_id).not.toBe(first.user_id);
});

test('staff give and take money in the staff view, and the account is told why', async () => {
  const [account, { first }] = [await app.seedAccount({ balance: 1_000_000 }), await openDesks()];
  const panel = await first.actFor(account.slug);
  expect(await saveRequest(panel, { kind: 'charge', amount: 500_000 })).toMatchObject({ state: 'done', amount_credited: 500_000 });
  expect(await saveRequest(panel, { kind: 'deduction', amount: 200_000, reason: 'charged twice' })).toMatchObject({ state: 'done' });
  expect(await moneyOf(account)).toEqual({ available: 1_300_000, held: 0 });
  expect(await kindsOf(account)).toEqual(expect.arrayContaining(['money_given', 'money_deducted']));
  const { results } = await account.client.moneyRequests.listDeductionRequests();
  expect(results).toMatchObject([{ kind: 'deduction', reason: 'charged twice', made_by: { name: null, is_staff: true } }]);
});

test('a deduction takes at most what is available and may be owed', async () => {
  const account = await app.seedAccount({ balance: 100_000, debt_limit: 50_000 });
  const panel = await (await seedStaff(app)).actFor(account.slug);
  await expect(saveRequest(panel, { kind: 'deduction', amount: 150_001 })).rejects.toMatchObject({
    code: 'request_invalid',
    facts: { issues: [{ field: 'amount', code: 'amount_above_available', limit: 150_000 }] },
  });
  await saveRequest(panel, { kind: 'deduction', amount: 150_000 });
  expect(await moneyOf(account)).toEqual({ available: -50_000, held: 0 });
});

test('a deduction for which the money is gone when it is approved waits on', async () => {
  const [account, { first, decideSecond }] = [await app.seedAccount({ balance: LARGE }), await openDesks()];
  const waiting = await saveRequest(await first.actFor(account.slug), { kind: 'deduction', amount: LARGE, reason: 'a refund by hand' });
  expect(waiting).toMatchObject({ state: 'waiting_second', can_approve: false, can_withdraw: true });
  await askMoneyBack(account.client, 1_000_000);
  await expect(decideSecond(account, waiting)).rejects.toMatchObject({ code: 'available_short', facts: { most: 59_000_000 } });
  const { results } = await first.desk.moneyRequests.listWaitingRequests({ query: { search: account.slug, state: 'waiting_second' } });
  expect(results).toMatchObject([{ id: waiting.id, state: 'waiting_second' }]);
});

test('a request is found by a word of its reason, in the letters of any keyboard and with any hamza', async () => {
  const [account, { first }] = [await app.seedAccount({ balance: LARGE }), await openDesks()];
  const waiting = await saveRequest(await first.actFor(account.slug), {
    kind: 'deduction',
    amount: LARGE,
    reason: 'به گفتهٔ هیأت مدیره، ۱۲ آذر',
  });
  const find = async (search: string) =>
    (await first.desk.moneyRequests.listWaitingRequests({ query: { search, state: 'waiting_second' } })).results.map(({ id }) => id);
  for (const search of ['هیئت مدیره', 'هيات مديره', 'گفته', '12 آذر', 'آذر'])
    expect([search, await find(search)]).toEqual([search, [waiting.id]]);
  expect(await find('هیئت %')).toEqual([]);
});

test('a draft is kept, changed and sent; the account never sees it', async () => {
  const [account, { first }] = [await app.seedAccount(), await openDesks()];
  const panel = await first.actFor(account.slug);
  const draft = await saveRequest(panel, { amount: 0, reason: '', is_draft: true });
  expect(draft).toMatchObject({ state: 'draft', amount: 0 });
  const changed = await saveRequest(panel, { id: draft.id, version: draft.version, amount: 700_000, reason: '', is_draft: true });
  await expect(saveRequest(panel, { id: draft.id, version: draft.version, is_draft: true })).rejects.toMatchObject({
    code: 'request_changed',
  });
  await expect(saveRequest(panel, { id: draft.id, version: changed.version, amount: 700_000, reason: ' ' })).rejects.toMatchObject({
    code: 'request_invalid',
    facts: { issues: [{ field: 'reason', code: 'required' }] },
  });
  await expect(account.client.moneyRequests.getMoneyRequest({ params: { id: draft.id } })).rejects.toMatchObject({ code: 'not_found' });
  expect((await account.client.moneyRequests.listChargeRequests()).count).toBe(0);
  const sent = await saveRequest(panel, { id: draft.id, version: changed.version, amount: 700_000 });
  expect(sent).toMatchObject({ id: draft.id, state: 'done' });
  await expect(saveRequest(panel, { id: draft.id, version: sent.version, amount: 700_000 })).rejects.toMatchObject({
    code: 'request_closed',
  });
  const list = await panel.moneyRequests.listMoneyRequests();
  expect([list.count, list.states.done]).toEqual([1, 1]);
});

test('nobody but staff in a customer’s name asks for staff requests or decides', async () => {
  const account = await app.seedAccount({ balance: 100_000 });
  const sent = await sendReceipt(account.client);
  const forbidden = { status: 403, code: 'forbidden' };
  await expect(saveRequest(account.client)).rejects.toMatchObject(forbidden);
  await expect(account.client.moneyRequests.listMoneyRequests()).rejects.toMatchObject(forbidden);
  await expect(
    account.client.moneyRequests.decideMoneyRequest({ params: { id: sent.id }, body: { decision: 'approve', version: 1 } }),
  ).rejects.toMatchObject(forbidden);
});

test('staff who act for an account export its requests as they are chosen, with signs and names', async () => {
  const [account, { first, decide }] = [await app.seedAccount(), await openDesks()];
  const slip = await sendReceipt(account.client, { amount: 2_000_000 });
  await decide(account, slip, { amount: 1_500_000, reason: 'the slip says so' });
  await askMoneyBack(account.client, 500_000);
  const inName = await first.actFor(account.slug);
  const read = async (query: Parameters<typeof inName.moneyRequests.exportMoneyRequests>[0] = {}) => {
    const { blob, filename } = await inName.moneyRequests.exportMoneyRequests(query);
    expect(filename).toMatch(/\.xlsx$/);
    const [head, ...rows] = (await readSheet(blob)).cells;
    return rows.map((row) => Object.fromEntries(row.map((cell, at) => [head?.[at] ?? '', cell])));
  };
  const all = await read();
  expect(all.map((row) => [row['نوع'], row['وضعیت'], row['مبلغ درخواست (تومان)'], row['مبلغ انجام‌شده (تومان)']])).toEqual([
    ['بازگشت پول', 'در انتظار بررسی', '-500000', '0'],
    ['فیش مشتری', 'انجام شد', '2000000', '1500000'],
  ]);
  expect(all[1]).toMatchObject({ 'تأیید نخست': 'Nima Rastegar', پاسخ: 'the slip says so' });
  expect((await read({ query: { kind: 'receipt' } })).map((row) => row['نوع'])).toEqual(['فیش مشتری']);
});

test('the account itself does not export its requests, whatever the role', async () => {
  const { client } = await app.seedAccount();
  await expect(client.moneyRequests.exportMoneyRequests()).rejects.toMatchObject({ status: 403, code: 'forbidden' });
});
