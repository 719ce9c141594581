import { HOUR_MS } from '#calendar/durations.ts';
import { ALL_EARNED, deliveredHours, HALF_EARNED, NOTHING_EARNED, type Earned } from '#money/captures.ts';
import type { CampaignType } from '#platforms/platforms.ts';
import { getLane } from '#campaigns/campaign-life.ts';
import { isLateToCancel } from './deadlines.ts';
import type { PlacementState } from '#campaigns/placements.ts';

/** Whether a campaign type is paid by views or clicks; the others are paid by the hours that a post stays up. */
export function isPaidByUnits(type: CampaignType): boolean {
  return type === 'CPM' || type === 'CPC';
}

/** What a share has earned when its campaign is cancelled: half once its content is confirmed or its slot is less than a day away. */
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
 * What a share has earned when its campaign is stopped. Views and clicks: those counted so far. A live post: its whole price when the
 * advertiser stops, its hours when the operator does. A post that is not live: nothing.
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
  /** Null during the pause. */
  readonly to: number | null;
}

export interface CountedTime {
  readonly live_at: number;
  /** When the post ended or when the period is over, if that is sooner. */
  readonly until: number;
  readonly pauses: readonly Pause[];
}

/** Whether a pause ran as an hour (its start, ms) began. */
export function isPausedHour(hour: number, pauses: readonly Pause[]): boolean {
  return pauses.some(({ from, to }) => from <= hour && (to === null || hour < to));
}

/** Whether the views and clicks of an hour (its start, ms) are paid: the post was live, the period not over, no pause ran as it began. */
export function isPaidHour(hour: number, { live_at, until, pauses }: CountedTime): boolean {
  return hour + HOUR_MS > live_at && hour < until && !isPausedHour(hour, pauses);
}
