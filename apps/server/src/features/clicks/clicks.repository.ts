import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { campaign } from '#features/campaigns/rows/campaigns.tables.ts';
import type { ClickVerdict } from '@jarchi/domain/clicks/judge-click.ts';
import { doorway } from '#infra/store/doorway.tables.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { clickBatch, clickHour, trackedLink } from './clicks.tables.ts';

export type TrackedLink = typeof trackedLink.$inferSelect;
export type ClickHour = typeof clickHour.$inferSelect;

const DOOR = 'click';

/** Adds links and the doors that lead to them; a placement that has a link keeps it. */
export async function insertLinks(tx: Tx, links: readonly TrackedLink[], hashOf: (code: string) => string): Promise<void> {
  if (links.length === 0) return;
  const added = await tx
    .insert(trackedLink)
    .values([...links])
    .onConflictDoNothing()
    .returning({ account_id: trackedLink.account_id, placement_id: trackedLink.placement_id, code: trackedLink.code });
  if (added.length === 0) return;
  await tx
    .insert(doorway)
    .values(
      added.map(({ account_id, placement_id, code }) => ({ kind: DOOR, key_hash: hashOf(code), account_id, subject_id: placement_id })),
    );
}

/** The placement that a code leads to. */
export async function findDoor(tx: Tx, key_hash: string): Promise<{ account_id: number; placement_id: number } | undefined> {
  const [row] = await tx
    .select({ account_id: doorway.account_id, placement_id: doorway.subject_id })
    .from(doorway)
    .where(and(eq(doorway.kind, DOOR), eq(doorway.key_hash, key_hash)));
  return row;
}

export async function findLink(tx: Tx, accountId: number, placementId: number): Promise<TrackedLink | undefined> {
  const [row] = await tx
    .select()
    .from(trackedLink)
    .where(and(eq(trackedLink.account_id, accountId), eq(trackedLink.placement_id, placementId)));
  return row;
}

export async function hasCampaign(tx: Tx, accountId: number, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: campaign.id })
    .from(campaign)
    .where(and(eq(campaign.account_id, accountId), eq(campaign.id, id)));
  return rows.length > 0;
}

/** A caller that stores figures holds the lock of the campaign. */
export async function lockCampaign(tx: Tx, accountId: number, id: number): Promise<void> {
  await tx
    .select({ id: campaign.id })
    .from(campaign)
    .where(and(eq(campaign.account_id, accountId), eq(campaign.id, id)))
    .for('no key update');
}

/** The links of a campaign, with the sums of their clicks. */
export async function listLinks(
  tx: Tx,
  accountId: number,
  campaignId: number,
): Promise<(Pick<TrackedLink, 'placement_id' | 'code' | 'target'> & { clicks: number; rejected: number })[]> {
  const sum = (isCounted: boolean) =>
    sql<number>`coalesce(sum(${clickHour.clicks} + ${clickHour.late}) filter (where (${clickHour.verdict} = 'counted') = ${isCounted}), 0)::bigint`.mapWith(
      Number,
    );
  return tx
    .select({
      placement_id: trackedLink.placement_id,
      code: trackedLink.code,
      target: trackedLink.target,
      clicks: sum(true),
      rejected: sum(false),
    })
    .from(trackedLink)
    .leftJoin(clickHour, and(eq(clickHour.account_id, trackedLink.account_id), eq(clickHour.placement_id, trackedLink.placement_id)))
    .where(and(eq(trackedLink.account_id, accountId), eq(trackedLink.campaign_id, campaignId)))
    .groupBy(trackedLink.placement_id, trackedLink.code, trackedLink.target)
    .orderBy(asc(trackedLink.placement_id));
}

/** Notes that a part of a log is loaded; false if it was before. */
export async function insertBatch(tx: Tx, account_id: number, batch: string, loaded_at: Date): Promise<boolean> {
  const { rowCount } = await tx.insert(clickBatch).values({ account_id, batch, loaded_at }).onConflictDoNothing();
  return rowCount === 1;
}

export async function forgetBatches(tx: Tx, before: Date): Promise<void> {
  await tx.delete(clickBatch).where(lt(clickBatch.loaded_at, before));
}

export interface NewClicks {
  readonly account_id: number;
  readonly campaign_id: number;
  readonly placement_id: number;
  readonly hour: Date;
  readonly verdict: ClickVerdict;
  readonly clicks: number;
}

/** Adds clicks to their hours. Those of an hour that is a measurement already are kept apart: a measurement never changes. */
export async function addClicks(tx: Tx, rows: readonly NewClicks[]): Promise<void> {
  if (rows.length === 0) return;
  const more = sql`excluded.clicks`;
  await tx
    .insert(clickHour)
    .values([...rows])
    .onConflictDoUpdate({
      target: [clickHour.account_id, clickHour.placement_id, clickHour.hour, clickHour.verdict],
      set: {
        clicks: sql`${clickHour.clicks} + case when ${clickHour.is_measured} then 0 else ${more} end`,
        late: sql`${clickHour.late} + case when ${clickHour.is_measured} then ${more} else 0 end`,
      },
    });
}

/** The hours of a campaign, up to one, that are no measurement yet; locked. */
export async function lockUnmeasured(tx: Tx, accountId: number, campaignId: number, upTo: Date): Promise<ClickHour[]> {
  return tx
    .select()
    .from(clickHour)
    .where(unmeasured(accountId, campaignId, upTo))
    .for('update');
}

export async function setMeasured(tx: Tx, accountId: number, campaignId: number, upTo: Date): Promise<void> {
  await tx
    .update(clickHour)
    .set({ is_measured: true })
    .where(unmeasured(accountId, campaignId, upTo));
}

const unmeasured = (accountId: number, campaignId: number, upTo: Date) =>
  and(
    eq(clickHour.account_id, accountId),
    eq(clickHour.campaign_id, campaignId),
    sql`${clickHour.hour} <= ${upTo.toISOString()}::timestamptz`,
    eq(clickHour.is_measured, false),
  );
