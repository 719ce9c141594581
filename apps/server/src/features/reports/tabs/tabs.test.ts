import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallInput } from '@jarchi/contract/types.ts';
import { openCampaigns, type Campaign, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { unzip } from '#infra/testing/unzip.ts';
import type { TestAccount } from '#testing/test-app.ts';

type Query = NonNullable<CallInput<'reports', 'exportReport'>['query']>;

/** The first day of the period, a Monday. */
const FIRST = '2026-11-23';
const KEYS = ['reach', 'views', 'clicks', 'cost'] as const;

let shop: Campaigns;
let account: TestAccount;
let campaign: Campaign;

/** Two posts of 24 hours, from 18:00 of the first and of the second day; the second has half the people and more clicks. */
beforeAll(async () => {
  shop = await openCampaigns();
  const plans = await shop.app.seedPlans(2);
  shop.platform.direct(plans[1]?.publisher_id ?? 0, { figuresOf: () => ({ reach: 50, views: 60, clicks: 5 }) });
  ({ account, campaign } = await shop.seedBought({ plans, startsInDays: 2, days: 2 }));
  await shop.app.moveWorld(6 * 24);
});
afterAll(() => shop.app.close());

const params = () => ({ id: campaign.id });
const reports = () => account.client.reports;
const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);

/** The cells of the file's only sheet, row by row. */
async function readFile(query: Query): Promise<string[][]> {
  const { blob } = await account.client.reports.exportReport({ params: params(), query });
  const sheet = unzip(Buffer.from(await blob.arrayBuffer())).get('xl/worksheets/sheet1.xml') ?? '';
  return [...sheet.matchAll(/<row r="\d+">(.*?)<\/row>/g)].map(([, row]) =>
    [...(row ?? '').matchAll(/<c [^>]*?(?:\/>|>.*?<\/c>)/g)].map(([cell]) => cell.replace(/<[^>]+>/g, '')),
  );
}

test.each([{}, { from: FIRST, to: FIRST }, { from: '2026-11-24', to: '2026-11-24' }, { from: '2026-11-24', to: '2026-11-30' }] as const)(
  'screen, API and Excel of every tab agree to the toman (%o)',
  async (range) => {
    const stats = await reports().getStats({ params: params(), query: range });
    const { hours, totals: ofHours } = await reports().getStatsHours({ params: params(), query: range });
    for (const key of KEYS)
      expect([key, ofHours[key], sum(hours.map((hour) => hour[key]))]).toEqual([key, stats.totals[key], stats.totals[key]]);
    const expected = KEYS.map((key) => String(stats.totals[key]));
    for (const by of ['content', 'platform'] as const) {
      const { parts, totals } = await reports().getStatsParts({ params: params(), query: { ...range, by } });
      expect(totals).toEqual(stats.totals);
      for (const key of KEYS) expect([key, sum(parts.map((part) => part[key]))]).toEqual([key, stats.totals[key]]);
      const rows = await readFile({ ...range, by });
      expect(rows.slice(1, -1).map((row) => row.slice(2, 6))).toEqual(parts.map((part) => KEYS.map((key) => String(part[key]))));
      expect(rows.at(-1)?.slice(2, 6)).toEqual(expected);
    }
    const byHour = await readFile({ ...range, by: 'hour' });
    expect(byHour.slice(1, -1).map((row) => row.slice(2))).toEqual(hours.map((hour) => KEYS.map((key) => String(hour[key]))));
    expect(byHour.at(-1)?.slice(2)).toEqual(expected);
    const byPublisher = await readFile({ ...range, by: 'publisher' });
    expect(byPublisher.slice(1, -1).map((row) => row.slice(3, 7))).toEqual(
      stats.publishers.map((row) => KEYS.map((key) => String(row[key]))),
    );
    expect(byPublisher.at(-1)?.slice(3, 7)).toEqual(expected);
  },
);

