import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOME_LISTS } from '@jarchi/domain/campaigns/home-lists.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { seedDelivered } from '#testing/campaigns/seed-offers.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

test('each part of home is what its own call answers', async () => {
  const { account } = await seedDelivered(shop, { scripts: [{}, {}] });
  const { client } = account;
  const home = await client.home.getHome();
  const lists = await Promise.all(
    (['running', 'waiting', 'all'] as const).map((name) => client.campaigns.listCampaigns({ query: HOME_LISTS[name] })),
  );
  expect([home.running, home.waiting, home.all]).toEqual(lists);
  expect(home.all.count).toBe(1);
  expect(home.drafts).toEqual(await client.drafts.listDrafts({ query: { limit: 100, offset: 0 } }));
  expect(home.pending).toEqual(await client.contents.listPendingFeedback({ query: { limit: 50 } }));
  expect(home.pending.count).toBeGreaterThan(0);
  expect(home.clock.now).toBe((await client.world.getWorldClock()).now);
});

test('home of an account without a campaign is empty', async () => {
  const { client } = await shop.app.seedAccount();
  const home = await client.home.getHome();
  expect([home.running, home.waiting, home.all, home.drafts, home.pending].map(({ count }) => count)).toEqual([0, 0, 0, 0, 0]);
});
