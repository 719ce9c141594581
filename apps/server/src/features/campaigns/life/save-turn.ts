import { sql } from 'drizzle-orm';
import type { LifeCampaign, LifePlacement } from '@jarchi/domain/campaigns/life/campaign.ts';
import { historyOf, type HistoryEntry, type HistoryFacts } from '@jarchi/domain/campaigns/turn/history.ts';
import type { Turn } from '@jarchi/domain/campaigns/turn/turn.ts';
import type { MeasurementSource } from '@jarchi/domain/reports/reports.ts';
import type { HourFigures } from '#connectors/platforms/platform-connector.ts';
import { offeredPlacement } from '#features/campaigns/outside/offered-placement.ts';
import { returnUses } from '#features/campaigns/purchase/discount-uses.repository.ts';
import {
  replacePlacements,
  type CampaignRecord,
  type NewCampaign,
  type NewPlacement,
  type PlacementRecord,
} from '#features/campaigns/campaigns.repository.ts';
import type { Doer } from '#infra/acting.ts';
import type { Tx } from '#infra/tenancy.ts';
import { saveContents, type MadeContent } from './contents-of-turn.ts';
import type { ContentVerdict, LifeDeps } from './deps.ts';
import { enqueueOrders, type PlacedOrder } from './enqueue.ts';
import { figuresOf } from './figures-of-life.ts';
import { insertEvents, type EventToInsert, saveCampaign, savePlacements } from './life.repository.ts';
import { noticesOf } from './notices-of-turn.ts';

/** A campaign as it stands in its rows, and as its life sees it. */
export interface Standing {
  readonly row: CampaignRecord;
  readonly placements: readonly PlacementRecord[];
  readonly life: LifeCampaign;
}

/** What a person's act says beside what it does. */
export interface Said {
  /** The key under which it is done once. */
  readonly key: string;
  readonly doer: Doer;
  readonly facts?: HistoryFacts;
  readonly content?: ContentVerdict;
  /** Columns of the campaign that change with it. */
  readonly change?: Partial<NewCampaign>;
  /** The places of a new price, instead of those it had. */
  readonly places?: readonly NewPlacement[];
}

/** What was seen outside, beside what the life itself needs to know. */
export interface SeenBeside {
  readonly source: MeasurementSource;
  /** Figures by placement and hour. */
  readonly hours: ReadonlyMap<number, readonly HourFigures[]>;
  readonly contents: ReadonlyMap<number, MadeContent>;
  readonly posts: ReadonlyMap<number, string>;
}

export interface Writing {
  readonly said?: Said;
  readonly seen?: SeenBeside;
  readonly now: number;
}

/**
 * Writes down a turn of a locked campaign: the ledger, its row, changed placements, contents, figures, history, messages and orders,
 * each in one statement. What follows from facts is decided by them alone.
 */
export async function saveTurn(tx: Tx, deps: LifeDeps, standing: Standing, turn: Turn, { said, seen, now }: Writing): Promise<Standing> {
  const { row, life: before } = standing;
  const { account_id, id } = row;
  const { life, facts, postings } = turn;
  const transactions = postings.map(({ kind, entries, key, at }) => ({
    ...{ kind, entries, campaign_id: id },
    idempotency_key: key,
    at: new Date(at),
  }));
  await deps.ledger.post(tx, account_id, transactions);
  if (said?.places) await replacePlacements(tx, account_id, id, said.places);
  else await savePlacements(tx, account_id, changedPlacements(standing, life, seen));
  await saveContents(tx, deps.contents, { row, life, facts, said: said?.content, made: seen?.contents });
  await ingestHours(tx, deps, standing, turn, seen);
  const figures = life.placements.some(({ live_at }) => live_at !== null) ? await figuresOf(tx, deps.measurements, row, life, now) : {};
  const change = { ...figures, ...said?.change };
  if (facts.length > 0 || Object.keys(change).length > 0) await saveCampaign(tx, row, life, change);
  if (facts.some(({ event }) => event === 'reject')) await returnUses(tx, row, new Date(life.state_since));
  const entries = historyOf(facts, life, { titleOf: (placement) => titleOf(standing, placement) });
  const told = said === undefined ? entries : withSaid(entries, said);
  await insertEvents(tx, eventRows(row, told, said));
  await deps.notify(tx, account_id, noticesOf({ ...row, ...change }, before, life, told));
  await enqueueOrders(tx, row, placedOrders(standing, turn), now);
  return { row: { ...row, ...change }, placements: standing.placements, life };
}

