import { toPersianDigits } from '#text/digits.ts';
import { addDays } from './jalali.ts';

/** The starts that a campaign is offered, in days from today; 0 is now. */
export const PUBLISH_START_DAYS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 30] as const;

export interface PublishStart {
  readonly days: number;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** The days on which a campaign may start, as of `today`. */
export function listPublishStarts(today: string): PublishStart[] {
  return PUBLISH_START_DAYS.map((days) => ({ days, day: addDays(today, days) }));
}

/** The hours of a day that are offered, 0 to 23. */
export const PUBLISH_HOURS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

/** «۰۸:۰۰» */
export function formatHour(hour: number): string {
  return toPersianDigits(`${String(hour).padStart(2, '0')}:00`);
}
