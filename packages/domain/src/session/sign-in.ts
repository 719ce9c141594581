import { DAY_MS, HOUR_MS } from '#calendar/durations.ts';
import { getDigits } from '#text/digits.ts';

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
 * The instant from which this asker may get the next code for a phone; 0: at once. Browsers in which the phone's person has signed in
 * before have their own limit, which a stranger cannot use up.
 */
export function findNextCodeAt({ ofPhone, ofAddress }: CodesOfHour, asker: Pick<SentCode, 'is_known' | 'address'>): number {
  const lastSent = ofPhone.find(({ is_failed }) => !is_failed);
  const counted = ofPhone.filter(({ is_known }) => is_known === asker.is_known);
  const waits = [lastSent && lastSent.at + OTP_WAIT_MS, leaveHour(counted[OTP_PER_PHONE_HOUR - 1]?.at)];
  if (!asker.is_known) {
    const ofBoth = counted.filter(({ address }) => address === asker.address);
    waits.push(leaveHour(ofBoth[OTP_PER_PHONE_AND_ADDRESS_HOUR - 1]?.at), leaveHour(ofAddress[OTP_PER_ADDRESS_HOUR - 1]));
  }
  return Math.max(0, ...waits.map((at) => at ?? 0));
}

function leaveHour(at: number | undefined): number | undefined {
  return at === undefined ? undefined : at + HOUR_MS;
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
  if (now >= request.expires_at) return 'expired';
  return isMatch ? 'match' : 'wrong';
}
