import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import type { MeasurementSource } from '@jarchi/domain/reports/reports.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCampaigns, type Campaign, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import type { TestAccount } from '#testing/test-app.ts';
import type { MeasuredHour } from './measurements.ingest.ts';
import { measurements, openComingMonths, rollUpMarked } from './measurements.service.ts';

let shop: Campaigns;
let account: TestAccount;
beforeAll(async () => {
  shop = await openCampaigns();
  account = await shop.app.seedAccount();
});
afterAll(() => shop.app.close());

const HOUR = tehranInstant('2026-12-05') + 9 * HOUR_MS;
const hourOf = (placement: number, hour: number, reach: number, rest: Partial<MeasuredHour> = {}): MeasuredHour => ({
  placement_id: placement,
  hour,
  reach,
  views: 0,
  clicks: 0,
  ...rest,
});

/** A campaign whose figures the test brings itself. */
async function seedQuiet(): Promise<Campaign> {
  return shop.seedCampaign(account);
}

const inAccount = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => shop.app.tenancy.withAccount(account.account_id, work);

function ingest({ id }: Campaign, source: MeasurementSource, rows: readonly MeasuredHour[], collected_at = new Date(HOUR + HOUR_MS)) {
  return inAccount((tx) => measurements.ingest(tx, { account_id: account.account_id, campaign_id: id, source, collected_at, rows }));
}

const totals = ({ id }: Campaign) => inAccount((tx) => measurements.readTotals(tx, account.account_id, id));
const query = async <T extends object>(text: string, values: unknown[] = []) => (await shop.app.db.pool.query<T>(text, values)).rows;
const stored = ({ id }: Campaign) =>
  query<object>(
    `select source, value, is_accepted, reject_reason, revision from measurement where campaign_id = $1 and metric = 'reach' order by collected_at, source, revision, reject_reason`,
    [id],
  );
const findings = ({ id }: Campaign) =>
  query<object>('select metric, source, standing, value, is_counted from measurement_finding where campaign_id = $1 order by id', [id]);

test('the same figures twice are stored once', async () => {
  const campaign = await seedQuiet();
  const rows = [hourOf(1, HOUR, 10, { rejected: [{ metric: 'reach', value: 3, reason: 'bot' }] }), hourOf(1, HOUR + HOUR_MS, 20)];
  expect(await ingest(campaign, 'platform_api', rows)).toHaveLength(6);
  expect(await ingest(campaign, 'platform_api', rows)).toEqual([]);
  expect(await stored(campaign)).toHaveLength(3);
  expect(await totals(campaign)).toMatchObject({ reach: 30 });
});

test('two reasons of one hour are stored beside each other', async () => {
  const campaign = await seedQuiet();
  const rejected = (['bot', 'repeat'] as const).map((reason, index) => ({ metric: 'reach' as const, value: index + 1, reason }));
  await ingest(campaign, 'platform_api', [hourOf(2, HOUR, 10, { rejected })]);
  expect((await stored(campaign)).map((row) => (row as { reject_reason: string }).reject_reason)).toEqual(['', 'bot', 'repeat']);
  expect(await query('select value, accepted from measurement_day where campaign_id = $1 and metric = $2', [campaign.id, 'reach'])).toEqual(
    [{ value: 13, accepted: 10 }],
  );
});

test('of several sources the best counts, whenever it comes, and no stored row changes', async () => {
  const campaign = await seedQuiet();
  const at = (minutes: number) => new Date(HOUR + minutes * 60_000);
  await ingest(campaign, 'operator_feed', [hourOf(3, HOUR, 10)], at(61));
  await ingest(campaign, 'screenshot_proof', [hourOf(3, HOUR, 99)], at(62));
  expect(await totals(campaign)).toMatchObject({ reach: 10 });
  const before = await stored(campaign);
  await ingest(campaign, 'platform_api', [hourOf(3, HOUR, 7)], at(63));
  expect(await totals(campaign)).toMatchObject({ reach: 7 });
  expect(await stored(campaign)).toEqual([
    ...before,
    { source: 'platform_api', value: 7, is_accepted: true, reject_reason: '', revision: 1 },
  ]);
  expect(before).toEqual([
    { source: 'operator_feed', value: 10, is_accepted: true, reject_reason: '', revision: 0 },
    { source: 'screenshot_proof', value: 99, is_accepted: false, reject_reason: 'source_repeat', revision: -1 },
  ]);
  expect(
    await query("select sum(value)::int as sum from standing_measurement where campaign_id = $1 and metric = 'reach'", [campaign.id]),
  ).toEqual([{ sum: 7 }]);
  expect(await findings(campaign)).toEqual([{ metric: 'reach', source: 'platform_api', standing: 10, value: 7, is_counted: true }]);
});

