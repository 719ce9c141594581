import { deliveryDueAt } from '@jarchi/domain/campaigns/rules/content-rules.ts';
import { deadlineEnd, failsAt, settledAt } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import { windowInstants } from '@jarchi/domain/campaigns/slots.ts';
import type { DeliveredContent } from './life/deps.ts';
import { payUntil } from './life/list-payment.ts';
import { isOperatorsTurn, listEndsAt, standingOf } from './life/content-standing.ts';
import { hoursEndAt, isWithPublishers, type Observation } from './campaigns.observe.ts';
import type { CampaignRecord, PlacementRecord } from './campaigns.repository.ts';

const MEASURE_EVERY_MS = 6 * 3_600_000;

/** When the figures of a campaign are final: some hours after its last post ended. */
export function figuresFinalAt(placements: readonly PlacementRecord[]): number {
  return settledAt(placements.map(({ ended_at }) => ended_at?.getTime() ?? null)) ?? 0;
}

/** When offers that nobody answered lapse. */
export function offersLapseAt(row: Pick<CampaignRecord, 'state' | 'state_since'>): number {
  return deadlineEnd(row.state === 'NEGOTIATION' ? 'offer' : 'answer', row.state_since.getTime());
}

/** When a placement gives something to see. */
function lookTimes(
  row: CampaignRecord,
  item: PlacementRecord,
  { seen, contents, reviewAfterMs, now }: Pick<Looking, 'seen' | 'contents' | 'reviewAfterMs' | 'now'>,
): number[] {
  const sighting = seen.sightings.get(item.id);
  if (item.state === 'offered') {
    const lapse = offersLapseAt(row);
    return sighting?.answer?.answer === 'pending' ? [lapse, sighting.answer.ask_again_at] : [lapse];
  }
  if (item.state === 'content_pending') {
    const standing = standingOf(row, item, contents);
    if (isOperatorsTurn(standing)) return [Math.max(now, (standing.open?.created.getTime() ?? now) + reviewAfterMs)];
    if (standing.open) return [standing.open.due_at.getTime()];
    return [deliveryDueAt(standing.owedSince), ...(sighting?.content_again_at === undefined ? [] : [sighting.content_again_at])];
  }
  if (item.state === 'scheduled' && item.slot_at) {
    const slot = item.slot_at.getTime();
    return [sighting?.post?.seen === 'not_live' ? Math.min(sighting.post.look_again_at, failsAt(slot)) : slot];
  }
  if (item.state !== 'live') return [];
  return [item.bought_units === null ? hoursEndAt(item) : windowInstants(row).to, now + MEASURE_EVERY_MS];
}

export interface Looking {
  readonly seen: Observation;
  readonly contents: readonly DeliveredContent[];
  readonly reviewAfterMs: number;
  readonly now: number;
}

/** When the campaign must be looked at again, or undefined when nothing is due by itself. */
export function nextLookAt(row: CampaignRecord, placements: readonly PlacementRecord[], looking: Looking): number | undefined {
  const { reviewAfterMs, now } = looking;
  if (row.state === 'TO_PAY') return payUntil(row);
  if (row.state === 'AWAITING_APPROVAL')
    return row.reason === 'new_dates' ? deadlineEnd('new_dates', row.state_since.getTime()) : row.state_since.getTime() + reviewAfterMs;
  if (!isWithPublishers(row)) return undefined;
  const times = placements.flatMap((item) => lookTimes(row, item, looking));
  const listEnd = row.state === 'NEGOTIATION' ? listEndsAt(row, placements) : undefined;
  if (listEnd !== undefined) times.push(listEnd);
  if (row.state === 'PUBLISHING' && times.length === 0) times.push(figuresFinalAt(placements), ...lateFigures(placements, now));
  return times.length === 0 ? undefined : Math.max(Math.min(...times), now + 1);
}

/** Views and clicks of hours inside the period still count while figures settle. */
function lateFigures(placements: readonly PlacementRecord[], now: number): number[] {
  const isMissing = ({ bought_units, ended_at, measured_until }: PlacementRecord) =>
    bought_units !== null && ended_at !== null && (measured_until?.getTime() ?? 0) < ended_at.getTime();
  return placements.some(isMissing) ? [now + MEASURE_EVERY_MS] : [];
}