test('hours stand under the day of the week and the hour in which they were', async () => {
  const { hours } = await reports().getStatsHours({ params: params(), query: {} });
  const clicksAt = (weekday: number, hour: number) => hours.find((cell) => cell.weekday === weekday && cell.hour === hour)?.clicks;
  // The first post is live from 18:00 of Monday, the second from 18:00 of Tuesday.
  expect([clicksAt(2, 17), clicksAt(2, 18), clicksAt(3, 17), clicksAt(3, 21), clicksAt(4, 17)]).toEqual([0, 3, 3, 5, 5]);
});

test('a content of the campaign is one part with all publishers, and so is its platform', async () => {
  const [content] = (await reports().getStatsParts({ params: params(), query: { by: 'content' } })).parts;
  expect(content).toMatchObject({ key: 'ready', title: 'come in', publishers: 2, file: { name: 'story.png' } });
  const { parts } = await reports().getStatsParts({ params: params(), query: { by: 'platform' } });
  expect(parts).toMatchObject([{ key: 'INSTAGRAM', publishers: 2 }]);
});

test('a publisher’s details are its post, its proofs and its own series', async () => {
  const [first] = campaign.placements;
  const read = await reports().getStatsOfPlacement({
    params: { campaign: campaign.id, placement: first?.id ?? 0 },
    query: { from: FIRST, to: '2026-11-24' },
  });
  expect(read).toMatchObject({
    state: 'ended',
    availability_hours: 24,
    post_url: null,
    proofs: [{ source: 'simulation', hours: 24, rejected: 0, first: read.live_at }],
    totals: { reach: 2400, cost: 1_000_000 },
  });
  expect(read.post_ref).not.toBeNull();
  expect(read.series.map(({ reach }) => reach)).toEqual([600, 1800]);
  await expect(reports().getStatsOfPlacement({ params: { campaign: campaign.id, placement: 987_654 } })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('a report is compared with any range', async () => {
  const day = { from: '2026-11-24', to: '2026-11-24' };
  const first = await reports().getStats({ params: params(), query: { from: FIRST, to: FIRST } });
  const compared = (query: Partial<Record<'compare_from' | 'compare_to', string>>) =>
    reports().getStats({ params: params(), query: { from: '2026-11-24', to: '2026-11-25', ...query } });
  expect(await compared({ compare_from: FIRST, compare_to: FIRST })).toMatchObject({
    compared_range: { from: FIRST, to: FIRST },
    compared_totals: first.totals,
  });
  expect((await compared({ compare_from: '2026-11-01' })).compared_range).toEqual({ from: '2026-11-01', to: '2026-11-02' });
  expect((await compared({ compare_to: FIRST })).compared_range).toEqual({ from: '2026-11-22', to: FIRST });
  await expect(
    reports().getStats({ params: params(), query: { ...day, compare_from: '2026-11-05', compare_to: '2026-11-03' } }),
  ).rejects.toMatchObject({ code: 'range_reversed', facts: { from: '2026-11-05' } });
});

test.each(['cost', 'reach', 'views', 'clicks'] as const)('the parts of a change of %s sum to it', async (figure) => {
  const query = { from: '2026-11-24', to: '2026-11-24', compare_from: FIRST, compare_to: FIRST };
  const { totals, compared_totals } = await reports().getStats({ params: params(), query });
  const { change, measure } = await reports().explainChange({ params: params(), query: { ...query, figure } });
  expect(measure).toBe('reach');
  expect(change).toMatchObject({ before: compared_totals?.[figure], now: totals[figure] });
  expect(sum(change?.parts.map(({ amount }) => amount) ?? [])).toBe((totals[figure] ?? 0) - (compared_totals?.[figure] ?? 0));
});

test('more hours of the first post are volume, which names it', async () => {
  const query = { from: '2026-11-24', to: '2026-11-24', compare_from: FIRST, compare_to: FIRST };
  const { change } = await reports().explainChange({ params: params(), query });
  expect(change?.parts[0]).toMatchObject({ cause: 'volume', publisher: { placement_id: campaign.placements[0]?.id } });
});

test('a change without an earlier range is not explained', async () => {
  const { change } = await reports().explainChange({ params: params(), query: { from: FIRST, to: FIRST } });
  expect(change).toBeNull();
});
