import { afterAll, beforeAll, expect, test } from 'vitest';
import { parsePhone } from '@jarchi/domain/text/phone.ts';
import { checkFinancialInfo, isFinancialInfoIncomplete } from '@jarchi/domain/account/financial-info.ts';
import { isUsername } from '@jarchi/domain/text/patterns.ts';
import { verifyPassword } from '#infra/crypto/credentials.ts';
import type { Database } from '#infra/store/db.ts';
import { createTenancy } from '#infra/store/tenancy.ts';
import { openTestDatabase } from '#infra/testing/test-database.ts';
import { sampleAdvertisers } from './people.data.ts';
import { SAMPLE_PASSWORD, SAMPLE_STAFF, seedPeople } from './people.ts';

let db: Database;
const UNANSWERED = { account_type: 'P', name: '', national_number: '', economic_number: '', address_text: '', postal_code: '' } as const;
const created = new Date('2026-10-01T08:00:00Z');

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('the sample logins are created once, however often they are seeded', async () => {
  const tenancy = createTenancy(db);
  const first = await seedPeople(tenancy, created);
  expect(await seedPeople(tenancy, created)).toEqual(first);
  expect(Object.keys(first).toSorted()).toEqual(['gandom', 'nikafarin', 'sepidar', 'sepidar-roastery', 'toranj']);

  const { rows } = await db.pool.query(
    `select u.phone, u.is_staff, a.slug, a.is_official, a.debt_limit, a.has_seen_welcome_message as is_welcomed
     from app_user u left join account_member m on m.user_id = u.id left join account a on a.account_id = m.account_id order by u.phone nulls last, a.account_id`,
  );
  expect(rows).toEqual([
    { phone: '09120000001', is_staff: false, slug: 'sepidar', is_official: false, debt_limit: 0, is_welcomed: true },
    { phone: '09120000001', is_staff: false, slug: 'sepidar-roastery', is_official: false, debt_limit: 0, is_welcomed: true },
    { phone: '09120000002', is_staff: false, slug: 'nikafarin', is_official: true, debt_limit: 0, is_welcomed: true },
    { phone: '09120000003', is_staff: false, slug: 'toranj', is_official: false, debt_limit: 20_000_000, is_welcomed: true },
    { phone: '09120000004', is_staff: false, slug: 'gandom', is_official: false, debt_limit: 0, is_welcomed: false },
    { phone: null, is_staff: true, slug: 'jarchi-staff', is_official: false, debt_limit: 0, is_welcomed: true },
    { phone: null, is_staff: true, slug: 'jarchi-manager', is_official: false, debt_limit: 0, is_welcomed: true },
  ]);
});

test('each sample login signs in with the sample password', async () => {
  await seedPeople(createTenancy(db), created);
  const { rows } = await db.pool.query<{ password_hash: string }>('select distinct password_hash from app_user');
  for (const { password_hash } of rows) expect(await verifyPassword(password_hash, SAMPLE_PASSWORD)).toBe(true);
});

test('phones and usernames of the sample are valid', () => {
  expect(sampleAdvertisers.every(({ phone }) => parsePhone(phone) === phone)).toBe(true);
  expect([...sampleAdvertisers, ...SAMPLE_STAFF].every(({ username }) => isUsername(username))).toBe(true);
});

test('all but the advertiser in debt and the new one have complete financial info', () => {
  const accounts = sampleAdvertisers.flatMap((advertiser) => advertiser.accounts);
  const isAsked = ({ financial_info }: (typeof accounts)[number]) => isFinancialInfoIncomplete(financial_info);
  expect(accounts.filter(isAsked).map(({ slug }) => slug)).toEqual(['toranj', 'gandom']);
  const issues = accounts.filter((one) => !isAsked(one)).flatMap((one) => checkFinancialInfo({ ...UNANSWERED, ...one.financial_info }));
  expect(issues).toEqual([]);
});

test('the ordinary advertiser has panels of every kind, at addresses that no one can own', async () => {
  await seedPeople(createTenancy(db), created);
  const { rows } = await db.pool.query<{ type: string; url: string }>(
    `select p.type, p.url from user_panel p join app_user u on u.id = p.user_id where u.phone = '09120000001' order by p.type`,
  );
  expect(rows.map(({ type }) => type)).toEqual(['discover', 'other', 'pub']);
  for (const { url } of rows) expect(new URL(url).hostname).toMatch(/\.example$/);
});
