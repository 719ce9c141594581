import { and, eq, sql } from 'drizzle-orm';
import type { MeasurementSource, Metric } from '@jarchi/domain/reports/reports.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { measurementDay } from './measurements.tables.ts';

export interface NewMeasurement {
  readonly placement_id: number;
  readonly metric: Metric;
  readonly hour: Date;
  readonly value: number;
  /** Why it does not count; null when it does. */
  readonly reject_reason: string | null;
}

/** Figures of a campaign from one source, collected at once. */
export interface Batch<Row> {
  readonly account_id: number;
  readonly campaign_id: number;
  readonly source: MeasurementSource;
  readonly collected_at: Date;
  readonly rows: readonly Row[];
}

/** Adds figures, accepted or not, of hours that have none yet; a stored figure never changes. */
export async function insertMeasurements(tx: Tx, batch: Batch<NewMeasurement>): Promise<void> {
  const { account_id: accountId, campaign_id: campaignId, source, collected_at, rows } = batch;
  await tx.execute(sql`
    insert into measurement (account_id, campaign_id, placement_id, metric, hour, source, value, collected_at, is_accepted, reject_reason)
    select ${accountId}::bigint, ${campaignId}::bigint, r.placement_id, r.metric, r.hour, ${source}, r.value, ${collected_at.toISOString()}::timestamptz,
      r.reject_reason = '', nullif(r.reject_reason, '')
    from unnest(${pgArray(rows.map((row) => row.placement_id))}::bigint[], ${pgArray(rows.map((row) => row.metric))}::text[],
      ${pgArray(rows.map((row) => row.hour.toISOString()))}::timestamptz[], ${pgArray(rows.map((row) => row.value))}::bigint[],
      ${pgArray(rows.map((row) => `"${row.reject_reason ?? ''}"`))}::text[])
      as r(placement_id, metric, hour, value, reject_reason)
    where not exists (select from measurement m where m.account_id = ${accountId} and m.placement_id = r.placement_id and m.metric = r.metric
      and m.hour = r.hour and m.source = ${source})
    on conflict do nothing`);
}

/** Sums up again the days within a range of instants. */
export async function rollUpDays(
  tx: Tx,
  { account_id: accountId, campaign_id: campaignId }: Pick<Batch<unknown>, 'account_id' | 'campaign_id'>,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<void> {
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

function pgArray(values: readonly (string | number)[]): string {
  return `{${values.join(',')}}`;
}
