import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '@jarchi/domain/calendar/jalali.ts';
import { getCombination, composeDraft, createFrom } from '#testing/campaigns/every-combination.ts';
import { openCampaigns, type Campaign, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { seedBundle, seedService } from '#testing/campaigns/seed-prices.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
  await seedService(shop.app.tenancy, 'design', 700_000);
  await seedService(shop.app.tenancy, 'report', 300_100);
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

const listLines = ({ placements }: Campaign) => placements.map(({ price, discount, vat, total }) => [price, discount, vat, total]);
const getId = (plan: { readonly id: number } | undefined) => plan?.id ?? 0;

test('a bundle is bought at its price, and each of its plans at its share', async () => {
  const account = await shop.app.seedAccount({ balance: 9_000_000 });
  const [small] = await shop.app.seedPlans(1, { price: 1_000_000 });
  const [large] = await shop.app.seedPlans(1, { price: 3_000_000 });
  if (!small || !large) throw new Error('plans were seeded');
  const [single] = await shop.app.seedPlans(1, { price: 500_000 });
  const bundle = await seedBundle(shop.app.tenancy, [small, large], 3_000_000);
  const created = await shop.seedCampaign(account, { plans: [{ id: getId(single) }], change: { selectedBundles: [bundle] } });
  expect(created).toMatchObject({
    total: 3_850_000,
    publishers: 3,
    bundles: [{ id: bundle, title: 'a bundle', price: 3_000_000, plan_ids: [small.id, large.id] }],
  });
  expect(created.placements.map(({ plan_id, bundle_id, price }) => [plan_id, bundle_id, price])).toEqual([
    [getId(single), null, 500_000],
    [small.id, bundle, 750_000],
    [large.id, bundle, 2_250_000],
  ]);
  expect((await shop.buy(account, created)).campaign.money.held).toBe(3_850_000);
});

test('a plan that is chosen alone and in a bundle, or in two bundles, is not bought twice', async () => {
  const account = await shop.app.seedAccount();
  const plans = await shop.app.seedPlans(3);
  const [first, second] = plans;
  const one = await seedBundle(shop.app.tenancy, plans.slice(0, 2), 1_500_000);
  const two = await seedBundle(shop.app.tenancy, plans.slice(1), 1_500_000);
  const twice = (id: number) => ({ code: 'plan_twice', facts: { plan_ids: [id] } });
  await expect(shop.seedCampaign(account, { plans: [{ id: getId(first) }], change: { selectedBundles: [one] } })).rejects.toMatchObject(
    twice(getId(first)),
  );
  await expect(shop.seedCampaign(account, { plans: [], change: { selectedBundles: [one, two] } })).rejects.toMatchObject(
    twice(getId(second)),
  );
  await expect(shop.seedCampaign(account, { plans: [], change: { selectedBundles: [one, one] } })).rejects.toMatchObject({
    code: 'listed_twice',
    facts: { lists: [{ field: 'selectedBundles', values: [one] }] },
  });
});

test('a bundle is gone when any of its plans is, and is not sold for another format', async () => {
  const account = await shop.app.seedAccount();
  const plans = await shop.app.seedPlans(2);
  const bundle = await seedBundle(shop.app.tenancy, plans, 1_500_000);
  await shop.setPlan({ id: getId(plans[1]) }, 'is_active', false);
  const gone = (id: number) => ({ code: 'bundles_gone', facts: { bundle_ids: [id] } });
  await expect(shop.seedCampaign(account, { plans: [], change: { selectedBundles: [bundle] } })).rejects.toMatchObject(gone(bundle));
  const posts = await shop.app.seedPlans(2, { content_type: 'POST' });
  const elsewhere = await seedBundle(shop.app.tenancy, posts, 1_500_000);
  await expect(shop.seedCampaign(account, { plans: [], change: { selectedBundles: [elsewhere] } })).rejects.toMatchObject(gone(elsewhere));
});

test('the publishers of a bundle share the bought views', async () => {
  const account = await shop.app.seedAccount();
  const plans = await shop.app.seedPlans(2);
  const bundle = await seedBundle(shop.app.tenancy, plans, 1_500_000);
  const change = { campaign_type: 'CPM', is_cpm: true, goal_total_reach: 100, selectedBundles: [bundle] } as const;
  const created = await shop.seedCampaign(account, { plans: [], change });
  expect(created).toMatchObject({ price: 900_000, bundles: [{ id: bundle, price: 900_000 }] });
  expect(created.placements.map(({ price }) => price)).toEqual([450_000, 450_000]);
});

test('services are spread over the quote’s lines to the last hundred', async () => {
  const account = await shop.app.seedAccount({ balance: 9_000_000 });
  const created = await shop.seedCampaign(account, { change: { additional_services: { design: true, report: true } } });
  expect(created).toMatchObject({
    price: 3_000_100,
    services: [
      { key: 'design', title_fa: 'title of design', price: 700_000 },
      { key: 'report', title_fa: 'title of report', price: 300_100 },
    ],
  });
  expect(listLines(created)).toEqual([
    [1_500_100, 0, 150_010, 1_650_110],
    [1_500_000, 0, 150_000, 1_650_000],
  ]);
  expect((await shop.buy(account, created)).campaign.money.held).toBe(3_300_110);
});

test.each(['INSTAGRAM STORY CPM', 'SOROUSH PIN CPC', 'LINKEDIN POST INFLUENCE'])('services are bought with %s', async (name) => {
  const account = await shop.app.seedAccount();
  const combination = getCombination(name);
  await shop.app.seedPlans(1, combination);
  const plain = await createFrom(account, await composeDraft(shop, account, combination));
  const served = await createFrom(account, await composeDraft(shop, account, combination, { additional_services: { design: true } }));
  expect(served.price - plain.price).toBe(700_000);
});

test('a price with another day’s VAT is shown before it is charged, line by line', async () => {
  const eve = await openCampaigns({
    // Half past eleven at night in Tehran.
    now: '2026-11-30T20:00:00Z',
    vatRates: [
      { from: '2024-03-20', until: '2026-11-30', percent: 10 },
      { from: '2026-12-01', until: '2028-03-19', percent: 12 },
    ],
  });
  const account = await eve.app.seedAccount({ balance: 9_000_000 });
  const created = await eve.seedCampaign(account);
  expect(created.total).toBe(2_200_000);
  await eve.app.moveWorld(1);
  const [first, second] = created.placements.map(({ plan_id }) => plan_id);
  await expect(eve.buy(account, created)).rejects.toMatchObject({
    code: 'quote_changed',
    facts: {
      before: 2_200_000,
      after: 2_240_000,
      lines: [
        { plan_id: first, before: 1_100_000, after: 1_120_000 },
        { plan_id: second, before: 1_100_000, after: 1_120_000 },
      ],
    },
  });
  const renewed = await eve.read(account, created);
  expect(renewed.quote).toMatchObject({ vat_percent: 12, total: 2_240_000 });
  expect((await eve.buy(account, renewed)).campaign.money.held).toBe(2_240_000);
  await eve.app.close();
});

test('a lapsed price names the lines that changed, even when their sum did not', async () => {
  const account = await shop.app.seedAccount({ balance: 9_000_000 });
  const plans = await shop.app.seedPlans(3);
  const created = await shop.seedCampaign(account, { plans, startsInDays: 10 });
  const [up, down] = plans.map(({ id }) => id);
  await shop.setPlan({ id: up ?? 0 }, 'price', 1_100_000);
  await shop.setPlan({ id: down ?? 0 }, 'price', 900_000);
  await shop.app.moveWorld(72);
  const { placements } = created;
  await expect(shop.buy(account, created)).rejects.toMatchObject({
    code: 'quote_changed',
    facts: { before: created.total, after: created.total, lines: [{ plan_id: up, before: placements[0]?.total }, { plan_id: down }] },
  });
  expect((await shop.buy(account, await shop.read(account, created))).outcome).toBe('held');
});

test('a lapsed price of views or of a ceiling is one line', async () => {
  const account = await shop.app.seedAccount({ balance: 90_000_000 });
  const views = getCombination('SOROUSH IN_CHANNEL CPM');
  const starts = addDays(shop.today(), 8);
  const created = await createFrom(
    account,
    await composeDraft(shop, account, views, { publish_period_start: starts, publish_period_end: addDays(starts, 6) }),
  );
  await shop.app.db.pool.query('update cpm_configuration set cpm_price = 13000');
  await shop.app.moveWorld(72);
  await expect(shop.buy(account, created)).rejects.toMatchObject({
    code: 'quote_changed',
    facts: { lines: [{ plan_id: null, before: created.total, after: Math.round((created.total * 13) / 12) }] },
  });
});
