import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Metric } from '@jarchi/domain/campaigns/goals.ts';
import type { RejectReason } from '@jarchi/domain/reports/measurements/judge-figure.ts';
import type { MeasurementSource } from '@jarchi/domain/reports/reports.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { account } from '#features/account/account.tables.ts';
import { campaign, placement } from '#features/campaigns/rows/campaigns.tables.ts';
import { ledgerTransaction } from '#features/finance/finance.tables.ts';
import { firstCategoryOf } from '#features/publishers/publishers.tables.ts';
import { measurement, measurementFinding, standingMeasurement } from '../measurements.tables.ts';

/** The part of a campaign's report that a figure covers; instants in ms, `to` excluded. */
export interface Cell {
  readonly accountId: number;
  readonly campaignId: number;
  readonly placementId: number | undefined;
  readonly from: number;
  readonly to: number;
}

export interface FigureCell extends Cell {
  readonly metric: Metric;
  readonly isAcceptedOnly: boolean;
}

const instant = (at: number): SQL => sql`${new Date(at).toISOString()}::timestamptz`;

function inCell({ accountId, campaignId, placementId, metric, from, to }: FigureCell, name: string): SQL {
  const table = sql.identifier(name);
  const ofPlacement = placementId === undefined ? sql`true` : sql`${table}.placement_id = ${placementId}`;
  return sql`${table}.account_id = ${accountId} and ${table}.campaign_id = ${campaignId} and ${table}.metric = ${metric}
    and ${table}.hour >= ${instant(from)} and ${table}.hour < ${instant(to)} and ${ofPlacement}`;
}

export interface SourceSum {
  readonly placement_id: number;
  readonly source: MeasurementSource;
  readonly value: number;
  readonly measurements: number;
  readonly accepted: number;
  readonly hours: number;
}

/** The sums of the figure's measurements, by placement and source. */
export async function sumCell(tx: Tx, cell: FigureCell): Promise<SourceSum[]> {
  const counted = cell.isAcceptedOnly ? sql`m.is_accepted` : sql`true`;
  const { rows } = await tx.execute<SourceSum & Record<string, unknown>>(sql`
    select m.placement_id, m.source, sum(m.value)::bigint as value, count(*)::int as measurements,
      count(*) filter (where m.is_accepted)::int as accepted, count(distinct m.hour)::int as hours
    from ${standingMeasurement} m where ${inCell(cell, 'm')} and ${counted} group by 1, 2`);
  return rows;
}

/** The number of measurements of each placement, rejected ones included. */
export async function countCell(tx: Tx, cell: FigureCell): Promise<ReadonlyMap<number, number>> {
  const { rows } = await tx.execute<{ placement_id: number; count: number }>(sql`
    select m.placement_id, count(*)::int as count from ${measurement} m where ${inCell(cell, 'm')} group by 1`);
  return new Map(rows.map((row) => [row.placement_id, row.count]));
}

/** The cursor of the list, which is ordered by placement, hour and arrival. */
export interface Position {
  readonly placement_id: number;
  /** ms. */
  readonly hour: number;
  readonly revision: number;
  readonly reject_reason: string;
}

export interface ListedMeasurement extends Position {
  readonly source: MeasurementSource;
  readonly value: number;
  readonly collected_at: string;
  /** Whether nothing replaced it or set it aside. */
  readonly stands: boolean;
  readonly is_accepted: boolean;
  readonly reject_reason: RejectReason | '';
  /** The source whose figure stands for the hour. */
  readonly standing_source: MeasurementSource | null;
}

export interface MeasurementPage {
  readonly source: MeasurementSource | undefined;
  readonly isAccepted: boolean | undefined;
  readonly after: Position | undefined;
  readonly limit: number;
}

