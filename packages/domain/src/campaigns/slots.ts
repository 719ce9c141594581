import { HOUR_MS } from '#calendar/durations.ts';
import { addDays, daysBetween, tehranDay, tehranInstant } from '#calendar/jalali.ts';
import { hasTimeToPublish } from '#campaigns/rules/deadlines.ts';

export interface PublishWindow {
  /** First and last day, YYYY-MM-DD in Tehran. */
  readonly publish_period_start: string;
  readonly publish_period_end: string;
  /** Hours of the day between which posts go out. */
  readonly preferred_publish_start_hour: number;
  readonly preferred_publish_end_hour: number;
}

/** When a campaign's publishing window begins and ends (ms). */
export function windowInstants(window: PublishWindow): { readonly from: number; readonly to: number } {
  return {
    from: tehranInstant(window.publish_period_start, window.preferred_publish_start_hour),
    to: tehranInstant(window.publish_period_end, window.preferred_publish_end_hour),
  };
}

/** Whether the period still leaves time to publish, as of `now` (ms). */
export function leavesTimeToPublish(window: PublishWindow, now: number): boolean {
  return hasTimeToPublish(windowInstants(window).to, now);
}

/** The first day on which a period may end and still leave time to publish, as of `now` (ms). */
export function firstEndDay(window: PublishWindow, now: number): string {
  let day = tehranDay(now);
  while (!leavesTimeToPublish({ ...window, publish_period_end: day }, now)) day = addDays(day, 1);
  return day;
}

/**
 * The slots (ms) of `count` posts: spread evenly over the days, and over the first half of each day's hours, so that a story still has an
 * audience. None is earlier than one hour after `notBefore`.
 */
export function assignSlots(count: number, window: PublishWindow, notBefore: number): number[] {
  const days = daysBetween(window.publish_period_start, window.publish_period_end) + 1;
  const span = Math.max(1, window.preferred_publish_end_hour - window.preferred_publish_start_hour);
  const perDay = Math.ceil(count / days);
  return Array.from({ length: count }, (_, index) => {
    const dayIndex = Math.floor((index * days) / count);
    const day = addDays(window.publish_period_start, dayIndex);
    const position = index - Math.ceil((dayIndex * count) / days);
    const offsetHours = Math.floor((position * span) / (2 * perDay));
    return Math.max(tehranInstant(day, window.preferred_publish_start_hour + offsetHours), notBefore + HOUR_MS);
  });
}

/** The first instant (ms) from `notBefore` on in the period and its preferred hours; `notBefore` once the period is over. */
export function firstPublishMoment(window: PublishWindow, notBefore: number): number {
  for (let day = window.publish_period_start; day <= window.publish_period_end; day = addDays(day, 1)) {
    if (tehranInstant(day, window.preferred_publish_end_hour) <= notBefore) continue;
    return Math.max(tehranInstant(day, window.preferred_publish_start_hour), notBefore);
  }
  return notBefore;
}
