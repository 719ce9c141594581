import type { CallAnswer, CallRefusal } from '@jarchi/contract/types.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { findWaitMs } from '@jarchi/domain/calendar/waits.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import { EMAIL_CODE_TTL_MS, EMAIL_CODE_WAIT_MS, EMAIL_CODES, judgeEmailCode } from '@jarchi/domain/session/profile/email-code.ts';
import { OTP_DIGITS, OTP_TRIES, parseOtp } from '@jarchi/domain/session/sign-in.ts';
import type { UserAnswer } from '#features/session/session.profile.ts';
import { createOtp, hashOtp, isSameSecret } from '#infra/crypto/credentials.ts';
import type { UserCaller } from '#infra/http/caller.ts';
import { findSqlState, UNIQUE_VIOLATION } from '#infra/store/sql/sql-state.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { emailCodeFa } from './profile.fa.ts';
import { countEmailTry, deleteEmailCode, findEmailCode, lockPerson, saveEmailCode, updatePerson } from './profile.repository.ts';
import type { ProfileDeps } from './profile.deps.ts';

type Sent = CallAnswer<'profile', 'sendEmailCode'>;
type SendRefusal = CallRefusal<'profile', 'sendEmailCode'> | RefusalOf<'forbidden' | 'rate_limited' | 'unavailable'>;
type ConfirmRefusal = CallRefusal<'profile', 'confirmEmail'> | RefusalOf<'forbidden'>;
type Deps = Pick<ProfileDeps, 'tenancy' | 'clocks' | 'secret' | 'mail' | 'tries' | 'config' | 'sessions'>;

/** Confirms that an e-mail reaches its person, by a code that is mailed to it. */
export function createEmailCodes({ tenancy, clocks, secret, mail, tries, config, sessions }: Deps) {
  const ofPerson = tries.limitWindow({ kind: 'email-code', ...EMAIL_CODES });
  const hashOf = (userId: number, email: string, code: string) => hashOtp(secret, `email:${userId}:${email}`, code);

  /** The person's e-mail if it is not confirmed yet; locked. */
  async function lockEmail(tx: Tx, userId: number): Promise<Result<string, RefusalOf<'email_missing' | 'email_confirmed'>>> {
    const { email, email_verified } = await lockPerson(tx, userId);
    if (email === null) return refuse({ code: 'email_missing' });
    return email_verified ? refuse({ code: 'email_confirmed' }) : succeed(email);
  }

  return {
    async sendEmailCode(caller: UserCaller): Promise<Result<Sent, SendRefusal>> {
      if (caller.impersonated_by !== null) return refuse({ code: 'forbidden' });
      const { user_id } = caller;
      const now = clocks.wall.now();
      const code = createOtp(OTP_DIGITS);
      const expires_at = new Date(now + EMAIL_CODE_TTL_MS);
      const written = await tenancy.withSystem(async (tx): Promise<Result<string, SendRefusal>> => {
        const email = await lockEmail(tx, user_id);
        if (!email.ok) return email;
        const last = await findEmailCode(tx, user_id);
        const leftMs = last?.email === email.value ? findWaitMs(last.created.getTime(), EMAIL_CODE_WAIT_MS, now) : 0;
        if (leftMs > 0) return refuse({ code: 'rate_limited', retry_after_seconds: Math.ceil(leftMs / 1000) });
        const code_hash = hashOf(user_id, email.value, code);
        await saveEmailCode(tx, { user_id, email: email.value, code_hash, created: new Date(now), expires_at });
        return email;
      });
      if (!written.ok) return written;
      const waitMs = await ofPerson.take(String(user_id));
      if (waitMs !== undefined) return refuse({ code: 'rate_limited', retry_after_seconds: Math.ceil(waitMs / 1000) });
      const { name } = config.brand;
      const text = emailCodeFa.text(name, code, EMAIL_CODE_TTL_MS / MINUTE_MS);
      const outcome = await mail.send({ to: written.value, subject: emailCodeFa.subject(name), text });
      if (outcome !== 'sent') {
        // The next one need not wait a minute.
        await tenancy.withSystem((tx) => deleteEmailCode(tx, user_id));
        return refuse({ code: outcome === 'refused' ? 'email_refused' : 'unavailable' });
      }
      return succeed({ email: written.value, expires_at: expires_at.toISOString(), code: config.mode === 'production' ? null : code });
    },

    /** Every try counts, whatever its result. */
    async confirmEmail(caller: UserCaller, typed: string): Promise<Result<UserAnswer, ConfirmRefusal>> {
      if (caller.impersonated_by !== null) return refuse({ code: 'forbidden' });
      const { user_id } = caller;
      const confirmed = tenancy.withSystem(async (tx): Promise<Result<UserAnswer, ConfirmRefusal>> => {
        const email = await lockEmail(tx, user_id);
        if (!email.ok) return email;
        const sent = await findEmailCode(tx, user_id);
        if (!sent) return refuse({ code: 'email_code_over' });
        const code = parseOtp(typed);
        const isMatch = code !== undefined && isSameSecret(sent.code_hash, hashOf(user_id, email.value, code));
        const verdict = judgeEmailCode({ ...sent, expires_at: sent.expires_at.getTime() }, email.value, isMatch, clocks.wall.now());
        if (verdict === 'over') return refuse({ code: 'email_code_over' });
        if (verdict === 'wrong' && code === undefined) return refuse({ code: 'email_code_wrong', tries_left: OTP_TRIES - sent.tries });
        if (verdict === 'wrong') {
          await countEmailTry(tx, user_id);
          return refuse({ code: 'email_code_wrong', tries_left: OTP_TRIES - sent.tries - 1 });
        }
        await deleteEmailCode(tx, user_id);
        if (await sessions.isEmailConfirmed(tx, email.value)) return refuse({ code: 'email_taken' });
        await updatePerson(tx, user_id, { email_verified: true });
        return succeed(await sessions.readUser(tx, user_id));
      });
      return confirmed.catch((error: unknown) => {
        // Another person confirmed it at the same instant.
        if (findSqlState(error) === UNIQUE_VIOLATION) return refuse({ code: 'email_taken' } as const);
        throw error;
      });
    },
  };
}
