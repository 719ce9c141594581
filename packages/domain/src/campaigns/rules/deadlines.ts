import { HOUR_MS } from '#calendar/durations.ts';
import { ANSWER_HOURS, LATE_LIVE_HOURS, SETTLE_HOURS } from '#campaigns/placements.ts';

/** A quote is valid for 72 hours of the world clock. */
export const QUOTE_HOURS = 72;

/** The hours of each deadline in a campaign's life. A deadline is over at the instant at which it ends. */
export const DEADLINE_HOURS = {
  quote: QUOTE_HOURS,
  new_dates: 72,
  /** A publisher's answer to an offer: of ready content, and of content that the publisher makes. */
  answer: ANSWER_HOURS,
  offer: 72,
  list: 72,
  difference: 72,
  replacement: 24,
  late_live: LATE_LIVE_HOURS,
  settle: SETTLE_HOURS,
  dispute: 30 * 24,
} as const;
export type FixedDeadline = keyof typeof DEADLINE_HOURS;
/**
 * `content`: the advertiser's answer to a content; `delivery`: the content that its publisher owes. `content-rules.ts` computes both.
 * `planned_pause`, `planned_resume`: instants that the advertiser chose.
 */
export type Deadline = FixedDeadline | 'content' | 'delivery' | 'planned_pause' | 'planned_resume';

/** When a deadline that began at `since` (ms) ends. */
export function deadlineEnd(deadline: FixedDeadline, since: number): number {
  return since + DEADLINE_HOURS[deadline] * HOUR_MS;
}

/** A period must leave at least this many hours for publishing, at purchase and at approval. */
export const LEAST_PERIOD_HOURS = 24;

/** Whether a period that ends at `until` (ms) still leaves time to publish. */
export function hasTimeToPublish(until: number, now: number): boolean {
  return until - now >= LEAST_PERIOD_HOURS * HOUR_MS;
}

/** When a campaign is cancelled, a share whose slot is nearer than this is only half released. */
export const LATE_CANCEL_HOURS = 24;

/** Whether a slot (ms) is too near to release its whole share. */
export function isLateToCancel(slotAt: number, now: number): boolean {
  return slotAt - now < LATE_CANCEL_HOURS * HOUR_MS;
}

/** The last instant (ms) at which a post may go live after its slot; a post that is not live then has failed. */
export function failsAt(slotAt: number): number {
  return deadlineEnd('late_live', slotAt);
}

/** When the bought hours of a post end (ms). */
export function boughtUntil(liveAt: number, availabilityHours: number): number {
  return liveAt + availabilityHours * HOUR_MS;
}

/** When figures are final (ms): 48 hours after the last post ended; undefined when none ever ended. */
export function settledAt(endedAts: readonly (number | null)[]): number | undefined {
  const ended = endedAts.filter((at) => at !== null);
  return ended.length === 0 ? undefined : deadlineEnd('settle', Math.max(...ended));
}
