import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import { formatDayMonth, formatFullDate, formatTime, tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { endOfShareDay, SHARE_PRESET_DAYS, shareEnd } from '@jarchi/domain/sharing/share-links.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import type { Share, ShareSubject } from '#data/sharing/shares.ts';
import { sharingFa as fa } from '../sharing.fa.ts';

export type EndChoice = `${(typeof SHARE_PRESET_DAYS)[number]}` | 'other';

/** Whether the link opens at `now` (ms). */
export function isOpen({ revoked_at, expire_datetime }: Share, now: number): boolean {
  return revoked_at === null && Date.parse(expire_datetime) > now;
}

/** The address of a link, as it is sent. */
export function getShareUrl({ kind, id }: ShareSubject, token: string): string {
  return `${location.origin}/${kind === 'report' ? 'campaigns' : 'contents'}/${id}/share/${token}`;
}

/** The preset that gives the same last day today; else it is another day. */
export function getEndChoice(expire_datetime: string, now: number): EndChoice {
  const day = tehranDay(Date.parse(expire_datetime));
  const preset = SHARE_PRESET_DAYS.find((days) => tehranDay(shareEnd(now, days)) === day);
  return preset === undefined ? 'other' : `${preset}`;
}

/** What is sent when a preset, or a day (YYYY-MM-DD), is chosen. */
export const endOfPreset = (days: number, now: number): string => new Date(shareEnd(now, days)).toISOString();
export const endOfDay = (day: string): string => new Date(endOfShareDay(day)).toISOString();

/** «تا پنجشنبه ۱۹ آذر ۱۴۰۵» */
export const untilText = ({ expire_datetime }: Pick<Share, 'expire_datetime'>): string =>
  fa.until(formatFullDate(Date.parse(expire_datetime)));

export const nameOf = ({ name }: Share): string => (name === '' ? fa.unnamed : name);

/** «ساختهٔ نیما راد» */
export const makerText = ({ maker: { kind, name } }: Pick<Share, 'maker'>): string => fa.makers[kind](name === '' ? fa.someMember : name);

/** Until when, and whether costs are hidden; of one that ended, when. */
export function stateText(share: Share, now: number): string {
  if (share.revoked_at !== null) return fa.revoked(formatDayMonth(Date.parse(share.revoked_at)));
  const day = formatDayMonth(Date.parse(share.expire_datetime));
  if (!isOpen(share, now)) return fa.expired(day);
  if (share.is_cost_hidden === undefined) return fa.until(day);
  return `${fa.until(day)} · ${share.is_cost_hidden ? fa.costsHidden : fa.costsShown}`;
}

/** «۱۲ بار باز شده، دیروز ۱۷:۴۰» */
export function openingsText(share: Share, now: number): string {
  const times = formatNumber(share.openings);
  if (share.openings > 0 && !isOpen(share, now)) return fa.wasOpened(times);
  if (share.last_opened_at === null) return fa.neverOpened;
  return fa.opened(times, momentText(Date.parse(share.last_opened_at), now));
}

function momentText(at: number, now: number): string {
  const day = tehranDay(at);
  if (day === tehranDay(now)) return fa.today(formatTime(at));
  if (day === tehranDay(now - DAY_MS)) return fa.yesterday(formatTime(at));
  return formatDayMonth(at);
}
