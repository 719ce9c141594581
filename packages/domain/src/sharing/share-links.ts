import { addDays, tehranDay, tehranInstant } from '#calendar/jalali.ts';

/** What a link shows to people without an account: the report of one campaign, or one content. */
export const SHARE_KINDS = ['report', 'content'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

/**
 * Who made a link: a member of its account, one who was a member then, staff in the customer's name; unknown of links that are older than
 * the record of makers.
 */
export const SHARE_MAKERS = ['member', 'former', 'staff', 'unknown'] as const;

/** What becomes of the links of a member who leaves an account. */
export const LINKS_AFTER = ['end', 'keep'] as const;
export type LinksAfter = (typeof LINKS_AFTER)[number];

/** Days for which a link is valid unless another date is chosen. */
export const SHARE_DAYS = 30;
/** The choices that a person has without a calendar. */
export const SHARE_PRESET_DAYS = [7, 30, 90] as const;
/** A year at most. */
export const SHARE_DAYS_MAX = 365;
export const SHARE_NAME_MAX = 60;
/** Links of one report or content that are valid at the same time. */
export const SHARE_LINKS_MAX = 50;
/** Days for which a link that was revoked, or has expired, is still listed. */
export const SHARE_KEPT_DAYS = 30;

/** The last second of a day in Tehran (ms): a link is valid through its last day. */
export function endOfShareDay(day: string): number {
  return tehranInstant(addDays(day, 1)) - 1000;
}

/** When a link that is made `now` (ms) ends after a number of days. */
export function shareEnd(now: number, days: number): number {
  return endOfShareDay(addDays(tehranDay(now), days));
}

/** Whether a link may end at this instant: it is to come, and a year away at most. */
export function isShareEnd(endsAt: number, now: number): boolean {
  return endsAt > now && endsAt <= shareEnd(now, SHARE_DAYS_MAX);
}