test('a lower figure of paid units is stored, does not count, and is found once', async () => {
  const campaign = await seedQuiet();
  const paid = { metric: 'views', is_settled: false } as const;
  const views = (value: number) => [hourOf(4, HOUR, 5, { views: value, paid })];
  await ingest(campaign, 'platform_api', views(50));
  expect(await ingest(campaign, 'platform_api', views(40))).toEqual([]);
  expect(await ingest(campaign, 'platform_api', views(40))).toEqual([]);
  expect(await totals(campaign)).toMatchObject({ views: 50 });
  expect(await findings(campaign)).toEqual([{ metric: 'views', source: 'platform_api', standing: 50, value: 40, is_counted: false }]);
  expect(await ingest(campaign, 'platform_api', views(60))).toEqual([{ placement_id: 4, hour: HOUR, metric: 'views', added: 10 }]);
  expect(await totals(campaign)).toMatchObject({ views: 60 });
});

test('hours are kept by Tehran month, and a month without a partition gets one', async () => {
  const campaign = await seedQuiet();
  // Midnight in Tehran, before midnight by UTC: the last hour of one month and the first of the next.
  const midnight = tehranInstant('2027-03-01');
  await ingest(campaign, 'platform_api', [hourOf(5, midnight - HOUR_MS, 1), hourOf(5, midnight, 2)]);
  const rows = await query<{ name: string; sum: number }>(
    "select tableoid::regclass::text as name, sum(value)::int as sum from measurement where campaign_id = $1 and metric = 'reach' group by 1 order by 1",
    [campaign.id],
  );
  expect(rows).toEqual([
    { name: 'measurement_2027_02', sum: 1 },
    { name: 'measurement_2027_03', sum: 2 },
  ]);
});

test('partitions of this month and the next two exist ahead', async () => {
  await openComingMonths(shop.app.tenancy, tehranInstant('2030-10-31'));
  const rows = await query<{ name: string }>(
    "select relname as name from pg_class where relname like 'measurement\\_203%' and relkind = 'r' order by 1",
  );
  expect(rows.map(({ name }) => name)).toEqual(['measurement_2030_10', 'measurement_2030_11', 'measurement_2030_12']);
});

test('a large batch marks its days, sums are exact before and after they are summed up', async () => {
  const campaign = await seedQuiet();
  const rows = Array.from({ length: 1200 }, (_, index) => hourOf(100 + (index % 3), HOUR + Math.floor(index / 3) * HOUR_MS, index));
  const sum = (1200 * 1199) / 2;
  await ingest(campaign, 'platform_api', rows);
  const days = () =>
    query<{ sum: number }>("select sum(accepted)::int as sum from measurement_day where campaign_id = $1 and metric = 'reach'", [
      campaign.id,
    ]);
  const dirty = () => query<object>('select day from measurement_dirty where campaign_id = $1', [campaign.id]);
  expect([await days(), (await dirty()).length]).toEqual([[{ sum: null }], 18]);
  expect(await totals(campaign)).toMatchObject({ reach: sum });
  // A later small batch of a marked day counts at once, too.
  await ingest(campaign, 'platform_api', [hourOf(103, HOUR, 1)]);
  expect(await totals(campaign)).toMatchObject({ reach: sum + 1 });
  await rollUpMarked(shop.app.tenancy, account.account_id);
  expect([await days(), await dirty()]).toEqual([[{ sum: sum + 1 }], []]);
  expect(await totals(campaign)).toMatchObject({ reach: sum + 1 });
  expect(await query("select count(*)::int as count from job where kind = 'measurements.roll_up'")).toEqual([{ count: 1 }]);
});
