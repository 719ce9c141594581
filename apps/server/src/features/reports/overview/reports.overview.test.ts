import { METRICS } from '@jarchi/domain/campaigns/goals.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { openCampaigns, type Campaign, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { readSheet } from '#testing/campaigns/read-sheet.ts';
import type { TestAccount } from '#testing/test-app.ts';

type Overview = CallAnswer<'reports', 'getOverview'>;
type Stats = CallAnswer<'reports', 'getStats'>;
type Query = NonNullable<Parameters<TestAccount['client']['reports']['getOverview']>[0]>['query'];

const KEYS = ['reach', 'views', 'clicks', 'cost'] as const;

let shop: Campaigns;
let account: TestAccount;
let campaigns: Campaign[];

/**
 * Three campaigns on two platforms, posts of 24 hours from 18:00: two on 23 and 24 November (the second with a gap, and with an hour that
 * was rejected), one on the 24th, one on the 28th. Today is the 30th.
 */
beforeAll(async () => {
  shop = await openCampaigns();
  account = await shop.app.seedAccount({ balance: 20_000_000 });
  const plans = await shop.app.seedPlans(2);
  const withGap = (hour: number) => (hour >= 4 && hour <= 6 ? undefined : { reach: 50, views: 60, clicks: 5 });
  shop.platform.direct(plans[1]?.publisher_id ?? 0, { figuresOf: withGap });
  const rejected = METRICS.map((metric) => ({ metric, value: 100, reason: 'bot' as const }));
  const withBots = (hour: number) => (hour === 1 ? { reach: 0, views: 0, clicks: 0, rejected } : { reach: 100, views: 120, clicks: 3 });
  shop.platform.direct(plans[0]?.publisher_id ?? 0, { figuresOf: withBots });
  const dear = await shop.app.seedPlans(1, { price: 3_333_300 });
  const seeds = [
    { plans, startsInDays: 2, days: 2, change: { title: 'پاییز' } },
    { plans: dear, startsInDays: 3, days: 1, change: { title: 'آبان' } },
    { plans: await shop.app.seedPlans(1), startsInDays: 7, days: 1, change: { title: 'یلدا' } },
  ];
  campaigns = [];
  for (const seed of seeds) campaigns.push((await shop.buy(account, await shop.seedCampaign(account, seed))).campaign);
  await shop.app.moveWorld(9 * 24);
  await shop.app.db.pool.query(`update campaign set media_type = 'TELEGRAM', campaign_type = 'CPM' where id = $1`, [campaigns[1]?.id]);
});
afterAll(() => shop.app.close());

const read = (query: Query = {}): Promise<Overview> => account.client.reports.getOverview({ query });
const listReports = (range: { from: string; to: string }): Promise<Stats[]> =>
  Promise.all(campaigns.map(({ id }) => account.client.reports.getStats({ params: { id }, query: range })));
const add = (values: readonly (number | null | undefined)[]) =>
  values.reduce<number | null>((sum, value) => (value === null || value === undefined ? sum : (sum ?? 0) + value), null);

test('without a range it covers the last 30 days, compared with the 30 before', async () => {
  const overview = await read();
  expect(overview).toMatchObject({
    range: { from: '2026-11-01', to: '2026-11-30' },
    compared_range: { from: '2026-10-02', to: '2026-10-31' },
    today: '2026-11-30',
    granularity: 'daily',
    totals: { reach: 24 * 100 * 3 + 21 * 50 - 100, cost: 1_000_000 * 3 + 3_333_300, campaigns: 3 },
    compared_totals: { reach: 0, views: 0, clicks: 0, cost: 0, click_rate: null, campaigns: 0, prices: [] },
  });
});

test.each([
  ['2026-11-01', '2026-11-30'],
  ['2026-11-23', '2026-11-24'],
  ['2026-11-24', '2026-11-24'],
  ['2026-11-25', '2026-11-25'],
  ['2026-11-25', '2026-11-28'],
  ['2026-11-30', '2026-11-30'],
  ['2026-12-01', '2026-12-03'],
])('from %s to %s it is the sum of its campaigns’ reports', async (from, to) => {
  const overview = await read({ from, to });
  const reports = await listReports({ from, to });
  for (const key of KEYS) {
    expect(overview.totals[key], key).toBe(add(reports.map(({ totals }) => totals[key])));
    expect(overview.compared_totals[key], key).toBe(add(reports.map(({ compared_totals }) => compared_totals?.[key])));
    expect(overview.compared_series.map((point) => point[key])).toEqual(
      overview.compared_series.map((_, index) => add(reports.map((report) => report.compared_series[index]?.[key]))),
    );
  }
  for (const row of overview.campaigns.results) {
    const { unit_cost, ...totals } = reports[campaigns.findIndex(({ id }) => id === row.id)]?.totals ?? {};
    expect(row, row.title).toMatchObject({ ...totals, unit_cost });
  }
  expect(overview.range).toEqual({ from, to });
  expect(overview.granularity).toBe(reports[0]?.granularity);
  for (const platform of overview.platforms) {
    const own = reports.filter((_, index) => (index === 1 ? 'TELEGRAM' : 'INSTAGRAM') === platform.media_type);
    expect(platform.series.map(({ at }) => at)).toEqual(own[0]?.series.map(({ at }) => at));
    for (const key of KEYS)
      expect(
        platform.series.map((point) => point[key]),
        `${platform.media_type} ${key}`,
      ).toEqual(platform.series.map((_, index) => add(own.map(({ series }) => series[index]?.[key]))));
  }
});

