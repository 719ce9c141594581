import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { openCampaigns, type Campaign, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { refuseOffers, seedOffers } from '#testing/campaigns/seed-offers.ts';
import type { TestAccount } from '#testing/test-app.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

type Shown = { readonly captured: number; readonly released: number };

const preview = ({ client }: TestAccount, { id }: Pick<Campaign, 'id'>, call: 'cancelCampaign' | 'refuseOffers' = 'cancelCampaign') =>
  client.campaigns.previewCampaign({ params: { id }, query: { call } });

const cancelAs = ({ client }: TestAccount, { id }: Pick<Campaign, 'id'>, { captured, released }: Shown, key = newIdempotencyKey()) =>
  client.campaigns.cancelCampaign({ params: { id }, body: { expected: { captured, released } } }, { idempotencyKey: key });

test('a preview shows for each publisher what the cancellation then does, and moves nothing', async () => {
  const plans = await shop.app.seedPlans(2, { price: 1_000_005, publisher_price: 800_001 });
  const { account, campaign } = await shop.seedBought({ plans, startsInDays: 1, days: 2 });
  await shop.app.moveWorld(8);
  const before = await shop.read(account, campaign);
  const shown = await preview(account, campaign);
  expect(shown.placements.map(({ title, state }) => [title, state])).toEqual(before.placements.map(({ title, state }) => [title, state]));
  expect(await shop.read(account, campaign)).toEqual(before);
  const cancelled = await cancelAs(account, campaign, shown);
  expect(cancelled.money).toEqual({ held: 0, captured: shown.captured, released: shown.released });
  expect(shown.captured).toBeGreaterThan(0);
  const moved = ({ id, captured, released }: { id: number; captured: number; released: number }) => [id, captured, released];
  expect(cancelled.placements.map(moved)).toEqual(shown.placements.map(moved));
  const [event] = cancelled.events;
  expect(event).toMatchObject({ event: 'cancel', facts: { captured: shown.captured, released: shown.released } });
});

test('a cancellation that gives back less than was shown is refused with both amounts; shown again, it is done', async () => {
  const { account, campaign } = await shop.seedBought({ startsInDays: 2, days: 2 });
  await shop.app.moveWorld(2);
  const shown = await preview(account, campaign);
  expect([shown.captured, shown.released]).toEqual([0, 2_200_000]);
  await shop.app.moveWorld(34);
  const money = await shop.money(account);
  const key = newIdempotencyKey();
  const refused = await cancelAs(account, campaign, shown, key).catch((error: unknown) => error);
  const now = { captured: 550_000, released: 1_650_000 };
  expect(refused).toMatchObject({ status: 409, code: 'preview_changed', facts: { shown: { captured: 0, released: 2_200_000 }, now } });
  expect(await shop.money(account)).toEqual(money);
  expect((await shop.read(account, campaign)).state).toBe('SCHEDULED');
  const again = await preview(account, campaign);
  expect(again).toMatchObject(now);
  expect((await cancelAs(account, campaign, again, key)).money).toEqual({ held: 0, ...now });
});

test('a cancellation that gives back more than was shown is done', async () => {
  const { account, campaign } = await shop.seedBought();
  expect(await cancelAs(account, campaign, { captured: 100, released: 5 })).toMatchObject({ reason: 'cancelled' });
});

test('a campaign that was never bought has an empty preview, and one that is over has none', async () => {
  const account = await shop.app.seedAccount();
  const created = await shop.seedCampaign(account);
  const shown = await preview(account, created);
  expect(shown).toMatchObject({ captured: 0, released: 0 });
  await cancelAs(account, created, shown);
  await expect(preview(account, created)).rejects.toMatchObject({
    code: 'transition_refused',
    facts: { state: 'INACTIVE', allowed: ['archiveCampaign'] },
  });
  await expect(preview(account, { id: created.id + 1_000_000 })).rejects.toMatchObject({ code: 'campaign_not_found' });
});

test('a refusal of offers that expects what was shown of the ceiling is done, and one that expects more is refused', async () => {
  const offered = await seedOffers(shop);
  await shop.app.moveWorld(1);
  const { account, campaign } = offered;
  const { captured, released } = await preview(account, campaign, 'refuseOffers');
  expect([captured, released]).toEqual([0, campaign.total]);
  const more = { captured, released: released + 1 };
  await expect(refuseOffers(offered, { expected: more })).rejects.toMatchObject({
    code: 'preview_changed',
    facts: { shown: more, now: { captured, released } },
  });
  expect(await refuseOffers(offered, { expected: { captured, released } })).toMatchObject({ state: 'REJECTED' });
  const { placements } = await shop.read(account, campaign);
  expect(placements.map(({ state, out_reason }) => [state, out_reason])).toEqual(placements.map(() => ['declined', 'campaign_over']));
});
