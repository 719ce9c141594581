import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { DayRange } from '@jarchi/domain/calendar/day-range.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { account } from '#features/account/account.tables.ts';
import { campaign, placement } from '#features/campaigns/rows/campaigns.tables.ts';
import { firstCategoryOf } from '#features/publishers/publishers.tables.ts';
import { withCosts, type WithCost } from '../reports.costs.repository.ts';
import type { FigureRow } from '../reports.figures.ts';
import { dailyFigure, standingMeasurement } from '#features/measurements/measurements.tables.ts';

export interface FiguresOfCampaign {
  readonly accountId: number;
  readonly campaignId: number;
  readonly isAcceptedOnly: boolean;
}

/** Figures by day within a range; the raw ones when rejected figures count too. */
export async function listDayFigures(
  tx: Tx,
  { accountId, campaignId, isAcceptedOnly }: FiguresOfCampaign,
  range: DayRange,
): Promise<FigureRow[]> {
  const value = isAcceptedOnly ? dailyFigure.accepted : dailyFigure.value;
  return tx
    .select({ placement_id: dailyFigure.placement_id, metric: dailyFigure.metric, bucket: dailyFigure.day, value })
    .from(dailyFigure)
    .where(
      and(
        eq(dailyFigure.account_id, accountId),
        eq(dailyFigure.campaign_id, campaignId),
        sql`${dailyFigure.day} between ${range.from} and ${range.to}`,
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
      placement_id: standingMeasurement.placement_id,
      metric: standingMeasurement.metric,
      hour: standingMeasurement.hour,
      value: sql<number>`sum(${standingMeasurement.value})::bigint`.mapWith(Number),
    })
    .from(standingMeasurement)
    .where(
      and(
        eq(standingMeasurement.account_id, accountId),
        eq(standingMeasurement.campaign_id, campaignId),
        sql`${standingMeasurement.hour} >= ${from.toISOString()}::timestamptz and ${standingMeasurement.hour} < ${to.toISOString()}::timestamptz`,
        isAcceptedOnly ? eq(standingMeasurement.is_accepted, true) : undefined,
      ),
    )
    .groupBy(standingMeasurement.placement_id, standingMeasurement.metric, standingMeasurement.hour);
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

export async function getAccountTitle(tx: Tx, accountId: number): Promise<string> {
  const [row] = await tx.select({ title: account.title }).from(account).where(eq(account.account_id, accountId));
  if (!row) throw new Error(`account ${accountId} has no row`);
  return row.title;
}

export async function listReportPlacements(tx: Tx, accountId: number, row: ReportCampaign): Promise<ReportPlacement[]> {
  const rows = await tx
    .select({ ...getTableColumns(placement), category_id: firstCategoryOf(placement.publisher_id) })
    .from(placement)
    .where(and(eq(placement.account_id, accountId), eq(placement.campaign_id, row.id)));
  return withCosts(tx, accountId, rows, () => row);
}
