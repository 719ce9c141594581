import { captureTotal } from '@jarchi/domain/money/captures.ts';
import type { LifeCampaign, LifePlacement } from '@jarchi/domain/campaigns/life/campaign.ts';
import { historyOf, type HistoryEntry, type HistoryFacts } from '@jarchi/domain/campaigns/turn/history.ts';
import type { Turn } from '@jarchi/domain/campaigns/turn/turn.ts';
import type { MeasurementSource } from '@jarchi/domain/reports/reports.ts';
import type { HourFigures } from '#connectors/platforms/platform-connector.ts';
import { returnUses } from '#features/campaigns/purchase/discount-uses.repository.ts';
import type { CampaignRecord, NewCampaign, PlacementRecord } from '#features/campaigns/campaigns.repository.ts';
import type { Tx } from '#infra/tenancy.ts';
import { saveContents, type MadeContent } from './contents-of-turn.ts';
import type { ContentVerdict, LifeDeps } from './deps.ts';
import { enqueueOrders } from './enqueue.ts';
import { figuresOf } from './figures-of-life.ts';
import { insertEvents, saveCampaign, savePlacements } from './life.repository.ts';
import { noticesOf } from './notices-of-turn.ts';

/** A campaign as it stands in its rows, and as its life sees it. */
export interface Standing {
  readonly row: CampaignRecord;
  readonly placements: readonly PlacementRecord[];
  readonly life: LifeCampaign;
}

/** Who does something, as the history names them: a person, and the member of staff who acts for them. */
export interface Doer {
  readonly user_id: number | null;
  readonly staff_id: number | null;
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
  const { life, facts, postings, orders } = turn;
  const transactions = postings.map(({ kind, entries, key, at }) => ({
    ...{ kind, entries, campaign_id: id },
    idempotency_key: key,
    at: new Date(at),
  }));
  await deps.ledger.post(tx, account_id, transactions);
  await savePlacements(tx, account_id, changedPlacements(standing, life, seen));
  await saveContents(tx, deps.contents, { row, life, facts, said: said?.content, made: seen?.contents });
  await ingestHours(tx, deps, standing, turn, seen);
  const figures = life.placements.some(({ live_at }) => live_at !== null) ? await figuresOf(tx, deps.measurements, row, life, now) : {};
  const change = { ...figures, ...said?.change };
  if (facts.length > 0 || Object.keys(change).length > 0) await saveCampaign(tx, row, life, change);
  if (facts.some(({ event }) => event === 'reject')) await returnUses(tx, row, new Date(life.state_since));
  const entries = historyOf(facts, life, { titleOf: (placement) => titleOf(standing, placement) });
  const told = said === undefined ? entries : withSaid(entries, said);
  await insertEvents(
    tx,
    told.map((entry) => eventRow(row, entry, said)),
  );
  await deps.notify(tx, account_id, noticesOf({ ...row, ...change }, before, life, told));
  await enqueueOrders(tx, row, orders, now);
  return { row: { ...row, ...change }, placements: standing.placements, life };
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

function eventRow({ account_id, id }: CampaignRecord, { event, at, by, state, facts }: HistoryEntry, said: Said | undefined) {
  const isPersons = said !== undefined && by !== 'system' && by !== 'publisher';
  return {
    ...{ account_id, campaign_id: id, event, actor: by, at: new Date(at) },
    ...{ state: state.state, reason: state.reason },
    ...(isPersons && said.doer),
    facts: { ...facts, ...(isPersons && { idempotency_key: said.key }) },
  };
}

/** What is set aside for a share, VAT included. */
export function heldOf({ share, line, capture, released }: LifePlacement): number {
  return share === 'open' ? line.total - captureTotal(capture) - released : 0;
}
