import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { replace, seedLost } from '#testing/campaigns/seed-controls.ts';
import { acceptOffers, seedOffers } from '#testing/campaigns/seed-offers.ts';
import { seedDiscount } from '#testing/campaigns/seed-prices.ts';
import { giveRole } from '#testing/members.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';
import type { TestAccount } from '#testing/test-app.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
  await seedDiscount(shop.app.tenancy, { discount_code: 'QUARTER', percent: 25 });
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

/** The life of an access token: a client keeps its token until it ends. */
const TOKEN_MS = 15 * MINUTE_MS;

/** A buyer of an account, who has it open. */
async function seedBuyer(owner: TestAccount, ceiling: number): Promise<TestAccount> {
  const person = await shop.app.seedAccount();
  await person.client.session.updateInfo({ body: { first_name: 'Nima', last_name: 'Rad' } });
  await giveRole(shop.app, person, owner.account_id, 'buyer');
  await setCeiling(owner, person, ceiling);
  await person.client.session.getAccessToken({ query: { account: owner.slug } });
  shop.app.wall.at += TOKEN_MS;
  return person;
}

const setCeiling = (owner: TestAccount, buyer: TestAccount, ceiling: number) =>
  owner.client.team.updateMember({ params: { member: buyer.user_id }, body: { role: 'buyer', ceiling } });

/** What an owner was told of purchases that wait for them. */
async function listAsked({ client }: TestAccount) {
  const { results } = await client.notifications.listNotifications({ query: { limit: 50 } });
  return results.filter(({ kind }) => kind === 'purchase_above_ceiling');
}

const refusedAt = (ceiling: number, total: number) => ({ status: 409, code: 'ceiling_exceeded', facts: { ceiling, total } });

test('a purchase above the ceiling holds nothing and changes nothing; each owner is told once, and one of them buys it', async () => {
  const owner = await shop.app.seedAccount({ balance: 9_000_000 });
  const second = await shop.app.seedAccount();
  await giveRole(shop.app, second, owner.account_id, 'owner');
  const campaign = await shop.seedCampaign(owner);
  const buyer = await seedBuyer(owner, campaign.total - 1);
  const before = await shop.read(owner, campaign);
  for (let press = 0; press < 2; press++)
    await expect(shop.buy(buyer, campaign)).rejects.toMatchObject(refusedAt(campaign.total - 1, campaign.total));
  expect(await shop.read(owner, campaign)).toEqual(before);
  expect(before).toMatchObject({ state: 'CREATED', money: { held: 0 } });
  expect(await shop.money(owner)).toMatchObject({ held: 0 });
  const asked = await listAsked(owner);
  expect(asked).toMatchObject([{ campaign_id: campaign.id, path: `/campaign/${campaign.id}/activation` }]);
  expect(asked[0]?.description).toContain('«Nima Rad»');
  expect(asked[0]?.description).toContain(`«${campaign.title}»`);
  expect(await listAsked(buyer)).toEqual([]);
  await second.client.session.getAccessToken({ query: { account: owner.slug } });
  shop.app.wall.at += TOKEN_MS;
  expect(await listAsked(second)).toHaveLength(1);
  expect(await shop.buy(owner, campaign)).toMatchObject({ outcome: 'held' });
});

test('another price, or the same one on the next day, is told again', async () => {
  const owner = await shop.app.seedAccount({ balance: 9_000_000 });
  const campaign = await shop.seedCampaign(owner, { startsInDays: 10 });
  const buyer = await seedBuyer(owner, 1);
  const press = async (expected_total: number) =>
    expect(shop.buy(buyer, campaign, { expected_total })).rejects.toMatchObject(refusedAt(1, expected_total));
  await press(campaign.total);
  const { total } = await buyer.client.campaigns.applyDiscount({ body: { campaign: campaign.id, discount_codes: ['QUARTER'] } });
  await press(total);
  await press(total);
  expect(await listAsked(owner)).toHaveLength(2);
  await shop.app.moveWorld(24);
  await press(total);
  expect(await listAsked(owner)).toHaveLength(3);
});

