import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditMoney } from '#testing/audit-money.ts';
import { composeDraft, createFrom, getCombination, getKind } from '#testing/campaigns/every-combination.ts';
import { openCampaigns, type Campaign, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { seedLive, stop } from '#testing/campaigns/seed-controls.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';
import type { TestAccount } from '#testing/test-app.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

const STEADY = { reach: 90, views: 100, clicks: 2 };
type Script = Parameters<Campaigns['platform']['direct']>[1];

/** A live campaign of views whose publisher has told some hours; `direct` gives it another script. */
async function buyViews() {
  const combination = getCombination('SOROUSH IN_CHANNEL CPM');
  const account = await shop.app.seedAccount();
  const listed = await account.client.publishers.listMediaPlans({ params: { kind: getKind(combination) } });
  const { rows } = await shop.app.db.pool.query<{ publisher_id: number }>('select publisher_id from media_plan where id = any($1)', [
    listed.results.map(({ id }) => id),
  ]);
  const direct = (script: Script) =>
    rows.forEach(({ publisher_id }) => shop.platform.direct(publisher_id, { figuresOf: () => STEADY, ...script }));
  direct({});
  const created = await createFrom(account, await composeDraft(shop, account, combination));
  await shop.app.charge(account, created.total);
  const { campaign } = await shop.buy(account, created);
  await shop.app.moveWorld(4 * 24);
  return { account, campaign, direct };
}

/** What list, report, ledger and measurements show of the campaign, which all have to agree. */
async function readFigures(account: TestAccount, campaign: Campaign) {
  const { client } = account;
  const [now, { totals, campaign_range }] = [
    await shop.read(account, campaign),
    await client.reports.getStats({ params: { id: campaign.id } }),
  ];
  const query = { ...campaign_range, metric: 'views' } as const;
  const { sums } = await client.measurements.listMeasurements({ params: { id: campaign.id }, query });
  const rule = await client.measurements.getCostRule({ params: { id: campaign.id }, query: campaign_range });
  expect([totals.views, totals.cost, sums.total, rule.cost]).toEqual([
    now.figures.views,
    now.figures.cost,
    now.figures.views,
    now.figures.cost,
  ]);
  expect(rule.captured).toBe(now.money.captured);
  expect(await auditMoney(shop.app.db)).toEqual([]);
  return { views: now.figures.views, captured: now.money.captured, cost: now.figures.cost };
}

const findings = (campaign: Campaign) =>
  shop.app.db.pool
    .query<object>('select metric, standing, value, is_counted from measurement_finding where campaign_id = $1 order by id', [campaign.id])
    .then(({ rows }) => rows);

test('a correction up is captured with the next look, and once', async () => {
  const { account, campaign, direct } = await buyViews();
  const before = await readFigures(account, campaign);
  direct({ corrections: { 3: { ...STEADY, views: 600 } } });
  await shop.app.moveWorld(12);
  const after = await readFigures(account, campaign);
  expect(after.views).toBe(before.views + 12 * 100 + 500);
  expect(after.captured).toBe(Math.round((600_000 * after.views) / 50_000) + Math.round((60_000 * after.views) / 50_000));
  expect(await findings(campaign)).toEqual([]);
});

test('a correction down moves no money and no figure of what is paid: staff find it', async () => {
  const { account, campaign, direct } = await buyViews();
  const before = await readFigures(account, campaign);
  direct({ corrections: { 2: { reach: 80, views: 40, clicks: 2 } } });
  await shop.app.moveWorld(12);
  const after = await readFigures(account, campaign);
  expect(after.views).toBe(before.views + 12 * 100);
  expect((await shop.read(account, campaign)).figures.reach).toBe((after.views / 100) * 90 - 10);
  expect(await findings(campaign)).toEqual([
    { metric: 'reach', standing: 90, value: 80, is_counted: true },
    { metric: 'views', standing: 100, value: 40, is_counted: false },
  ]);
  const { desk } = await seedStaff(shop.app);
  expect((await desk.measurements.listMeasurementFindings({})).results).toContainEqual(
    expect.objectContaining({
      account: account.slug,
      campaign_id: campaign.id,
      metric: 'views',
      standing: 100,
      value: 40,
      is_counted: false,
    }),
  );
});

test('a correction that reaches the goal ends the campaign, and nothing beyond the goal is paid', async () => {
  const { account, campaign, direct } = await buyViews();
  direct({ corrections: { 1: { ...STEADY, views: 900_000 } } });
  await shop.app.moveWorld(12);
  const ended = await shop.read(account, campaign);
  expect(ended).toMatchObject({ money: { captured: campaign.total, held: 0 }, placements: [{ state: 'ended' }] });
  await readFigures(account, campaign);
});

test('figures of a stopped campaign are corrected too, and no money moves', async () => {
  const running = await seedLive(shop);
  const stopped = await stop(running);
  const live = stopped.placements.find(({ state }) => state === 'live');
  const { rows } = await shop.app.db.pool.query<{ publisher_id: number }>('select publisher_id from placement where id = $1', [live?.id]);
  shop.platform.direct(rows[0]?.publisher_id ?? 0, { figuresOf: () => STEADY, corrections: { 1: { ...STEADY, reach: 1_090 } } });
  const { money, figures } = await shop.read(running.account, running.campaign);
  await shop.app.moveWorld(12);
  const after = await shop.read(running.account, running.campaign);
  expect(after.money).toEqual(money);
  expect(after.figures.reach).toBeGreaterThan(figures.reach + 900);
});
