import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { openCampaigns, type Campaign, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { getCombination, composeDraft, createFrom } from '#testing/campaigns/every-combination.ts';
import { seedBundle, seedDiscount, seedService } from '#testing/campaigns/seed-prices.ts';
import type { TestAccount } from '#testing/test-app.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
  await seedService(shop.app.tenancy, 'design', 690_000);
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

const duplicate = ({ client }: TestAccount, { id }: Pick<Campaign, 'id'>, idempotencyKey = newIdempotencyKey()) =>
  client.campaigns.duplicateCampaign({ params: { id }, body: {} }, { idempotencyKey });
const readDraft = ({ client }: TestAccount, id: number) => client.drafts.getDraft({ params: { id } });

test('a campaign is duplicated with its whole brief and the same files', async () => {
  const account = await shop.app.seedAccount();
  const source = await shop.seedDraft(account);
  const created = await shop.create(account, source.id);
  const copy = await duplicate(account, created);
  expect(copy).toEqual({ draft: expect.any(Number), before: 2_200_000, after: 2_200_000, changes: [] });
  expect(copy.draft).not.toBe(source.id);
  expect(await readDraft(account, copy.draft)).toMatchObject({ campaign: null, version: 1, data: source.data });
  expect((await shop.create(account, copy.draft)).id).not.toBe(created.id);
});

test('the same key gives the same draft, and another key another', async () => {
  const account = await shop.app.seedAccount();
  const created = await shop.seedCampaign(account);
  const key = newIdempotencyKey();
  const copies = await Promise.all([duplicate(account, created, key), duplicate(account, created, key)]);
  expect(copies[1]).toEqual(copies[0]);
  expect((await duplicate(account, created)).draft).not.toBe(copies[0]?.draft);
  expect((await account.client.drafts.listDrafts()).count).toBe(2);
});

test('a period that has begun is cleared, and the price is that of the same number of days', async () => {
  const account = await shop.app.seedAccount({ balance: 200_000_000 });
  const clicks = getCombination('SOROUSH PIN CPC');
  const created = await createFrom(account, await composeDraft(shop, account, clicks));
  await shop.app.moveWorld(24 * 5);
  const copy = await duplicate(account, created);
  expect(copy).toMatchObject({ before: created.total, after: created.total, changes: [] });
  const { data } = await readDraft(account, copy.draft);
  expect([data.publish_period_start, data.publish_period_end, data.goal_total_reach]).toEqual([null, null, 42_000]);
});

test('plans that are no longer sold are left out, and those with another price are named', async () => {
  const account = await shop.app.seedAccount();
  const plans = await shop.app.seedPlans(3);
  const [gone, dearer, same] = plans.map(({ id }) => id);
  const created = await shop.seedCampaign(account, {
    plans,
    change: { additional_services: { design: true }, alternative_media_plans: [gone ?? 0] },
  });
  expect(created.total).toBe(4_059_000);
  await shop.setPlan({ id: gone ?? 0 }, 'is_active', false);
  await shop.setPlan({ id: dearer ?? 0 }, 'price', 1_300_000);
  const copy = await duplicate(account, created);
  expect(copy).toMatchObject({ before: 4_059_000, after: 3_289_000 });
  expect(copy.changes.map(({ plan_id, before, after }) => [plan_id, before, after])).toEqual([
    [gone, 1_000_000, null],
    [dearer, 1_000_000, 1_300_000],
  ]);
  expect((await readDraft(account, copy.draft)).data).toMatchObject({ selectedPlans: [dearer, same], alternative_media_plans: [] });
});

test('a bundle that is no longer sold is left out with its plans', async () => {
  const account = await shop.app.seedAccount();
  const plans = await shop.app.seedPlans(2);
  const [other] = await shop.app.seedPlans(1);
  const bundle = await seedBundle(shop.app.tenancy, plans, 1_500_000);
  const created = await shop.seedCampaign(account, { plans: [other ?? { id: 0 }], change: { selectedBundles: [bundle] } });
  await shop.app.db.pool.query('update bundle set is_active = false where id = $1', [bundle]);
  const copy = await duplicate(account, created);
  expect(copy.after).toBe(1_100_000);
  expect(copy.changes.map(({ before, after }) => [before, after])).toEqual([
    [750_000, null],
    [750_000, null],
  ]);
  expect((await readDraft(account, copy.draft)).data).toMatchObject({ selectedPlans: [other?.id], selectedBundles: [] });
});

test('a draft with nothing left to buy has no price, and a service that is gone is left out', async () => {
  const account = await shop.app.seedAccount();
  await seedService(shop.app.tenancy, 'fleeting', 100_000);
  const plans = await shop.app.seedPlans(1);
  const created = await shop.seedCampaign(account, { plans, change: { additional_services: { fleeting: true } } });
  await shop.app.db.pool.query(`update service_offer set is_active = false where key = 'fleeting'`);
  const [plan] = plans;
  expect((await duplicate(account, created)).after).toBe(1_100_000);
  await shop.setPlan(plan ?? { id: 0 }, 'is_active', false);
  const copy = await duplicate(account, created);
  expect(copy.after).toBeNull();
  expect((await readDraft(account, copy.draft)).data).toMatchObject({ selectedPlans: [], additional_services: {} });
});

test('a network’s plan that is gone is left out', async () => {
  const account = await shop.app.seedAccount();
  const pin = getCombination('RUBIKA PIN CPM');
  const created = await createFrom(account, await composeDraft(shop, account, pin));
  const plan = created.placements[0]?.plan_id ?? 0;
  await shop.setPlan({ id: plan }, 'is_active', false);
  const copy = await duplicate(account, created);
  await shop.setPlan({ id: plan }, 'is_active', true);
  expect(copy).toMatchObject({ after: null, changes: [{ plan_id: plan, before: 900_000, after: null }] });
  expect((await readDraft(account, copy.draft)).data.rubika_selected_media_plan).toBeNull();
});

test('discounts are not duplicated', async () => {
  await seedDiscount(shop.app.tenancy, { discount_code: 'TENTH' });
  const account = await shop.app.seedAccount();
  const created = await shop.seedCampaign(account);
  await account.client.campaigns.applyDiscount({ body: { campaign: created.id, discount_codes: ['TENTH'] } });
  expect(await duplicate(account, created)).toMatchObject({ before: 1_980_000, after: 2_200_000, changes: [] });
});

test('a campaign that is not there is not found', async () => {
  const account = await shop.app.seedAccount();
  await expect(duplicate(account, { id: 999_999 })).rejects.toMatchObject({ code: 'campaign_not_found' });
});
