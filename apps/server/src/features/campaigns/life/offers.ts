import { mustBecome } from '@jarchi/domain/campaigns/placements.ts';
import { assignSlots, firstPublishMoment } from '@jarchi/domain/campaigns/slots.ts';
import type { Observation } from '#features/campaigns/campaigns.observe.ts';
import { listPlacements, updatePlacement, type CampaignRecord, type PlacementRecord } from '#features/campaigns/campaigns.repository.ts';
import { offersLapseAt } from '#features/campaigns/campaigns.timing.ts';
import { mustApply } from '#features/campaigns/campaigns.transitions.ts';
import type { Tx } from '#infra/tenancy.ts';
import type { LifeDeps } from './deps.ts';
import { dropPlacement, note } from './placement-steps.ts';

const HOUR_MS = 3_600_000;

/** Writes down who accepted, declined, or let the time pass. Says whether anyone did. */
export async function takeAnswers(
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
      await dropPlacement(tx, deps, row, item, 'declined', new Date(answer?.answer === 'declined' ? answer.at : deadline));
      hasChanged = true;
    }
  }
  return hasChanged;
}

/** Ready content: once nobody is left to answer, those who accepted get their slots. */
export async function answerOffers(
  tx: Tx,
  deps: LifeDeps,
  row: CampaignRecord,
  placements: readonly PlacementRecord[],
  seen: Observation,
  now: number,
): Promise<boolean> {
  const hasChanged = await takeAnswers(tx, deps, row, placements, seen, now);
  const fresh = hasChanged ? await listPlacements(tx, row.account_id, row.id) : placements;
  return (await scheduleOnceSettled(tx, deps, row, fresh, { open: 'offered', settled: 'accepted' }, now)) || hasChanged;
}

/** Gives slots to those who are settled as soon as nobody is open any more. Says whether that was now. */
export async function scheduleOnceSettled(
  tx: Tx,
  deps: LifeDeps,
  row: CampaignRecord,
  placements: readonly PlacementRecord[],
  states: { readonly open: PlacementRecord['state']; readonly settled: PlacementRecord['state'] },
  now: number,
): Promise<boolean> {
  if (placements.some(({ state }) => state === states.open)) return false;
  const settled = placements.filter(({ state }) => state === states.settled);
  await scheduleAll(tx, deps, row, settled, now);
  return true;
}

/** Gives each confirmed placement its slot: posts are spread over the period, views and clicks begin with it. Nobody left ends the campaign. */
async function scheduleAll(tx: Tx, deps: LifeDeps, row: CampaignRecord, confirmed: readonly PlacementRecord[], now: number): Promise<void> {
  if (confirmed.length === 0) {
    await mustApply(tx, deps, row, 'end_unfilled', 'system', new Date(now));
    return;
  }
  const slots = assignSlots(confirmed.length, row, now);
  for (const [index, item] of confirmed.entries()) {
    const slot = item.bought_units === null ? (slots[index] ?? now) : firstPublishMoment(row, now + HOUR_MS);
    await updatePlacement(tx, row.account_id, item.id, { state: mustBecome(item.state, 'scheduled'), slot_at: new Date(slot) });
  }
  await mustApply(tx, deps, row, 'schedule', 'system', new Date(now), { publishers: confirmed.length });
}
