import { and, asc, eq, sql } from 'drizzle-orm';
import type { LifeCampaign, LifePlacement } from '@jarchi/domain/campaigns/life/campaign.ts';
import { getCampaignCost } from '@jarchi/domain/campaigns/placement-cost.ts';
import { captureTotal } from '@jarchi/domain/money/captures.ts';
import { campaign, campaignEvent, placement, type LifeColumn } from '#features/campaigns/rows/campaigns.tables.ts';
import type {
  CampaignRecord,
  NewCampaign,
  NewEvent,
  NewPlacement,
  PlacementRecord,
} from '#features/campaigns/rows/campaigns.repository.ts';
import { noteChange } from '#infra/live/note-change.ts';
import type { Tx } from '#infra/store/tenancy.ts';

const ofCampaign = (accountId: number, id: number) => and(eq(campaign.account_id, accountId), eq(campaign.id, id));

/** A campaign with its placements; `isLocked` locks it until the transaction ends. */
export async function readCampaign(
  tx: Tx,
  accountId: number,
  id: number,
  { isLocked }: { readonly isLocked: boolean },
): Promise<{ readonly row: CampaignRecord; readonly placements: PlacementRecord[] } | undefined> {
  const found = tx.select().from(campaign).where(ofCampaign(accountId, id));
  const [row] = await (isLocked ? found.for('update') : found);
  if (!row) return undefined;
  const placements = await tx
    .select()
    .from(placement)
    .where(and(eq(placement.account_id, accountId), eq(placement.campaign_id, id)))
    .orderBy(asc(placement.id));
  return { row, placements };
}

const date = (at: number | null): Date | null => (at === null ? null : new Date(at));

/** The columns that keep a campaign's own life. */
export function columnsOfLife(life: LifeCampaign) {
  const { state, reason, version, is_auto_after_charge, pauses, held, captured, released, refunded, rest_released, credit_notes } = life;
  return {
    state,
    reason,
    version,
    is_auto_after_charge,
    pauses,
    held,
    captured,
    released,
    refunded,
    rest_released,
    credit_notes,
    state_since: new Date(life.state_since),
    changed_at: new Date(life.changed_at),
    is_deleted: life.is_archived,
    list_ready_at: date(life.list_ready_at),
    pause_at: date(life.pause_at),
    resume_at: date(life.resume_at),
    disputed_at: date(life.disputed_at),
    cost: getCampaignCost(life),
  } satisfies Pick<NewCampaign, LifeColumn | 'is_auto_after_charge' | 'is_deleted'>;
}

/** Saves a campaign's new life, with other columns that change with it. */
export async function saveCampaign(tx: Tx, row: CampaignRecord, life: LifeCampaign, change: Partial<NewCampaign>): Promise<void> {
  await tx
    .update(campaign)
    .set({ ...columnsOfLife(life), ...change })
    .where(ofCampaign(row.account_id, row.id));
  noteChange(row.account_id, 'campaign', row.id);
}

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** The columns that keep a placement's life, as JSON that Postgres reads. */
function getValues({ item, plan_price, asked_price, post_ref }: ChangedPlacement) {
  const { id, state, line, capture, share, released, refunded, out_reason, rejections, delivered_units } = item;
  return {
    id,
    state,
    share,
    released,
    refunded,
    out_reason,
    rejections,
    delivered_units,
    plan_price,
    asked_price,
    post_ref,
    ...line,
    captured: captureTotal(capture),
    captured_vat: capture.vat,
    captured_discount: capture.discount,
    captured_publisher: capture.publisher,
    offered_at: iso(item.offered_at),
    out_at: iso(item.out_at),
    slot_at: iso(item.slot_at),
    live_at: iso(item.live_at),
    edited_at: iso(item.edited_at),
    ended_at: iso(item.ended_at),
    owed_since: iso(item.owed_since),
    delivered_at: iso(item.delivered_at),
    measured_until: iso(item.measured_until),
  };
}

/** Types of those columns; the statement names each once. */
const COLUMNS: Readonly<Record<keyof ReturnType<typeof getValues>, 'bigint' | 'smallint' | 'text' | 'timestamptz'>> = {
  id: 'bigint',
  state: 'text',
  share: 'text',
  released: 'bigint',
  refunded: 'bigint',
  out_reason: 'text',
  rejections: 'smallint',
  delivered_units: 'bigint',
  plan_price: 'bigint',
  asked_price: 'bigint',
  post_ref: 'text',
  price: 'bigint',
  discount: 'bigint',
  vat: 'bigint',
  total: 'bigint',
  publisher_price: 'bigint',
  net_step: 'smallint',
  captured: 'bigint',
  captured_vat: 'bigint',
  captured_discount: 'bigint',
  captured_publisher: 'bigint',
  offered_at: 'timestamptz',
  out_at: 'timestamptz',
  slot_at: 'timestamptz',
  live_at: 'timestamptz',
  edited_at: 'timestamptz',
  ended_at: 'timestamptz',
  owed_since: 'timestamptz',
  delivered_at: 'timestamptz',
  measured_until: 'timestamptz',
};
const NAMES = Object.keys(COLUMNS);
const SETS = sql.raw(NAMES.flatMap((name) => (name === 'id' ? [] : [`${name} = r.${name}`])).join(', '));
const RECORD = sql.raw(
  Object.entries(COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
);

export interface ChangedPlacement {
  readonly item: LifePlacement;
  readonly plan_price: number | null;
  readonly asked_price: number | null;
  readonly post_ref: string | null;
}

/** Saves placements that have changed, in one statement. */
export async function savePlacements(tx: Tx, accountId: number, changed: readonly ChangedPlacement[]): Promise<void> {
  if (changed.length === 0) return;
  const values = changed.map(getValues);
  const { rowCount } = await tx.execute(sql`
    update placement p set ${SETS} from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r(${RECORD})
    where p.account_id = ${accountId} and p.id = r.id`);
  if (rowCount !== changed.length) throw new Error(`${rowCount} of ${changed.length} placements were saved`);
}

/** The first category of each of these publishers. */
export async function listFirstCategories(tx: Tx, publishers: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await tx.execute<{ publisher_id: number; category_id: number }>(sql`
    select publisher_id::int, min(category_id)::int as category_id from publisher_category
    where publisher_id = any(${sql.param(publishers)}::bigint[]) group by publisher_id`);
  return new Map(rows.map(({ publisher_id, category_id }) => [publisher_id, category_id]));
}

/** Adds one placement to a campaign that was bought. */
export async function insertPlacement(tx: Tx, row: NewPlacement): Promise<PlacementRecord> {
  const [inserted] = await tx.insert(placement).values(row).returning();
  if (!inserted) throw new Error('the placement was not inserted');
  return inserted;
}

/** Adds events to histories. Persons are stored with their names of now. */
export async function insertEvents(tx: Tx, rows: readonly NewEvent[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => ({ ...row, person: findName(row.user_id), staff: findName(row.staff_id) }));
  await tx.insert(campaignEvent).values(values);
}

const findName = (id: number | null | undefined) => (id ? sql<string>`name_of_person(${id}::bigint)` : null);
