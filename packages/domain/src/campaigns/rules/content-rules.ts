import { HOUR_MS } from '#calendar/durations.ts';
import { addDays, tehranDay, tehranInstant } from '#calendar/jalali.ts';

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

const DAYS_AHEAD: Readonly<Record<ContentDeadline, number>> = { today: 0, tomorrow: 1, week: 6 };

/** The end (ms) of the last Tehran day that a filter by deadline includes. */
export function deadlinesUntil(deadline: ContentDeadline, now: number): number {
  return tehranInstant(addDays(tehranDay(now), DAYS_AHEAD[deadline] + 1));
}

/** The next decider: the advertiser, the advertiser in the last round, the operator, the publisher, or nobody. */
export type NextDecider = 'advertiser' | 'last_round' | 'operator' | 'publisher' | 'nobody';

interface DecidedContent {
  readonly state: ContentState;
  readonly rejections_left: number;
  /** When the new version of a rejected content is due; null where none is on its way. */
  readonly next_due_at: string | null;
}

export function getNextDecider({ state, rejections_left, next_due_at }: DecidedContent): NextDecider {
  if (state === 'rejected') return next_due_at === null ? 'nobody' : 'publisher';
  if (state !== 'pending') return 'nobody';
  return rejections_left === 0 ? 'operator' : rejections_left === 1 ? 'last_round' : 'advertiser';
}

/** How near the deadline of a content is that waits for its advertiser; each includes those before it. */
export const CONTENT_DEADLINES = ['today', 'tomorrow', 'week'] as const;

export type ContentDeadline = (typeof CONTENT_DEADLINES)[number];
