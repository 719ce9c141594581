import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle, bundlePlan } from '#features/publishers/publishers.tables.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
afterAll(() => shop.app.close());

test('a campaign takes plans with its own number of stories, and refuses others', async () => {
  const account = await shop.app.seedAccount();
  const single = await shop.app.seedPlans(1, { price: 1_000_000 });
  const double = await shop.app.seedPlans(1, { price: 1_400_000, story_count: 2 });
  const change = { story_number: 'double' } as const;
  const created = await shop.seedCampaign(account, { plans: double, change });
  expect(created.quote.price).toBe(1_400_000);
  await expect(shop.seedCampaign(account, { plans: [...double, ...single], change })).rejects.toMatchObject({
    code: 'plans_gone',
    facts: { plan_ids: single.map(({ id }) => id) },
  });
  await expect(shop.seedCampaign(account, { plans: double })).rejects.toMatchObject({ code: 'plans_gone' });
});

test('a bundle that has a plan with another number of stories cannot be bought', async () => {
  const account = await shop.app.seedAccount();
  const members = [...(await shop.app.seedPlans(1)), ...(await shop.app.seedPlans(1, { story_count: 3 }))];
  const set = { media_type: 'INSTAGRAM', content_type: 'STORY', title: 'mixed', description: '', price: 900_000 } as const;
  const id = await shop.app.tenancy.withSystem(async (tx) => {
    const [sold] = await tx.insert(bundle).values(set).returning();
    await tx.insert(bundlePlan).values(members.map((plan) => ({ bundle_id: sold?.id ?? 0, plan_id: plan.id })));
    return sold?.id ?? 0;
  });
  await expect(shop.seedCampaign(account, { change: { selectedBundles: [id] } })).rejects.toMatchObject({
    code: 'bundles_gone',
    facts: { bundle_ids: [id] },
  });
});
