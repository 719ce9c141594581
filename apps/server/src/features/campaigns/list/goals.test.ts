import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { addDays } from '@jarchi/domain/calendar/jalali.ts';
import { composeDraft, createFrom, getCombination, getKind } from '#testing/campaigns/every-combination.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { readSheet } from '#testing/campaigns/read-sheet.ts';
import type { TestAccount } from '#testing/test-app.ts';

type Row = CallAnswer<'campaigns', 'listCampaigns'>['results'][number];

const EACH_HOUR = { reach: 700, views: 200, clicks: 80 };

let shop: Campaigns;
let account: TestAccount;

/** Three campaigns under way for a day, one of each measure; more people are reached than any of them has views or clicks. */
beforeAll(async () => {
  shop = await openCampaigns();
  account = await shop.app.seedAccount({ balance: 200_000_000 });
  const figuresOf = () => EACH_HOUR;
  const people = await shop.app.seedPlans(1);
  shop.platform.direct(people[0]?.publisher_id ?? 0, { figuresOf });
  await shop.buy(account, await shop.seedCampaign(account, { plans: people, startsInDays: 3, days: 4 }));
  for (const name of ['SOROUSH IN_CHANNEL CPM', 'SOROUSH PIN CPC']) {
    const combination = getCombination(name);
    const { results } = await account.client.publishers.listMediaPlans({ params: { kind: getKind(combination) } });
    for (const { publisher_id } of results) shop.platform.direct(publisher_id, { figuresOf });
    const data = await composeDraft(shop, account, combination, { publish_period_end: addDays(shop.today(), 8) });
    await shop.buy(account, await createFrom(account, data));
  }
  await shop.app.moveWorld(4 * 24);
});
afterAll(() => shop.app.close());

const list = (filter: string[] = []) => account.client.campaigns.listCampaigns({ query: { filter, ordering: 'created' } });
const goalsOf = ({ results }: { readonly results: readonly Row[] }) =>
  results.map(({ goal, figures: { cost }, unit_cost }) => ({ goal, cost, unit_cost }));

test('each campaign is listed with the goal and the price of its own measure', async () => {
  const { results } = await list();
  const [people, views, clicks] = results;
  expect([people, views, clicks].map((row) => [row?.campaign_type, row?.state])).toEqual([
    ['REACH', 'PUBLISHING'],
    ['CPM', 'PUBLISHING'],
    ['CPC', 'PUBLISHING'],
  ]);
  expect(people?.goal).toEqual({ measure: 'reach', target: 40_000, reached: people?.figures.reach });
  expect(views?.goal).toEqual({ measure: 'views', target: 50_000, reached: views?.figures.views });
  expect(clicks?.goal).toEqual({ measure: 'clicks', target: 42_000, reached: clicks?.figures.clicks });
  for (const row of results) {
    expect(row.goal.reached, row.title).toBeGreaterThan(0);
    expect(row.goal.reached, row.title).toBeLessThan(row.goal.target ?? 0);
  }
  expect(views?.unit_cost).toBe(12_000);
  expect(clicks?.unit_cost).toBe(Math.round((clicks?.figures.cost ?? 0) / (clicks?.goal.reached ?? 0)));
});

test('home, the campaign and its report have the goal of the list', async () => {
  const { results } = await list();
  const { running } = await account.client.home.getHome();
  expect(goalsOf({ results: running.results.toSorted((a, b) => a.id - b.id) })).toEqual(goalsOf({ results }));
  for (const { id, goal, unit_cost, campaign_type } of results) {
    expect(await shop.read(account, { id })).toMatchObject({ goal, unit_cost });
    const { pace, totals, series, publishers } = await account.client.reports.getStats({ params: { id } });
    expect(pace, campaign_type).toMatchObject({ goal, goal_day: expect.any(String) as string });
    expect([totals.unit_cost, publishers[0]?.unit_cost], campaign_type).toEqual([unit_cost, unit_cost]);
    expect(series.some((point) => point.unit_cost !== null)).toBe(true);
  }
});

test('the day of the goal is counted from the clicks of a campaign of clicks, not from its people', async () => {
  const [clicks] = (await list(['campaign_type,CPC'])).results;
  const { pace } = await account.client.reports.getStats({ params: { id: clicks?.id ?? 0 } });
  expect(pace.reach).toBeGreaterThan(pace.goal.reached);
  // At 80 clicks an hour 42,000 take 21.9 days from the first hour, which was yesterday.
  expect(pace.goal_day).toBe(addDays(shop.today(), 21));
});

test('goals of different measures have no total; those of one measure add up', async () => {
  expect((await list()).totals).toMatchObject({ goal: null, goal_total_reach: null, unit_cost: null });
  for (const type of ['REACH,INFLUENCE', 'CPM', 'CPC']) {
    const { totals, results } = await list([`campaign_type,${type}`]);
    const [row] = results;
    expect(totals, type).toMatchObject({ goal: row?.goal, goal_total_reach: row?.goal_total_reach, unit_cost: row?.unit_cost });
  }
  expect((await list(['search,nothing has this title'])).totals).toMatchObject({ goal: null, unit_cost: null });
});

test('a campaign without a goal counts towards no goal, and towards the price', async () => {
  const other = await shop.app.seedAccount();
  const plans = await shop.app.seedPlans(1);
  const set = (reach: number, cost: number, id: number) =>
    shop.app.db.pool.query('update campaign set reach = $1, cost = $2 where id = $3', [reach, cost, id]);
  await set(8_000, 400_000, (await shop.seedCampaign(other, { plans })).id);
  await set(2_000, 600_000, (await shop.seedCampaign(other, { plans, change: { goal_total_reach: null } })).id);
  const { totals } = await other.client.campaigns.listCampaigns();
  expect(totals).toMatchObject({ goal: { measure: 'reach', target: 40_000, reached: 8_000 }, unit_cost: 100_000 });
});

test('the Excel files name the measure of each campaign, and the price of its unit', async () => {
  const { results } = await list();
  const { cells } = await readSheet((await account.client.campaigns.exportCampaigns({ query: { ordering: 'created' } })).blob);
  const units = { reach: ['دسترسی', 'هر هزار دسترسی'], views: ['بازدید', 'هر هزار بازدید'], clicks: ['کلیک', 'هر کلیک'] } as const;
  for (const { id, goal, unit_cost } of results) {
    const share = goal.target === null ? '' : Math.round((goal.reached * 100) / goal.target);
    const row = cells.find((one) => one[1] === String(id));
    expect(row?.slice(13, 18)).toEqual(
      [units[goal.measure][0], goal.target ?? '', share, unit_cost ?? '', units[goal.measure][1]].map(String),
    );
    const report = await readSheet((await account.client.reports.exportReport({ params: { id } })).blob);
    expect(report.cells[0]?.at(-1)).toBe(`${units[goal.measure][1]} (تومان)`);
    expect(report.cells.at(-1)?.at(-1)).toBe(String(unit_cost ?? ''));
  }
  expect(cells.at(-1)?.slice(13)).toEqual(['', '', '', '', '', '']);
});
