import { boughtUntil } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import { startOfTehranHour } from '@jarchi/domain/reports/reports.ts';
import type {
  HourFigures,
  OfferedPlacement,
  PlatformConnector,
  PostSighting,
  PublisherAnswer,
  ReviewConnector,
  ReviewVerdict,
} from '#connectors/platforms/platform-connector.ts';
import type { CampaignRecord, PlacementRecord } from './campaigns.repository.ts';

export interface Snapshot {
  readonly row: CampaignRecord;
  readonly placements: readonly PlacementRecord[];
}

export interface Sighting {
  readonly answer?: PublisherAnswer;
  readonly post?: PostSighting;
  readonly hours?: readonly HourFigures[];
  readonly measured_until?: number;
}

/** What the outside world says about a campaign, asked outside of any transaction. */
export interface Observation {
  readonly verdict?: ReviewVerdict;
  readonly sightings: ReadonlyMap<number, Sighting>;
}

export interface Connectors {
  readonly platform: PlatformConnector;
  readonly review: ReviewConnector;
}

const HOUR_MS = 3_600_000;

export function offeredPlacement(row: CampaignRecord, item: PlacementRecord): OfferedPlacement {
  return {
    placement_id: item.id,
    publisher_id: item.publisher_id,
    media_type: row.media_type,
    content_type: row.content_type,
    availability_hours: item.availability_hours,
    reach_estimate: item.reach_estimate,
    offered_at: row.state_since.getTime(),
    slot_at: item.slot_at?.getTime() ?? null,
    live_at: item.live_at?.getTime() ?? null,
    post_ref: item.post_ref,
  };
}

/** When the bought hours of a live placement are over. */
export function hoursEndAt(item: PlacementRecord): number {
  return boughtUntil(item.live_at?.getTime() ?? 0, item.availability_hours);
}

/** Whether publishers and their posts decide what comes next; nobody asks them about a campaign that is over. */
export function isWithPublishers({ state }: Pick<CampaignRecord, 'state'>): boolean {
  return state === 'ACCEPTED' || state === 'SCHEDULED' || state === 'PUBLISHING';
}

/** Asks whoever the campaign waits for, by its state. */
export async function observe({ row, placements }: Snapshot, { platform, review }: Connectors, now: number): Promise<Observation> {
  const sightings = new Map<number, Sighting>();
  if (row.state === 'AWAITING_APPROVAL') {
    const isDue = now >= row.state_since.getTime() + review.afterMs;
    return isDue ? { sightings, verdict: await review.review({ title: row.title, caption: row.brief.content_caption }) } : { sightings };
  }
  if (!isWithPublishers(row)) return { sightings };
  for (const item of placements) {
    const offered = offeredPlacement(row, item);
    if (row.state === 'ACCEPTED' && item.state === 'offered') sightings.set(item.id, { answer: await platform.readAnswer(offered, now) });
    if (item.state === 'scheduled' && item.slot_at && now >= item.slot_at.getTime())
      sightings.set(item.id, { post: await platform.findPost(offered, now) });
    if (item.state === 'live') sightings.set(item.id, await observeLive(item, offered, platform, now));
  }
  return { sightings };
}

async function observeLive(item: PlacementRecord, offered: OfferedPlacement, platform: PlatformConnector, now: number): Promise<Sighting> {
  const post = await platform.findPost(offered, now);
  const endedAt = post.seen === 'removed' ? Math.min(post.removed_at, hoursEndAt(item)) : hoursEndAt(item);
  const isOver = now >= endedAt;
  const until = isOver ? startOfTehranHour(endedAt - 1) + HOUR_MS : startOfTehranHour(now);
  const from = item.measured_until?.getTime() ?? startOfTehranHour(offered.live_at ?? now);
  const hours = until > from ? await platform.measure(offered, from, until) : [];
  const last = hours.at(-1);
  // What a platform does not know yet is asked for again at the next look.
  return { post, hours, measured_until: last === undefined ? from : last.hour + HOUR_MS };
}
