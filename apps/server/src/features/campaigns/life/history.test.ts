import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { openCampaigns, type Campaign, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

const name = (userId: number, first: string, last: string) =>
  shop.app.db.pool.query('update app_user set first_name = $2, last_name = $3 where id = $1', [userId, first, last]);

const doneBy = ({ events }: Campaign) => events.map(({ event, actor, person, staff }) => [event, actor, person, staff]);

test('a history names the person who acted, and no person for what others did', async () => {
  const account = await shop.app.seedAccount({ balance: 3_000_000 });
  await name(account.user_id, 'Sara', 'Mohammadi');
  const created = await shop.seedCampaign(account);
  await shop.buy(account, created);
  await shop.app.moveWorld(1);
  await name(account.user_id, 'Sara', 'Karimi');
  await shop.cancel(account, created);
  expect(doneBy(await shop.read(account, created)).toReversed()).toEqual([
    ['complete_steps', 'advertiser', 'Sara Mohammadi', null],
    ['purchase', 'advertiser', 'Sara Mohammadi', null],
    ['approve', 'operator', null, null],
    ['placement_accepted', 'publisher', null, null],
    ['placement_accepted', 'publisher', null, null],
    ['schedule', 'system', null, null],
    ['cancel', 'advertiser', 'Sara Karimi', null],
  ]);
});

test('a member of staff who acts for an advertiser is named next to them', async () => {
  const account = await shop.app.seedAccount({ balance: 3_000_000 });
  await name(account.user_id, 'Sara', 'Mohammadi');
  const created = await shop.seedCampaign(account);
  const staff = await seedStaff(shop.app);
  const panel = await staff.actFor(account.slug);
  await panel.campaigns.purchaseCampaign(
    { params: { id: created.id }, body: { expected_total: created.total } },
    { idempotencyKey: newIdempotencyKey() },
  );
  expect(doneBy(await shop.read(account, created))[0]).toEqual(['purchase', 'advertiser', 'Sara Mohammadi', 'Nima Rastegar']);
});

test('a campaign that a charge bought names no person as its buyer', async () => {
  const account = await shop.app.seedAccount();
  const created = await shop.seedCampaign(account);
  await shop.buy(account, created, { is_auto_after_charge: true });
  await shop.app.charge(account, 5_000_000);
  const [paid] = (await shop.read(account, created)).events;
  expect(paid).toMatchObject({ event: 'pay', actor: 'system', person: null, staff: null, facts: { held: 2_200_000 } });
});

test('a deadline that the advertiser missed is not shown as the publisher’s refusal', async () => {
  const plans = await shop.app.seedPlans(2);
  shop.platform.direct(plans[1]?.publisher_id ?? 0, { answer: 'keeps_silent' });
  const { account, campaign } = await shop.seedBought({ plans, startsInDays: 5 });
  await shop.app.moveWorld(50);
  const { events, placements } = await shop.read(account, campaign);
  const told = events.find(({ event }) => event === 'offer_lapsed');
  expect(told).toMatchObject({ actor: 'system', facts: { title: placements[1]?.title } });
  const dropped = { actor: 'system', facts: { title: placements[1]?.title, released: 1_100_000 } };
  expect(events.find(({ event }) => event === 'placement_dropped')).toMatchObject(dropped);
  expect(events.map(({ event }) => event)).not.toContain('placement_declined');
  expect(placements.map(({ out_reason }) => out_reason)).toEqual([null, 'offer_lapsed']);
});
