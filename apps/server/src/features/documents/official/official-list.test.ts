import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { companyInfo, seedInvoices } from '#testing/documents/seed-documents.ts';
import { giveRole } from '#testing/members.ts';
import { seedStaff, type TestStaff } from '#testing/staff/open-staff.ts';
import type { TestAccount } from '#testing/test-app.ts';
import { asOwner } from '#infra/testing/as-owner.ts';

type List = CallAnswer<'documents', 'listOfficialRequests'>;

let shop: Campaigns;
/** Has a part in some of the requests; the colleague has none. */
let staff: TestStaff;
let colleague: TestStaff;
beforeAll(async () => {
  shop = await openCampaigns();
  [staff, colleague] = [await seedStaff(shop.app), await seedStaff(shop.app)];
  await seedRequests();
});
afterAll(() => shop.app.close());

const list = (query: object = {}, { desk } = staff): Promise<List> => desk.documents.listOfficialRequests({ query });

async function ask({ client }: Pick<TestAccount, 'client'>, invoices: number[]) {
  shop.app.wall.at += 60_000;
  return client.documents.requestOfficialInvoice({ body: { invoices } }, { idempotencyKey: newIdempotencyKey() });
}

/** Requests in every state, over one invoice and over several. */
async function seedRequests(): Promise<void> {
  const { app } = shop;
  const cafe = await app.seedAccount({ slug: 'cafe' });
  await app.db.pool.query(`update account set title = 'كافهٔ ۱۲۳' where account_id = $1`, [cafe.account_id]);
  const { invoices } = await seedInvoices(shop, 6, cafe);
  const campaign = await shop.seedCampaign(cafe, { change: { title: 'پاییز' } });
  await ask(cafe, invoices.slice(0, 3).toReversed());
  const refused = await ask(cafe, invoices.slice(3, 4));
  await ask(cafe, invoices.slice(4, 5));
  const issued = await ask(cafe, invoices.slice(5));
  await colleague.desk.documents.refuseOfficialInvoice({
    params: { account: 'cafe', document: refused.id },
    body: { reason: 'نشانی ندارد' },
  });
  await colleague.desk.documents.issueOfficialInvoice({ params: { account: 'cafe', document: issued.id }, body: {} });
  await asOwner(app.db).pool.query('alter table document disable trigger user');
  await app.db.pool.query('update document set campaign_id = $1 where id = $2', [campaign.id, refused.id]);
  await asOwner(app.db).pool.query('alter table document enable trigger user');
  const [own, left] = [await app.seedAccount({ slug: 'own' }), await app.seedAccount({ slug: 'left' })];
  await ask(own, (await seedInvoices(shop, 1, own)).invoices);
  await giveRole(app, staff, own.account_id, 'viewer');
  const ofLeft = (await seedInvoices(shop, 3, left)).invoices;
  await giveRole(app, staff, left.account_id, 'accountant');
  await ask({ client: staff.openPanel('left') }, ofLeft.slice(0, 1));
  await app.db.pool.query('delete from account_member where account_id = $1 and user_id = $2', [left.account_id, staff.user_id]);
  app.wall.at += 3000;
  await ask(left, ofLeft.slice(1, 2));
  const withdrawn = await ask(left, ofLeft.slice(2));
  await left.client.documents.withdrawOfficialRequest({ params: { id: withdrawn.id }, body: {} });
}

test.each(['requested', 'refused', 'issued', 'withdrawn'])(
  'each row that is %s is that of the request’s page, to the byte',
  async (state) => {
    const { results, count } = await list({ state, limit: 100 }, colleague);
    expect(count).toBe(results.length);
    expect(count).toBe(state === 'requested' ? 5 : 1);
    for (const row of results) {
      const shown = await colleague.desk.documents.getOfficialRequest({ params: { account: row.account, document: row.document.id } });
      const { is_own, ...rest } = row;
      const { is_own: _isOwn, ...page } = shown;
      expect([is_own, JSON.stringify(rest)]).toEqual([false, JSON.stringify(page)]);
    }
    const seen = await list({ state, limit: 100 });
    expect(seen.results.map((row) => ({ ...row, is_own: false }))).toEqual(results);
  },
);

test('waiting requests are listed oldest first, each with its invoices by number, and one’s own are marked', async () => {
  const { results } = await list({ limit: 100 });
  expect(results.map(({ account, account_title, is_own, document }) => [account, account_title, is_own, document.invoices.length])).toEqual(
    [
      ['cafe', 'كافهٔ ۱۲۳', false, 3],
      ['cafe', 'كافهٔ ۱۲۳', false, 1],
      ['own', companyInfo.name, true, 1],
      ['left', companyInfo.name, true, 1],
      ['left', companyInfo.name, false, 1],
    ],
  );
  const [first] = results;
  const numbers = first!.document.invoices.map(({ id }) => id);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(first!.document.credit_notes).toEqual([]);
  const [refused] = (await list({ state: 'refused' })).results;
  expect(refused?.document).toMatchObject({ reason: 'نشانی ندارد', campaign: { title: 'پاییز' }, corrects: null, official: null });
});

test('pages follow each other, and one beyond the last is empty with the same count; other states have none', async () => {
  const all = await list({ limit: 100 });
  const pages: List['results'] = [];
  for (let offset = 0; offset < 8; offset += 2) {
    const { results, count } = await list({ limit: 2, offset });
    expect(count).toBe(5);
    pages.push(...results);
  }
  expect(pages).toEqual(all.results);
  for (const state of ['open', 'paid', 'expired']) expect(await list({ state })).toEqual({ count: 0, results: [] });
});
