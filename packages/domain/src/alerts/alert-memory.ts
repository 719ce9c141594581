import { HOUR_MS } from '#calendar/durations.ts';

/** What an alert asks has to be false for this long before the alert rings again: a figure that wavers around the threshold rings once. */
const QUIET_HOURS = 6;

/** What is remembered of an alert on a figure that rang, for one person and one campaign. */
export interface AlertMemory {
  /** With which it rang last. */
  readonly threshold: number | null;
  /** How often it rang. */
  readonly rings: number;
  /** Since when it has been false (ms), as far as anybody looked; null while it is true. */
  readonly false_since: number | null;
}

export interface AlertStep {
  readonly memory: AlertMemory | undefined;
  readonly is_ringing: boolean;
}

const isRested = ({ false_since }: AlertMemory, now: number): boolean => false_since !== null && now - false_since >= QUIET_HOURS * HOUR_MS;

/**
 * What an alert does at `now` (ms): it rings when what it asks is true for the first time, and again once it was false for six hours.
 * Another threshold is another question, which may ring at once.
 */
export function stepAlert(before: AlertMemory | undefined, { is_true, threshold, now }: AlertCheck): AlertStep {
  const known = before?.threshold === threshold ? before : undefined;
  if (!is_true) return { memory: known ? { ...known, false_since: known.false_since ?? now } : before, is_ringing: false };
  if (known && !isRested(known, now)) return { memory: { ...known, false_since: null }, is_ringing: false };
  return { memory: { threshold, rings: (before?.rings ?? 0) + 1, false_since: null }, is_ringing: true };
}

/** What a look at an alert finds, at `now` (ms). */
export interface AlertCheck {
  readonly is_true: boolean;
  readonly threshold: number | null;
  readonly now: number;
}
