import { afterAll, beforeAll, expect, test } from 'vitest';
import { toLatinDigits } from '@jarchi/domain/text/digits.ts';
import { matchesSearch } from '@jarchi/domain/text/persian-text.ts';
import { parsePhone } from '@jarchi/domain/text/phone.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';
import { seedStaff, type TestStaff } from '#testing/staff/open-staff.ts';
import { ODD_SEARCHES, seedOddCustomers } from '#testing/staff/seed-customers.ts';
import { giveRole } from '#testing/members.ts';

type Row = CallAnswer<'staff', 'listCustomers'>['results'][number];

let app: TestApp;
let staff: TestStaff;
let accounts: readonly TestAccount[];
let all: readonly Row[];
beforeAll(async () => {
  app = await openTestApp();
  accounts = await seedOddCustomers(app);
  staff = await seedStaff(app);
  await app.charge(accounts[1]!, 700_000);
  await app.db.pool.query('update account set debt_limit = 50000, is_official = true where account_id = $1', [accounts[1]!.account_id]);
  await giveRole(app, staff, accounts[5]!.account_id, 'viewer');
  await app.db.pool.query(`update account set created = created - account_id % 3 * interval '1 hour'`);
  all = (await list({ limit: 100 })).results;
});
afterAll(() => app.close());

const list = (query: object) => staff.desk.staff.listCustomers({ query });

/** In memory, of all rows in their order: what the search finds, the account whose id it is before the others. */
function find(search: string): Row[] {
  const query = parsePhone(search) ?? search;
  const found = all.filter(({ account_id, account, title, owner: { name, phone, email } }) =>
    matchesSearch([title, name, phone ?? '', email ?? '', account, String(account_id)].join(' '), query),
  );
  const isNamed = ({ account_id }: Row) => String(account_id) === toLatinDigits(search.trim());
  return [...found.filter(isNamed), ...found.filter((row) => !isNamed(row))];
}

test('the list has the accounts whose first owner is a customer, newest first, equal ones by their number', async () => {
  const { rows } = await app.db.pool.query<{ slug: string }>(
    `select a.slug from account a join app_user u on not u.is_staff and u.id =
      (select min(m.user_id) from account_member m where m.account_id = a.account_id and m.role = 'owner')
      order by a.created desc, a.account_id desc`,
  );
  expect(all.map(({ account }) => account)).toEqual(rows.map(({ slug }) => slug));
  expect(all.map(({ account }) => account)).not.toContain('of-nobody');
  expect(all).toHaveLength(13);
});

test('every search finds what it finds in memory, in the same order', async () => {
  const ids = accounts.flatMap(({ account_id }) => [String(account_id), `${account_id} sepidar`, `0${account_id}`]);
  for (const search of [...ODD_SEARCHES, ...ids]) {
    const found = find(search);
    const answer = await list({ search, limit: 100 });
    expect([search, answer.results.map(({ account }) => account)]).toEqual([search, found.map(({ account }) => account)]);
    expect(JSON.stringify(answer)).toBe(JSON.stringify({ count: found.length, results: found }));
  }
});

test('pages of a search follow each other, and one beyond the last is empty with the same count', async () => {
  for (const search of ['', 'ا', 'example']) {
    const found = find(search);
    for (let offset = 0; offset < found.length + 3; offset += 3)
      expect(await list({ search, limit: 3, offset })).toEqual({ count: found.length, results: found.slice(offset, offset + 3) });
  }
});

test('a row is that of the customer’s page: money, campaigns, owner and whether it is one’s own', async () => {
  for (const row of all) {
    if (row.is_own) continue;
    const { impersonations: _impersonations, ...shown } = await staff.desk.staff.getCustomer({ params: { account: row.account } });
    expect(JSON.stringify(row)).toBe(JSON.stringify(shown));
  }
  expect(all.filter(({ is_own }) => is_own).map(({ account }) => account)).toEqual(['arabic']);
  const rich = { balance: 700_000, held: 0, spendable: 750_000, debt_limit: 50_000, is_official: true, campaigns: 0 };
  expect(all.find(({ account }) => account === 'toranj')).toMatchObject({ ...rich, owner: { name: 'لاله كريمي', email: null } });
  expect(all.find(({ account }) => account === 'café')).toMatchObject({ owner: { name: 'Müller Ñandú', email: 'CAFE@EXAMPLE.IR' } });
});
