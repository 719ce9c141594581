import { HOUR_MS } from '#calendar/durations.ts';
import type { LifeCampaign, LifePlacement } from '#campaigns/life/campaign.ts';
import type { OutReason } from '#campaigns/placements.ts';
import { listOpenWaits, type AdvertiserWait } from '#campaigns/waits/waits.ts';

/** Whether the publisher left, and not the advertiser, an unanswered wait, or the end of the campaign. */
const LEFT_BY_PUBLISHER: Readonly<Record<OutReason, boolean>> = {
  declined: true,
  left_out: false,
  offer_lapsed: true,
  content_lapsed: false,
  delivery_lapsed: true,
  content_refused: false,
  withdrawn: true,
  not_live: true,
  campaign_over: false,
};

/** Publishers who fell out at one instant (ms). */
export interface FallenOut {
  readonly at: number;
  readonly placements: readonly number[];
}

/** The publishers who fell out by themselves since an instant (ms), those of one instant together, in order of time. */
export function listFallenOut(placements: readonly Pick<LifePlacement, 'id' | 'out_at' | 'out_reason'>[], since: number): FallenOut[] {
  const byInstant = new Map<number, number[]>();
  for (const { id, out_at, out_reason } of placements)
    if (out_at !== null && out_at >= since && out_reason !== null && LEFT_BY_PUBLISHER[out_reason])
      byInstant.set(out_at, [...(byInstant.get(out_at) ?? []), id]);
  return [...byInstant].map(([at, ids]) => ({ at, placements: ids })).toSorted((a, b) => a.at - b.at);
}

/** Waits of the advertiser that end at one instant (ms). */
export interface EndingWait {
  readonly wait: AdvertiserWait;
  readonly until: number;
  /** The placements that wait; empty where the campaign itself does. */
  readonly placements: readonly number[];
}

/** The open waits of a campaign, those of one kind that end at one instant together, in order of their ends. */
function listEnds(life: LifeCampaign, now: number): EndingWait[] {
  if (life.is_archived) return [];
  const ends = new Map<string, EndingWait>();
  for (const { wait, placement, until } of listOpenWaits(life)) {
    const key = `${wait}:${until}`;
    const placements = [...(ends.get(key)?.placements ?? []), ...(placement === null ? [] : [placement])];
    if (until > now) ends.set(key, { wait, until, placements });
  }
  return [...ends.values()].toSorted((a, b) => a.until - b.until);
}

/** The waits that end within `hours` of `now` (ms), and have not ended. */
export function listEndingWaits(life: LifeCampaign, hours: number, now: number): EndingWait[] {
  return listEnds(life, now).filter(({ until }) => until - hours * HOUR_MS <= now);
}

/** The next instant (ms) after `now` at which a wait has only `hours` left; undefined when there is none. */
export function nextEndingAt(life: LifeCampaign, hours: number, now: number): number | undefined {
  return listEnds(life, now)
    .map(({ until }) => until - hours * HOUR_MS)
    .find((at) => at > now);
}
