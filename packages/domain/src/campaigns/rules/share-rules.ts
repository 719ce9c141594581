import { HOUR_MS } from '#calendar/durations.ts';
import { ALL_EARNED, deliveredHours, HALF_EARNED, NOTHING_EARNED, type Earned } from '#money/captures.ts';
import type { CampaignType } from '#platforms/platforms.ts';
import { getLane } from '#campaigns/campaign-life.ts';
import { isLateToCancel } from './deadlines.ts';
import type { PlacementState } from '#campaigns/placements.ts';

/** Whether a campaign type is paid by views or clicks; the others by the hours a post stands. */
export function isPaidByUnits(type: CampaignType): boolean {
  return type === 'CPM' || type === 'CPC';
}

/** What a share has earned when its campaign is cancelled: half, once its content is confirmed or its slot is under a day away. */
export function earnedOnCancel(
  { state, slot_at }: { readonly state: PlacementState; readonly slot_at: number | null },
  type: CampaignType,
  now: number,
): Earned {
  const isConfirmed = state === 'content_confirmed' || (state === 'scheduled' && getLane(type) === 2);
  const isDue = state === 'scheduled' && slot_at !== null && isLateToCancel(slot_at, now);
  return isConfirmed || isDue ? HALF_EARNED : NOTHING_EARNED;
}

export interface RunningShare {
  readonly state: PlacementState;
  /** Hours, views or clicks. */
  readonly bought: number;
  /** Accepted views or clicks so far. */
  readonly delivered: number;
  readonly live_at: number | null;
}

/**
 * What a share has earned when its campaign is stopped: views and clicks to that moment; a live post its whole price when
 * the advertiser stops it, its hours when the operator does; what is not published nothing.
 */
export function earnedOnStop(
  { state, bought, delivered, live_at }: RunningShare,
  type: CampaignType,
  by: 'advertiser' | 'operator',
  now: number,
): Earned {
  if (isPaidByUnits(type)) return { delivered, bought };
  if (state !== 'live') return NOTHING_EARNED;
  return by === 'advertiser'
    ? ALL_EARNED
    : { delivered: deliveredHours({ live_at, ended_at: null, availability_hours: bought }, now), bought };
}

export interface Pause {
  readonly from: number;
  /** Null while it lasts. */
  readonly to: number | null;
}

export interface CountedTime {
  readonly live_at: number;
  /** When the post ended or the period is over, whichever comes first. */
  readonly until: number;
  readonly pauses: readonly Pause[];
}

/** Whether the views and clicks of an hour (its start, ms) are paid: the post was there, the period not over, nothing paused as it began. */
export function isPaidHour(hour: number, { live_at, until, pauses }: CountedTime): boolean {
  const isPaused = pauses.some(({ from, to }) => from <= hour && (to === null || hour < to));
  return hour + HOUR_MS > live_at && hour < until && !isPaused;
}
