import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tehranDay, tehranHour } from '@jarchi/domain/calendar/jalali.ts';
import { openCampaigns, type Campaign, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { BALANCES } from '#testing/audit-money.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

const DAYS = 24;
const listStates = ({ placements }: Campaign) => placements.map(({ state }) => state);
const getMoney = ({ placements }: Campaign) => placements.map(({ captured, released }) => [captured, released]);
const getPath = ({ events }: Campaign) =>
  events
    .filter(({ event }) => !event.startsWith('placement_'))
    .map(({ event }) => event)
    .toReversed();

/** Plans whose first publisher follows a script. */
async function directFirst(script: Parameters<Campaigns['platform']['direct']>[1], count = 2) {
  const plans = await shop.app.seedPlans(count);
  shop.platform.direct(plans[0]?.publisher_id ?? 0, script);
  return plans;
}

test('a campaign lives from its purchase to its end, and pays for the hours its posts were live', async () => {
  const { account, campaign } = await shop.seedBought({ startsInDays: 3, days: 2 });
  await shop.app.moveWorld(1);
  expect(await shop.read(account, campaign)).toMatchObject({ state: 'SCHEDULED', waits_for: 'system', money: { held: 2_200_000 } });
  await shop.app.moveWorld(3 * DAYS + 10);
  const live = await shop.read(account, campaign);
  expect(live.state).toBe('PUBLISHING');
  expect(listStates(live)).toEqual(['live', 'scheduled']);
  expect(live.figures.reach).toBeGreaterThan(0);
  await shop.app.moveWorld(2 * DAYS);
  expect(await shop.read(account, campaign)).toMatchObject({ state: 'PUBLISHING', money: { held: 0, captured: 2_200_000 } });
  await shop.app.moveWorld(2 * DAYS);
  const done = await shop.read(account, campaign);
  expect(done).toMatchObject({
    state: 'INACTIVE',
    reason: 'completed',
    waits_for: null,
    elapsed: 1,
    money: { held: 0, captured: 2_200_000, released: 0 },
    figures: { reach: 4800, views: 5760, clicks: 144, cost: 2_000_000 },
  });
  expect(listStates(done)).toEqual(['ended', 'ended']);
  expect(getPath(done)).toEqual(['complete_steps', 'purchase', 'approve', 'schedule', 'go_live', 'complete']);
  expect(await shop.money(account)).toMatchObject({ balance: 0, held: 0 });
  expect((await shop.money(account)).spent_by_day.reduce((sum, { amount }) => sum + amount, 0)).toBe(2_200_000);
});

test('the parts of publisher, platform and tax office add up to what was captured', async () => {
  const plans = await shop.app.seedPlans(3, { price: 333_300, publisher_price: 250_001 });
  const { account } = await shop.seedBought({ plans, startsInDays: 1, days: 1 });
  await shop.app.moveWorld(6 * DAYS);
  const { rows } = await shop.app.db.pool.query(
    `select code, balance from ${BALANCES} b where account_id = $1 and balance <> 0 order by code`,
    [account.account_id],
  );
  expect(rows).toEqual([
    { code: 'gateway.clearing', balance: -3 * 366_630 },
    { code: 'platform.revenue', balance: 3 * 83_299 },
    { code: 'publisher.payable', balance: 3 * 250_001 },
    { code: 'vat.payable', balance: 3 * 33_330 },
  ]);
});

test('posts go out within the requested hours and days', async () => {
  const plans = await shop.app.seedPlans(5);
  const { account, campaign } = await shop.seedBought({ plans, startsInDays: 2, days: 2 });
  await shop.app.moveWorld(5 * DAYS);
  for (const { live_at } of (await shop.read(account, campaign)).placements) {
    const at = new Date(live_at ?? 0);
    expect(tehranHour(at)).toBeGreaterThanOrEqual(18);
    expect(tehranHour(at)).toBeLessThan(23);
    expect([campaign.publish_period_start, campaign.publish_period_end]).toContain(tehranDay(at));
  }
});

test('a month in one move gives the same as a month hour by hour', async () => {
  const { account: one, campaign: first } = await shop.seedBought({ startsInDays: 2 });
  const { account: other, campaign: second } = await shop.seedBought({ startsInDays: 2 });
  await shop.app.moveWorld(30 * DAYS);
  const [jumped, beside] = [await shop.read(one, first), await shop.read(other, second)];
  expect(jumped).toMatchObject({ state: 'INACTIVE', reason: 'completed', money: { captured: 2_200_000 } });
  expect(beside.figures).toEqual(jumped.figures);
  const stepped = await shop.seedBought({ startsInDays: 2 });
  for (let step = 0; step < 20; step++) await shop.app.moveWorld(11);
  const walked = await shop.read(stepped.account, stepped.campaign);
  expect(walked).toMatchObject({ state: 'INACTIVE', reason: 'completed', figures: jumped.figures });
  expect(walked.events.map(({ event }) => event)).toEqual(jumped.events.map(({ event }) => event));
});

test('a jump of a month keeps people signed in', async () => {
  const account = await shop.app.seedAccount();
  await account.client.world.moveWorldClock({ body: { hours: 30 * DAYS } });
  await shop.app.app.services.world.whenStill();
  expect((await account.client.campaigns.listCampaigns()).count).toBe(0);
  expect(await account.getToken()).toMatch(/\./);
});

test('a campaign that the operator rejects gets its money back, and can be edited and bought again', async () => {
  const account = await shop.app.seedAccount({ balance: 2_200_000 });
  const draft = await shop.seedDraft(account, { startsInDays: 6, change: { content_caption: 'شرط‌بندی روی قهوه' } });
  const created = await shop.create(account, draft.id);
  await shop.buy(account, created);
  await shop.app.moveWorld(1);
  const rejected = await shop.read(account, created);
  expect(rejected).toMatchObject({ state: 'REJECTED', waits_for: 'advertiser', money: { held: 0, captured: 0, released: 2_200_000 } });
  expect(rejected.events[0]).toMatchObject({
    event: 'reject',
    actor: 'operator',
    facts: { released: 2_200_000, reason: expect.stringContaining('شرط‌بندی') },
  });
  expect(await shop.money(account)).toMatchObject({ available: 2_200_000, held: 0 });
  await expect(shop.buy(account, created)).rejects.toMatchObject({
    code: 'transition_refused',
    facts: { allowed: ['updateCampaign', 'cancelCampaign', 'archiveCampaign'] },
  });
  await shop.edit(account, draft.id, { content_caption: 'come in' });
  const edited = await shop.create(account, draft.id);
  expect(edited).toMatchObject({ id: created.id, state: 'CREATED', version: 2, money: { released: 0 } });
  await shop.buy(account, edited);
  await shop.app.moveWorld(1);
  expect(await shop.read(account, created)).toMatchObject({ state: 'SCHEDULED', money: { held: 2_200_000 } });
  await shop.app.moveWorld(14 * DAYS);
  expect(await shop.read(account, created)).toMatchObject({ reason: 'completed', money: { captured: 2_200_000, released: 0 } });
});

test('the share of a publisher who declines waits a day for a replacement, then it is released, and the campaign goes on', async () => {
  const { account, campaign } = await shop.seedBought({ plans: await directFirst({ answer: 'declines' }), startsInDays: 3 });
  await shop.app.moveWorld(1);
  expect(await shop.read(account, campaign)).toMatchObject({ state: 'ACCEPTED', waits_for: 'advertiser', money: { held: 2_200_000 } });
  await shop.app.moveWorld(24);
  const scheduled = await shop.read(account, campaign);
  expect(listStates(scheduled)).toEqual(['declined', 'scheduled']);
  expect(scheduled.money).toEqual({ held: 1_100_000, captured: 0, released: 1_100_000 });
  await shop.app.moveWorld(10 * DAYS);
  expect(await shop.read(account, campaign)).toMatchObject({ reason: 'completed', money: { captured: 1_100_000, released: 1_100_000 } });
});

test('a publisher who does not answer within a day is out', async () => {
  const { account, campaign } = await shop.seedBought({ plans: await directFirst({ answer: 'keeps_silent' }), startsInDays: 5 });
  await shop.app.moveWorld(24);
  expect(await shop.read(account, campaign)).toMatchObject({ state: 'ACCEPTED', waits_for: 'publisher' });
  await shop.app.moveWorld(25);
  const scheduled = await shop.read(account, campaign);
  expect(listStates(scheduled)).toEqual(['declined', 'scheduled']);
  expect(scheduled.state).toBe('SCHEDULED');
});

test('a campaign whose publishers all decline gets all its money back', async () => {
  const plans = await directFirst({ answer: 'declines' });
  for (const { publisher_id } of plans) shop.platform.direct(publisher_id, { answer: 'declines' });
  const { account, campaign } = await shop.seedBought({ plans });
  await shop.app.moveWorld(26);
  expect(await shop.read(account, campaign)).toMatchObject({
    state: 'INACTIVE',
    reason: 'unfilled',
    money: { held: 0, captured: 0, released: 2_200_000 },
  });
  expect(await shop.money(account)).toMatchObject({ available: 2_200_000 });
});

test.each([
  ['never comes', Infinity],
  ['comes later than six hours', 9],
])('a post that %s has failed, and is not paid for', async (_what, lateHours) => {
  const { account, campaign } = await shop.seedBought({ plans: await directFirst({ lateHours }), startsInDays: 2, days: 1 });
  await shop.app.moveWorld(10 * DAYS);
  const done = await shop.read(account, campaign);
  expect(listStates(done)).toEqual(['failed', 'ended']);
  expect(done).toMatchObject({ reason: 'completed', money: { captured: 1_100_000, released: 1_100_000 } });
  const failed = done.events.find(({ event }) => event === 'placement_failed');
  const slot = done.placements[1]?.live_at ?? '';
  expect(Date.parse(failed?.at ?? '')).toBeLessThanOrEqual(Date.parse(slot) + 6 * 3_600_000);
});

test('a post that is a few hours late counts from the hour at which it is live', async () => {
  const { account, campaign } = await shop.seedBought({ plans: await directFirst({ lateHours: 5 }, 1), startsInDays: 2, days: 1 });
  await shop.app.moveWorld(10 * DAYS);
  expect(await shop.read(account, campaign)).toMatchObject({
    reason: 'completed',
    money: { captured: 1_100_000 },
    figures: { reach: 2400 },
  });
});

test('when every post fails the campaign ends unfilled', async () => {
  const { account, campaign } = await shop.seedBought({ plans: await directFirst({ lateHours: Infinity }, 1), startsInDays: 2 });
  await shop.app.moveWorld(6 * DAYS);
  expect(await shop.read(account, campaign)).toMatchObject({
    state: 'INACTIVE',
    reason: 'unfilled',
    money: { held: 0, captured: 0, released: 1_100_000 },
  });
});

test('a post that is deleted early is paid for its whole hours', async () => {
  const { account, campaign } = await shop.seedBought({ plans: await directFirst({ removedAfterHours: 7.5 }), startsInDays: 2 });
  await shop.app.moveWorld(10 * DAYS);
  const done = await shop.read(account, campaign);
  const net = Math.round((10_000 * 7) / 24) * 100;
  const part = net + net / 10;
  expect(listStates(done)).toEqual(['cut_short', 'ended']);
  expect(getMoney(done)).toEqual([
    [part, 1_100_000 - part],
    [1_100_000, 0],
  ]);
  expect(done.figures).toMatchObject({ cost: 1_000_000 + net, reach: 800 + 2400 });
  expect(done.events.find(({ event }) => event === 'placement_cut_short')?.facts).toMatchObject({ captured: part });
});

test('a post that is deleted after its bought hours is paid in full', async () => {
  const { account, campaign } = await shop.seedBought({ plans: await directFirst({ removedAfterHours: 24 }, 1), startsInDays: 2 });
  await shop.app.moveWorld(10 * DAYS);
  const done = await shop.read(account, campaign);
  expect(listStates(done)).toEqual(['ended']);
  expect(getMoney(done)).toEqual([[1_100_000, 0]]);
});

test('a platform that is down for two days delays a campaign and does not end it', async () => {
  const { account, campaign } = await shop.seedBought({ startsInDays: 5 });
  shop.platform.isDown = true;
  await shop.app.moveWorld(2 * DAYS);
  shop.platform.isDown = false;
  expect(await shop.read(account, campaign)).toMatchObject({ state: 'ACCEPTED' });
  const { rows } = await shop.app.db.pool.query<{ jobs: number }>(
    `select count(*)::int as jobs from job where kind = 'campaign.advance' and payload ->> 'campaign_id' = $1`,
    [String(campaign.id)],
  );
  expect(rows).toEqual([{ jobs: 1 }]);
  expect(shop.app.takeErrors().length).toBeGreaterThan(8);
  await shop.app.moveWorld(15 * DAYS);
  expect(await shop.read(account, campaign)).toMatchObject({ reason: 'completed', money: { captured: 2_200_000 } });
});

test('figures do not prove that a post is still live: it is paid after a look for it', async () => {
  const plans = await directFirst({ removedAfterHours: 6 }, 1);
  const { account, campaign } = await shop.seedBought({ plans, startsInDays: 2, days: 2 });
  await shop.app.moveWorld(2 * DAYS + 12);
  expect(listStates(await shop.read(account, campaign))).toEqual(['live']);
  const { findPost } = shop.platform;
  shop.platform.findPost = () => Promise.reject(new Error('the platform finds no post'));
  await shop.app.moveWorld(2 * DAYS);
  shop.platform.findPost = findPost;
  expect(shop.app.takeErrors().length).toBeGreaterThan(0);
  expect(await shop.read(account, campaign)).toMatchObject({ money: { captured: 0, held: 1_100_000 }, figures: { reach: 2400 } });
  await shop.app.moveWorld(2);
  const paid = await shop.read(account, campaign);
  expect([listStates(paid), getMoney(paid)]).toEqual([['cut_short'], [[275_000, 825_000]]]);
});

test('a second look changes nothing: no event, no money, no figure', async () => {
  const { account, campaign } = await shop.seedBought({ startsInDays: 2 });
  for (const hours of [1, 3 * DAYS, 10 * DAYS]) {
    await shop.app.moveWorld(hours);
    const before = await shop.read(account, campaign);
    const advance = () => shop.app.app.services.campaigns.advance(account.account_id, campaign.id);
    await advance();
    await Promise.all([advance(), advance(), advance()]);
    expect(await shop.read(account, campaign)).toEqual(before);
  }
  expect(await shop.countPosted(account, 'capture')).toBe(2);
});

test('two looks at the same moment that see the same save it once', async () => {
  const { account, campaign } = await shop.seedBought({ startsInDays: 2 });
  const reviewed = shop.app.world.now() + 600_000;
  await shop.app.world.jumpTo(reviewed, async () => undefined);
  const advance = () => shop.app.app.services.campaigns.advance(account.account_id, campaign.id);
  await Promise.all([advance(), advance(), advance()]);
  expect(getPath(await shop.read(account, campaign))).toEqual(['complete_steps', 'purchase', 'approve']);
});