test('platforms and types add up to the whole, and the one with the most reach comes first', async () => {
  const { totals, platforms, types } = await read();
  expect(platforms.map(({ media_type, campaigns: count }) => [media_type, count])).toEqual([
    ['INSTAGRAM', 2],
    ['TELEGRAM', 1],
  ]);
  expect(types.map(({ campaign_type, campaigns: count }) => [campaign_type, count])).toEqual([
    ['REACH', 2],
    ['CPM', 1],
  ]);
  for (const key of [...KEYS, 'campaigns'] as const) {
    expect(add(platforms.map((row) => row[key]))).toBe(totals[key]);
    expect(add(types.map((row) => row[key]))).toBe(totals[key]);
  }
  expect(platforms[1]).toMatchObject({ reach: 2400, cost: 3_333_300, click_rate: 2.5 });
});

test('campaigns of different measures are never averaged: a price for each measure, in rows, totals and series', async () => {
  const { totals, platforms, types, campaigns: page, price_series } = await read();
  const people = { measure: 'reach', cost: 3_000_000, reached: 24 * 100 * 2 + 21 * 50 - 100 } as const;
  const unit_cost = Math.round((people.cost * 1_000) / people.reached);
  const views = { measure: 'views', cost: 3_333_300, reached: 24 * 120, unit_cost: 1_157_396 };
  expect(totals.prices).toEqual([{ ...people, unit_cost }, views]);
  expect(platforms.map(({ prices }) => prices)).toEqual([[{ ...people, unit_cost }], [views]]);
  expect(types.map(({ prices }) => prices)).toEqual([[{ ...people, unit_cost }], [views]]);
  expect(page.results.map(({ measure }) => measure)).toEqual(['reach', 'views', 'reach']);
  expect(
    price_series.map(({ measure, unit_costs, compared_unit_costs }) => [measure, unit_costs.length, compared_unit_costs.length]),
  ).toEqual([
    ['reach', 30, 30],
    ['views', 30, 30],
  ]);
  // The post of views is live from 18:00 of the 24th, of which it has 6 of its 24 hours.
  expect(price_series[1]?.unit_costs.slice(22, 26)).toEqual([null, Math.round((833_300 * 1_000) / (6 * 120)), 1_157_407, null]);
});

test('a day without figures is a gap, not a zero', async () => {
  const { platforms } = await read({ from: '2026-11-23', to: '2026-11-26' });
  expect(platforms.map(({ series }) => series.map(({ reach }) => reach))).toEqual([
    [5 * 100, 18 * 100 + 3 * 50, 18 * 50, null],
    [null, 6 * 100, 18 * 100, null],
  ]);
});

test('a single day of the last eleven is shown by the hour', async () => {
  const { platforms, granularity } = await read({ from: '2026-11-24', to: '2026-11-24' });
  expect(granularity).toBe('hourly');
  expect(platforms.map(({ series }) => series.map(({ reach }) => reach))).toEqual([
    [...Array.from({ length: 18 }, () => 100), 50, 50, 50, null, null, null],
    [...Array.from({ length: 18 }, () => null), 100, 100, 100, 100, 100, 100],
  ]);
});

test('campaigns are listed in the requested order, and paged', async () => {
  const titles = async (query: Query) => (await read(query)).campaigns.results.map(({ title }) => title);
  expect(await titles({})).toEqual(['پاییز', 'آبان', 'یلدا']);
  expect(await titles({ ordering: 'title' })).toEqual(['آبان', 'پاییز', 'یلدا']);
  expect(await titles({ ordering: '-unit_cost' })).toEqual(['پاییز', 'یلدا', 'آبان']);
  expect(await titles({ ordering: 'unit_cost', limit: 2, offset: 1 })).toEqual(['پاییز', 'آبان']);
  expect((await read({ limit: 1, offset: 5 })).campaigns).toEqual({ count: 3, results: [] });
});

