import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Metric } from '@jarchi/domain/campaigns/goals.ts';
import type { RejectReason } from '@jarchi/domain/reports/measurements/judge-figure.ts';
import type { MeasurementSource } from '@jarchi/domain/reports/reports.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { campaign } from '../campaigns/rows/campaigns.tables.ts';
import { dailyFigure, measurementFinding } from './measurements.tables.ts';

/** Whose figures they are. Whoever stores figures holds the lock of the campaign. */
export interface OfCampaign {
  readonly account_id: number;
  readonly campaign_id: number;
}

/** Figures of a campaign from one source, collected at once. */
export interface Batch<Row> extends OfCampaign {
  readonly source: MeasurementSource;
  readonly collected_at: Date;
  readonly rows: readonly Row[];
}

/** The hours (ms) of some placements. */
export interface HourSpan {
  readonly placements: readonly number[];
  readonly first: number;
  readonly last: number;
}

export interface NewMeasurement {
  readonly placement_id: number;
  readonly metric: Metric;
  /** Start of the hour, ms. */
  readonly hour: number;
  readonly value: number;
  /** Why it does not count; empty when it does. */
  readonly reject_reason: RejectReason | '';
  readonly revision: number;
}

/** Makes the partitions of the Tehran months of instants (ms), where they are missing. */
export async function openMonths(tx: Tx, instants: readonly number[]): Promise<void> {
  await tx.execute(sql`select open_measurement_month(at) from unnest(${instantArray(instants)}) as month (at)`);
}

const instantArray = (instants: readonly number[]): SQL => sql`${pgArray(instants.map((at) => new Date(at).toISOString()))}::timestamptz[]`;
const idArray = (ids: readonly number[]): SQL => sql`${pgArray(ids)}::bigint[]`;

function within({ account_id }: OfCampaign, { placements, first, last }: HourSpan): SQL {
  return sql`account_id = ${account_id} and placement_id = any(${idArray(placements)}) and metric in ('reach', 'views', 'clicks')
    and hour between ${new Date(first).toISOString()}::timestamptz and ${new Date(last).toISOString()}::timestamptz`;
}

export async function hasMeasurements(tx: Tx, of: OfCampaign, span: HourSpan): Promise<boolean> {
  const { rows } = await tx.execute<{ known: boolean }>(sql`select exists(select 1 from measurement where ${within(of, span)}) as known`);
  return rows[0]?.known ?? false;
}

export interface StoredMeasurement extends NewMeasurement {
  readonly source: MeasurementSource;
}

/** All figures of hours, whether they count or not. */
export async function listMeasurements(tx: Tx, of: OfCampaign, span: HourSpan): Promise<StoredMeasurement[]> {
  const { rows } = await tx.execute<StoredMeasurement & Record<string, unknown>>(sql`
    select placement_id, metric, (extract(epoch from hour) * 1000)::bigint as hour, source, value, reject_reason, revision
    from measurement where ${within(of, span)}`);
  return rows;
}

/** Adds figures; a stored figure never changes. Returns how many were added: those whose key is there already are not. */
export async function insertMeasurements(tx: Tx, batch: Batch<NewMeasurement>): Promise<number> {
  const { account_id, campaign_id, source, collected_at, rows } = batch;
  const { rowCount } = await tx.execute(sql`
    insert into measurement (account_id, campaign_id, placement_id, metric, hour, source, value, collected_at, is_accepted, reject_reason, revision)
    select ${account_id}::bigint, ${campaign_id}::bigint, r.placement_id, r.metric, r.hour, ${source}, r.value, ${collected_at.toISOString()}::timestamptz,
      r.reject_reason = '', r.reject_reason, r.revision
    from unnest(${idArray(rows.map((row) => row.placement_id))}, ${pgArray(rows.map((row) => row.metric))}::text[],
      ${instantArray(rows.map((row) => row.hour))}, ${idArray(rows.map((row) => row.value))},
      ${pgArray(rows.map((row) => `"${row.reject_reason}"`))}::text[], ${pgArray(rows.map((row) => row.revision))}::smallint[])
      as r(placement_id, metric, hour, value, reject_reason, revision)
    on conflict do nothing`);
  return rowCount ?? 0;
}

/** The accepted figures of an hour. */
export type NewHour = Readonly<Record<Metric, number>> & { readonly placement_id: number; readonly hour: number };

