import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { DayRange } from '@jarchi/domain/calendar/day-range.ts';
import type { Metric } from '@jarchi/domain/reports/reports.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { campaign, placement } from '../campaigns/campaigns.tables.ts';
import { firstCategoryOf } from '../publishers/publishers.tables.ts';
import { withCosts, type WithCost } from './reports.costs.repository.ts';
import { measurement, measurementDay } from '../measurements/measurements.tables.ts';

export interface FiguresOfCampaign {
  readonly accountId: number;
  readonly campaignId: number;
  readonly isAcceptedOnly: boolean;
}

export interface FigureRow {
  readonly placement_id: number;
  readonly metric: Metric;
  /** YYYY-MM-DD, or the start of an hour. */
  readonly bucket: string;
  readonly value: number;
}

/** Figures by day within a range; the raw ones when rejected figures count too. */
export async function listDayFigures(
  tx: Tx,
  { accountId, campaignId, isAcceptedOnly }: FiguresOfCampaign,
  range: DayRange,
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
  { accountId, campaignId, isAcceptedOnly }: FiguresOfCampaign,
  from: Date,
  to: Date,
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
export type ReportPlacement = WithCost<typeof placement.$inferSelect & { readonly category_id: number | null }>;

export async function findReportCampaign(tx: Tx, accountId: number, id: number): Promise<ReportCampaign | undefined> {
  const [row] = await tx
    .select()
    .from(campaign)
    .where(and(eq(campaign.account_id, accountId), eq(campaign.id, id)));
  return row;
}

export async function listReportPlacements(tx: Tx, accountId: number, { id, pauses }: ReportCampaign): Promise<ReportPlacement[]> {
  const rows = await tx
    .select({ ...getTableColumns(placement), category_id: firstCategoryOf(placement.publisher_id) })
    .from(placement)
    .where(and(eq(placement.account_id, accountId), eq(placement.campaign_id, id)));
  return withCosts(tx, accountId, rows, () => pauses);
}
