import { afterAll, beforeAll, expect, test } from 'vitest';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import type { TestAccount } from '#testing/test-app.ts';
import { seedStaff, type TestStaff } from '#testing/staff/open-staff.ts';

let shop: Campaigns;
let staff: TestStaff;
let cafe: TestAccount;
let shoes: TestAccount;
beforeAll(async () => {
  shop = await openCampaigns();
  staff = await seedStaff(shop.app);
  cafe = await shop.app.seedAccount({ phone: '09121110001', slug: 'sepidar', balance: 9_000_000, debt_limit: 500_000 });
  shoes = await shop.app.seedAccount({ phone: '09121110002', slug: 'toranj' });
  await name(cafe, 'قهوهٔ سپیدار', 'سارا', 'محمدی', 'Sara@Example.com');
  await name(shoes, 'پوشاک ترنج', 'لاله', 'كريمي', null);
  await shop.buy(cafe, await shop.seedCampaign(cafe));
});
afterAll(() => shop.app.close());

async function name(account: TestAccount, title: string, first: string, last: string, email: string | null): Promise<void> {
  await shop.app.db.pool.query('update account set title = $1 where account_id = $2', [title, account.account_id]);
  const values = [first, last, email, account.user_id];
  await shop.app.db.pool.query(
    'update app_user set first_name = $1, last_name = $2, email = $3, email_verified = $3::text is not null where id = $4',
    values,
  );
}

const find = async (search: string) => (await staff.desk.staff.listCustomers({ query: { search } })).results.map(({ account }) => account);

test.each([
  ['the title', 'سپیدار'],
  ['the title typed on another keyboard', 'قهوة سپيدار'],
  ['the owner’s name', 'محمدی سارا'],
  ['the phone in Persian digits', '۰۹۱۲۱۱۱۰۰۰۱'],
  ['the phone as it is read aloud', '0912 111 0001'],
  ['the phone with its country', '+989121110001'],
  ['a part of the phone', '1110001'],
  ['the e-mail', 'sara@example'],
  ['the account', 'SEPIDAR'],
])('a customer is found by %s', async (_what, search) => {
  expect(await find(search)).toEqual(['sepidar']);
});

test('staff neither find nor see an e-mail that is not confirmed, since anybody may have typed it', async () => {
  const typist = await shop.app.seedAccount({ slug: 'typist' });
  await typist.client.session.updateInfo({ body: { first_name: 'Nima', email: 'sara@example.com' } });
  expect(await find('sara@example')).toEqual(['sepidar']);
  const { owner } = await staff.desk.staff.getCustomer({ params: { account: 'typist' } });
  expect(owner).toMatchObject({ name: 'Nima', email: null });
});

test('a customer is found by the account’s number', async () => {
  expect(await find(`${cafe.account_id} sepidar`)).toEqual(['sepidar']);
});

test('the account whose id a customer reads out comes first, before newer ones that contain the digits', async () => {
  await shop.app.seedAccount({ slug: `shop-${cafe.account_id}` });
  expect((await find(toPersianDigits(String(cafe.account_id))))[0]).toBe('sepidar');
});

test('letters of the stored name are folded too', async () => {
  expect(await find('کریمی')).toEqual(['toranj']);
});

test('a search that matches no customer finds nothing', async () => {
  expect(await staff.desk.staff.listCustomers({ query: { search: 'زردآلو' } })).toEqual({ count: 0, results: [] });
});

test('the list has only customers, the newest first, in pages', async () => {
  const all = await staff.desk.staff.listCustomers({ query: { limit: 100 } });
  const accounts = all.results.map(({ account }) => account);
  expect(accounts).not.toContain(staff.slug);
  // Other tests may have added customers since.
  expect(accounts.filter((account) => ['toranj', 'sepidar'].includes(account))).toEqual(['toranj', 'sepidar']);
  const second = await staff.desk.staff.listCustomers({ query: { limit: 1, offset: 1 } });
  expect([second.count, second.results.map(({ account }) => account)]).toEqual([all.count, accounts.slice(1, 2)]);
});

test('money and campaigns are those of the account', async () => {
  const { balance: _balance, held, ...row } = await staff.desk.staff.getCustomer({ params: { account: 'sepidar' } });
  const own = await cafe.client.finance.getBalance({ params: { account: 'sepidar' } });
  expect(held).toBeGreaterThan(0);
  expect({ balance: _balance, held, spendable: row.spendable, debt_limit: row.debt_limit }).toEqual({
    balance: own.balance,
    held: own.held,
    spendable: own.available + 500_000,
    debt_limit: 500_000,
  });
  expect(row).toMatchObject({
    account_id: cafe.account_id,
    title: 'قهوهٔ سپیدار',
    campaigns: 1,
    owner: { name: 'سارا محمدی', phone: '09121110001', email: 'Sara@Example.com' },
    impersonations: [],
  });
});

test('an account without money or campaigns has zeros', async () => {
  const [row] = (await staff.desk.staff.listCustomers({ query: { search: 'toranj' } })).results;
  expect(row).toMatchObject({ balance: 0, held: 0, spendable: 0, debt_limit: 0, campaigns: 0 });
});

test('an unknown account and one of a colleague are not found, and one’s own is refused', async () => {
  const own = staff.desk.staff.getCustomer({ params: { account: staff.slug } });
  await expect(own).rejects.toMatchObject({ status: 403, code: 'own_account' });
  for (const account of ['nobody', (await seedStaff(shop.app)).slug])
    await expect(staff.desk.staff.getCustomer({ params: { account } })).rejects.toMatchObject({ status: 404, code: 'account_not_found' });
});

test('the history begins with the latest session and shows which one is open', async () => {
  await staff.actFor('toranj');
  shop.app.wall.at += 1000;
  await staff.actFor('toranj');
  const { impersonations } = await staff.desk.staff.getCustomer({ params: { account: 'toranj' } });
  expect(impersonations.map(({ is_open, writes }) => [is_open, writes])).toEqual([
    [true, 0],
    [false, 0],
  ]);
  expect(impersonations[1]?.ends_at).toBe(impersonations[0]?.started_at);
});
