import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { addDays } from '@jarchi/domain/calendar/jalali.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';
import type { TestAccount } from '#testing/test-app.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

const once = () => ({ idempotencyKey: newIdempotencyKey() });
const list = (account: TestAccount, filter: string[] = []) => account.client.documents.listDocuments({ query: { filter, limit: 100 } });
const read = (account: TestAccount, id: number) => account.client.documents.getDocument({ params: { id } });
const refusal = (code: string, facts: object = {}) =>
  expect.objectContaining({ code, facts: expect.objectContaining(facts) as object }) as Error;

async function seedPreInvoice(change: { validForDays?: number } = {}) {
  const account = await shop.app.seedAccount();
  const plans = await shop.app.seedPlans(1);
  const campaign = await shop.seedCampaign(account, { plans, startsInDays: 9 });
  const panel = await (await seedStaff(shop.app)).actFor(account.slug);
  const body = {
    valid_until: addDays('2026-11-21', change.validForDays ?? 20),
    note: 'for the winter',
    campaigns: [campaign.id],
    lines: [{ title: 'a film', quantity: 1, unit_price: 2_000_000, discount: 500_000 }],
  };
  return { account, plans, campaign, panel, body };
}

/** Pays a pre-invoice at the gateway and comes back. */
async function pay(account: TestAccount, document: number) {
  const paid = await account.client.documents.payPreInvoice({ params: { document }, body: { gateway: 'test' } }, once());
  const authority = paid.url.slice(paid.url.lastIndexOf('/') + 1);
  await shop.app.gateway.pay(authority);
  await account.fetch(`${shop.app.config.bases.financial}/online-payments/test/callback?Authority=${authority}&Status=OK`);
  return paid;
}

test('paying a pre-invoice buys its campaigns at its prices, though their plans cost more by then and their quotes have lapsed', async () => {
  const { account, plans, campaign, panel, body } = await seedPreInvoice();
  const preview = await panel.documents.previewPreInvoice({ body });
  expect(preview.total).toBe(campaign.total + 1_650_000);
  const made = await panel.documents.createPreInvoice({ body }, once());
  expect(made).toMatchObject({
    state: 'open',
    number: expect.stringMatching(/^PI-1405-/),
    total: preview.total,
    valid_until: body.valid_until,
  });
  await shop.setPlan({ id: plans[0]!.id }, 'price', 9_000_000);
  await shop.app.moveWorld(96);
  expect((await pay(account, made.id)).amount).toBe(made.total);
  expect(await read(account, made.id)).toMatchObject({ state: 'paid' });
  const bought = await shop.read(account, campaign);
  expect([bought.state, bought.money.held, bought.total]).toEqual(['AWAITING_APPROVAL', campaign.total, campaign.total]);
  expect(await shop.money(account)).toMatchObject({ balance: made.total, held: campaign.total });
  await expect(
    account.client.documents.payPreInvoice({ params: { document: made.id }, body: { gateway: 'test' } }, once()),
  ).rejects.toEqual(refusal('pre_invoice_closed', { state: 'paid' }));
  await expect(panel.documents.voidPreInvoice({ params: { document: made.id }, body: {} })).rejects.toEqual(refusal('pre_invoice_closed'));
});

test('a campaign that was edited since is not bought; the money stays available', async () => {
  const { account, campaign, panel, body } = await seedPreInvoice();
  const made = await panel.documents.createPreInvoice({ body }, once());
  const { data, version } = await account.client.drafts.getDraft({ params: { id: campaign.draft } });
  await account.client.campaigns.updateCampaign({ params: { id: campaign.id }, body: { data: { ...data, title: 'another' }, version } });
  await pay(account, made.id);
  expect((await shop.read(account, campaign)).state).toBe('CREATED');
  expect(await shop.money(account)).toMatchObject({ balance: made.total, held: 0 });
});

test('only staff write a pre-invoice, of what is on sale; it can be annulled, and it expires', async () => {
  const { account, campaign, panel, body } = await seedPreInvoice({ validForDays: 0 });
  await expect(account.client.documents.createPreInvoice({ body }, once())).rejects.toEqual(refusal('staff_view_only'));
  const wrong = async (change: object, code: string, facts: object = {}) =>
    expect(panel.documents.previewPreInvoice({ body: { ...body, ...change } })).rejects.toEqual(refusal(code, facts));
  await wrong({ campaigns: [], lines: [] }, 'pre_invoice_empty');
  await wrong({ valid_until: '2026-01-01' }, 'valid_until_refused');
  await wrong({ campaigns: [campaign.id, 999_999] }, 'pre_invoice_campaigns_refused', { ids: [999_999] });
  await wrong({ lines: [{ title: 'x', quantity: 1, unit_price: 150, discount: 0 }] }, 'pre_invoice_lines_refused', { lines: [0] });
  await wrong({ campaigns: [campaign.id, campaign.id] }, 'listed_twice');
  const today = (at: number) => new Date(at).toISOString().slice(0, 10);
  const ofToday = { ...body, valid_until: today(shop.app.wall.now()) };
  const key = once();
  const open = await panel.documents.createPreInvoice({ body: ofToday }, key);
  expect((await panel.documents.createPreInvoice({ body: ofToday }, key)).id).toBe(open.id);
  const other = await panel.documents.createPreInvoice({ body: { ...ofToday, campaigns: [] } }, once());
  expect(await panel.documents.voidPreInvoice({ params: { document: other.id }, body: {} })).toMatchObject({ state: 'void' });
  expect((await list(account, ['state,void'])).results.map(({ id }) => id)).toEqual([other.id]);
});

test('a campaign that waits for money is printed as a pre-invoice, and one that is bought is not', async () => {
  const account = await shop.app.seedAccount();
  const campaign = await shop.seedCampaign(account);
  const { blob } = await account.client.documents.getCampaignPreInvoice({ params: { id: campaign.id } });
  expect(blob.size).toBeGreaterThan(10_000);
  await shop.app.charge(account, campaign.total);
  await shop.buy(account, campaign);
  await expect(account.client.documents.getCampaignPreInvoice({ params: { id: campaign.id } })).rejects.toEqual(
    refusal('pre_invoice_campaigns_refused', { ids: [campaign.id] }),
  );
});