test('staff who act for a customer have no ceiling', async () => {
  const owner = await shop.app.seedAccount({ balance: 9_000_000 });
  const campaign = await shop.seedCampaign(owner);
  await seedBuyer(owner, 1);
  const panel = await (await seedStaff(shop.app)).actFor(owner.slug);
  const order = { expected_total: campaign.total, is_auto_after_charge: false };
  const bought = await panel.campaigns.purchaseCampaign(
    { params: { id: campaign.id }, body: order },
    { idempotencyKey: newIdempotencyKey() },
  );
  expect(bought.outcome).toBe('held');
});

test('a list above the ceiling is not accepted, and not paid', async () => {
  const offered = await seedOffers(shop, { prices: [6_000_000, 5_000_000] });
  const { account: owner, campaign } = offered;
  await shop.app.moveWorld(1);
  const total = 12_100_000;
  const buyer = await seedBuyer(owner, total - 1);
  await expect(acceptOffers({ ...offered, account: buyer }, total)).rejects.toMatchObject(refusedAt(total - 1, total));
  expect(await shop.read(owner, campaign)).toMatchObject({ state: 'NEGOTIATION' });
  expect(await acceptOffers(offered, total)).toMatchObject({ state: 'TO_PAY' });
  await shop.app.charge(owner, 2_000_000);
  await expect(shop.buy(buyer, campaign, { expected_total: total })).rejects.toMatchObject(refusedAt(total - 1, total));
  expect(await listAsked(owner)).toMatchObject([{ path: `/campaigns/${campaign.id}` }]);
  expect(await shop.buy(owner, campaign, { expected_total: total })).toMatchObject({ outcome: 'held' });
});

test('a replacement that brings the campaign above the ceiling waits for the owner; one that costs no more does not', async () => {
  const [dear, near] = [...(await shop.app.seedPlans(1, { price: 1_400_000 })), ...(await shop.app.seedPlans(1, { price: 900_000 }))];
  const lost = await seedLost(shop);
  const { account: owner, campaign } = lost;
  await shop.app.charge(owner, 440_000);
  const total = campaign.total + 440_000;
  const buyer = await seedBuyer(owner, total - 1);
  const pick = { plan_id: dear!.id, difference: 440_000 };
  await expect(replace({ ...lost, account: buyer }, pick)).rejects.toMatchObject(refusedAt(total - 1, total));
  expect(await shop.read(owner, campaign)).toMatchObject({ total: campaign.total, replacements: [{ placement_id: lost.placement }] });
  expect(await listAsked(owner)).toMatchObject([{ campaign_id: campaign.id, path: `/campaigns/${campaign.id}` }]);
  await setCeiling(owner, buyer, 1);
  expect((await replace({ ...lost, account: buyer }, { plan_id: near!.id, difference: -110_000 })).replacements).toEqual([]);
});

test('a replacement up to the ceiling is taken', async () => {
  const [dear] = await shop.app.seedPlans(1, { price: 1_400_000 });
  const lost = await seedLost(shop);
  await shop.app.charge(lost.account, 440_000);
  const buyer = await seedBuyer(lost.account, lost.campaign.total + 440_000);
  expect((await replace({ ...lost, account: buyer }, { plan_id: dear!.id, difference: 440_000 })).total).toBe(
    lost.campaign.total + 440_000,
  );
});

test('a campaign that a buyer makes dearer than their ceiling is not bought by itself after a charge', async () => {
  const owner = await shop.app.seedAccount();
  const campaign = await shop.seedCampaign(owner, { startsInDays: 10 });
  const buyer = await seedBuyer(owner, campaign.total - 1);
  const apply = (...discount_codes: string[]) => buyer.client.campaigns.applyDiscount({ body: { campaign: campaign.id, discount_codes } });
  const { total } = await apply('QUARTER');
  expect(await shop.buy(buyer, campaign, { expected_total: total, is_auto_after_charge: true })).toMatchObject({ outcome: 'to_pay' });
  expect((await apply()).total).toBe(campaign.total);
  await shop.app.charge(owner, 9_000_000);
  expect(await shop.read(owner, campaign)).toMatchObject({ state: 'TO_PAY', money: { held: 0 } });
  expect(await listAsked(owner)).toHaveLength(1);
  expect(await shop.buy(owner, campaign)).toMatchObject({ outcome: 'held' });
});
