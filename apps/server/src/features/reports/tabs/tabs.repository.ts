import { and, asc, eq, sql } from 'drizzle-orm';
import type { MeasurementSource } from '@jarchi/domain/reports/reports.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { createdContent } from '#features/contents/contents.tables.ts';
import { measurement, standingMeasurement } from '#features/measurements/measurements.tables.ts';
import type { FiguresOfCampaign } from '../stats/stats.repository.ts';

export interface HourSums {
  /** The start of the hour (ms). */
  readonly at: number;
  readonly reach: number;
  readonly views: number;
  readonly clicks: number;
}

/** Figures of a whole campaign by hour, between two instants. */
export async function sumHours(
  tx: Tx,
  { accountId, campaignId, isAcceptedOnly }: FiguresOfCampaign,
  from: Date,
  to: Date,
): Promise<HourSums[]> {
  const sumOf = (metric: 'reach' | 'views' | 'clicks') =>
    sql<number>`coalesce(sum(${standingMeasurement.value}) filter (where ${standingMeasurement.metric} = ${metric}), 0)::bigint`.mapWith(
      Number,
    );
  const rows = await tx
    .select({ hour: standingMeasurement.hour, reach: sumOf('reach'), views: sumOf('views'), clicks: sumOf('clicks') })
    .from(standingMeasurement)
    .where(
      and(
        eq(standingMeasurement.account_id, accountId),
        eq(standingMeasurement.campaign_id, campaignId),
        sql`${standingMeasurement.hour} >= ${from.toISOString()}::timestamptz and ${standingMeasurement.hour} < ${to.toISOString()}::timestamptz`,
        isAcceptedOnly ? eq(standingMeasurement.is_accepted, true) : undefined,
      ),
    )
    .groupBy(standingMeasurement.hour);
  return rows.map(({ hour, ...sums }) => ({ at: hour.getTime(), ...sums }));
}

export interface ProofRow {
  readonly source: MeasurementSource;
  readonly hours: number;
  readonly rejected: number;
  readonly first: Date;
  readonly last: Date;
}

/** Where the figures of a placement come from: hours of each source, and how many of them have refused figures. */
export async function listProofs(tx: Tx, accountId: number, placementId: number): Promise<ProofRow[]> {
  const hours = sql<number>`count(distinct ${measurement.hour})::int`;
  return tx
    .select({
      source: measurement.source,
      hours,
      rejected: sql<number>`count(distinct ${measurement.hour}) filter (where not ${measurement.is_accepted})::int`,
      first: sql<Date>`min(${measurement.hour})`.mapWith(measurement.hour),
      last: sql<Date>`max(${measurement.hour})`.mapWith(measurement.hour),
    })
    .from(measurement)
    .where(and(eq(measurement.account_id, accountId), eq(measurement.placement_id, placementId)))
    .groupBy(measurement.source)
    .orderBy(asc(measurement.source));
}

/** The content that each publisher made and the advertiser confirmed. */
export async function listPublishedContents(tx: Tx, accountId: number, campaignId: number) {
  return tx
    .selectDistinctOn([createdContent.placement_id], {
      placement_id: createdContent.placement_id,
      files: createdContent.files,
      caption: createdContent.caption,
    })
    .from(createdContent)
    .where(and(eq(createdContent.account_id, accountId), eq(createdContent.campaign_id, campaignId), eq(createdContent.state, 'confirmed')))
    .orderBy(createdContent.placement_id, sql`${createdContent.attempt} desc`);
}
