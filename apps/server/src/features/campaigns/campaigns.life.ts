import { failsAt } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import { areAllOver, deriveState, eventsBetween } from '@jarchi/domain/campaigns/rules/derived-state.ts';
import { mustBecome, type PlacementState } from '@jarchi/domain/campaigns/placements.ts';
import { costSoFar, deliveredHours, NOTHING_EARNED } from '@jarchi/domain/money/captures.ts';
import type { MeasurementSource } from '@jarchi/domain/reports/reports.ts';
import { assignSlots } from '@jarchi/domain/campaigns/slots.ts';
import type { HourFigures } from '#connectors/platforms/platform-connector.ts';
import type { Tx } from '#infra/tenancy.ts';
import { settleShare, type CampaignLedger } from './campaigns.money.ts';
import { hoursEndAt, type Observation, type Sighting } from './campaigns.observe.ts';
import {
  insertEvent,
  listPlacements,
  updateCampaign,
  updatePlacement,
  type CampaignRecord,
  type NewPlacement,
  type PlacementRecord,
} from './campaigns.repository.ts';
import { figuresFinalAt, offersLapseAt } from './campaigns.timing.ts';
import { mustApply, type EventFacts } from './campaigns.transitions.ts';

/** Where measured hours go; answers the campaign's accepted totals. */
export interface MeasurementSink {
  ingest(
    tx: Tx,
    accountId: number,
    campaignId: number,
    source: MeasurementSource,
    collectedAt: Date,
    rows: readonly (HourFigures & { readonly placement_id: number })[],
  ): Promise<void>;
  readTotals(
    tx: Tx,
    accountId: number,
    campaignId: number,
  ): Promise<{ readonly reach: number; readonly views: number; readonly clicks: number }>;
}

export interface LifeDeps {
  readonly ledger: CampaignLedger;
  readonly measurements: MeasurementSink;
  readonly source: MeasurementSource;
}

/** One step of a locked campaign's life: what was observed becomes states, money and events. Says whether anything moved. */
export async function applyObservation(
  tx: Tx,
  deps: LifeDeps,
  row: CampaignRecord,
  placements: readonly PlacementRecord[],
  seen: Observation,
  now: number,
): Promise<boolean> {
  const at = new Date(now);
  if (row.state === 'TO_PAY' && now >= row.quote_valid_until.getTime()) {
    await mustApply(tx, row, 'lapse_quote', 'system', at);
    return true;
  }
  if (row.state === 'AWAITING_APPROVAL' && seen.verdict) {
    if (seen.verdict.verdict === 'approve') await mustApply(tx, row, 'approve', 'operator', at);
    else await rejectCampaign(tx, deps, row, placements, seen.verdict.reason, at);
    return true;
  }
  if (row.state === 'ACCEPTED') return answerOffers(tx, deps, row, placements, seen, now);
  if (row.state === 'SCHEDULED' || row.state === 'PUBLISHING') return followPosts(tx, deps, row, placements, seen, now);
  return false;
}

async function rejectCampaign(
  tx: Tx,
  deps: LifeDeps,
  row: CampaignRecord,
  placements: readonly PlacementRecord[],
  reason: string,
  at: Date,
): Promise<void> {
  for (const item of placements) await settleShare(tx, deps.ledger, row, item, NOTHING_EARNED, at);
  await mustApply(tx, row, 'reject', 'operator', at, { reason, amount: row.total });
}

async function note(tx: Tx, row: CampaignRecord, event: string, actor: 'publisher' | 'system', at: Date, facts: EventFacts): Promise<void> {
  await insertEvent(tx, { account_id: row.account_id, campaign_id: row.id, at, event, state: row.state, reason: row.reason, actor, facts });
}

async function drop(
  tx: Tx,
  deps: LifeDeps,
  row: CampaignRecord,
  item: PlacementRecord,
  state: Extract<PlacementState, 'declined' | 'failed'>,
  at: Date,
): Promise<void> {
  const { released } = await settleShare(tx, deps.ledger, row, item, NOTHING_EARNED, at);
  await updatePlacement(tx, row.account_id, item.id, { state: mustBecome(item.state, state), answered_at: item.answered_at ?? at });
  await note(tx, row, `placement_${state}`, 'publisher', at, { title: item.title, amount: released });
}

