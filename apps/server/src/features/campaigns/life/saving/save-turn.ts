import type { LifeCampaign, LifePlacement } from '@jarchi/domain/campaigns/life/campaign.ts';
import { returnsDiscountUses } from '@jarchi/domain/campaigns/turn/discount-uses.ts';
import { makeHistory, type HistoryEntry } from '@jarchi/domain/campaigns/turn/history.ts';
import { findOverdue } from '@jarchi/domain/campaigns/waits/overdue.ts';
import { getWaitsOfTurn } from '@jarchi/domain/campaigns/waits/told-waits.ts';
import type { NewNotice } from '#features/notifications/notifications.kinds.ts';
import { settleNotices } from '#features/notifications/notifications.service.ts';
import type { Turn } from '@jarchi/domain/campaigns/turn/turn.ts';
import { offeredPlacement } from '#features/campaigns/life/offered-placement.ts';
import { returnUses } from '#features/campaigns/rows/discount-uses.repository.ts';
import {
  replacePlacements,
  type CampaignRecord,
  type NewEvent,
  type PlacementRecord,
} from '#features/campaigns/rows/campaigns.repository.ts';
import { saveContents } from './contents-of-turn.ts';
import { enqueueFollowing, enqueueInvoice, type PlacedOrder } from './enqueue-following.ts';
import { insertEvents, saveCampaign, savePlacements } from '#features/campaigns/life/life.repository.ts';
import { listNotices } from './notices-of-turn.ts';
import { priceAfter } from './replacements-of-turn.ts';
import { makeReminders } from './reminders-of-life.ts';
import type { Beside, Said, SeenBeside, StoredLife, Writing } from '#features/campaigns/life/stored-life.ts';

const ASKING: readonly Turn['orders'][number]['order'][] = ['ask_publisher', 'order_content', 'publish'];

/**
 * Saves a turn of a locked campaign: the ledger, its row, changed placements, contents, figures, history, messages and orders, each in one
 * statement. What follows from facts is decided by the facts alone.
 */
export async function saveTurn(writing: Writing, stored: StoredLife, turn: Turn, { said, seen, nextAt }: Beside): Promise<void> {
  const { tx, deps, now } = writing;
  const { row, life: before } = stored;
  const { account_id, id } = row;
  const { life, facts, postings } = turn;
  const transactions = postings.map(({ kind, entries, key, at, placement_id, units }) => ({
    kind,
    entries,
    campaign_id: id,
    idempotency_key: key,
    at: new Date(at),
    ...(placement_id !== null && { placement_id }),
    ...(units !== undefined && { units }),
  }));
  await deps.ledger.post(tx, account_id, transactions);
  if (said?.placements) await replacePlacements(tx, account_id, id, said.placements);
  else await savePlacements(tx, account_id, changedPlacements(stored, turn, seen));
  await saveContents(tx, deps.contents, { row, life, facts, said: said?.content, made: seen?.contents });
  await ingestHours(writing, row, facts, seen);
  // Figures come with the turn that counts them.
  const figures = facts.some(({ event }) => event === 'measure' || event === 'correct')
    ? await deps.measurements.readTotals(tx, account_id, id)
    : {};
  const isRested = row.overdue_since !== null && findOverdue(life, now) === undefined;
  const change = { ...figures, ...priceAfter(row, before, facts), ...(isRested && { overdue_since: null }), ...said?.change };
  if (facts.length > 0 || Object.keys(change).length > 0) await saveCampaign(tx, row, life, change);
  if (returnsDiscountUses(facts)) await returnUses(tx, row, new Date(life.state_since));
  const titleOf = (placement: number) => getTitle(stored, placement);
  const entries = makeHistory(facts, life, { titleOf });
  const told = said === undefined ? entries : withSaid(entries, said);
  await insertEvents(tx, eventRows(row, told, said));
  const known = { ...row, ...change };
  const reminders = makeReminders(known, life, { now, titleOf });
  await tell(writing, known, { before, life, notices: [...listNotices({ row: known, before, life }, told, titleOf), ...reminders] });
  await linkOrdered(writing, stored, turn);
  // A turn without facts too: the time alone makes some alerts true.
  await deps.watchTurn(tx, row, now);
  await enqueueInvoice(tx, row, before, life);
  await enqueueFollowing(tx, row, { orders: placedOrders(stored, turn, seen), nextAt }, now);
}

interface Told {
  readonly before: LifeCampaign;
  readonly life: LifeCampaign;
  readonly notices: readonly NewNotice[];
}

/** Messages of a turn, each with the waits that it tells of; earlier ones whose waits are over wait no more. */
async function tell({ tx, deps, now }: Writing, { account_id, id }: CampaignRecord, { before, life, notices }: Told): Promise<void> {
  const { open, over, toldBy } = getWaitsOfTurn(before, life);
  if (over.length > 0) await settleNotices(tx, { account_id, campaign_id: id, over, open }, new Date(now));
  const waiting = notices.map((notice) => (notice.waits ? notice : { ...notice, waits: toldBy(notice.kind) }));
  await deps.notify(tx, account_id, waiting);
}

