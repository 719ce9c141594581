import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAccount, TestApp } from '#testing/test-app.ts';
import { askMoneyBack, IBAN, type MoneyRequestRow, saveRequest } from '#testing/money-requests.ts';
import { giveRole } from '#testing/members.ts';
import { seedStaff, type TestStaff } from '#testing/staff/open-staff.ts';
import { openTestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const moneyOf = async ({ client, slug }: TestAccount) => {
  const { available, held } = await client.moneyRequests.getCredit({ params: { account: slug } });
  return { available, held };
};

const decide = ({ desk }: TestStaff, { slug }: TestAccount, { id, version }: MoneyRequestRow, body: object = {}) =>
  desk.moneyRequests.decideWaitingRequest({ params: { account: slug, request: id }, body: { decision: 'approve', version, ...body } });

test('money that is asked back is held at once, and leaves when staff have paid it', async () => {
  const [account, staff] = [await app.seedAccount({ balance: 1_000_000 }), await seedStaff(app)];
  const asked = await askMoneyBack(account.client, 600_000, 'ir82 0540 1026 8002 0817 9090 02');
  expect(asked).toMatchObject({ kind: 'money_back', state: 'waiting', iban: IBAN, can_withdraw: true });
  expect(await moneyOf(account)).toEqual({ available: 400_000, held: 600_000 });
  await expect(decide(staff, account, asked)).rejects.toMatchObject({ code: 'tracking_number_required' });
  await expect(decide(staff, account, asked, { tracking_number: '12' })).rejects.toMatchObject({ code: 'request_invalid' });
  const paid = await decide(staff, account, asked, { tracking_number: '914۰۰2735' });
  expect(paid).toMatchObject({ state: 'done', tracking_number: '914002735' });
  expect(await moneyOf(account)).toEqual({ available: 400_000, held: 0 });
  const { results } = await account.client.finance.listLedger({ params: { account: account.slug } });
  expect(results.map(({ kind, money_request_id, money_request_kind }) => [kind, money_request_id, money_request_kind])).toEqual([
    ['deduction', asked.id, 'money_back'],
    ['hold', asked.id, 'money_back'],
    ['charge', null, null],
  ]);
  const notices = (await account.client.notifications.listNotifications()).results;
  expect(notices.find(({ kind }) => kind === 'money_back_paid')?.description).toContain('۹۱۴۰۰۲۷۳۵');
});

test.each(['refused', 'withdrawn'])('money of a request that is %s can be spent again', async (end) => {
  const [account, staff] = [await app.seedAccount({ balance: 1_000_000 }), await seedStaff(app)];
  const asked = await askMoneyBack(account.client, 600_000);
  const ended =
    end === 'refused'
      ? await decide(staff, account, asked, { decision: 'refuse', reason: 'the account is of another person' })
      : await account.client.moneyRequests.withdrawMoneyRequest({ params: { id: asked.id }, body: {} });
  expect(ended.state).toBe(end);
  expect(await moneyOf(account)).toEqual({ available: 1_000_000, held: 0 });
  await expect(account.client.moneyRequests.withdrawMoneyRequest({ params: { id: asked.id }, body: {} })).rejects.toMatchObject({
    code: 'request_closed',
  });
});

test('a withdrawal and a payment at once: one of them happens', async () => {
  const [account, staff] = [await app.seedAccount({ balance: 1_000_000 }), await seedStaff(app)];
  const asked = await askMoneyBack(account.client, 600_000);
  const outcomes = await Promise.allSettled([
    decide(staff, account, asked, { tracking_number: '914002735' }),
    account.client.moneyRequests.withdrawMoneyRequest({ params: { id: asked.id }, body: {} }),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { available, held } = await moneyOf(account);
  expect([held, [400_000, 1_000_000].includes(available)]).toEqual([0, true]);
});

test.each([
  [{ amount: 1_000_001, iban: IBAN }, [{ field: 'amount', code: 'amount_above_available', limit: 1_000_000 }]],
  [{ amount: 999, iban: IBAN }, [{ field: 'amount', code: 'amount_below_minimum', limit: 1_000 }]],
  [{ amount: -5_000, iban: IBAN }, [{ field: 'amount', code: 'amount_below_minimum', limit: 1_000 }]],
  [{ amount: 5_000, iban: 'IR810540102680020817909002' }, [{ field: 'iban', code: 'invalid' }]],
])('money back of %j is refused', async ({ amount, iban }, issues) => {
  const account = await app.seedAccount({ balance: 1_000_000, debt_limit: 5_000_000 });
  await expect(askMoneyBack(account.client, amount, iban)).rejects.toMatchObject({
    status: 422,
    code: 'request_invalid',
    facts: { issues },
  });
});

test('the same money cannot be asked back twice at once', async () => {
  const account = await app.seedAccount({ balance: 1_000_000 });
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => askMoneyBack(account.client, 600_000)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await moneyOf(account)).toEqual({ available: 400_000, held: 600_000 });
});

test('a large sum is paid back by the second member of staff, who names the number of the bank', async () => {
  const account = await app.seedAccount({ balance: 60_000_000 });
  const [first, second] = [await seedStaff(app), await seedStaff(app)];
  const asked = await askMoneyBack(account.client, 60_000_000);
  const waiting = await decide(first, account, asked);
  expect(waiting.state).toBe('waiting_second');
  expect(await decide(second, account, waiting, { tracking_number: '914002735' })).toMatchObject({ state: 'done' });
  expect(await moneyOf(account)).toEqual({ available: 0, held: 0 });
});

/** An owner of two accounts, and staff who act for the first. */
async function openTwo(balance = 1_000_000) {
  const [account, other] = [await app.seedAccount({ balance }), await app.seedAccount()];
  await giveRole(app, account, other.account_id, 'owner');
  const staff = await seedStaff(app);
  return { account, other, staff, panel: await staff.actFor(account.slug) };
}

test('a person is told of their other accounts in which they pay, and of no others', async () => {
  const [account, paying, viewing, foreign] = await Promise.all(Array.from({ length: 4 }, () => app.seedAccount()));
  if (!account || !paying || !viewing || !foreign) throw new Error('no accounts');
  await giveRole(app, account, paying.account_id, 'accountant');
  await giveRole(app, account, viewing.account_id, 'viewer');
  await giveRole(app, foreign, account.account_id, 'owner');
  const ask = (with_accounts: boolean) => account.client.moneyRequests.getAdvertiserDetails({ query: { with_accounts } });
  expect((await ask(true)).accounts).toMatchObject([{ account: paying.slug, available: 0 }]);
  expect((await ask(false)).accounts).toEqual([]);
});

test('a transfer reaches the other account of the owner, once', async () => {
  const { account, other, panel } = await openTwo();
  const { accounts } = await panel.moneyRequests.getAdvertiserDetails({ query: { with_accounts: true } });
  expect(accounts).toMatchObject([{ account: other.slug, available: 0 }]);
  const sent = await saveRequest(panel, { kind: 'transfer', amount: 300_000, other_account: other.slug });
  expect(sent).toMatchObject({ state: 'done', direction: 'out', other_account: { account: other.slug } });
  expect(await moneyOf(account)).toEqual({ available: 700_000, held: 0 });
  await app.runWallJobs();
  await app.app.services.moneyRequests.completeTransfer(account.account_id, sent.id);
  expect(await moneyOf(other)).toEqual({ available: 300_000, held: 0 });
  const { results } = await other.client.moneyRequests.listChargeRequests();
  expect(results).toMatchObject([{ kind: 'transfer', direction: 'in', amount: 300_000, other_account: { account: account.slug } }]);
  const sums = await app.db.pool.query(
    `select sum(amount)::bigint as sum from ledger_entry where code = 'transfer.clearing' and account_id = any($1)`,
    [[account.account_id, other.account_id]],
  );
  expect(sums.rows).toEqual([{ sum: 0 }]);
  const told = (await other.client.notifications.listNotifications()).results.map(({ kind }) => kind);
  expect(told.filter((kind) => kind === 'transfer_received')).toHaveLength(1);
});

test('money moves only to an account that shares an owner', async () => {
  const { panel } = await openTwo();
  const stranger = await app.seedAccount();
  await expect(saveRequest(panel, { kind: 'transfer', amount: 5_000, other_account: stranger.slug })).rejects.toMatchObject({
    code: 'request_invalid',
    facts: { issues: [{ field: 'other_account', code: 'required' }] },
  });
});

test('a transfer takes only money that is there, whatever may be owed', async () => {
  const account = await app.seedAccount({ balance: 100_000, debt_limit: 1_000_000 });
  const other = await app.seedAccount();
  await giveRole(app, account, other.account_id, 'owner');
  const panel = await (await seedStaff(app)).actFor(account.slug);
  await expect(saveRequest(panel, { kind: 'transfer', amount: 100_001, other_account: other.slug })).rejects.toMatchObject({
    facts: { issues: [{ field: 'amount', code: 'amount_above_available', limit: 100_000 }] },
  });
});