test('only the chosen platforms and types count', async () => {
  const { totals, campaigns: page, platforms } = await read({ filter: ['media_type,TELEGRAM,BALE'] });
  expect([totals.campaigns, totals.reach, page.results.map(({ title }) => title)]).toEqual([1, 2400, ['آبان']]);
  expect(platforms.map(({ media_type }) => media_type)).toEqual(['TELEGRAM']);
  expect((await read({ filter: ['media_type,TELEGRAM', 'campaign_type,REACH'] })).campaigns.count).toBe(0);
  expect((await read({ filter: ['campaign_type,REACH'] })).totals.campaigns).toBe(2);
});

test.each([
  [{ from: '0001-01-01' }, 'range_outside'],
  [{ to: '9999-12-31' }, 'range_outside'],
  [{ from: '2025-11-29', to: '2026-11-30' }, 'range_too_long'],
  [{ from: '2026-11-30', to: '2026-11-29' }, 'range_reversed'],
  // Without an end the range goes up to today.
  [{ from: '2099-01-01' }, 'range_reversed'],
  [{ filter: ['media_type,TELEGRAM', 'state,TO_PAY'] }, 'filter_invalid'],
  [{ filter: ['media_type,TELEGRAM,MYSPACE'] }, 'filter_invalid'],
])('%j is refused: %s', async (query, code) => {
  await expect(read(query)).rejects.toMatchObject({ status: 400, code });
  await expect(shop.app.seedAccount().then(({ client }) => client.reports.exportOverview({ query }))).rejects.toMatchObject({ code });
});

test('another account sees none of it', async () => {
  const stranger = await shop.app.seedAccount();
  expect(await stranger.client.reports.getOverview()).toMatchObject({
    totals: { reach: 0, cost: 0, campaigns: 0 },
    platforms: [],
    types: [],
  });
  const { blob } = await stranger.client.reports.exportOverview();
  expect((await readSheet(blob)).cells.slice(1)).toEqual([['جمع 0 کمپین', '', '', '', '', '', '0', '0', '0', '', '0', '', '']]);
});

test('the Excel file is the table of the screen, all pages of it, with its totals', async () => {
  const query = { from: '2026-11-24', to: '2026-11-30', ordering: '-cost' } as const;
  const { campaigns: page, totals } = await read(query);
  const { blob, filename } = await account.client.reports.exportOverview({ query });
  expect(filename).toMatch(/^داشبورد \d{4}-\d\d-\d\d \d\d-\d\d\.xlsx$/);
  const { cells, styles, xml } = await readSheet(blob);
  expect(xml).toContain('rightToLeft="1"');
  const figuresOf = (row: Overview['totals'] | (typeof page.results)[number]) => [
    ...[row.reach, row.views, row.clicks].map(String),
    String(Math.round((row.click_rate ?? 0) * 100) / 100),
    String(row.cost),
  ];
  const units = { reach: 'هر هزار دسترسی', views: 'هر هزار بازدید', clicks: 'هر کلیک' };
  expect(page.results).toHaveLength(3);
  expect(cells.slice(1, -1).map((row) => [row[0], ...row.slice(6)])).toEqual(
    page.results.map((row) => [row.title, ...figuresOf(row), String(row.unit_cost), units[row.measure]]),
  );
  expect(cells.at(-1)).toEqual(['جمع 3 کمپین', '', '', '', '', '', ...figuresOf(totals), '', '']);
  const { blob: ofPeople } = await account.client.reports.exportOverview({ query: { ...query, filter: ['campaign_type,REACH'] } });
  const { totals: peopleTotals } = await read({ ...query, filter: ['campaign_type,REACH'] });
  expect((await readSheet(ofPeople)).cells.at(-1)?.slice(-2)).toEqual([String(peopleTotals.prices[0]?.unit_cost), units.reach]);
  expect(cells[1]).toEqual(expect.arrayContaining(['تلگرام', 'بازدیدی', 'استوری', 'غیرفعال']));
  expect(styles.slice(1)).toEqual(['0', '1', '0', '1']);
});

test('the training version refuses the export', async () => {
  const demo = await openCampaigns({ config: { mode: 'demo' } });
  const { client } = await demo.app.seedAccount();
  const refused = { status: 403, code: 'export_refused' };
  await expect(client.reports.exportOverview()).rejects.toMatchObject(refused);
  await expect(client.reports.exportReport({ params: { id: 1 } })).rejects.toMatchObject(refused);
  await expect(client.campaigns.exportCampaigns()).rejects.toMatchObject(refused);
  await expect(client.reports.getOverview()).resolves.toMatchObject({ campaigns: { count: 0 } });
  await demo.app.close();
});
