/** What staff can do with a job that used up its tries. `release` ends its campaign; `dismiss` removes a job that ends none. */
export const JOB_ACTS = ['retry', 'release', 'dismiss'] as const;
export type JobAct = (typeof JOB_ACTS)[number];

/** The longest reason of a release or a dismissal. */
export const DECISION_REASON_MAX = 500;

/** A job is late this long (ms) after its time. */
export const LATE_AFTER_MS = 3_600_000;
/** A job that failed so often has failed for about half an hour. */
export const MANY_TRIES = 7;

/** A job whose campaign can still be ended is released, never dropped: money may be held for it. */
export function listJobActs(isReleasable: boolean): JobAct[] {
  return isReleasable ? ['retry', 'release'] : ['retry', 'dismiss'];
}
