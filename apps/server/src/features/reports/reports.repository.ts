import { and, eq, sql } from 'drizzle-orm';
import type { DayRange } from '@jarchi/domain/calendar/day-range.ts';
import type { MeasurementSource, Metric } from '@jarchi/domain/reports/reports.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { campaign, placement } from '../campaigns/campaigns.tables.ts';
import { withPaidUnits, type PaidUnits } from './reports.paid-hours.repository.ts';
import { measurement, measurementDay } from './reports.tables.ts';

export interface NewMeasurement {
  readonly placement_id: number;
  readonly metric: Metric;
  readonly hour: Date;
  readonly value: number;
  /** Why it does not count; null for what does. */
  readonly reject_reason: string | null;
}

/** Adds figures of hours that are not there yet, accepted and not; what was measured once stays as it was judged. */
export async function insertMeasurements(
  tx: Tx,
  accountId: number,
  campaignId: number,
  source: MeasurementSource,
  collectedAt: Date,
  rows: readonly NewMeasurement[],
): Promise<void> {
  await tx.execute(sql`
    insert into measurement (account_id, campaign_id, placement_id, metric, hour, source, value, collected_at, is_accepted, reject_reason)
    select ${accountId}::bigint, ${campaignId}::bigint, r.placement_id, r.metric, r.hour, ${source}, r.value, ${collectedAt.toISOString()}::timestamptz,
      r.reject_reason = '', nullif(r.reject_reason, '')
    from unnest(${pgArray(rows.map((row) => row.placement_id))}::bigint[], ${pgArray(rows.map((row) => row.metric))}::text[],
      ${pgArray(rows.map((row) => row.hour.toISOString()))}::timestamptz[], ${pgArray(rows.map((row) => row.value))}::bigint[],
      ${pgArray(rows.map((row) => `"${row.reject_reason ?? ''}"`))}::text[])
      as r(placement_id, metric, hour, value, reject_reason)
    where not exists (select from measurement m where m.account_id = ${accountId} and m.placement_id = r.placement_id and m.metric = r.metric
      and m.hour = r.hour and m.source = ${source})
    on conflict do nothing`);
}

/** Adds the days up again that lie in a range of instants. */
export async function rollUpDays(tx: Tx, accountId: number, campaignId: number, from: Date, to: Date): Promise<void> {
  await tx.execute(sql`
    insert into measurement_day (account_id, campaign_id, placement_id, metric, day, value, accepted)
    select account_id, campaign_id, placement_id, metric, (hour at time zone 'Asia/Tehran')::date, sum(value), coalesce(sum(value) filter (where is_accepted), 0)
    from measurement
    where account_id = ${accountId} and campaign_id = ${campaignId}
      and hour >= date_trunc('day', ${from.toISOString()}::timestamptz, 'Asia/Tehran')
      and hour < date_trunc('day', ${to.toISOString()}::timestamptz, 'Asia/Tehran') + interval '1 day'
    group by 1, 2, 3, 4, 5
    on conflict (account_id, campaign_id, placement_id, metric, day) do update set value = excluded.value, accepted = excluded.accepted`);
}

export type MetricTotals = Readonly<Record<Metric, number>>;

export async function readTotals(tx: Tx, accountId: number, campaignId: number): Promise<MetricTotals> {
  const rows = await tx
    .select({ metric: measurementDay.metric, total: sql<number>`sum(${measurementDay.accepted})::bigint`.mapWith(Number) })
    .from(measurementDay)
    .where(and(eq(measurementDay.account_id, accountId), eq(measurementDay.campaign_id, campaignId)))
    .groupBy(measurementDay.metric);
  const of = (metric: Metric) => rows.find((row) => row.metric === metric)?.total ?? 0;
  return { reach: of('reach'), views: of('views'), clicks: of('clicks') };
}

export interface FigureRow {
  readonly placement_id: number;
  readonly metric: Metric;
  /** YYYY-MM-DD, or the start of an hour. */
  readonly bucket: string;
  readonly value: number;
}

/** Figures by day within a range; raw ones when rejected figures count too. */
export async function listDayFigures(
  tx: Tx,
  accountId: number,
  campaignId: number,
  range: DayRange,
  isAcceptedOnly: boolean,
): Promise<FigureRow[]> {
  const value = isAcceptedOnly ? measurementDay.accepted : measurementDay.value;
  return tx
    .select({ placement_id: measurementDay.placement_id, metric: measurementDay.metric, bucket: measurementDay.day, value })
    .from(measurementDay)
    .where(
      and(
        eq(measurementDay.account_id, accountId),
        eq(measurementDay.campaign_id, campaignId),
        sql`${measurementDay.day} between ${range.from} and ${range.to}`,
      ),
    );
}

/** Figures by hour between two instants. */
export async function listHourFigures(
  tx: Tx,
  accountId: number,
  campaignId: number,
  from: Date,
  to: Date,
  isAcceptedOnly: boolean,
): Promise<FigureRow[]> {
  const rows = await tx
    .select({
      placement_id: measurement.placement_id,
      metric: measurement.metric,
      hour: measurement.hour,
      value: sql<number>`sum(${measurement.value})::bigint`.mapWith(Number),
    })
    .from(measurement)
    .where(
      and(
        eq(measurement.account_id, accountId),
        eq(measurement.campaign_id, campaignId),
        sql`${measurement.hour} >= ${from.toISOString()}::timestamptz and ${measurement.hour} < ${to.toISOString()}::timestamptz`,
        isAcceptedOnly ? eq(measurement.is_accepted, true) : undefined,
      ),
    )
    .groupBy(measurement.placement_id, measurement.metric, measurement.hour);
  return rows.map((row) => ({ ...row, bucket: row.hour.toISOString() }));
}

export type ReportCampaign = typeof campaign.$inferSelect;
export type ReportPlacement = typeof placement.$inferSelect & { readonly paid: PaidUnits | null };

export async function findReportCampaign(tx: Tx, accountId: number, id: number): Promise<ReportCampaign | undefined> {
  const [row] = await tx
    .select()
    .from(campaign)
    .where(and(eq(campaign.account_id, accountId), eq(campaign.id, id)));
  return row;
}

export async function listReportPlacements(tx: Tx, accountId: number, campaignId: number): Promise<ReportPlacement[]> {
  const rows = await tx
    .select()
    .from(placement)
    .where(and(eq(placement.account_id, accountId), eq(placement.campaign_id, campaignId)));
  return withPaidUnits(tx, accountId, rows);
}

function pgArray(values: readonly (string | number)[]): string {
  return `{${values.join(',')}}`;
}
