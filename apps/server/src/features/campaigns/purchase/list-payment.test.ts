import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { openCampaigns, type Campaigns, type Order } from '#testing/campaigns/open-campaigns.ts';
import { acceptOffers, dropOffers, refuseOffers, seedOffers, type Offered } from '#testing/campaigns/seed-offers.ts';
import { seedService } from '#testing/campaigns/seed-prices.ts';
import { auditMoney } from '#testing/audit-money.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

const DAYS = 24;
const CEILING = 11_000_000;
const LIST = 12_100_000;
const MISSING = LIST - CEILING;

async function look({ account, campaign }: Offered) {
  expect(await auditMoney(shop.app.db)).toEqual([]);
  const read = await shop.read(account, campaign);
  expect(await shop.money(account)).toMatchObject({ held: read.money.held });
  return read;
}

/** A list above the hold, which its advertiser accepted without the money for it. */
async function seedUnpaid(isAuto = false): Promise<Offered> {
  const offered = await seedOffers(shop, { prices: [6_000_000, 5_000_000] });
  await shop.app.moveWorld(1);
  expect(await acceptOffers(offered, LIST, newIdempotencyKey(), isAuto)).toMatchObject({ state: 'TO_PAY', total: CEILING });
  return offered;
}

const pay = ({ account, campaign }: Offered, order: Order = {}) => shop.buy(account, campaign, { expected_total: LIST, ...order });
const tell = async ({ account, campaign }: Offered) =>
  (await account.client.notifications.listNotifications({ query: { campaign_id: campaign.id } })).results.map(({ title }) => title);

test('a list with too little money waits for the difference, and is paid like any campaign', async () => {
  const offered = await seedUnpaid();
  expect(await look(offered)).toMatchObject({
    state: 'TO_PAY',
    reason: 'after_negotiation',
    waits_for: 'advertiser',
    shortfall: MISSING,
    list: { total: LIST, difference: MISSING },
    money: { held: CEILING, captured: 0, released: 0 },
    allowed: ['purchaseCampaign', 'dropOffers', 'cancelCampaign', 'setAutoReplace'],
  });
  expect(await pay(offered)).toMatchObject({ outcome: 'to_pay', shortfall: MISSING, campaign: { state: 'TO_PAY' } });
  await shop.app.charge(offered.account, MISSING);
  await expect(pay(offered, { expected_total: CEILING })).rejects.toMatchObject({
    code: 'quote_changed',
    facts: { before: CEILING, after: LIST },
  });
  const key = newIdempotencyKey();
  await pay(offered, { key });
  expect(await pay(offered, { key })).toMatchObject({ outcome: 'held', shortfall: 0 });
  expect(await look(offered)).toMatchObject({
    state: 'ACCEPTED',
    total: LIST,
    list: null,
    shortfall: 0,
    money: { held: LIST },
    placements: [{ state: 'content_pending' }, { state: 'content_pending' }],
  });
  expect(await shop.money(offered.account)).toMatchObject({ available: 0, held: LIST });
});

test('a charge pays the list by itself where the advertiser asked for that, and only there', async () => {
  const [auto, byHand] = [await seedUnpaid(true), await seedUnpaid()];
  for (const offered of [auto, byHand]) await shop.app.charge(offered.account, MISSING);
  expect(await look(auto)).toMatchObject({ state: 'ACCEPTED', money: { held: LIST } });
  expect(await look(byHand)).toMatchObject({ state: 'TO_PAY', money: { held: CEILING }, shortfall: 0 });
  expect((await tell(auto))[0]).toBe('فهرست ناشران پرداخت شد');
  expect((await tell(byHand))[0]).toBe('کمپین در انتظار پرداخت است');
});

test('a charge below the difference leaves the list waiting', async () => {
  const offered = await seedUnpaid(true);
  await shop.app.charge(offered.account, MISSING - 1);
  expect(await look(offered)).toMatchObject({ state: 'TO_PAY', shortfall: 1, money: { held: CEILING } });
});

test('after three days the list is dropped, and three days later all is released', async () => {
  const offered = await seedUnpaid();
  await shop.app.moveWorld(3 * DAYS - 1);
  expect(await look(offered)).toMatchObject({ state: 'TO_PAY' });
  await shop.app.moveWorld(1);
  expect(await look(offered)).toMatchObject({
    state: 'NEGOTIATION',
    waits_for: 'advertiser',
    list: { total: LIST },
    money: { held: CEILING },
  });
  expect((await tell(offered))[0]).toBe('مهلت پرداخت فهرست گذشت');
  await expect(pay(offered)).rejects.toMatchObject({ code: 'transition_refused' });
  await shop.app.moveWorld(3 * DAYS);
  expect(await look(offered)).toMatchObject({ state: 'REJECTED', money: { held: 0, released: CEILING } });
  expect((await tell(offered))[0]).toBe('به فهرست ناشران پاسخی نرسید');
});

test('the advertiser drops a list that is not paid, accepts it again, or refuses it', async () => {
  const offered = await seedUnpaid();
  const key = newIdempotencyKey();
  await dropOffers(offered, key);
  expect(await dropOffers(offered, key)).toMatchObject({ state: 'NEGOTIATION' });
  await expect(dropOffers(offered)).rejects.toMatchObject({ code: 'transition_refused' });
  await shop.app.charge(offered.account, MISSING);
  expect(await acceptOffers(offered, LIST)).toMatchObject({ state: 'ACCEPTED', total: LIST });
  const refused = await seedUnpaid();
  await dropOffers(refused);
  await refuseOffers(refused);
  expect(await look(refused)).toMatchObject({ state: 'REJECTED', money: { held: 0, released: CEILING } });
});

test('a campaign that waits for the difference is cancelled, and its whole hold is released', async () => {
  const offered = await seedUnpaid();
  await shop.cancel(offered.account, offered.campaign);
  expect(await look(offered)).toMatchObject({ reason: 'cancelled', money: { held: 0, captured: 0, released: CEILING } });
});

test('services keep their share of a list while it waits, and when it is accepted again', async () => {
  await seedService(shop.app.tenancy, 'survey', 1_000_000);
  const offered = await seedOffers(shop, { prices: [9_000_000, 5_000_000], change: { additional_services: { survey: true } } });
  const list = 16_500_000;
  await shop.app.moveWorld(1);
  await acceptOffers(offered, list);
  expect((await look(offered)).list).toMatchObject({ total: list, difference: list - 12_100_000 });
  await dropOffers(offered);
  expect((await look(offered)).list).toMatchObject({ total: list });
  await shop.app.charge(offered.account, list - 12_100_000);
  await acceptOffers(offered, list);
  expect(await look(offered)).toMatchObject({ state: 'ACCEPTED', total: list, money: { held: list } });
});
