import { afterAll, beforeAll, expect, test } from 'vitest';
import { category } from '#features/publishers/publishers.tables.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';

const CATEGORIES = [
  { id: 1, title_fa: 'کافه' },
  { id: 2, title_fa: 'کتاب' },
];

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
  await shop.app.tenancy.withSystem((tx) => tx.insert(category).values(CATEGORIES));
});
afterAll(() => shop.app.close());

test('an account without a campaign is shown stories of publishers, without a reason of its own', async () => {
  const { client } = await shop.app.seedAccount();
  const { basis, kind, results } = await client.campaigns.listSuggestedPlans();
  expect({ basis, kind }).toEqual({ basis: { campaigns: 0, categories: [] }, kind: 'instagram-story' });
  expect(results.length).toBeLessThanOrEqual(4);
});

test('the campaigns of another account are no reason', async () => {
  const [account, other] = [await shop.app.seedAccount(), await shop.app.seedAccount()];
  await shop.seedCampaign(other, { change: { ad_categories: [1] } });
  expect((await account.client.campaigns.listSuggestedPlans()).basis).toEqual({ campaigns: 0, categories: [] });
});

test('the reason names the categories that the campaigns chose most, and plans that match them come first', async () => {
  const account = await shop.app.seedAccount();
  const chosen = CATEGORIES.map(({ id }) => id);
  await shop.seedCampaign(account, { change: { ad_categories: chosen } });
  await shop.seedCampaign(account, { change: { ad_categories: chosen.slice(0, 1) } });
  await shop.seedCampaign(account, { change: { ad_categories: [] } });
  const { basis, results } = await account.client.campaigns.listSuggestedPlans();
  expect(basis.campaigns).toBe(2);
  expect(basis.categories).toEqual(CATEGORIES);
  const suits = results.map((plan) => plan.categories.some(({ id }) => chosen.includes(id)));
  expect(suits).toEqual(suits.toSorted((a, b) => Number(b) - Number(a)));
});
