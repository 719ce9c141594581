import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { getCombination, composeDraft, createFrom } from '#testing/campaigns/every-combination.ts';
import { acceptOffers, dropOffers, refuseOffers, seedOffers, type Offered } from '#testing/campaigns/seed-offers.ts';
import { seedService } from '#testing/campaigns/seed-prices.ts';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { auditMoney } from '#testing/audit-money.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

const DAYS = 24;
const CEILING = 11_000_000;

/** The campaign after a step; checks the store's money. */
async function look({ account, campaign }: Offered) {
  expect(await auditMoney(shop.app.db)).toEqual([]);
  const read = await shop.read(account, campaign);
  expect(await shop.money(account)).toMatchObject({ held: read.money.held });
  return read;
}

test('publishers answer, the list is accepted at its price, and the hold moves down to it', async () => {
  const offered = await seedOffers(shop, { scripts: [{}, { answer: 'declines' }, {}] });
  expect((await look(offered)).money).toEqual({ held: CEILING, captured: 0, released: 0 });
  await shop.app.moveWorld(1);
  const list = await look(offered);
  expect(list).toMatchObject({
    state: 'NEGOTIATION',
    money: { held: CEILING },
    allowed: expect.arrayContaining(['acceptOffers', 'refuseOffers']),
  });
  expect(list.placements.map(({ state }) => state)).toEqual(['accepted', 'declined', 'accepted']);
  await expect(acceptOffers(offered, 4_399_999)).rejects.toMatchObject({
    code: 'quote_changed',
    facts: { before: 4_399_999, after: 4_400_000 },
  });
  const key = newIdempotencyKey();
  expect(await acceptOffers(offered, 4_400_000, key)).toEqual({ id: offered.campaign.id, state: 'ACCEPTED', total: 4_400_000 });
  expect(await acceptOffers(offered, 4_400_000, key)).toMatchObject({ total: 4_400_000 });
  const accepted = await look(offered);
  expect(accepted).toMatchObject({ state: 'ACCEPTED', total: 4_400_000, price: 4_000_000, publishers: 2, money: { held: 4_400_000 } });
  expect(accepted.placements.map(({ state }) => state)).toEqual(['content_pending', 'declined', 'content_pending']);
  expect(await shop.money(offered.account)).toMatchObject({ available: CEILING - 4_400_000, held: 4_400_000 });
  await expect(acceptOffers(offered, 4_400_000)).rejects.toMatchObject({ code: 'transition_refused' });
});

test('a list above the ceiling with enough money moves the hold up', async () => {
  const offered = await seedOffers(shop, { prices: [6_000_000, 5_000_000], ceiling: 10_000_000 });
  await shop.app.moveWorld(1);
  expect(await look(offered)).toMatchObject({ list: { total: 12_100_000, difference: 1_100_000 }, shortfall: 1_100_000 });
  await shop.app.charge(offered.account, 1_100_000);
  expect((await look(offered)).shortfall).toBe(0);
  await acceptOffers(offered, 12_100_000);
  expect((await look(offered)).money).toEqual({ held: 12_100_000, captured: 0, released: 0 });
  expect(await shop.money(offered.account)).toMatchObject({ available: 0, held: 12_100_000 });
});

test('a list is accepted once everyone has answered; a publisher who is silent for three days has declined', async () => {
  const offered = await seedOffers(shop, { scripts: [{}, { answer: 'keeps_silent' }] });
  await shop.app.moveWorld(2);
  await expect(acceptOffers(offered, 3_300_000)).rejects.toMatchObject({ code: 'offers_open', facts: { waiting: 1 } });
  await shop.app.moveWorld(3 * DAYS - 3);
  expect((await look(offered)).placements[1]).toMatchObject({ state: 'offered' });
  await shop.app.moveWorld(2);
  expect((await look(offered)).placements.map(({ state }) => state)).toEqual(['accepted', 'declined', 'accepted']);
  await acceptOffers(offered, 4_400_000);
  expect(await look(offered)).toMatchObject({ state: 'ACCEPTED', money: { held: 4_400_000 } });
});

test('a campaign whose publishers all decline goes back to its advertiser, and all is released', async () => {
  const declines = { answer: 'declines' } as const;
  const offered = await seedOffers(shop, { scripts: [declines, declines, declines] });
  await shop.app.moveWorld(1);
  expect(await look(offered)).toMatchObject({
    state: 'REJECTED',
    waits_for: 'advertiser',
    list: null,
    money: { held: 0, released: CEILING },
  });
  expect(await shop.money(offered.account)).toMatchObject({ available: CEILING, held: 0 });
});

test('a list that its advertiser refuses, or leaves alone for three days, is released whole', async () => {
  const refused = await seedOffers(shop);
  const silent = await seedOffers(shop);
  await shop.app.moveWorld(1);
  const key = newIdempotencyKey();
  expect(await refuseOffers(refused, { key })).toMatchObject({ state: 'REJECTED' });
  expect(await refuseOffers(refused, { key })).toMatchObject({ state: 'REJECTED' });
  await look(refused);
  await shop.app.moveWorld(3 * DAYS - 2);
  expect(await look(silent)).toMatchObject({ state: 'NEGOTIATION', money: { held: CEILING } });
  await shop.app.moveWorld(2);
  for (const offered of [refused, silent]) {
    expect(await look(offered)).toMatchObject({ state: 'REJECTED', money: { held: 0 } });
    expect(await shop.money(offered.account)).toMatchObject({ available: CEILING, held: 0 });
  }
  await expect(acceptOffers(silent, 6_600_000)).rejects.toMatchObject({ code: 'transition_refused' });
});

