import { mustBecome } from '@jarchi/domain/campaigns/placements.ts';
import { failsAt } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import { areAllOver, deriveState, eventsBetween } from '@jarchi/domain/campaigns/rules/derived-state.ts';
import { costSoFar, deliveredHours } from '@jarchi/domain/money/captures.ts';
import { capturedSoFar } from '@jarchi/domain/money/ledger.ts';
import type { HourFigures } from '#connectors/platforms/platform-connector.ts';
import { settleShare } from '#features/campaigns/campaigns.money.ts';
import type { EventFacts } from '#features/campaigns/campaigns.notices.ts';
import { hoursEndAt, type Observation, type Sighting } from '#features/campaigns/campaigns.observe.ts';
import {
  listPlacements,
  updateCampaign,
  updatePlacement,
  type CampaignRecord,
  type NewPlacement,
  type PlacementRecord,
} from '#features/campaigns/campaigns.repository.ts';
import { figuresFinalAt } from '#features/campaigns/campaigns.timing.ts';
import { mustApply } from '#features/campaigns/campaigns.transitions.ts';
import type { Tx } from '#infra/tenancy.ts';
import type { LifeDeps } from './deps.ts';
import { dropPlacement, note } from './placement-steps.ts';
import { followUnits } from './units.ts';

/** What posts and their figures say becomes states, captures and, at the end, the campaign's own end. */
export async function followPosts(
  tx: Tx,
  deps: LifeDeps,
  row: CampaignRecord,
  placements: readonly PlacementRecord[],
  seen: Observation,
  now: number,
): Promise<boolean> {
  const measured: (HourFigures & { placement_id: number })[] = [];
  const moved: { item: PlacementRecord; change: Partial<NewPlacement> }[] = [];
  let hasChanged = false;
  for (const item of placements) {
    const sighting = seen.sightings.get(item.id);
    const isCounted = item.bought_units !== null && item.live_at !== null;
    const counted = isCounted ? await followUnits(tx, deps, row, item, sighting, now) : undefined;
    for (const hour of counted?.hours ?? sighting?.hours ?? []) measured.push({ ...hour, placement_id: item.id });
    const change = counted ? counted.change : await followPost(tx, deps, row, item, sighting, now);
    if (!change || Object.keys(change).length === 0) continue;
    moved.push({ item, change });
    hasChanged = hasChanged || change.state !== undefined;
  }
  if (measured.length > 0) await deps.measurements.ingest(tx, row.account_id, row.id, deps.source, new Date(now), measured);
  for (const { item, change } of moved) await updatePlacement(tx, row.account_id, item.id, change);
  const fresh = await listPlacements(tx, row.account_id, row.id);
  await refreshFigures(tx, deps, row, fresh, now);
  return (await moveByPlacements(tx, deps, row, fresh, now)) || hasChanged;
}

async function followPost(
  tx: Tx,
  deps: LifeDeps,
  row: CampaignRecord,
  item: PlacementRecord,
  sighting: Sighting | undefined,
  now: number,
): Promise<Partial<NewPlacement> | undefined> {
  const post = sighting?.post;
  if (item.state === 'scheduled' && item.slot_at) {
    if (post?.seen === 'live' && post.live_at <= failsAt(item.slot_at.getTime())) {
      await note(tx, row, 'placement_live', 'publisher', new Date(post.live_at), { title: item.title });
      return { state: mustBecome(item.state, 'live'), live_at: new Date(post.live_at), post_ref: post.post_ref };
    }
    if (now >= failsAt(item.slot_at.getTime())) {
      await dropPlacement(tx, deps, row, item, 'failed', new Date(now));
      return { state: 'failed' };
    }
    return undefined;
  }
  return item.state === 'live' ? endHours(tx, deps, row, item, sighting, now) : undefined;
}

/** Bought hours: captured whole when the post stood as long as it had to, by its whole hours when it was removed before. */
async function endHours(
  tx: Tx,
  deps: LifeDeps,
  row: CampaignRecord,
  item: PlacementRecord,
  sighting: Sighting | undefined,
  now: number,
): Promise<Partial<NewPlacement>> {
  const post = sighting?.post;
  const measured_until = sighting?.measured_until === undefined ? {} : { measured_until: new Date(sighting.measured_until) };
  // Removed after the bought hours: it stood as long as it had to.
  const removedAt = post?.seen === 'removed' && post.removed_at < hoursEndAt(item) ? post.removed_at : undefined;
  const endedAt = removedAt ?? hoursEndAt(item);
  if (now < endedAt) return measured_until;
  const { availability_hours } = item;
  const hours = deliveredHours({ live_at: item.live_at?.getTime() ?? null, ended_at: endedAt, availability_hours }, endedAt);
  const earned = { delivered: hours, bought: availability_hours };
  const { captured, released } = await settleShare(tx, deps.ledger, row, item, earned, new Date(endedAt));
  const state = mustBecome(item.state, removedAt === undefined ? 'ended' : 'cut_short');
  await note(tx, row, `placement_${state}`, removedAt === undefined ? 'system' : 'publisher', new Date(endedAt), {
    title: item.title,
    amount: captured,
    released,
    hours,
  });
  return { ...measured_until, state, ended_at: new Date(endedAt) };
}

/** Net cost of a placement so far: by hours, or by the units that were captured. */
function costOf(item: PlacementRecord, now: number): number {
  if (item.bought_units !== null) return capturedSoFar(item.price - item.discount, item.delivered_units, item.bought_units);
  const { live_at, ended_at, availability_hours } = item;
  return costSoFar(item, { live_at: live_at?.getTime() ?? null, ended_at: ended_at?.getTime() ?? null, availability_hours }, now);
}

async function refreshFigures(
  tx: Tx,
  deps: LifeDeps,
  row: CampaignRecord,
  placements: readonly PlacementRecord[],
  now: number,
): Promise<void> {
  const totals = await deps.measurements.readTotals(tx, row.account_id, row.id);
  await updateCampaign(tx, row.account_id, row.id, { ...totals, cost: placements.reduce((sum, item) => sum + costOf(item, now), 0) });
}

async function moveByPlacements(
  tx: Tx,
  deps: LifeDeps,
  row: CampaignRecord,
  placements: readonly PlacementRecord[],
  now: number,
): Promise<boolean> {
  // A share is given back as its publisher falls out: nobody is replaced yet.
  const standings = placements.map(({ state }) => ({ state, isReplaceable: false }));
  const following = eventsBetween(row, deriveState('bought', standings));
  for (const event of following) {
    const facts: EventFacts = event === 'go_live' ? { publishers: placements.filter(({ state }) => state === 'live').length } : {};
    await mustApply(tx, deps, row, event, 'system', new Date(now), facts);
  }
  if (following.length > 0) return true;
  if (row.state !== 'PUBLISHING' || !areAllOver(standings) || now < figuresFinalAt(placements)) return false;
  await complete(tx, deps, row, placements, now);
  return true;
}

/** The figures are final: views and clicks that were not delivered are given back. */
async function complete(tx: Tx, deps: LifeDeps, row: CampaignRecord, placements: readonly PlacementRecord[], now: number): Promise<void> {
  const at = new Date(now);
  let captured = 0;
  for (const item of placements) {
    captured += item.captured;
    if (item.bought_units === null) continue;
    await settleShare(tx, deps.ledger, row, item, { delivered: item.delivered_units, bought: item.bought_units }, at);
  }
  await mustApply(tx, deps, row, 'complete', 'system', at, { amount: captured, released: row.total - captured });
}
