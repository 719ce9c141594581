import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

/** The orders that the publishers of a campaign were told since the last call. */
function takeTold(placements: readonly { readonly id: number }[]): string[] {
  const ids = placements.map(({ id }) => id);
  const told = shop.platform.told.splice(0).filter(({ placement }) => ids.includes(placement));
  return told.map(({ order, placement }) => `${order} ${ids.indexOf(placement)}`);
}

test('publishers are asked, told when to publish, and told when their campaign is cancelled', async () => {
  const { account, campaign } = await shop.seedBought({ startsInDays: 5 });
  const { placements } = await shop.read(account, campaign);
  await shop.app.moveWorld(0.25);
  expect(takeTold(placements)).toEqual(['ask_publisher 0', 'ask_publisher 1']);
  await shop.app.moveWorld(1);
  expect(takeTold(placements)).toEqual(['publish 0', 'publish 1']);
  await shop.cancel(account, campaign);
  await shop.app.moveWorld(0.1);
  expect(takeTold(placements)).toEqual(['take_down 0', 'take_down 1']);
});

test('publishers who were asked are called off when their campaign is cancelled', async () => {
  const plans = await shop.app.seedPlans(2);
  shop.platform.direct(plans[1]?.publisher_id ?? 0, { answer: 'keeps_silent' });
  const { account, campaign } = await shop.seedBought({ plans, startsInDays: 5 });
  const { placements } = await shop.read(account, campaign);
  await shop.app.moveWorld(1);
  takeTold(placements);
  await shop.cancel(account, campaign);
  await shop.app.moveWorld(0.1);
  expect(takeTold(placements)).toEqual(['call_off 0', 'call_off 1']);
});

test('an order that did not reach its platform is told again, under the same key', async () => {
  const { account, campaign } = await shop.seedBought({ startsInDays: 5 });
  const { placements } = await shop.read(account, campaign);
  await shop.app.moveWorld(2);
  takeTold(placements);
  shop.platform.isDown = true;
  await shop.cancel(account, campaign);
  await shop.app.moveWorld(0.5);
  shop.app.takeErrors();
  expect(shop.platform.told).toEqual([]);
  shop.platform.isDown = false;
  await shop.app.moveWorld(2);
  expect(takeTold(placements)).toEqual(['take_down 0', 'take_down 1']);
  const before = shop.platform.told.length;
  await shop.app.moveWorld(24);
  expect(shop.platform.told.slice(before)).toEqual([]);
});
