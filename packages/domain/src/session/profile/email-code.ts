import { HOUR_MS, MINUTE_MS } from '#calendar/durations.ts';
import { isAhead } from '#calendar/waits.ts';
import { OTP_TRIES } from '#session/sign-in.ts';

/** A mailed code is valid for this long: mail is slower than SMS. */
export const EMAIL_CODE_TTL_MS = 30 * MINUTE_MS;
/** The wait between two codes of a person, and the codes in an hour. */
export const EMAIL_CODE_WAIT_MS = MINUTE_MS;
export const EMAIL_CODES = { limit: 5, windowMs: HOUR_MS } as const;

export interface EmailCodeState {
  /** The address that it was mailed to. */
  readonly email: string;
  readonly expires_at: number;
  readonly tries: number;
}

/** The verdict on a try; a code of an earlier address and a sixth try are over. */
export function judgeEmailCode(sent: EmailCodeState, email: string, isMatch: boolean, now: number): 'match' | 'wrong' | 'over' {
  const isOver = now >= sent.expires_at || isAhead(sent.expires_at - EMAIL_CODE_TTL_MS, now);
  if (sent.email !== email || sent.tries >= OTP_TRIES || isOver) return 'over';
  return isMatch ? 'match' : 'wrong';
}
