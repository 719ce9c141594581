import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { auditMoney } from '#testing/audit-money.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import {
  acceptOffers,
  dropOffers,
  leaveOutOffer,
  previewLeaveOut,
  seedOffers,
  type Offered,
  type OffersSeed,
} from '#testing/campaigns/seed-offers.ts';
import { seedService } from '#testing/campaigns/seed-prices.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

const DAYS = 24;
const CEILING = 11_000_000;

/** Publishers who ask 3, 2 and 1 million toman have accepted; 11 million are held. */
async function seedList(seed: OffersSeed = {}): Promise<Offered> {
  const offered = await seedOffers(shop, seed);
  await shop.app.moveWorld(1);
  return offered;
}

/** The campaign; the store's money is checked. */
async function look({ account, campaign }: Offered) {
  expect(await auditMoney(shop.app.db)).toEqual([]);
  const read = await shop.read(account, campaign);
  expect(await shop.money(account)).toMatchObject({ held: read.money.held });
  return read;
}

/** Leaves a publisher out at the amounts of its preview. */
async function leaveOutAsShown(offered: Offered, index: number) {
  const shown = await previewLeaveOut(offered, index);
  const { total, released } = shown;
  return { shown, answer: await leaveOutOffer(offered, index, { total, released }) };
}

test('a preview tells the total without a publisher, and what the hold releases; it moves and saves nothing', async () => {
  const offered = await seedList();
  const before = await look(offered);
  expect(await previewLeaveOut(offered, 0)).toEqual({
    before: 6_600_000,
    total: 3_300_000,
    held: 0,
    released: CEILING - 3_300_000,
    is_last: false,
  });
  expect(await look(offered)).toEqual(before);
});

test('a publisher who is left out is off the list, and its acceptance moves the hold as the preview promised', async () => {
  const offered = await seedList();
  const { shown, answer } = await leaveOutAsShown(offered, 0);
  expect(answer).toMatchObject({ state: 'NEGOTIATION', total: CEILING });
  const list = await look(offered);
  expect(list).toMatchObject({ money: { held: CEILING, released: 0 }, list: { total: shown.total, difference: -shown.released } });
  expect(list.placements[0]).toMatchObject({ state: 'declined', out_reason: 'left_out' });
  expect(list.events[0]).toMatchObject({ event: 'placement_left_out', actor: 'advertiser', facts: { title: list.placements[0]?.title } });
  await acceptOffers(offered, shown.total);
  const accepted = await look(offered);
  expect(accepted).toMatchObject({ state: 'ACCEPTED', total: shown.total, publishers: 2, money: { held: shown.total } });
  expect(accepted.placements.map(({ state }) => state)).toEqual(['declined', 'content_pending', 'content_pending']);
  expect(await shop.money(offered.account)).toMatchObject({ available: shown.released, held: shown.total });
});

test('publishers are left out one by one; the last one refuses the list, and all is released', async () => {
  const offered = await seedList();
  await leaveOutAsShown(offered, 0);
  await leaveOutAsShown(offered, 1);
  const { shown, answer } = await leaveOutAsShown(offered, 2);
  expect(shown).toEqual({ before: 1_100_000, total: 0, held: 0, released: CEILING, is_last: true });
  expect(answer).toMatchObject({ state: 'REJECTED' });
  const refused = await look(offered);
  expect(refused).toMatchObject({ state: 'REJECTED', list: null, money: { held: 0, released: CEILING } });
  expect(refused.events[0]).toMatchObject({ event: 'end_negotiation', actor: 'advertiser' });
  expect(await shop.money(offered.account)).toMatchObject({ available: CEILING, held: 0 });
});

test('a double press and a repeated key leave a publisher out once, and another window is told that the list changed', async () => {
  const offered = await seedList();
  const { total, released } = await previewLeaveOut(offered, 1);
  const key = newIdempotencyKey();
  const send = (again = key) => leaveOutOffer(offered, 1, { total, released }, again);
  expect(await Promise.all([send(), send()])).toMatchObject([{ state: 'NEGOTIATION' }, { state: 'NEGOTIATION' }]);
  await send();
  await expect(send(newIdempotencyKey())).rejects.toMatchObject({ status: 409, code: 'list_changed' });
  const { events } = await look(offered);
  expect(events.filter(({ event }) => event === 'placement_left_out')).toHaveLength(1);
});