async function answerOffers(
  tx: Tx,
  deps: LifeDeps,
  row: CampaignRecord,
  placements: readonly PlacementRecord[],
  seen: Observation,
  now: number,
): Promise<boolean> {
  const deadline = offersLapseAt(row);
  let hasChanged = false;
  for (const item of placements.filter(({ state }) => state === 'offered')) {
    const answer = seen.sightings.get(item.id)?.answer;
    if (answer?.answer === 'accepted') {
      await updatePlacement(tx, row.account_id, item.id, { state: mustBecome(item.state, 'accepted'), answered_at: new Date(answer.at) });
      await note(tx, row, 'placement_accepted', 'publisher', new Date(answer.at), { title: item.title });
      hasChanged = true;
    } else if (answer?.answer === 'declined' || now >= deadline) {
      await drop(tx, deps, row, item, 'declined', new Date(answer?.answer === 'declined' ? answer.at : now));
      hasChanged = true;
    }
  }
  const fresh = hasChanged ? await listPlacements(tx, row.account_id, row.id) : placements;
  if (fresh.some(({ state }) => state === 'offered')) return hasChanged;
  const accepted = fresh.filter(({ state }) => state === 'accepted');
  if (accepted.length === 0) {
    await mustApply(tx, row, 'end_unfilled', 'system', new Date(now));
    return true;
  }
  const slots = assignSlots(accepted.length, row, now);
  for (const [index, item] of accepted.entries())
    await updatePlacement(tx, row.account_id, item.id, {
      state: mustBecome(item.state, 'scheduled'),
      slot_at: new Date(slots[index] ?? now),
    });
  await mustApply(tx, row, 'schedule', 'system', new Date(now), { publishers: accepted.length });
  return true;
}

async function followPosts(
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
    for (const hour of sighting?.hours ?? []) measured.push({ ...hour, placement_id: item.id });
    const change = await followPost(tx, deps, row, item, sighting, now);
    if (!change) continue;
    moved.push({ item, change });
    hasChanged = hasChanged || change.state !== undefined;
  }
  if (measured.length > 0) await deps.measurements.ingest(tx, row.account_id, row.id, deps.source, new Date(now), measured);
  for (const { item, change } of moved) await updatePlacement(tx, row.account_id, item.id, change);
  const fresh = await listPlacements(tx, row.account_id, row.id);
  await refreshFigures(tx, deps, row, fresh, now);
  return (await moveByPlacements(tx, row, fresh, now)) || hasChanged;
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
      await drop(tx, deps, row, item, 'failed', new Date(now));
      return { state: 'failed' };
    }
    return undefined;
  }
  if (item.state !== 'live') return undefined;
  const measured_until = sighting?.measured_until === undefined ? {} : { measured_until: new Date(sighting.measured_until) };
  // Removed after the bought hours: it stood as long as it had to.
  const removedAt = post?.seen === 'removed' && post.removed_at < hoursEndAt(item) ? post.removed_at : undefined;
  const endedAt = removedAt ?? hoursEndAt(item);
  if (now < endedAt) return measured_until;
  const hours = deliveredHours(
    { live_at: item.live_at?.getTime() ?? null, ended_at: endedAt, availability_hours: item.availability_hours },
    endedAt,
  );
  const { captured, released } = await settleShare(
    tx,
    deps.ledger,
    row,
    item,
    { delivered: hours, bought: item.availability_hours },
    new Date(endedAt),
  );
  const state = mustBecome(item.state, removedAt === undefined ? 'ended' : 'cut_short');
  await note(tx, row, `placement_${state}`, removedAt === undefined ? 'system' : 'publisher', new Date(endedAt), {
    title: item.title,
    amount: captured,
    released,
    hours,
  });
  return { ...measured_until, state, ended_at: new Date(endedAt) };
}

async function refreshFigures(
  tx: Tx,
  deps: LifeDeps,
  row: CampaignRecord,
  placements: readonly PlacementRecord[],
  now: number,
): Promise<void> {
  const totals = await deps.measurements.readTotals(tx, row.account_id, row.id);
  const cost = placements.reduce((sum, item) => {
    const times = {
      live_at: item.live_at?.getTime() ?? null,
      ended_at: item.ended_at?.getTime() ?? null,
      availability_hours: item.availability_hours,
    };
    return sum + costSoFar(item, times, now);
  }, 0);
  await updateCampaign(tx, row.account_id, row.id, { ...totals, cost });
}

async function moveByPlacements(tx: Tx, row: CampaignRecord, placements: readonly PlacementRecord[], now: number): Promise<boolean> {
  // A share is given back as its publisher falls out: nobody is replaced yet.
  const standings = placements.map(({ state }) => ({ state, isReplaceable: false }));
  const following = eventsBetween(row, deriveState('bought', standings));
  for (const event of following) {
    const facts: EventFacts = event === 'go_live' ? { publishers: placements.filter(({ state }) => state === 'live').length } : {};
    await mustApply(tx, row, event, 'system', new Date(now), facts);
  }
  if (following.length > 0) return true;
  if (row.state !== 'PUBLISHING' || !areAllOver(standings) || now < figuresFinalAt(placements)) return false;
  const captured = placements.reduce((sum, item) => sum + item.captured, 0);
  await mustApply(tx, row, 'complete', 'system', new Date(now), { amount: captured, released: row.total - captured });
  return true;
}
