import { DAY_MS, MINUTE_MS } from '#calendar/durations.ts';
import { type WorkingCalendar, workingMsBetween } from '#calendar/work/working-hours.ts';

/** First answers of this many days of world time count, and fewer of them than this promise nothing. */
export const ANSWER_DAYS = 30;
export const ANSWERS_NEEDED = 5;

/** When a ticket was opened, and when a person of the staff first answered it, in milliseconds. */
export interface FirstAnswer {
  readonly opened: number;
  readonly answered: number;
}

/** From when on (ms) first answers count. */
export function startOfAnswers(now: number): number {
  return now - ANSWER_DAYS * DAY_MS;
}

/**
 * In how many working minutes a ticket of a category is usually answered: the median of its first answers of the last 30 days. Undefined,
 * so nothing is promised, when there were fewer than five. Answers of a simulated agent are none.
 */
export function findAnswerMinutes(answers: readonly FirstAnswer[], now: number, calendar: WorkingCalendar): number | undefined {
  const since = startOfAnswers(now);
  const waits = answers
    .filter(({ answered }) => answered >= since && answered <= now)
    .map(({ opened, answered }) => workingMsBetween(opened, answered, calendar))
    .toSorted((a, b) => a - b);
  if (waits.length < ANSWERS_NEEDED) return undefined;
  const middle = waits.length / 2;
  const medianMs = (waits[Math.ceil(middle) - 1]! + waits[Math.floor(middle)]!) / 2;
  return Math.max(1, Math.ceil(medianMs / MINUTE_MS));
}