test('a campaign in negotiation is cancelled, and its whole hold is released', async () => {
  const offered = await seedOffers(shop);
  await shop.app.moveWorld(1);
  await shop.cancel(offered.account, offered.campaign);
  expect(await look(offered)).toMatchObject({ reason: 'cancelled', money: { held: 0, captured: 0, released: CEILING }, waits_for: null });
  expect(await shop.money(offered.account)).toMatchObject({ available: CEILING, held: 0 });
});

test('the services and discounts of a brief stay on its list', async () => {
  await seedService(shop.app.tenancy, 'report', 1_000_000);
  const offered = await seedOffers(shop, { prices: [3_000_000, 2_000_000], change: { additional_services: { report: true } } });
  expect((await look(offered)).money.held).toBe(12_100_000);
  await shop.app.moveWorld(1);
  expect((await look(offered)).list).toMatchObject({ price: 6_000_000, total: 6_600_000 });
  await acceptOffers(offered, 6_600_000);
  const accepted = await look(offered);
  expect(accepted.money).toEqual({ held: 6_600_000, captured: 0, released: 0 });
  expect(accepted.placements.map(({ total }) => total)).toEqual([3_960_000, 2_640_000]);
});

test('a campaign of a format without offers refuses to accept any', async () => {
  await shop.app.seedPlans(1, { media_type: 'TELEGRAM', content_type: 'POST' });
  const account = await shop.app.seedAccount();
  const campaign = await createFrom(account, await composeDraft(shop, account, getCombination('TELEGRAM POST REACH')));
  await expect(acceptOffers({ account, campaign }, 1_100_000)).rejects.toMatchObject({
    code: 'transition_refused',
    facts: { state: 'CREATED' },
  });
});

test('publishers are told that their offers are called off, even when the campaign is edited before they could be told', async () => {
  const offered = await seedOffers(shop, { prices: [3_000_000, 2_000_000] });
  const { account, campaign } = offered;
  await shop.app.moveWorld(1);
  const { placements } = await look(offered);
  await refuseOffers(offered);
  const { data, version } = await account.client.drafts.getDraft({ params: { id: campaign.draft } });
  await account.client.campaigns.updateCampaign({
    params: { id: campaign.id },
    body: { data: { ...data, title: 'winter menu' }, version },
  });
  expect((await look(offered)).placements.map(({ id }) => id)).not.toEqual(placements.map(({ id }) => id));
  await shop.app.moveWorld(1);
  const told = shop.platform.told.filter(({ order }) => order === 'call_off').map(({ placement }) => placement);
  expect(told).toEqual(expect.arrayContaining(placements.map(({ id }) => id)));
});

test('a publisher names another price: the list shows it beside its own, costs it, and pays it', async () => {
  const offered = await seedOffers(shop, { prices: [3_000_000, 2_000_000], scripts: [{ asks: 3_600_000 }, { asks: 1_500_000 }] });
  await shop.app.moveWorld(1);
  const list = await look(offered);
  expect(list.placements).toMatchObject([
    { plan_price: 3_000_000, asked_price: 3_600_000, total: 3_960_000 },
    { plan_price: 2_000_000, asked_price: 1_500_000, total: 1_650_000 },
  ]);
  expect(list.list).toMatchObject({ price: 5_100_000, total: 5_610_000, difference: 5_610_000 - CEILING });
  await acceptOffers(offered, 5_610_000);
  expect(await look(offered)).toMatchObject({ state: 'ACCEPTED', money: { held: 5_610_000 } });
  const { rows } = await shop.app.db.pool.query<{ price: string; publisher_price: string }>(
    'select price, publisher_price from placement where campaign_id = $1 order by id',
    [offered.campaign.id],
  );
  const plans = await shop.app.db.pool.query<{ publisher_price: string }>(
    'select publisher_price from media_plan where id = any($1) order by id',
    [list.placements.map(({ plan_id }) => plan_id)],
  );
  const [first, second] = plans.rows.map(({ publisher_price }) => Number(publisher_price));
  // What a publisher is paid moves with the price.
  expect(rows.map(({ publisher_price }) => Number(publisher_price))).toEqual([(first ?? 0) * 1.2, (second ?? 0) * 0.75]);
});

test('a named price stays on a list that waits for the difference, also when it is given up', async () => {
  const offered = await seedOffers(shop, { prices: [8_000_000], ceiling: 8_000_000, scripts: [{ asks: 9_000_000 }] });
  await shop.app.moveWorld(1);
  expect(await acceptOffers(offered, 9_900_000)).toMatchObject({ state: 'TO_PAY' });
  expect(await look(offered)).toMatchObject({ list: { total: 9_900_000 }, shortfall: 1_100_000 });
  await dropOffers(offered);
  expect(await look(offered)).toMatchObject({
    state: 'NEGOTIATION',
    list: { total: 9_900_000 },
    placements: [{ plan_price: 8_000_000, asked_price: 9_000_000 }],
  });
});
