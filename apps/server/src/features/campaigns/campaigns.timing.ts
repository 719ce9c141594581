import { deadlineEnd, failsAt, settledAt } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import { hoursEndAt, isWithPublishers, type Observation } from './campaigns.observe.ts';
import type { CampaignRecord, PlacementRecord } from './campaigns.repository.ts';

const MEASURE_EVERY_MS = 6 * 3_600_000;

/** When the figures of a campaign are final: some hours after its last post ended. */
export function figuresFinalAt(placements: readonly PlacementRecord[]): number {
  return settledAt(placements.map(({ ended_at }) => ended_at?.getTime() ?? null)) ?? 0;
}

/** When offers that nobody answered lapse. */
export function offersLapseAt(row: Pick<CampaignRecord, 'state_since'>): number {
  return deadlineEnd('answer', row.state_since.getTime());
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
  if (row.state === 'ACCEPTED') times.push(offersLapseAt(row));
  for (const item of placements) {
    const sighting = seen.sightings.get(item.id);
    if (sighting?.answer?.answer === 'pending') times.push(sighting.answer.ask_again_at);
    if (item.state === 'scheduled' && item.slot_at)
      times.push(
        sighting?.post?.seen === 'not_live'
          ? Math.min(sighting.post.look_again_at, failsAt(item.slot_at.getTime()))
          : item.slot_at.getTime(),
      );
    if (item.state === 'live') times.push(hoursEndAt(item), now + MEASURE_EVERY_MS);
  }
  if (row.state === 'PUBLISHING' && times.length === 0) times.push(figuresFinalAt(placements));
  return times.length === 0 ? undefined : Math.max(Math.min(...times), now + 1);
}