function placedOrders({ row, placements }: StoredLife, { life, orders }: Turn, seen: SeenBeside | undefined): PlacedOrder[] {
  return orders.map((order) => {
    const record = placements.find(({ id }) => id === order.placement);
    const item = life.placements.find(({ id }) => id === order.placement);
    if (!record || !item) throw new Error(`an order for placement ${order.placement}, which is not of campaign ${row.id}`);
    return { ...order, offered: offeredPlacement(row, { ...record, post_ref: findPostRef(record, item, seen) }, life, item) };
  });
}

/** Publishers who are ordered to do something get a link of their own, whose clicks we count. */
async function linkOrdered({ tx, deps, now }: Writing, { row, placements }: StoredLife, { orders }: Turn): Promise<void> {
  const ordered = new Set(orders.flatMap(({ order, placement }) => (ASKING.includes(order) ? [placement] : [])));
  const linked = placements.filter(({ id }) => ordered.has(id));
  if (linked.length > 0)
    await deps.makeLinks(tx, { account_id: row.account_id, campaign_id: row.id, brief: row.brief, placements: linked, now });
}

function getTitle({ placements }: StoredLife, id: number): string {
  return placements.find((item) => item.id === id)?.title ?? '';
}

function changedPlacements({ placements, life: before }: StoredLife, { life, facts }: Turn, seen: SeenBeside | undefined) {
  return life.placements.flatMap((item) => {
    const was = before.placements.find(({ id }) => id === item.id);
    const record = placements.find(({ id }) => id === item.id);
    if (was === item) return [];
    if (!record) throw new Error(`placement ${item.id} has no row`);
    // The price that a publisher asks is stored next to their share of the list.
    const plan_price = record.plan_price ?? (was && isPricedAnew(was, item) ? was.line.price : null);
    const asked_price = findAskedPrice(facts, item.id) ?? record.asked_price;
    return [{ item, plan_price, asked_price, post_ref: findPostRef(record, item, seen) }];
  });
}

/** The price that a publisher named instead of the list's. */
function findAskedPrice(facts: Turn['facts'], placement: number): number | undefined {
  const [line] = facts.flatMap(({ act, from }) =>
    act.event === 'accept' && act.placement === placement && act.line !== null && from.state === 'NEGOTIATION' ? [act.line] : [],
  );
  return line?.price;
}

/** A post that was found is stored once its placement is live. */
const findPostRef = (record: PlacementRecord, { id, live_at }: LifePlacement, seen: SeenBeside | undefined): string | null =>
  (live_at === null ? undefined : seen?.posts.get(id)) ?? record.post_ref;

const isPricedAnew = (was: LifePlacement, { line }: LifePlacement): boolean => was.line !== line && was.line.price !== line.price;

/** Stores the figures of the hours that the turn counted, or kept without paying. */
async function ingestHours({ tx, deps }: Writing, row: CampaignRecord, facts: Turn['facts'], seen: SeenBeside | undefined): Promise<void> {
  if (seen === undefined) return;
  const rows = facts.flatMap(({ act, seen_at }) => {
    if (act.event !== 'measure') return [];
    const figures = seen.hours.get(act.placement)?.find(({ hour }) => hour === act.hour);
    return figures ? [{ figures, placement_id: act.placement, seen_at }] : [];
  });
  const [first] = rows;
  if (!first) return;
  await deps.measurements.ingest(tx, {
    account_id: row.account_id,
    campaign_id: row.id,
    source: seen.source,
    collected_at: new Date(first.seen_at),
    rows: rows.map(({ figures, placement_id }) => ({ ...figures, placement_id })),
  });
}

/** The first history entry of an act is the person's own; it gets the facts of what they sent. */
function withSaid(entries: readonly HistoryEntry[], { facts }: Said): HistoryEntry[] {
  const [first, ...rest] = entries;
  return first === undefined ? [] : [{ ...first, facts: { ...first.facts, ...facts } }, ...rest];
}

/** A history as rows; a person's entry has their name and the key of their act. */
export function eventRows(
  { account_id, id: campaign_id }: CampaignRecord,
  entries: readonly HistoryEntry[],
  said: Pick<Said, 'key' | 'doer'> | undefined,
): NewEvent[] {
  return entries.map(({ event, at, by, state, facts }) => {
    const own = said !== undefined && by !== 'publisher' ? said : undefined;
    const row = { account_id, campaign_id, event, actor: by, at: new Date(at), state: state.state, reason: state.reason };
    return { ...row, ...(by === 'advertiser' && own?.doer), facts: { ...facts, ...(own && { idempotency_key: own.key }) } };
  });
}
