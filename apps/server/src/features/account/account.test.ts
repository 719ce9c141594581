import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';
import type { Database } from '#infra/store/db.ts';
import type { TestAccount } from '#testing/test-app.ts';
import { refusalTextFa } from './account.fa.ts';
import { updateAccount } from './account.repository.ts';

let shop: Campaigns;
/** How many transactions the server has opened so far; each has a connection of its own. */
let transactions = 0;
beforeAll(async () => {
  shop = await openCampaigns({ wrapDatabase: countTransactions });
});
afterAll(() => shop.app.close());

function countTransactions(db: Database): Database {
  const pool = new Proxy(db.pool, {
    get(target, key) {
      if (key === 'connect') transactions++;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...db, pool };
}

const ANSWERS = {
  business_category: 1,
  service_description: ' قهوهٔ تخصصی ',
  need_help: true,
  monthly_budget_min: 5_000_000,
  monthly_budget_max: 20_000_000,
};
const INFO = {
  account_type: 'P',
  name: 'سارا محمدی',
  national_number: '0499370899',
  economic_number: '',
  address_text: 'تهران، خیابان ولیعصر، پلاک ۱۲',
  postal_code: '1966731134',
} as const;

/** Sends the answers as a browser would, so that a refusal can be read as it is. */
async function submit(account: TestAccount, body: object) {
  const response = await shop.app.server.inject({
    method: 'POST',
    url: `${shop.app.config.bases.main}/advertiser/business-data`,
    headers: { authorization: `Bearer ${await account.getToken()}` },
    payload: body,
  });
  return { status: response.statusCode, answer: response.json() };
}

const getCaller = ({ user_id, account_id, slug }: TestAccount) => ({
  user_id,
  account_id,
  account: slug,
  role: 'owner' as const,
  session_id: randomUUID(),
  impersonated_by: null,
});

async function readKept({ account_id }: TestAccount) {
  const { rows } = await shop.app.db.pool.query('select has_seen_welcome_message, business_data from account where account_id = $1', [
    account_id,
  ]);
  return rows[0];
}

test('a store without a sample has the kinds of business, and «other» is the last', async () => {
  const { client } = await shop.app.seedAccount();
  const { results } = await client.account.listBusinessCategories();
  expect(results.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  expect(results.at(-1)?.title_fa).toBe('دیگر');
  expect(new Set(results.map(({ title_fa }) => title_fa)).size).toBe(15);
});

test('the four answers are stored with their instant, and the welcome is over', async () => {
  const account = await shop.app.seedAccount();
  expect(await account.client.account.getAccountInfo()).toMatchObject({ has_seen_welcome_message: false });
  expect(await submit(account, ANSWERS)).toEqual({ status: 200, answer: { ok: true } });
  expect(await account.client.account.getAccountInfo()).toMatchObject({ has_seen_welcome_message: true });
  expect(await readKept(account)).toEqual({
    has_seen_welcome_message: true,
    business_data: { ...ANSWERS, service_description: 'قهوهٔ تخصصی', at: new Date(shop.app.wall.at).toISOString() },
  });
});

test.each([
  [{ service_description: ' ' }, ['service_description']],
  [{ business_category: 999 }, ['business_category']],
  [{ business_category: 0 }, ['business_category']],
  [{ monthly_budget_min: null, monthly_budget_max: null }, ['monthly_budget']],
  [{ monthly_budget_max: 19_000_000, service_description: '' }, ['monthly_budget', 'service_description']],
])('answers with %j are refused with a list, and nothing is stored', async (change, fields) => {
  const account = await shop.app.seedAccount();
  expect(await submit(account, { ...ANSWERS, ...change })).toEqual({
    status: 422,
    answer: [expect.stringMatching(/\.$/), { code: 'business_data_invalid', fields, request_id: expect.any(String) }],
  });
  expect(await readKept(account)).toEqual({ has_seen_welcome_message: false, business_data: null });
});

test('the text of the refusal names each missing field', () => {
  const fields = ['business_category', 'monthly_budget', 'service_description', 'need_help'];
  const texts = fields.map((field) => refusalTextFa('business_data_invalid', [field]));
  expect(new Set(texts).size).toBe(4);
  expect(refusalTextFa('business_data_invalid', fields)).toBe(texts.join(' '));
  expect(refusalTextFa('business_data_invalid', ['nowhere'])).toBe(refusalTextFa('business_data_invalid'));
  expect(refusalTextFa('unauthenticated')).toContain('دوباره وارد شوید');
  expect(refusalTextFa('internal')).toContain('دوباره تلاش کنید');
});

test('financial info is empty until it is saved, and is then returned as stored: trimmed, in Latin digits', async () => {
  const { client } = await shop.app.seedAccount();
  expect(await client.account.getFinancialInfo()).toEqual({
    account_type: 'P',
    name: '',
    national_number: '',
    economic_number: '',
    address_text: '',
    postal_code: '',
  });
  const typed = { ...INFO, name: ' سارا محمدی ', national_number: '۰۴۹-۹۳۷۰۸۹-۹' };
  expect(await client.account.saveFinancialInfo({ body: typed })).toEqual(INFO);
  expect(await client.account.getFinancialInfo()).toEqual(INFO);
  expect(await client.account.getAccountInfo()).toMatchObject({ is_financial_info_incomplete: false });
});

test('financial info with wrong fields is refused field by field, and the old info stays', async () => {
  const { client } = await shop.app.seedAccount();
  await client.account.saveFinancialInfo({ body: INFO });
  const wrong = { ...INFO, account_type: 'C' as const, name: '', national_number: '10380284791', postal_code: '1' };
  await expect(client.account.saveFinancialInfo({ body: wrong })).rejects.toMatchObject({
    status: 422,
    code: 'financial_info_invalid',
    facts: {
      fields: [
        { field: 'name', code: 'required' },
        { field: 'economic_number', code: 'required' },
        { field: 'national_number', code: 'company_id_invalid' },
        { field: 'postal_code', code: 'postal_code_invalid' },
      ],
    },
  });
  expect(await client.account.getFinancialInfo()).toEqual(INFO);
  expect(await client.account.getAccountInfo()).toMatchObject({ is_financial_info_incomplete: false });
});

test('an account has purchased a campaign from its first purchase on, whatever happened to the campaign', async () => {
  const account = await shop.app.seedAccount({ balance: 9_000_000 });
  const hasPurchased = async () => (await account.client.account.getAccountInfo()).has_purchased_campaign;
  const campaign = await shop.seedCampaign(account);
  expect(await hasPurchased()).toBe(false);
  await shop.buy(account, campaign);
  expect(await hasPurchased()).toBe(true);
  await shop.cancel(account, campaign);
  expect(await hasPurchased()).toBe(true);
});

test('a campaign that waits for money is not purchased yet, and is once a charge has paid for it', async () => {
  const account = await shop.app.seedAccount();
  await shop.buy(account, await shop.seedCampaign(account), { is_auto_after_charge: true });
  expect((await account.client.account.getAccountInfo()).has_purchased_campaign).toBe(false);
  await shop.app.charge(account, 3_000_000);
  expect((await account.client.account.getAccountInfo()).has_purchased_campaign).toBe(true);
});

test('in a session of staff the account shows who acts, why and until when; in the customer’s own session it does not', async () => {
  const account = await shop.app.seedAccount();
  const panel = await (await seedStaff(shop.app)).actFor(account.slug);
  expect(await panel.account.getAccountInfo()).toMatchObject({
    id: account.account_id,
    is_hijacked: true,
    impersonation: {
      staff_name: 'Nima Rastegar',
      reason: 'asked by phone about a bill',
      expires_at: new Date(shop.app.wall.at + 3_600_000).toISOString(),
    },
  });
  expect(await account.client.account.getAccountInfo()).toMatchObject({ is_hijacked: false, impersonation: null });
});

test('a person’s panels are their accounts with what each shows, then the panels of other products', async () => {
  const account = await shop.app.seedAccount({ balance: 3_000_000 });
  const other = await shop.app.seedAccount({ balance: 40_000 });
  const { pool } = shop.app.db;
  await pool.query('insert into account_member (account_id, user_id) values ($1, $2)', [other.account_id, account.user_id]);
  await pool.query(
    `insert into user_panel (user_id, service, account, type, app_title, url)
     values ($1, 'publisher', 'page', 'pub', 'my page', 'https://publishers.example/page'), ($2, 'sales', 'x', 'other', 'x', '/x')`,
    [account.user_id, other.user_id],
  );
  await shop.buy(account, await shop.seedCampaign(account));
  const { results } = await account.client.account.listUserServices();
  expect(results.map(({ service, account: slug, url, type, typeText, balance }) => [service, slug, url, type, typeText, balance])).toEqual([
    ['jarchi', account.slug, `/u/${account.slug}`, 'adv', 'تبلیغ‌دهنده', 3_000_000],
    ['jarchi', other.slug, `/u/${other.slug}`, 'adv', 'تبلیغ‌دهنده', 40_000],
    ['publisher', 'page', 'https://publishers.example/page', 'pub', 'ناشر', null],
  ]);
  expect(results.map(({ account_id }) => account_id)).toEqual([account.account_id, other.account_id, null]);
  expect(results[2]?.app_title).toBe('my page');
  const seen = await shop.app.app.services.account.listUserServices({ ...getCaller(account), impersonated_by: 1 });
  expect(seen.results.map(({ account: slug }) => slug)).toEqual([account.slug]);
});

test('an account, and the panels of a person with several accounts, are read in one transaction each', async () => {
  const account = await shop.app.seedAccount({ balance: 70_000 });
  const others = [await shop.app.seedAccount({ balance: 30_000 }), await shop.app.seedAccount()];
  for (const { account_id } of others)
    await shop.app.db.pool.query('insert into account_member (account_id, user_id) values ($1, $2)', [account_id, account.user_id]);
  const service = shop.app.app.services.account;
  const before = transactions;
  const info = await service.getAccountInfo({ ...getCaller(account), impersonated_by: 1 });
  expect(transactions - before).toBe(1);
  expect(info).toMatchObject({ account: account.slug, phone: account.phone, balance: 70_000, has_purchased_campaign: false });
  const { results } = await service.listUserServices(getCaller(account));
  expect(transactions - before).toBe(2);
  expect(results.map(({ balance }) => balance)).toEqual([70_000, 30_000, 0]);
});

const titleOf = async ({ client }: Pick<TestAccount, 'client'>) => (await client.account.getAccountInfo()).title;
const COMPANY = {
  ...INFO,
  account_type: 'C',
  name: 'شرکت سپیدار',
  national_number: '10380284790',
  economic_number: '10380284790',
} as const;

test('a new account carries the name of its person, then that of its company', async () => {
  const account = await shop.app.seedAccount();
  expect(await titleOf(account)).toContain('حساب ۰۹');
  const name = (first_name: string, last_name: string) =>
    account.client.session.updateInfo({ body: { first_name, last_name, email: null } });
  await name('سارا', 'محمدی');
  expect(await titleOf(account)).toBe('سارا محمدی');
  await name('سارا', 'محمدی نیک');
  expect(await titleOf(account)).toBe('سارا محمدی نیک');
  await account.client.account.saveFinancialInfo({ body: { ...INFO, account_type: 'P' } });
  expect(await titleOf(account)).toBe('سارا محمدی نیک');
  await account.client.account.saveFinancialInfo({ body: COMPANY });
  expect(await titleOf(account)).toBe('شرکت سپیدار');
  await name('سارا', 'راد');
  expect(await titleOf(account)).toBe('شرکت سپیدار');
});

test('an account that was named keeps its name', async () => {
  const account = await shop.app.seedAccount();
  await shop.app.tenancy.withSystem((tx) => updateAccount(tx, account.account_id, { title: 'قهوهٔ سپیدار' }));
  await account.client.session.updateInfo({ body: { first_name: 'سارا', last_name: 'محمدی', email: null } });
  await account.client.account.saveFinancialInfo({ body: COMPANY });
  expect(await titleOf(account)).toBe('قهوهٔ سپیدار');
});