function placedOrders({ row, placements }: Standing, { life, orders }: Turn): PlacedOrder[] {
  return orders.map((order) => {
    const record = placements.find(({ id }) => id === order.placement);
    const item = life.placements.find(({ id }) => id === order.placement);
    return record && item ? { ...order, offered: offeredPlacement(row, record, life, item) } : order;
  });
}

function titleOf({ placements }: Standing, id: number): string {
  return placements.find((item) => item.id === id)?.title ?? '';
}

function changedPlacements({ placements, life: before }: Standing, life: LifeCampaign, seen: SeenBeside | undefined) {
  return life.placements.flatMap((item) => {
    const was = before.placements.find(({ id }) => id === item.id);
    const record = placements.find(({ id }) => id === item.id);
    if (was === item) return [];
    if (!was || !record) throw new Error(`placement ${item.id} has no row`);
    // What a publisher asks stays beside their share of the list.
    const plan_price = record.plan_price ?? (isPricedAnew(was, item) ? was.line.price : null);
    return [{ item, plan_price, post_ref: (item.live_at === null ? undefined : seen?.posts.get(item.id)) ?? record.post_ref }];
  });
}

const isPricedAnew = (was: LifePlacement, { line }: LifePlacement): boolean => was.line !== line && was.line.price !== line.price;

/** The figures of those hours that the turn has let count, or kept without paying. */
async function ingestHours(tx: Tx, deps: LifeDeps, { row }: Standing, { facts }: Turn, seen: SeenBeside | undefined): Promise<void> {
  if (seen === undefined) return;
  const rows = facts.flatMap(({ act, seen_at }) => {
    if (act.event !== 'measure') return [];
    const figures = seen.hours.get(act.placement)?.find(({ hour }) => hour === act.hour);
    return figures ? [{ ...figures, placement_id: act.placement, seen_at }] : [];
  });
  const [first] = rows;
  if (!first) return;
  const measured = rows.map(({ seen_at: _, ...rest }) => rest);
  await deps.measurements.ingest(tx, row.account_id, row.id, seen.source, new Date(first.seen_at), measured);
}

/** The first entry of an act is what its person did. */
function withSaid(entries: readonly HistoryEntry[], { facts }: Said): HistoryEntry[] {
  const [first, ...rest] = entries;
  return first === undefined ? [] : [{ ...first, facts: { ...first.facts, ...facts } }, ...rest];
}

/** A history as rows; what a person did names them, and the key under which they did it. */
export function eventRows(
  { account_id, id: campaign_id }: CampaignRecord,
  entries: readonly HistoryEntry[],
  said: Pick<Said, 'key' | 'doer'> | undefined,
): EventToInsert[] {
  return entries.map(({ event, at, by, state, facts }) => {
    const own = said !== undefined && by !== 'publisher' ? said : undefined;
    const row = { account_id, campaign_id, event, actor: by, at: new Date(at), state: state.state, reason: state.reason };
    return { ...row, ...(by === 'advertiser' && own && namesOf(own.doer)), facts: { ...facts, ...(own && { idempotency_key: own.key }) } };
  });
}

/** A person and a member of staff, with their names as they are now. */
function namesOf({ user_id, staff_id }: Doer) {
  const nameOf = (id: number | null) => (id === null ? null : sql<string>`name_of_person(${id}::bigint)`);
  return { user_id, staff_id, person: nameOf(user_id), staff: nameOf(staff_id) };
}
