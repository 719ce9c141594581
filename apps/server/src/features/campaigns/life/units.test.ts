import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '@jarchi/domain/calendar/jalali.ts';
import type { Combination } from '@jarchi/domain/drafts/drafts.ts';
import { windowInstants } from '@jarchi/domain/campaigns/slots.ts';
import { composeDraft, createFrom, getKind } from '#testing/campaigns/every-combination.ts';
import { openCampaigns, type Campaign, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { auditMoney } from '#testing/audit-money.ts';
import type { TestAccount } from '#testing/test-app.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

const DAYS = 24;
const VIEWS: Combination = { media_type: 'SOROUSH', content_type: 'IN_CHANNEL', campaign_type: 'CPM' };
const CLICKS: Combination = { media_type: 'SOROUSH', content_type: 'PIN', campaign_type: 'CPC' };
type Figures = NonNullable<Parameters<Campaigns['platform']['direct']>[1]['figuresOf']>;

async function buy(
  combination: Combination,
  figuresOf: Figures,
  change: object = {},
): Promise<{ account: TestAccount; campaign: Campaign }> {
  const account = await shop.app.seedAccount();
  const listed = await account.client.publishers.listMediaPlans({ params: { kind: getKind(combination) } });
  const { rows } = await shop.app.db.pool.query<{ publisher_id: number }>('select publisher_id from media_plan where id = any($1)', [
    listed.results.map(({ id }) => id),
  ]);
  for (const { publisher_id } of rows) shop.platform.direct(publisher_id, { figuresOf });
  const created = await createFrom(
    account,
    await composeDraft(shop, account, combination, { publish_period_end: addDays(shop.today(), 5), ...change }),
  );
  await shop.app.charge(account, created.total);
  return { account, campaign: (await shop.buy(account, created)).campaign };
}

/** Checks the money of the whole store, and that of the campaign as the account sees it. */
async function checkMoney(account: TestAccount, campaign: Campaign): Promise<Campaign> {
  const read = await shop.read(account, campaign);
  const { held, captured, released } = read.money;
  expect(held + captured + released).toBe(campaign.total);
  expect(await auditMoney(shop.app.db)).toEqual([]);
  expect(await shop.money(account)).toMatchObject({ held });
  return read;
}

interface Measured {
  readonly hour: Date;
  readonly value: number;
}

async function listMeasured(campaign: Campaign, metric: string, isAccepted = true): Promise<Measured[]> {
  const { rows } = await shop.app.db.pool.query<Measured>(
    'select hour, value from measurement where campaign_id = $1 and metric = $2 and is_accepted = $3 order by hour',
    [campaign.id, metric, isAccepted],
  );
  return rows;
}

test('views are captured hour by hour, and what the period did not deliver is released', async () => {
  const { account, campaign } = await buy(VIEWS, () => ({ reach: 90, views: 131, clicks: 2 }));
  expect(campaign.total).toBe(660_000);
  let before = 0;
  for (const [hours, state] of [
    [1, 'SCHEDULED'],
    [3 * DAYS, 'PUBLISHING'],
    [1 * DAYS, 'PUBLISHING'],
    [2 * DAYS, 'PUBLISHING'],
  ] as const) {
    await shop.app.moveWorld(hours);
    const { state: now, money } = await checkMoney(account, campaign);
    expect(now).toBe(state);
    expect(money.captured).toBeGreaterThanOrEqual(before);
    before = money.captured;
  }
  await shop.app.moveWorld(4 * DAYS);
  const done = await checkMoney(account, campaign);
  expect(done).toMatchObject({ state: 'INACTIVE', reason: 'completed', placements: [{ state: 'ended' }] });
  const figures = await listMeasured(done, 'views');
  const views = figures.reduce((sum, { value }) => sum + value, 0);
  expect(views).toBe(done.figures.views);
  const net = Math.round((6_000 * views) / 50_000) * 100;
  const captured = net + net / 10;
  expect(done.money).toEqual({ held: 0, captured, released: 660_000 - captured });
  expect(done.figures.cost).toBe(net);
});

test('a goal that is reached early ends the campaign, and views beyond it are not paid', async () => {
  const { account, campaign } = await buy(VIEWS, () => ({ reach: 700, views: 1_001, clicks: 9 }));
  await shop.app.moveWorld(3 * DAYS + 60);
  const ended = await checkMoney(account, campaign);
  expect(ended).toMatchObject({ state: 'PUBLISHING', money: { held: 0, captured: 660_000 }, placements: [{ state: 'ended' }] });
  const figures = await listMeasured(ended, 'views');
  expect(figures).toHaveLength(50);
  expect(Date.parse(ended.placements[0]?.ended_at ?? '')).toBe((figures.at(-1)?.hour.getTime() ?? 0) + HOUR_MS);
  await shop.app.moveWorld(48);
  const done = await checkMoney(account, campaign);
  expect(done).toMatchObject({ reason: 'completed', money: { captured: 660_000, released: 0 }, figures: { views: 50_050, cost: 600_000 } });
});

test('clicks of programs are stored and not paid', async () => {
  const rejected = [{ metric: 'clicks', value: 7, reason: 'bot' }] as const;
  const { account, campaign } = await buy(CLICKS, () => ({ reach: 900, views: 1_200, clicks: 100, rejected }));
  await shop.app.moveWorld(12 * DAYS);
  const done = await checkMoney(account, campaign);
  const paid = await listMeasured(done, 'clicks');
  const kept = await listMeasured(done, 'clicks', false);
  expect(kept).toHaveLength(paid.length);
  const clicks = paid.length * 100;
  expect(done.figures.clicks).toBe(clicks);
  const net = Math.round((campaign.quote.price * clicks) / 42_000 / 100) * 100;
  expect(done.money.captured).toBe(net + net / 10);
  const read = (only: boolean) =>
    account.client.reports.getStats({ params: { id: campaign.id }, query: { only_accepted_ccs_for_cpm: only } });
  expect((await read(true)).totals.clicks).toBe(clicks);
  expect((await read(false)).totals.clicks).toBe(clicks + kept.length * 7);
  const { totals, series } = await read(true);
  expect(totals.cost).toBe(net);
  expect(series.reduce((sum, { cost }) => sum + (cost ?? 0), 0)).toBe(totals.cost);
  expect(series.filter(({ cost }) => (cost ?? 0) > 0).length).toBeGreaterThan(2);
});

test('late figures still count while they settle', async () => {
  let isLate = true;
  const { account, campaign } = await buy(VIEWS, (hoursLive) =>
    hoursLive > 20 && isLate ? undefined : { reach: 90, views: 100, clicks: 1 },
  );
  const { to } = windowInstants(campaign);
  await shop.app.moveWorld(Math.ceil((to - shop.app.world.now()) / HOUR_MS) + 5);
  const early = await checkMoney(account, campaign);
  expect(early).toMatchObject({ state: 'PUBLISHING', placements: [{ state: 'ended' }] });
  isLate = false;
  await shop.app.moveWorld(20);
  const late = await checkMoney(account, campaign);
  expect(late.money.captured).toBeGreaterThan(early.money.captured);
  await shop.app.moveWorld(48);
  expect(await checkMoney(account, campaign)).toMatchObject({ reason: 'completed', money: { captured: late.money.captured } });
});

test('a network that never reports its last hours is settled without them', async () => {
  const { account, campaign } = await buy(VIEWS, (hoursLive) => (hoursLive > 20 ? undefined : { reach: 90, views: 100, clicks: 1 }));
  const { to } = windowInstants(campaign);
  await shop.app.moveWorld(Math.ceil((to - shop.app.world.now()) / HOUR_MS) + 47);
  const waiting = await checkMoney(account, campaign);
  expect(waiting).toMatchObject({ state: 'PUBLISHING', placements: [{ state: 'ended' }] });
  await shop.app.moveWorld(2);
  const { captured } = waiting.money;
  expect(await checkMoney(account, campaign)).toMatchObject({
    reason: 'completed',
    money: { held: 0, captured, released: 660_000 - captured },
  });
});

test('two weeks in one move give the same money as two weeks hour by hour, to the toman', async () => {
  const figuresOf: Figures = (hour) => ({ reach: hour, views: 100 + ((hour * 37) % 90), clicks: hour % 4 });
  const jumped = await buy(VIEWS, figuresOf);
  await shop.app.moveWorld(12 * DAYS);
  const stepped = await buy(VIEWS, figuresOf);
  for (let step = 0; step < 27; step++) await shop.app.moveWorld(11);
  const [one, other] = [await checkMoney(jumped.account, jumped.campaign), await checkMoney(stepped.account, stepped.campaign)];
  expect(other).toMatchObject({ state: one.state, reason: one.reason, money: one.money, figures: one.figures });
});
