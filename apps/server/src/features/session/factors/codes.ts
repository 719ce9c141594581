import type { CallRefusal } from '@jarchi/contract/types.ts';
import { CLOCK_SKEW_MS, findWaitMs } from '@jarchi/domain/calendar/waits.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import { judgeOtp, OTP_TRIES, OTP_TTL_MS, parseOtp } from '@jarchi/domain/session/sign-in.ts';
import { countTry, isReplaced, lockOtp, markOtpUsed } from './codes.repository.ts';
import { hashOtp, isSameSecret } from '#infra/crypto/credentials.ts';
import type { Tx } from '#infra/store/tenancy.ts';

export type CodeRefusal = CallRefusal<'session', 'verifyOtp'>;

interface TypedCode {
  readonly secret: string;
  readonly requestId: string;
  readonly typedCode: string;
  /** Wall time, ms. */
  readonly now: number;
}

/** Takes a code that was sent, once: the phone that has received it. Every try counts, except for what can be no code. */
export async function takeCode(
  tx: Tx,
  { secret, requestId, typedCode, now }: TypedCode,
): Promise<Result<string, Exclude<CodeRefusal, { code: 'person_frozen' | 'phone_left' }>>> {
  const row = await lockOtp(tx, requestId);
  if (!row) return refuse({ code: 'otp_not_found' });
  const code = parseOtp(typedCode);
  const isMatch = code !== undefined && isSameSecret(row.code_hash, hashOtp(secret, requestId, code));
  const request = {
    expires_at: row.expires_at.getTime(),
    tries: row.tries,
    is_used: row.used_at !== null,
    is_replaced: await isReplaced(tx, row, new Date(now + CLOCK_SKEW_MS)),
  };
  switch (judgeOtp(request, isMatch, now)) {
    case 'match':
      await markOtpUsed(tx, requestId, new Date(now));
      return succeed(row.phone);
    case 'wrong':
      if (code === undefined) return refuse({ code: 'otp_wrong', tries_left: OTP_TRIES - row.tries });
      await countTry(tx, requestId);
      return refuse({ code: 'otp_wrong', tries_left: OTP_TRIES - row.tries - 1 });
    case 'too_many_tries':
      return refuse({ code: 'otp_too_many_tries', retry_after_seconds: secondsOfLife(request.expires_at, now) });
    case 'replaced':
      return refuse({ code: 'otp_replaced' });
    case 'expired':
      return refuse({ code: 'otp_expired' });
    case 'used':
      return refuse({ code: 'otp_used' });
  }
}

/** Until a code would have expired. */
function secondsOfLife(expiresAt: number, now: number): number {
  return Math.max(1, Math.ceil(findWaitMs(expiresAt - OTP_TTL_MS, OTP_TTL_MS, now) / 1000));
}
