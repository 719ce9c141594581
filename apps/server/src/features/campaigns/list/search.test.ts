import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
afterAll(() => shop.app.close());

test('campaigns are found by a word of their title with any hamza', async () => {
  const account = await shop.app.seedAccount();
  const ids: number[] = [];
  for (const title of ['مسئول خرید', 'مسؤول خرید', 'مسوول خرید']) ids.push((await shop.seedCampaign(account, { change: { title } })).id);
  await shop.seedCampaign(account, { change: { title: 'خرید' } });
  for (const search of ['مسئول', 'مسؤول', 'مسوول خريد']) {
    const { results } = await account.client.campaigns.listCampaigns({ query: { filter: [`search,${search}`] } });
    expect([search, results.map(({ id }) => id).toSorted((a, b) => a - b)]).toEqual([search, ids]);
  }
});
