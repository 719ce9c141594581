import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveRole } from '#testing/members.ts';
import { askMoneyBack, IBAN, saveRequest, sendReceipt, type MoneyRequestRow } from '#testing/money-requests.ts';
import { seedStaff, type TestStaff } from '#testing/staff/open-staff.ts';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const OWN = { status: 403, code: 'own_account' };
/** An IBAN that no other test uses. */
const OTHER_IBAN = 'IR720700001000113716246001';
const person = (national_number: string) =>
  ({
    account_type: 'P',
    name: 'Sara Mohammadi',
    national_number,
    economic_number: '',
    address_text: 'Tehran, 12 Valiasr',
    postal_code: '1966731134',
  }) as const;

const decide = (staff: TestStaff, { slug }: TestAccount, { id, version }: MoneyRequestRow, body: object = {}) =>
  staff.desk.moneyRequests.decideWaitingRequest({
    params: { account: slug, request: id },
    body: { decision: 'approve', version, ...body },
  });
const balanceOf = async ({ client, slug }: TestAccount) => (await client.finance.getBalance({ params: { account: slug } })).balance;
const rowOf = async ({ desk }: TestStaff, { slug }: TestAccount) =>
  (await desk.moneyRequests.listWaitingRequests({ query: { limit: 100 } })).results.find(({ account }) => account === slug);

test('a member of staff neither credits their own slip nor pays their own money back', async () => {
  const [staff, colleague] = [await seedStaff(app), await seedStaff(app)];
  const slip = await sendReceipt(staff.client, { amount: 50_000_000 });
  await expect(decide(staff, staff, slip)).rejects.toMatchObject(OWN);
  await expect(decide(staff, staff, slip, { decision: 'refuse', reason: 'by mistake' })).rejects.toMatchObject(OWN);
  expect([await balanceOf(staff), (await rowOf(staff, staff))?.can_approve, (await rowOf(staff, staff))?.is_own]).toEqual([0, false, true]);
  expect((await rowOf(colleague, staff))?.is_own).toBe(false);
  await decide(colleague, staff, slip);
  expect(await balanceOf(staff)).toBe(50_000_000);
  const back = await askMoneyBack(staff.client, 50_000_000, OTHER_IBAN);
  await expect(decide(staff, staff, back, { tracking_number: '1234567' })).rejects.toMatchObject(OWN);
  expect(await balanceOf(staff)).toBe(50_000_000);
});

test('a member of staff who left the account does not decide what they asked for there, and decides what others ask', async () => {
  const [staff, account] = [await seedStaff(app), await app.seedAccount()];
  await giveRole(app, staff, account.account_id, 'accountant');
  const own = await sendReceipt(staff.openPanel(account.slug));
  await app.db.pool.query('delete from account_member where account_id = $1 and user_id = $2', [account.account_id, staff.user_id]);
  app.wall.at += 2000;
  expect(await rowOf(staff, account)).toMatchObject({ id: own.id, is_own: true, can_approve: false });
  await expect(decide(staff, account, own)).rejects.toMatchObject(OWN);
  const panel = await staff.actFor(account.slug);
  const inPanel = { params: { id: own.id }, body: { decision: 'approve', version: own.version } } as const;
  await expect(panel.moneyRequests.decideMoneyRequest(inPanel)).rejects.toMatchObject(OWN);
  await expect(panel.moneyRequests.withdrawMoneyRequest({ params: { id: own.id }, body: {} })).rejects.toMatchObject(OWN);
  const { results } = await panel.moneyRequests.listMoneyRequests();
  expect(results).toMatchObject([{ id: own.id, can_approve: false, can_withdraw: false }]);
  await decide(staff, account, await sendReceipt(account.client));
  expect(await balanceOf(account)).toBe(2_000_000);
});

test('another login of the same person counts as the member of staff: by the national number of its account', async () => {
  const [staff, other] = [await seedStaff(app), await app.seedAccount()];
  await staff.client.account.saveFinancialInfo({ body: person('0499370899') });
  const slip = await sendReceipt(other.client);
  expect((await rowOf(staff, other))?.is_own).toBe(false);
  await other.client.account.saveFinancialInfo({ body: person('0499370899') });
  await expect(decide(staff, other, slip)).rejects.toMatchObject(OWN);
  await expect(staff.actFor(other.slug)).rejects.toMatchObject(OWN);
  await other.client.account.saveFinancialInfo({ body: person('0084575948') });
  await decide(staff, other, slip);
});

test('by a place of that login in a third account', async () => {
  const [staff, other, third] = [await seedStaff(app), await app.seedAccount(), await app.seedAccount()];
  await staff.client.account.saveFinancialInfo({ body: person('7731689956') });
  await other.client.account.saveFinancialInfo({ body: person('7731689956') });
  await giveRole(app, other, third.account_id, 'viewer');
  await expect(decide(staff, third, await sendReceipt(third.client))).rejects.toMatchObject(OWN);
});

test('by the bank account to which both ask money back', async () => {
  const [staff, other] = [await seedStaff(app), await app.seedAccount({ balance: 500_000 })];
  await app.charge(staff, 100_000);
  await askMoneyBack(staff.client, 100_000, IBAN);
  const back = await askMoneyBack(other.client, 500_000, IBAN);
  await expect(decide(staff, other, back, { tracking_number: '7654321' })).rejects.toMatchObject(OWN);
});

test('by an e-mail that is confirmed; one that is not tells nothing', async () => {
  const [staff, other] = [await seedStaff(app), await app.seedAccount()];
  const write = (userId: number, email: string, isVerified: boolean) =>
    app.db.pool.query('update app_user set email = $2, email_verified = $3 where id = $1', [userId, email, isVerified]);
  await write(staff.user_id, 'nima@example.com', true);
  await write(other.user_id, 'Nima@example.com', false);
  await decide(staff, other, await sendReceipt(other.client));
  await write(other.user_id, 'Nima@example.com', true);
  await expect(decide(staff, other, await sendReceipt(other.client))).rejects.toMatchObject(OWN);
});

test('staff move no money into an account in which they have a place, and approve no such move', async () => {
  const [staff, colleague] = [await seedStaff(app), await seedStaff(app)];
  const [sender, receiver] = [await app.seedAccount({ balance: 70_000_000 }), await app.seedAccount()];
  await giveRole(app, sender, receiver.account_id, 'owner');
  const transfer = { kind: 'transfer', amount: 60_000_000, other_account: receiver.slug } as const;
  const panel = await staff.actFor(sender.slug);
  await giveRole(app, staff, receiver.account_id, 'viewer');
  await expect(saveRequest(panel, transfer)).rejects.toMatchObject(OWN);
  await expect(saveRequest(panel, { ...transfer, is_draft: true })).rejects.toMatchObject(OWN);
  const waiting = await saveRequest(await colleague.actFor(sender.slug), transfer);
  expect(waiting.state).toBe('waiting_second');
  await expect(decide(staff, sender, waiting)).rejects.toMatchObject(OWN);
  expect(await balanceOf(sender)).toBe(70_000_000);
});