export async function listCell(
  tx: Tx,
  cell: FigureCell,
  { source, isAccepted, after, limit }: MeasurementPage,
): Promise<ListedMeasurement[]> {
  const isCounted = sql`(m.is_accepted and m.revision = standing.revision)`;
  const conditions = [
    inCell(cell, 'm'),
    source && sql`m.source = ${source}`,
    isAccepted !== undefined && (isAccepted ? isCounted : sql`${isCounted} is not true`),
    after &&
      sql`(m.placement_id, m.hour, m.revision, m.reject_reason) > (${after.placement_id}::bigint, ${instant(after.hour)}, ${after.revision}::smallint, ${after.reject_reason}::text)`,
  ].filter((condition) => typeof condition === 'object');
  const { rows } = await tx.execute<ListedMeasurement & Record<string, unknown>>(sql`
    select m.placement_id, (extract(epoch from m.hour) * 1000)::bigint as hour, m.revision, m.reject_reason, m.source, m.value, m.collected_at,
      coalesce(m.revision = standing.revision, false) as stands, m.is_accepted, standing.source as standing_source
    from ${measurement} m left join lateral (
      select s.revision, s.source from ${measurement} s
      where s.account_id = m.account_id and s.placement_id = m.placement_id and s.metric = m.metric and s.hour = m.hour and s.revision >= 0
      order by s.revision desc limit 1
    ) standing on true
    where ${sql.join(conditions, sql` and `)}
    order by m.placement_id, m.hour, m.revision, m.reject_reason limit ${limit}`);
  return rows;
}

export async function findCampaignTitle(tx: Tx, accountId: number, id: number): Promise<string | undefined> {
  const [row] = await tx
    .select({ title: campaign.title })
    .from(campaign)
    .where(and(eq(campaign.account_id, accountId), eq(campaign.id, id)));
  return row?.title;
}

export type NamedPlacement = Awaited<ReturnType<typeof listNames>>[number];

export async function listNames(tx: Tx, { accountId, campaignId }: Pick<Cell, 'accountId' | 'campaignId'>) {
  return tx
    .select({
      placement_id: placement.id,
      publisher_id: placement.publisher_id,
      category_id: firstCategoryOf(placement.publisher_id),
      title: placement.title,
      username: placement.username,
    })
    .from(placement)
    .where(and(eq(placement.account_id, accountId), eq(placement.campaign_id, campaignId)));
}

/** The newest captures of a cell, with the sum of all; a capture's key names its placement. */
export async function listCaptures(tx: Tx, { accountId, campaignId, placementId, from, to }: Cell, limit: number) {
  const ofPlacement = sql<number | null>`nullif(split_part(${ledgerTransaction.idempotency_key}, ':', 2), '')::bigint`.mapWith(Number);
  return tx
    .select({
      at: ledgerTransaction.at,
      placement_id: ofPlacement,
      amount: sql<number>`-${ledgerTransaction.held}`.mapWith(Number),
      captured: sql<number>`sum(-${ledgerTransaction.held}) over ()`.mapWith(Number),
    })
    .from(ledgerTransaction)
    .where(
      and(
        eq(ledgerTransaction.account_id, accountId),
        eq(ledgerTransaction.campaign_id, campaignId),
        eq(ledgerTransaction.kind, 'capture'),
        sql`${ledgerTransaction.at} >= ${instant(from)} and ${ledgerTransaction.at} < ${instant(to)}`,
        placementId === undefined ? undefined : sql`${ofPlacement} = ${placementId}`,
      ),
    )
    .orderBy(desc(ledgerTransaction.at), desc(ledgerTransaction.id))
    .limit(limit);
}

/** Findings of all accounts, the newest first, with what they are about. */
export async function listFindings(tx: Tx, { limit, offset }: { readonly limit: number; readonly offset: number }) {
  const [all] = await tx.select({ count: count() }).from(measurementFinding);
  const rows = await tx
    .select({ finding: measurementFinding, account: account.slug, campaign: campaign.title, publisher: placement.title })
    .from(measurementFinding)
    .innerJoin(account, eq(account.account_id, measurementFinding.account_id))
    .innerJoin(campaign, and(eq(campaign.account_id, measurementFinding.account_id), eq(campaign.id, measurementFinding.campaign_id)))
    .innerJoin(placement, and(eq(placement.account_id, measurementFinding.account_id), eq(placement.id, measurementFinding.placement_id)))
    .orderBy(desc(measurementFinding.found_at), desc(measurementFinding.account_id), desc(measurementFinding.id))
    .limit(limit)
    .offset(offset);
  return { count: all?.count ?? 0, rows };
}