/**
 * Adds the accepted figures of hours that have none. Numbers are sent once for each hour and become a row for each metric in the store,
 * which takes half the time of rows that are sent one by one.
 */
export async function insertHours(tx: Tx, batch: Batch<NewHour>): Promise<number> {
  const { account_id, campaign_id, source, collected_at, rows } = batch;
  const column = (key: keyof NewHour) => sql`${pgArray(rows.map((row) => row[key]))}::bigint[]`;
  const { rowCount } = await tx.execute(sql`
    insert into measurement (account_id, campaign_id, placement_id, metric, hour, source, value, collected_at)
    select ${account_id}::bigint, ${campaign_id}::bigint, r.placement_id, m.metric, to_timestamp(r.hour / 1000), ${source}, m.value, ${collected_at.toISOString()}::timestamptz
    from unnest(${column('placement_id')}, ${column('hour')}, ${column('reach')}, ${column('views')}, ${column('clicks')})
      as r(placement_id, hour, reach, views, clicks),
      lateral (values ('reach', r.reach), ('views', r.views), ('clicks', r.clicks)) as m (metric, value)
    on conflict do nothing`);
  return rowCount ?? 0;
}

/** Sums up again the days of a campaign within a span of hours (ms). */
export async function rollUpDays(
  tx: Tx,
  { account_id, campaign_id }: OfCampaign,
  { first, last }: Omit<HourSpan, 'placements'>,
): Promise<void> {
  await tx.execute(sql`
    insert into measurement_day (account_id, campaign_id, placement_id, metric, day, value, accepted)
    select account_id, campaign_id, placement_id, metric, (hour at time zone 'Asia/Tehran')::date, sum(value), coalesce(sum(value) filter (where is_accepted), 0)
    from standing_measurement
    where account_id = ${account_id} and campaign_id = ${campaign_id}
      and hour >= date_trunc('day', ${new Date(first).toISOString()}::timestamptz, 'Asia/Tehran')
      and hour < date_trunc('day', ${new Date(last).toISOString()}::timestamptz, 'Asia/Tehran') + interval '1 day'
    group by 1, 2, 3, 4, 5
    on conflict (account_id, campaign_id, placement_id, metric, day) do update set value = excluded.value, accepted = excluded.accepted`);
}

/** Marks days: until they are summed up, their figures are read from the hours. */
export async function markDays(tx: Tx, { account_id, campaign_id }: OfCampaign, days: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into measurement_dirty (account_id, campaign_id, day)
    select ${account_id}::bigint, ${campaign_id}::bigint, day from unnest(${pgArray(days)}::date[]) as marked (day)
    on conflict do nothing`);
}

/** One campaign with marked days, locked, so that nobody else sums up its days at the same time. */
export async function lockMarked(tx: Tx, accountId: number): Promise<number | undefined> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from ${campaign} where account_id = ${accountId}
      and id = (select min(campaign_id) from measurement_dirty where account_id = ${accountId}) for no key update`);
  return rows[0]?.id;
}

/** Takes the marks of a locked campaign, and returns their days. */
export async function takeMarks(tx: Tx, { account_id, campaign_id }: OfCampaign): Promise<string[]> {
  const { rows } = await tx.execute<{ day: string }>(
    sql`delete from measurement_dirty where account_id = ${account_id} and campaign_id = ${campaign_id} returning day::text`,
  );
  return rows.map(({ day }) => day);
}

export type MetricTotals = Readonly<Record<Metric, number>>;

export async function readTotals(tx: Tx, accountId: number, campaignId: number): Promise<MetricTotals> {
  const rows = await tx
    .select({ metric: dailyFigure.metric, total: sql<number>`sum(${dailyFigure.accepted})::bigint`.mapWith(Number) })
    .from(dailyFigure)
    .where(and(eq(dailyFigure.account_id, accountId), eq(dailyFigure.campaign_id, campaignId)))
    .groupBy(dailyFigure.metric);
  const of = (metric: Metric) => rows.find((row) => row.metric === metric)?.total ?? 0;
  return { reach: of('reach'), views: of('views'), clicks: of('clicks') };
}

export type NewFinding = Omit<typeof measurementFinding.$inferInsert, 'id'>;

export async function insertFindings(tx: Tx, findings: readonly NewFinding[]): Promise<void> {
  if (findings.length > 0) await tx.insert(measurementFinding).values([...findings]);
}

function pgArray(values: readonly (string | number)[]): string {
  return `{${values.join(',')}}`;
}
