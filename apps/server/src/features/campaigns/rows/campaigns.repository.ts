import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { CampaignEvent } from '@jarchi/domain/campaigns/campaign-life.ts';
import type { PastCampaign } from '@jarchi/domain/publishers/interests.ts';
import type { Statement } from '#infra/store/pipelined.ts';
import { noteChange } from '#infra/live/note-change.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import type { DisputeRecord } from './disputes.repository.ts';
import { campaign, campaignEvent, placement, type LifeColumn } from './campaigns.tables.ts';

export type CampaignRecord = typeof campaign.$inferSelect;
export type NewCampaign = typeof campaign.$inferInsert;
export type PlacementRecord = typeof placement.$inferSelect;
export type NewPlacement = typeof placement.$inferInsert;
export type EventRecord = typeof campaignEvent.$inferSelect;
export type NewEvent = typeof campaignEvent.$inferInsert;

type JsonOf<T> = { readonly [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K] };

/** What is answered of a placement, and what decides whom the campaign waits for and what its list costs. */
const SHOWN_OF_PLACEMENTS = [
  'id',
  'plan_id',
  'publisher_id',
  'title',
  'username',
  'state',
  'availability_hours',
  'reach_estimate',
  'bought_units',
  'bundle_id',
  'plan_price',
  'asked_price',
  'price',
  'discount',
  'vat',
  'total',
  'captured',
  'released',
  'out_reason',
  'publisher_price',
  'share',
  'delivered_at',
  'rejections',
  'slot_at',
  'out_at',
  'live_at',
  'edited_at',
  'ended_at',
] as const satisfies readonly (keyof PlacementRecord)[];
export type ShownPlacement = Pick<PlacementRecord, (typeof SHOWN_OF_PLACEMENTS)[number]> & { readonly category_id: number | null };

const SHOWN_OF_EVENTS = [
  'id',
  'at',
  'event',
  'state',
  'reason',
  'actor',
  'person',
  'staff',
  'facts',
] as const satisfies readonly (keyof EventRecord)[];
export type ShownEvent = JsonOf<Pick<EventRecord, (typeof SHOWN_OF_EVENTS)[number]>>;

/** A campaign with everything that its page shows, in one row. Instants inside JSON arrive as text. */
export interface WholeCampaign extends CampaignRecord {
  readonly placements: readonly JsonOf<ShownPlacement>[];
  readonly events: readonly ShownEvent[];
  readonly disputes: readonly JsonOf<DisputeRecord>[];
  readonly available: number;
  readonly debt_limit: number;
}

const ofCampaign = (accountId: number, id: number) => and(eq(campaign.account_id, accountId), eq(campaign.id, id));

export async function findCampaign(tx: Tx, accountId: number, id: number): Promise<CampaignRecord | undefined> {
  const [row] = await tx.select().from(campaign).where(ofCampaign(accountId, id));
  return row;
}

/** Locks the row until the transaction ends. */
export async function lockCampaign(tx: Tx, accountId: number, id: number): Promise<CampaignRecord | undefined> {
  const [row] = await tx.select().from(campaign).where(ofCampaign(accountId, id)).for('update');
  return row;
}

export async function lockCampaignOfDraft(tx: Tx, accountId: number, draftId: number): Promise<CampaignRecord | undefined> {
  const [row] = await tx
    .select()
    .from(campaign)
    .where(and(eq(campaign.account_id, accountId), eq(campaign.draft_id, draftId)))
    .for('update');
  return row;
}

export async function insertCampaign(tx: Tx, row: NewCampaign): Promise<CampaignRecord> {
  const [inserted] = await tx.insert(campaign).values(row).returning();
  if (!inserted) throw new Error('the campaign was not inserted');
  noteChange(row.account_id, 'campaign', inserted.id);
  return inserted;
}

/** Columns that change without a turn of the campaign's life. */
type Aside = Partial<Omit<NewCampaign, LifeColumn>>;

export async function updateCampaign(tx: Tx, accountId: number, id: number, change: Aside): Promise<void> {
  await tx.update(campaign).set(change).where(ofCampaign(accountId, id));
  noteChange(accountId, 'campaign', id);
}

export async function listPlacements(tx: Tx, accountId: number, campaignId: number): Promise<PlacementRecord[]> {
  return tx
    .select()
    .from(placement)
    .where(and(eq(placement.account_id, accountId), eq(placement.campaign_id, campaignId)))
    .orderBy(asc(placement.id));
}

export async function replacePlacements(tx: Tx, accountId: number, campaignId: number, rows: readonly NewPlacement[]): Promise<void> {
  await tx.delete(placement).where(and(eq(placement.account_id, accountId), eq(placement.campaign_id, campaignId)));
  if (rows.length > 0) await tx.insert(placement).values([...rows]);
}

