import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
afterAll(() => shop.app.close());

test('an account without a campaign is shown stories of publishers, without a reason of its own', async () => {
  const { client } = await shop.app.seedAccount();
  const { basis, kind, results } = await client.campaigns.listSuggestedPlans();
  expect({ basis, kind }).toEqual({ basis: { campaigns: 0, categories: [] }, kind: 'instagram-story' });
  expect(results.length).toBeLessThanOrEqual(4);
});

test('the reason names the categories that the campaigns chose most, and plans that match them come first', async () => {
  const account = await shop.app.seedAccount();
  const { results: categories } = await account.client.publishers.listCategories();
  const chosen = categories.slice(0, 2).map(({ id }) => id);
  await shop.seedCampaign(account, { change: { ad_categories: chosen } });
  await shop.seedCampaign(account, { change: { ad_categories: chosen.slice(0, 1) } });
  const { basis, results } = await account.client.campaigns.listSuggestedPlans();
  expect(basis.campaigns).toBe(2);
  expect(basis.categories).toEqual(categories.slice(0, 2));
  const suits = results.map((plan) => plan.categories.some(({ id }) => chosen.includes(id)));
  expect(suits).toEqual(suits.toSorted((a, b) => Number(b) - Number(a)));
});
