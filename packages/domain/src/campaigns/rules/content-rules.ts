import { HOUR_MS } from '#calendar/durations.ts';

/** What became of a content that a publisher delivered. `withdrawn`: no answer came in time, and its publisher left. */
export const CONTENT_STATES = ['pending', 'confirmed', 'rejected', 'withdrawn'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

/** The longest comment an advertiser writes about a content, and the most attachments it has. */
export const CONTENT_COMMENT_MAX = 500;
export const CONTENT_ATTACHMENTS_MAX = 5;

/** An advertiser has three days to answer, or until a day before the period ends if that is sooner, but at least half a day. */
const ANSWER_HOURS = 72;
const LEAST_ANSWER_HOURS = 12;
const BEFORE_END_HOURS = 24;
/** A publisher has three days to deliver, counted from the order or from the last rejection. */
const DELIVERY_HOURS = 72;

/**
 * The instant (ms) until which an advertiser may answer a content delivered at `deliveredAt`, for a period that ends at `publishUntil`;
 * after it the publisher withdraws.
 */
export function contentDueAt(deliveredAt: number, publishUntil: number): number {
  const latest = Math.min(deliveredAt + ANSWER_HOURS * HOUR_MS, publishUntil - BEFORE_END_HOURS * HOUR_MS);
  return Math.max(deliveredAt + LEAST_ANSWER_HOURS * HOUR_MS, latest);
}

/** The deadline (ms) for a content that was ordered, or rejected, at `since`. */
export function deliveryDueAt(since: number): number {
  return since + DELIVERY_HOURS * HOUR_MS;
}
