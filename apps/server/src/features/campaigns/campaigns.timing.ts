import { ANSWER_HOURS, LATE_LIVE_HOURS, SETTLE_HOURS } from '@jarchi/domain/campaigns/placements.ts';
import { boughtUntil, isWithPublishers, type Observation } from './campaigns.observe.ts';
import type { CampaignRecord, PlacementRecord } from './campaigns.repository.ts';

const HOUR_MS = 3_600_000;
const MEASURE_EVERY_MS = 6 * HOUR_MS;

/** A post that is not live by then has failed. */
export function failsAt(slotAt: Date): number {
  return slotAt.getTime() + LATE_LIVE_HOURS * HOUR_MS;
}

/** 48 hours after the last post ended, late figures included. */
export function settledAt(placements: readonly PlacementRecord[]): number {
  const last = placements.reduce((max, item) => Math.max(max, item.ended_at?.getTime() ?? 0), 0);
  return last + SETTLE_HOURS * HOUR_MS;
}

/** When the campaign must be looked at again, or undefined when nothing is due by itself. */
export function nextLookAt(
  row: CampaignRecord,
  placements: readonly PlacementRecord[],
  seen: Observation,
  reviewAfterMs: number,
  now: number,
): number | undefined {
  if (row.state === 'TO_PAY') return row.quote_valid_until.getTime();
  if (row.state === 'AWAITING_APPROVAL') return row.state_since.getTime() + reviewAfterMs;
  if (!isWithPublishers(row)) return undefined;
  const times: number[] = [];
  if (row.state === 'ACCEPTED') times.push(row.state_since.getTime() + ANSWER_HOURS * HOUR_MS);
  for (const item of placements) {
    const sighting = seen.sightings.get(item.id);
    if (sighting?.answer?.answer === 'pending') times.push(sighting.answer.ask_again_at);
    if (item.state === 'scheduled' && item.slot_at)
      times.push(
        sighting?.post?.seen === 'not_live' ? Math.min(sighting.post.look_again_at, failsAt(item.slot_at)) : item.slot_at.getTime(),
      );
    if (item.state === 'live') times.push(boughtUntil(item), now + MEASURE_EVERY_MS);
  }
  if (row.state === 'PUBLISHING' && times.length === 0) times.push(settledAt(placements));
  return times.length === 0 ? undefined : Math.max(Math.min(...times), now + 1);
}
