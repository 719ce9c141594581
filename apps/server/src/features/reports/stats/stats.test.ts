import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { addDays, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { REACH_GOAL_MAX } from '@jarchi/domain/drafts/drafts.ts';
import { openCampaigns, type Campaign, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import type { TestAccount } from '#testing/test-app.ts';
import { unzip } from '#infra/testing/unzip.ts';

type Stats = CallAnswer<'reports', 'getStats'>;
interface Query {
  readonly from?: string;
  readonly to?: string;
  readonly only_accepted_ccs_for_cpm?: boolean;
  readonly ordering?: '-reach' | 'cost' | '-clicks' | 'unit_cost';
}

/** The first day of the period, in the world's calendar. */
const FIRST = '2026-11-23';

let shop: Campaigns;
let account: TestAccount;
let campaign: Campaign;

/**
 * Two posts, of 24 hours from 18:00 of the first and of the second day; the second post has half the figures, and a gap from its fourth to
 * its sixth hour.
 */
beforeAll(async () => {
  shop = await openCampaigns();
  const plans = await shop.app.seedPlans(2);
  const half = (hour: number) => (hour >= 4 && hour <= 6 ? undefined : { reach: 50, views: 60, clicks: 5 });
  shop.platform.direct(plans[1]?.publisher_id ?? 0, { figuresOf: half });
  ({ account, campaign } = await shop.seedBought({ plans, startsInDays: 2, days: 2 }));
  await shop.app.moveWorld(6 * 24);
});
afterAll(() => shop.app.close());

/** For a test that moves the world: the other tests' reports depend on today. */
async function openOwnShop(): Promise<Campaigns> {
  const own = await openCampaigns();
  onTestFinished(() => own.app.close());
  return own;
}

const read = (query: Query = {}): Promise<Stats> => account.client.reports.getStats({ params: { id: campaign.id }, query });
const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);

test('a report opens with the campaign’s own days, day by day, compared with the same number of days before', async () => {
  const stats = await read();
  expect(stats).toMatchObject({
    range: { from: FIRST, to: '2026-11-25' },
    campaign_range: { from: FIRST, to: '2026-11-25' },
    compared_range: { from: '2026-11-20', to: '2026-11-22' },
    granularity: 'daily',
    today: '2026-11-27',
    totals: { reach: 24 * 100 + 21 * 50, views: 24 * 120 + 21 * 60, clicks: 24 * 3 + 21 * 5, cost: 2_000_000 },
    compared_totals: { reach: 0, views: 0, clicks: 0, cost: 0, click_rate: null },
  });
  expect(stats.series.map(({ at }) => at)).toEqual(
    [FIRST, '2026-11-24', '2026-11-25'].map((day) => new Date(tehranInstant(day)).toISOString()),
  );
});

test.each([
  {},
  { from: FIRST, to: FIRST },
  { from: '2026-11-24', to: '2026-11-24' },
  { from: '2026-11-24', to: '2026-11-26' },
  { ordering: 'cost' },
] as const)('totals are the sums of the series and of the publishers (%o)', async (query) => {
  const { totals, series, publishers } = await read(query);
  for (const key of ['reach', 'views', 'clicks', 'cost'] as const) {
    expect(sum(series.map((point) => point[key])), key).toBe(totals[key]);
    expect(sum(publishers.map((row) => row[key])), key).toBe(totals[key]);
  }
  expect(totals.click_rate).toBeCloseTo((totals.clicks / totals.views) * 100);
  expect(totals.unit_cost).toBe(Math.round(((totals.cost ?? 0) * 1000) / totals.reach));
});

test('days begin at midnight in Tehran', async () => {
  const { series } = await read();
  // The first post is live from 18:00: six hours of the first day, eighteen of the next.
  expect(series.map(({ reach }) => reach)).toEqual([6 * 100, 18 * 100 + 3 * 50, 18 * 50]);
  expect(series.map(({ cost }) => cost)).toEqual([250_000, 1_000_000, 750_000]);
});

test('a single day is shown by the hour, and hours without figures are gaps, not zeros', async () => {
  const { series, granularity } = await read({ from: '2026-11-24', to: '2026-11-24' });
  expect([granularity, series.length]).toEqual(['hourly', 24]);
  expect(series.map(({ at }) => Date.parse(at))).toEqual(
    Array.from({ length: 24 }, (_, hour) => tehranInstant('2026-11-24') + hour * HOUR_MS),
  );
  expect(series.map(({ reach }) => reach)).toEqual([...Array.from({ length: 18 }, () => 100), 50, 50, 50, null, null, null]);
});

test('cost in a gap is counted', async () => {
  const { series } = await read({ from: '2026-11-24', to: '2026-11-24' });
  expect(series.slice(21)).toMatchObject(
    Array.from({ length: 3 }, () => ({ reach: null, clicks: null, cost: expect.any(Number), unit_cost: null })),
  );
  expect(sum(series.slice(21).map(({ cost }) => cost))).toBeGreaterThan(100_000);
});

test('future days are gaps', async () => {
  const { series, totals } = await read({ from: FIRST, to: '2026-12-02' });
  expect(series.slice(3)).toEqual(
    series.slice(3).map(({ at }) => ({ at, reach: null, views: null, clicks: null, cost: null, unit_cost: null })),
  );
  expect(totals.reach).toBe((await read()).totals.reach);
});

test('a range is compared with the equally long one before it', async () => {
  const stats = await read({ from: '2026-11-24', to: '2026-11-24' });
  expect(stats.compared_range).toEqual({ from: FIRST, to: FIRST });
  expect(stats.compared_totals).toEqual((await read({ from: FIRST, to: FIRST })).totals);
  expect(stats.compared_series).toEqual((await read({ from: FIRST, to: FIRST })).series);
});

test.each([
  [{ from: '2026-11-25', to: FIRST }, 'range_reversed', { from: '2026-11-25', to: FIRST }],
  // The campaign's own days replace a missing end.
  [{ to: '2020-01-01' }, 'range_reversed', { from: FIRST, to: '2020-01-01' }],
  [{ from: '0001-01-01', to: '9999-12-31' }, 'range_outside', { earliest: '2000-01-01', latest: '2100-12-31' }],
  [{ from: '0000-01-01', to: '0000-01-02' }, 'range_outside', {}],
  [{ to: '9999-12-31' }, 'range_outside', {}],
  [{ from: '2026-01-01', to: '2027-01-02' }, 'range_too_long', { days: 367, longest_days: 366 }],
])('%j is refused: %s', async (range, code, facts) => {
  await expect(read(range)).rejects.toMatchObject({ status: 400, code, facts });
});

test('a report spans a day or a year', async () => {
  expect((await read({ from: '2026-01-01', to: '2027-01-01' })).series).toHaveLength(366);
  expect((await read({ from: '2026-01-01', to: '2026-01-01' })).range).toEqual({ from: '2026-01-01', to: '2026-01-01' });
});

test('publishers are listed in the requested order, equal ones by their placement', async () => {
  const ids = async (ordering: NonNullable<Query['ordering']>) =>
    (await read({ ordering })).publishers.map(({ placement_id }) => placement_id);
  const [first, second] = campaign.placements.map(({ id }) => id);
  expect(await ids('-reach')).toEqual([first, second]);
  expect(await ids('-clicks')).toEqual([second, first]);
  expect(await ids('cost')).toEqual([first, second]);
  expect(await ids('unit_cost')).toEqual([first, second]);
});

test('rejected figures count only when all figures are requested', async () => {
  const own = await openOwnShop();
  const plans = await own.app.seedPlans(1);
  const rejected = [
    { metric: 'reach', value: 40, reason: 'bot' },
    { metric: 'reach', value: 60, reason: 'repeat' },
  ] as const;
  own.platform.direct(plans[0]?.publisher_id ?? 0, {
    figuresOf: (hour) => ({ reach: 100, views: 120, clicks: 3, ...(hour === 1 && { rejected }) }),
  });
  const { account: other, campaign: judged } = await own.seedBought({ plans, startsInDays: 1, days: 1 });
  await own.app.moveWorld(4 * 24);
  const daily = (only_accepted_ccs_for_cpm: boolean) =>
    other.client.reports.getStats({ params: { id: judged.id }, query: { only_accepted_ccs_for_cpm } });
  const day = judged.publish_period_start;
  const hourly = (only_accepted_ccs_for_cpm: boolean) =>
    other.client.reports.getStats({ params: { id: judged.id }, query: { only_accepted_ccs_for_cpm, from: day, to: day } });
  expect([(await daily(true)).totals.reach, (await daily(false)).totals.reach]).toEqual([2400, 2500]);
  expect([(await hourly(true)).totals.reach, (await hourly(false)).totals.reach]).toEqual([600, 700]);
  expect((await daily(true)).totals.cost).toBe((await daily(false)).totals.cost);
});

test('the pace shows what the whole campaign has used', async () => {
  const { pace } = await read({ from: FIRST, to: FIRST });
  expect(pace).toMatchObject({ cost: 2_000_000, price: 2_000_000, reach: 3450, goal_total_reach: 40_000, elapsed: 1, days_left: 0 });
});

test('a goal that is out of sight has no day, however far it is, and a goal that was reached keeps its day', async () => {
  const own = await openOwnShop();
  const far = await own.seedBought({
    plans: await own.app.seedPlans(1),
    startsInDays: 1,
    days: 1,
    change: { goal_total_reach: REACH_GOAL_MAX },
  });
  const near = await own.seedBought({ plans: await own.app.seedPlans(1), startsInDays: 1, days: 1, change: { goal_total_reach: 1200 } });
  const day = near.campaign.publish_period_start;
  const goalDay = async ({ account: { client }, campaign: { id } }: typeof far) =>
    (await client.reports.getStats({ params: { id } })).pace.goal_day;
  await own.app.moveWorld(36);
  expect([await goalDay(far), await goalDay(near)]).toEqual([null, addDays(day, 1)]);
  await own.app.moveWorld(24 * 10);
  expect([await goalDay(far), await goalDay(near)]).toEqual([null, addDays(day, 1)]);
});

test('a campaign that has not begun has a report of gaps', async () => {
  const { account: other, campaign: fresh } = await shop.seedBought({ startsInDays: 9 });
  const stats = await other.client.reports.getStats({ params: { id: fresh.id } });
  expect(stats).toMatchObject({
    totals: { reach: 0, cost: 0, click_rate: null },
    pace: { reach: 0, elapsed: 0, days_left: 12, goal_day: null },
  });
  expect(stats.series).toHaveLength(1);
});

test('the Excel file is the table of the screen, right to left, with every second row tinted', async () => {
  const stats = await read({ ordering: '-clicks' });
  const { blob, filename } = await account.client.reports.exportReport({ params: { id: campaign.id }, query: { ordering: '-clicks' } });
  expect(blob.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  expect(filename).toMatch(/^گزارش autumn menu \d{4}-\d\d-\d\d \d\d-\d\d\.xlsx$/);
  const sheet = unzip(Buffer.from(await blob.arrayBuffer())).get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet).toContain('rightToLeft="1"');
  const rows = [...sheet.matchAll(/<row r="\d+">(.*?)<\/row>/g)].map(([, row]) => row ?? '');
  const cells = rows.map((row) => [...row.matchAll(/<c [^>]*?(?:\/>|>.*?<\/c>)/g)].map(([cell]) => cell.replace(/<[^>]+>/g, '')));
  const table = stats.publishers.map((row) => [
    row.title,
    `@${row.username}`,
    'پایان یافت',
    row.reach,
    row.views,
    row.clicks,
    row.cost,
    row.unit_cost,
  ]);
  const { reach, views, clicks, cost, unit_cost } = stats.totals;
  expect(cells.slice(1)).toEqual([...table, ['جمع', '', '', reach, views, clicks, cost, unit_cost]].map((row) => row.map(String)));
  expect(rows.slice(1).map((row) => new Set([...row.matchAll(/ s="(\d)"/g)].map(([, style]) => style)))).toEqual([
    new Set(['0']),
    new Set(['1']),
    new Set(['0']),
  ]);
});
