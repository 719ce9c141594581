import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

const refused = (state: string, allowed: readonly string[]) =>
  expect.objectContaining({ code: 'transition_refused', facts: { state, allowed } });

test('cancelling before the review releases the whole hold', async () => {
  const { account, campaign } = await shop.seedBought();
  const cancelled = await shop.cancel(account, campaign);
  expect(cancelled).toMatchObject({
    state: 'INACTIVE',
    reason: 'cancelled',
    waits_for: null,
    money: { held: 0, captured: 0, released: 2_200_000 },
    allowed: ['archiveCampaign'],
  });
  expect(await shop.money(account)).toMatchObject({ available: 2_200_000, held: 0 });
});

test('cancelling a campaign that was never bought moves no money', async () => {
  const account = await shop.app.seedAccount();
  const created = await shop.seedCampaign(account);
  const toPay = await shop.seedCampaign(account);
  await shop.buy(account, toPay);
  for (const campaign of [created, toPay]) {
    expect(await shop.cancel(account, campaign)).toMatchObject({
      state: 'INACTIVE',
      reason: 'cancelled',
      money: { held: 0, captured: 0, released: 0 },
    });
  }
  expect(await shop.countPosted(account, 'release')).toBe(0);
});

test('a charge does not buy a cancelled campaign', async () => {
  const account = await shop.app.seedAccount();
  const created = await shop.seedCampaign(account);
  await shop.buy(account, created, { is_auto_after_charge: true });
  await shop.cancel(account, created);
  await shop.app.charge(account, 5_000_000);
  expect(await shop.money(account)).toMatchObject({ held: 0 });
});

test('cancelling at least a day before the posts releases the whole hold', async () => {
  const { account, campaign } = await shop.seedBought({ startsInDays: 5 });
  await shop.app.moveWorld(2);
  expect((await shop.read(account, campaign)).state).toBe('SCHEDULED');
  expect((await shop.cancel(account, campaign)).money).toEqual({ held: 0, captured: 0, released: 2_200_000 });
});

test('a share whose post is due within a day is half captured', async () => {
  const plans = await shop.app.seedPlans(2, { price: 1_000_100, publisher_price: 800_001 });
  const { account, campaign } = await shop.seedBought({ plans, startsInDays: 1, days: 2 });
  await shop.app.moveWorld(8);
  expect((await shop.read(account, campaign)).state).toBe('SCHEDULED');
  const cancelled = await shop.cancel(account, campaign);
  const half = 500_100 + 50_010;
  expect(cancelled.money).toEqual({ held: 0, captured: half, released: campaign.total - half });
  expect(cancelled.placements.map(({ captured, released }) => [captured, released])).toEqual([
    [half, 1_100_110 - half],
    [0, 1_100_110],
  ]);
  expect(await shop.money(account)).toMatchObject({ available: campaign.total - half, held: 0 });
});

test('a half that a cancellation took is the cost of its day, on every screen', async () => {
  const plans = await shop.app.seedPlans(2, { price: 1_000_100, publisher_price: 800_001 });
  const { account, campaign } = await shop.seedBought({ plans, startsInDays: 1, days: 2 });
  await shop.app.moveWorld(8);
  const { figures } = await shop.cancel(account, campaign);
  const { reports, campaigns } = account.client;
  const stats = await reports.getStats({ params: campaign });
  const overview = await reports.getOverview();
  const costs = [
    figures.cost,
    (await campaigns.listCampaigns()).totals.cost,
    stats.pace.cost,
    stats.totals.cost,
    stats.series.reduce((sum, { cost }) => sum + (cost ?? 0), 0),
    overview.totals.cost,
    overview.platforms[0]?.series.at(-1)?.cost,
  ];
  expect(costs).toEqual(costs.map(() => 500_100));
});

test('a share that was released before is not released again', async () => {
  const plans = await shop.app.seedPlans(2);
  shop.platform.direct(plans[0]?.publisher_id ?? 0, { answer: 'declines' });
  const { account, campaign } = await shop.seedBought({ plans, startsInDays: 5 });
  await shop.app.moveWorld(26);
  expect(await shop.money(account)).toMatchObject({ available: 1_100_000, held: 1_100_000 });
  expect((await shop.cancel(account, campaign)).money).toEqual({ held: 0, captured: 0, released: 2_200_000 });
  expect(await shop.money(account)).toMatchObject({ available: 2_200_000, held: 0 });
  expect(await shop.countPosted(account, 'release')).toBe(2);
});

test('the same key cancels once, and another key is refused as too late', async () => {
  const { account, campaign } = await shop.seedBought();
  const key = newIdempotencyKey();
  const answers = await Promise.all([shop.cancel(account, campaign, key), shop.cancel(account, campaign, key)]);
  expect(answers.map(({ money }) => money.released)).toEqual([2_200_000, 2_200_000]);
  expect(await shop.countPosted(account, 'release')).toBe(2);
  await expect(shop.cancel(account, campaign)).rejects.toEqual(refused('INACTIVE', ['archiveCampaign']));
});

test('a key that bought the campaign does not cancel it, and a key that cancelled one campaign does not cancel another', async () => {
  const account = await shop.app.seedAccount({ balance: 3_000_000 });
  const created = await shop.seedCampaign(account);
  const other = await shop.seedCampaign(account);
  const key = newIdempotencyKey();
  await shop.buy(account, created, { key });
  const reused = { status: 422, code: 'idempotency_key_reused' };
  await expect(shop.cancel(account, created, key)).rejects.toMatchObject(reused);
  await expect(shop.cancel(account, other, key)).rejects.toMatchObject(reused);
  expect((await shop.read(account, created)).state).toBe('AWAITING_APPROVAL');
  expect(await shop.buy(account, created, { key })).toMatchObject({ outcome: 'held' });
  await shop.cancel(account, created);
  expect(await shop.buy(account, created, { key })).toMatchObject({ outcome: 'held', campaign: { state: 'INACTIVE' } });
});

test('a campaign on the air cannot be cancelled', async () => {
  const { account, campaign } = await shop.seedBought({ startsInDays: 1 });
  await shop.app.moveWorld(36);
  expect((await shop.read(account, campaign)).state).toBe('PUBLISHING');
  await expect(shop.cancel(account, campaign)).rejects.toEqual(refused('PUBLISHING', ['stopCampaign', 'setAutoReplace']));
});

test('a cancellation and a purchase at the same time leave nothing held', async () => {
  const account = await shop.app.seedAccount({ balance: 3_000_000 });
  const created = await shop.seedCampaign(account);
  await Promise.allSettled([shop.buy(account, created), shop.cancel(account, created)]);
  expect(await shop.read(account, created)).toMatchObject({ state: 'INACTIVE', reason: 'cancelled' });
  expect(await shop.money(account)).toMatchObject({ available: 3_000_000, held: 0 });
});

test('time does nothing to a cancelled campaign: no publisher is asked and no money moves', async () => {
  const { account, campaign } = await shop.seedBought({ startsInDays: 5 });
  await shop.app.moveWorld(2);
  const cancelled = await shop.cancel(account, campaign);
  const askedBefore = shop.platform.asked.length;
  await shop.app.moveWorld(24 * 30);
  expect(await shop.read(account, campaign)).toEqual({ ...cancelled, elapsed: 1 });
  const publishers = campaign.placements.map(({ publisher_id }) => publisher_id);
  expect(shop.platform.asked.slice(askedBefore).filter((id) => publishers.includes(id))).toEqual([]);
  const { rows } = await shop.app.db.pool.query('select 1 from job where account_id = $1 and clock = $2', [account.account_id, 'world']);
  expect(rows).toEqual([]);
});
