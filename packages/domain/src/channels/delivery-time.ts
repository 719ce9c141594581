import { HOUR_MS } from '../calendar/durations.ts';
import { addDays, tehranDay, tehranHour, tehranInstant } from '../calendar/jalali.ts';
import type { NoticeGroup } from './notice-groups.ts';

/** When a person wants to be told. Hours are those of Tehran, 0 to 23. */
export interface DeliverySettings {
  /** From this hour on nothing is sent, until `quiet_until`; both the same: there are no quiet hours. */
  readonly quiet_from: number;
  readonly quiet_until: number;
  /** Money is told at once, whatever the hour. */
  readonly is_money_urgent: boolean;
  /** The hour at which one message tells the rest of the day; null: each notice has its own message. */
  readonly digest_hour: number | null;
}

export const DEFAULT_DELIVERY: DeliverySettings = { quiet_from: 22, quiet_until: 8, is_money_urgent: true, digest_hour: null };

export interface DeliveryPlan {
  /** ms. */
  readonly at: number;
  /** It is told together with others of its channel. */
  readonly isDigest: boolean;
}

/** Whether an hour of Tehran lies in the quiet ones, which may pass midnight. */
export function isQuietHour({ quiet_from, quiet_until }: DeliverySettings, hour: number): boolean {
  if (quiet_from === quiet_until) return false;
  return quiet_from < quiet_until ? hour >= quiet_from && hour < quiet_until : hour >= quiet_from || hour < quiet_until;
}

/** The hour of the digest would be silent. */
export function findDeliveryIssue(settings: DeliverySettings): 'digest_in_quiet' | undefined {
  const { digest_hour } = settings;
  return digest_hour !== null && isQuietHour(settings, digest_hour) ? 'digest_in_quiet' : undefined;
}

/** The next instant at which it is this hour in Tehran, after `now` (ms). */
function nextHour(hour: number, now: number): number {
  const today = tehranInstant(tehranDay(now)) + hour * HOUR_MS;
  return today > now ? today : tehranInstant(addDays(tehranDay(now), 1)) + hour * HOUR_MS;
}

/** When a notice leaves: security at once, money too unless the person wants it otherwise, the rest in the digest or outside quiet hours. */
export function planDelivery(group: NoticeGroup, settings: DeliverySettings, now: number): DeliveryPlan {
  if (group === 'security' || (group === 'money' && settings.is_money_urgent)) return { at: now, isDigest: false };
  if (settings.digest_hour !== null) return { at: nextHour(settings.digest_hour, now), isDigest: true };
  return { at: isQuietHour(settings, tehranHour(now)) ? nextHour(settings.quiet_until, now) : now, isDigest: false };
}

const TRIES_MAX = 6;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * HOUR_MS;

/**
 * How long to wait after the attempt of this number (from 1) before the next one; undefined: it was the last. A service that names a time
 * is not asked before it.
 */
export function nextTryAfter(attempts: number, askedMs = 0): number | undefined {
  if (attempts >= TRIES_MAX) return undefined;
  return Math.min(LONGEST_WAIT_MS, Math.max(askedMs, FIRST_WAIT_MS * 4 ** (attempts - 1)));
}