test('a window whose list is old leaves no one out, and never refuses the whole list by mistake', async () => {
  const offered = await seedList({ prices: [3_000_000, 2_000_000] });
  const { before, total, released } = await previewLeaveOut(offered, 0);
  await leaveOutAsShown(offered, 1);
  await expect(leaveOutOffer(offered, 0, { total, released })).rejects.toMatchObject({ status: 409, code: 'list_changed' });
  await expect(acceptOffers(offered, before)).rejects.toMatchObject({ code: 'quote_changed' });
  expect(await look(offered)).toMatchObject({ state: 'NEGOTIATION', list: { total: 3_300_000 } });
});

test('an act that would release less than was shown is refused with both amounts', async () => {
  const offered = await seedList();
  const { total, released } = await previewLeaveOut(offered, 0);
  await expect(leaveOutOffer(offered, 0, { total: total - 100, released: released + 100 })).rejects.toMatchObject({
    status: 409,
    code: 'preview_changed',
    facts: { shown: { captured: 0, released: released + 100 }, now: { captured: 0, released } },
  });
  expect((await look(offered)).placements[0]).toMatchObject({ state: 'accepted' });
});

test('a list above the hold shows what its rest holds in addition', async () => {
  const offered = await seedList({ prices: [8_000_000, 5_000_000] });
  expect(await previewLeaveOut(offered, 1)).toEqual({ before: 14_300_000, total: 8_800_000, held: 0, released: 2_200_000, is_last: false });
  const three = await seedList({ prices: [8_000_000, 5_000_000, 1_000_000] });
  expect(await previewLeaveOut(three, 2)).toMatchObject({ total: 14_300_000, held: 3_300_000, released: 0 });
});

test('the services of a brief stay on the rest of its list, as its preview says', async () => {
  await seedService(shop.app.tenancy, 'report', 1_000_000);
  const offered = await seedList({ prices: [3_000_000, 2_000_000], change: { additional_services: { report: true } } });
  const { shown } = await leaveOutAsShown(offered, 0);
  expect(shown).toMatchObject({ before: 6_600_000, total: 3_300_000 });
  await acceptOffers(offered, shown.total);
  expect(await look(offered)).toMatchObject({ money: { held: 3_300_000 } });
  expect(await shop.money(offered.account)).toMatchObject({ available: shown.released });
});

test('a publisher is left out only of a list that can be accepted', async () => {
  const open = await seedList({ scripts: [{}, { answer: 'keeps_silent' }] });
  await expect(previewLeaveOut(open, 0)).rejects.toMatchObject({ code: 'offers_open', facts: { waiting: 1 } });
  await expect(leaveOutOffer(open, 0, { total: 0, released: 0 })).rejects.toMatchObject({ code: 'offers_open' });
  const unpaid = await seedList({ prices: [6_000_000, 5_000_000] });
  await acceptOffers(unpaid, 12_100_000);
  await expect(previewLeaveOut(unpaid, 0)).rejects.toMatchObject({ code: 'transition_refused' });
  await dropOffers(unpaid);
  await leaveOutAsShown(unpaid, 0);
  expect(await look(unpaid)).toMatchObject({ list: { total: 5_500_000 } });
});

test('a publisher who is left out does not keep the list open: it lapses at its time, and all is released', async () => {
  const offered = await seedList();
  await shop.app.moveWorld(2 * DAYS);
  await leaveOutAsShown(offered, 2);
  await shop.app.moveWorld(DAYS);
  expect(await look(offered)).toMatchObject({ state: 'REJECTED', money: { held: 0, released: CEILING } });
  await expect(previewLeaveOut(offered, 0)).rejects.toMatchObject({ code: 'transition_refused' });
});

test('the publisher is told that they are not needed', async () => {
  const offered = await seedList();
  await leaveOutAsShown(offered, 0);
  await shop.app.moveWorld(1);
  const { placements } = await look(offered);
  const told = shop.platform.told.filter(({ order }) => order === 'call_off').map(({ placement }) => placement);
  expect(told).toContain(placements[0]?.id);
  expect(told).not.toContain(placements[1]?.id);
});