/** The event among `events` that an idempotency key already caused, if any. */
export async function findEventByKey(
  tx: Tx,
  { account_id, id }: Pick<CampaignRecord, 'account_id' | 'id'>,
  key: string,
  events: readonly CampaignEvent[],
): Promise<EventRecord | undefined> {
  const [row] = await tx
    .select()
    .from(campaignEvent)
    .where(
      and(
        eq(campaignEvent.account_id, account_id),
        eq(campaignEvent.campaign_id, id),
        inArray(campaignEvent.event, [...events]),
        sql`${campaignEvent.facts} ->> 'idempotency_key' = ${key}`,
      ),
    );
  return row;
}

/** Whether any campaign of the account was ever bought. */
export async function hasPurchase(tx: Tx, accountId: number): Promise<boolean> {
  const bought: CampaignEvent[] = ['purchase', 'pay'];
  const rows = await tx
    .select({ id: campaignEvent.id })
    .from(campaignEvent)
    .where(and(eq(campaignEvent.account_id, accountId), inArray(campaignEvent.event, bought)))
    .limit(1);
  return rows.length > 0;
}

/** What the account's latest campaigns were for, newest first. */
export async function listPastCampaigns(tx: Tx, accountId: number, limit: number): Promise<PastCampaign[]> {
  const rows = await tx
    .select({ media_type: campaign.media_type, content_type: campaign.content_type, brief: campaign.brief })
    .from(campaign)
    .where(and(eq(campaign.account_id, accountId), eq(campaign.is_deleted, false)))
    .orderBy(desc(campaign.created), desc(campaign.id))
    .limit(limit);
  return rows.map(({ media_type, content_type, brief }) => ({ media_type, content_type, ad_categories: brief.ad_categories }));
}

/** Campaigns that wait for money and are to be bought when it comes, oldest first. */
export async function listWaitingForCharge(tx: Tx, accountId: number): Promise<CampaignRecord[]> {
  return tx
    .select()
    .from(campaign)
    .where(
      and(
        eq(campaign.account_id, accountId),
        eq(campaign.state, 'TO_PAY'),
        eq(campaign.is_auto_after_charge, true),
        eq(campaign.is_deleted, false),
      ),
    )
    .orderBy(asc(campaign.created), asc(campaign.id));
}

/** The driver reads numeric as text, and float8 as a number. */
const CAMPAIGN_COLUMNS = Object.keys(getTableColumns(campaign))
  .map((name) => (name === 'vat_percent' ? 'c.vat_percent::float8 as vat_percent' : `c.${name}`))
  .join(', ');

/** Everything that `getCampaign` answers, in one prepared statement. */
export function oneStatement(accountId: number, id: number): Statement {
  return {
    name: 'campaign_one',
    text: `select ${CAMPAIGN_COLUMNS},
        coalesce((select json_agg(p order by p.id) from (
          select ${SHOWN_OF_PLACEMENTS.join(', ')},
            (select min(pc.category_id) from publisher_category pc where pc.publisher_id = placement.publisher_id) as category_id
          from placement where account_id = $1 and campaign_id = $2) p), '[]') as placements,
        coalesce((select json_agg(e order by e.at desc, e.id desc) from (
          select ${SHOWN_OF_EVENTS.join(', ')} from campaign_event where account_id = $1 and campaign_id = $2) e), '[]') as events,
        coalesce((select json_agg(d order by d.id desc) from (
          select * from dispute where account_id = $1 and campaign_id = $2) d), '[]') as disputes,
        coalesce((select t.available_after from ledger_transaction t where t.account_id = $1 order by t.number desc limit 1), 0) as available,
        (select a.debt_limit from account a where a.account_id = $1) as debt_limit
      from campaign c where c.account_id = $1 and c.id = $2`,
    values: [accountId, id],
  };
}

const date = (text: string | null): Date | null => (text === null ? null : new Date(text));

const shownPlacement = (row: JsonOf<ShownPlacement>): ShownPlacement => ({
  ...row,
  delivered_at: date(row.delivered_at),
  slot_at: date(row.slot_at),
  out_at: date(row.out_at),
  live_at: date(row.live_at),
  edited_at: date(row.edited_at),
  ended_at: date(row.ended_at),
});

/** A campaign with everything that its page shows. */
export interface ShownCampaign {
  readonly row: CampaignRecord;
  readonly placements: readonly ShownPlacement[];
}

/** The records in such a row. */
export function getRecords(row: WholeCampaign): ShownCampaign {
  return { row, placements: row.placements.map(shownPlacement) };
}
