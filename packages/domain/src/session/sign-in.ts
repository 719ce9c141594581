import { DAY_MS, HOUR_MS } from '#calendar/durations.ts';
import { findWaitMs, isAhead } from '#calendar/waits.ts';
import { getDigits } from '#text/digits.ts';
import type { FieldIssue } from '#validation/issues.ts';

/**
 * The version of the terms that people accept by signing up; it grows by one with each change of their meaning. The text is in the panel,
 * pages/auth/terms.fa.ts.
 */
export const TERMS_VERSION = 1;

/** Five digits, two minutes, five tries. */
export const OTP_DIGITS = 5;
export const OTP_TTL_MS = 120_000;
export const OTP_TRIES = 5;
/** The wait between two codes to one phone. */
export const OTP_WAIT_MS = 60_000;
/**
 * Codes within an hour: to one phone; to one phone at the request of one address; at the request of one address in all (mobile carriers
 * share addresses).
 */
export const OTP_PER_PHONE_HOUR = 10;
export const OTP_PER_PHONE_AND_ADDRESS_HOUR = 5;
export const OTP_PER_ADDRESS_HOUR = 100;

/** A code that was sent to the phone in question; instants in ms. */
export interface SentCode {
  readonly at: number;
  /** It could not be sent: the next code does not wait for it. */
  readonly is_failed: boolean;
  /** Requested in a browser in which the phone's person has signed in before. */
  readonly is_known: boolean;
  readonly address: string;
}

/** The codes of the last hour, latest first: those to this phone, and the instants of those that strangers at one address requested. */
export interface CodesOfHour {
  readonly ofPhone: readonly SentCode[];
  readonly ofAddress: readonly number[];
}

/**
 * How long this asker waits for the next code for a phone, in ms; 0: not at all. Browsers in which the phone's person has signed in before
 * have their own limit, which a stranger cannot use up. Codes that were sent before the clock was set back do not count.
 */
export function findCodeWaitMs({ ofPhone, ofAddress }: CodesOfHour, asker: Pick<SentCode, 'is_known' | 'address'>, now: number): number {
  const toPhone = ofPhone.filter(({ at }) => !isAhead(at, now));
  const fromAddress = ofAddress.filter((at) => !isAhead(at, now));
  const counted = toPhone.filter(({ is_known }) => is_known === asker.is_known);
  const ofBoth = counted.filter(({ address }) => address === asker.address);
  const full = [
    counted[OTP_PER_PHONE_HOUR - 1]?.at,
    ...(asker.is_known ? [] : [ofBoth[OTP_PER_PHONE_AND_ADDRESS_HOUR - 1]?.at, fromAddress[OTP_PER_ADDRESS_HOUR - 1]]),
  ];
  const waitOf = (at: number | undefined, lengthMs: number) => (at === undefined ? 0 : findWaitMs(at, lengthMs, now));
  return Math.max(waitOf(toPhone.find(({ is_failed }) => !is_failed)?.at, OTP_WAIT_MS), ...full.map((at) => waitOf(at, HOUR_MS)));
}

/** Wrong passwords of one person before further tries must wait, how long they wait, and when the count is cleared. */
export const PASSWORD_TRIES = 10;
const PASSWORD_WAITS_MS = [60_000, 120_000, 240_000, 480_000, 900_000];
export const PASSWORD_FORGET_MS = DAY_MS;
/** Wrong passwords from one address within an hour, for any person. */
export const PASSWORD_PER_ADDRESS_HOUR = 100;

/** How long the next try waits after the first wrong password, the second, …; the last wait repeats. */
export const PASSWORD_WAIT_AFTER_MS: readonly number[] = [...Array.from({ length: PASSWORD_TRIES - 1 }, () => 0), ...PASSWORD_WAITS_MS];

/** The five Latin digits of a code typed in any digits; undefined when there are not five. */
export function parseOtp(text: string): string | undefined {
  const digits = getDigits(text);
  return digits.length === OTP_DIGITS ? digits : undefined;
}

/** The most characters that a code may be pasted with. */
const OTP_TEXT_MAX = 40;

/** The issue of a text that can be no code; such a text costs no try. */
export function checkOtp(text: string): FieldIssue[] {
  return text.length <= OTP_TEXT_MAX && parseOtp(text) !== undefined ? [] : [{ code: 'code_invalid' }];
}

export type OtpVerdict = 'match' | 'wrong' | 'expired' | 'used' | 'replaced' | 'too_many_tries';

export interface OtpState {
  readonly expires_at: number;
  readonly tries: number;
  readonly is_used: boolean;
  /** A newer code was sent to the phone. */
  readonly is_replaced: boolean;
}

/** The verdict on a try; a sixth try is refused even when right. */
export function judgeOtp(request: OtpState, isMatch: boolean, now: number): OtpVerdict {
  if (request.is_used) return 'used';
  if (request.is_replaced) return 'replaced';
  if (request.tries >= OTP_TRIES) return 'too_many_tries';
  // A code of before the clock was set back would otherwise live as long as the jump was.
  if (now >= request.expires_at || isAhead(request.expires_at - OTP_TTL_MS, now)) return 'expired';
  return isMatch ? 'match' : 'wrong';
}
