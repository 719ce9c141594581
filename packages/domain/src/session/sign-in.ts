import { DAY_MS, HOUR_MS } from '#calendar/durations.ts';
import { getDigits } from '#text/digits.ts';

/** Five digits, two minutes, five tries. */
export const OTP_DIGITS = 5;
export const OTP_TTL_MS = 120_000;
export const OTP_TRIES = 5;
/** Between two codes to one phone. */
export const OTP_WAIT_MS = 60_000;
/** Codes to one phone within an hour, those of them that one address may ask for, and codes that an address may ask for in all (carriers share addresses). */
export const OTP_PER_PHONE_HOUR = 10;
export const OTP_PER_PHONE_AND_ADDRESS_HOUR = 5;
export const OTP_PER_ADDRESS_HOUR = 100;

/** A code that was sent to the phone in question; instants in milliseconds. */
export interface SentCode {
  readonly at: number;
  /** It never left: nobody waits a minute for it. */
  readonly is_failed: boolean;
  /** Asked for in a browser in which the phone's person has signed in before. */
  readonly is_known: boolean;
  readonly address: string;
}

/** The codes of the last hour, latest first: to a phone, and at which instants to any phone for the strangers of an address. */
export interface CodesOfHour {
  readonly ofPhone: readonly SentCode[];
  readonly ofAddress: readonly number[];
}

/**
 * When this asker may have the next code sent to a phone; 0 when at once. Browsers that the phone's person has signed in with
 * have an hour's codes of their own, which no stranger can use up.
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

/** Wrong passwords of one person before each further try waits, how long it then waits, and when all is forgotten. */
export const PASSWORD_TRIES = 10;
const PASSWORD_WAITS_MS = [60_000, 120_000, 240_000, 480_000, 900_000];
export const PASSWORD_FORGET_MS = DAY_MS;
/** Wrong passwords that one address sends within an hour, whoever they are for. */
export const PASSWORD_PER_ADDRESS_HOUR = 100;

/** How long the next try of a password waits after the first, the second …; after the last of these always as long. */
export const PASSWORD_WAIT_AFTER_MS: readonly number[] = [...Array.from({ length: PASSWORD_TRIES - 1 }, () => 0), ...PASSWORD_WAITS_MS];

/** The five Latin digits of a code typed in any digits, or undefined. */
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

/** What a try at a code comes to; a sixth try is refused even when right. */
export function judgeOtp(request: OtpState, isMatch: boolean, now: number): OtpVerdict {
  if (request.is_used) return 'used';
  if (request.is_replaced) return 'replaced';
  if (request.tries >= OTP_TRIES) return 'too_many_tries';
  if (now >= request.expires_at) return 'expired';
  return isMatch ? 'match' : 'wrong';
}
