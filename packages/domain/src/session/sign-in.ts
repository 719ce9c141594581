import { digitsOf } from '#text/digits.ts';

/** Five digits, two minutes, five tries. */
export const OTP_DIGITS = 5;
export const OTP_TTL_MS = 120_000;
export const OTP_TRIES = 5;
/** Codes asked for by one phone within an hour, and by one address (carriers share addresses). */
export const OTP_PER_PHONE_HOUR = 10;
export const OTP_PER_ADDRESS_HOUR = 100;

/** The five Latin digits of a code typed in any digits, or undefined. */
export function parseOtp(text: string): string | undefined {
  const digits = digitsOf(text);
  return digits.length === OTP_DIGITS ? digits : undefined;
}

export type OtpVerdict = 'match' | 'wrong' | 'expired' | 'used' | 'too_many_tries';

/** What a try at a code comes to; a sixth try is refused even when right. */
export function judgeOtp(request: { expires_at: number; tries: number; is_used: boolean }, isMatch: boolean, now: number): OtpVerdict {
  if (request.is_used) return 'used';
  if (request.tries >= OTP_TRIES) return 'too_many_tries';
  if (now >= request.expires_at) return 'expired';
  return isMatch ? 'match' : 'wrong';
}
