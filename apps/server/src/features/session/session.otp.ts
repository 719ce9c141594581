import { randomUUID } from 'node:crypto';
import type { CallAnswer, CallRefusal } from '@jarchi/contract/types.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { parsePhone } from '@jarchi/domain/text/phone.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import {
  judgeOtp,
  OTP_DIGITS,
  OTP_PER_ADDRESS_HOUR,
  OTP_PER_PHONE_HOUR,
  OTP_TRIES,
  OTP_TTL_MS,
  parseOtp,
} from '@jarchi/domain/session/sign-in.ts';
import type { SmsSender } from '#connectors/sms/sms-sender.ts';
import type { Config } from '#config.ts';
import type { Clock } from '#infra/clock.ts';
import { createOtp, hashOtp, isSameSecret } from '#infra/credentials.ts';
import type { Tenancy, Tx } from '#infra/tenancy.ts';
import { type AccountDoor, openSession, type SignedIn } from './session.opening.ts';
import { countTry, ensurePhoneUser, findNthLatest, insertOtp, lockOtp, lockPhone, noteLogin, useOtp } from './session.repository.ts';

const HOUR_MS = 3_600_000;

export interface OtpDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock };
  readonly secret: string;
  readonly sms: SmsSender;
  readonly accounts: AccountDoor;
  /** Outside production the code stands in the answer too. */
  readonly config: Pick<Config, 'mode'>;
}

type Limited = RefusalOf<'rate_limited'>;
type SendRefusal = CallRefusal<'session', 'sendOtp'> | RefusalOf<'rate_limited' | 'unavailable'>;
type OtpRefusal = CallRefusal<'session', 'verifyOtp'>;

export function createOtpSignIn({ tenancy, clocks, secret, sms, accounts, config }: OtpDeps) {
  async function findLimit(tx: Tx, phone: string, address: string, now: number): Promise<Limited | undefined> {
    const since = new Date(now - HOUR_MS);
    await lockPhone(tx, phone);
    const full =
      (await findNthLatest(tx, 'phone', phone, since, OTP_PER_PHONE_HOUR)) ??
      (await findNthLatest(tx, 'address', address, since, OTP_PER_ADDRESS_HOUR));
    return full && { code: 'rate_limited', retry_after_seconds: Math.ceil((full.getTime() + HOUR_MS - now) / 1000) };
  }

  async function signIn(tx: Tx, phone: string, agent: string, now: number): Promise<SignedIn> {
    const at = new Date(now);
    const { row, is_new } = await ensurePhoneUser(tx, phone, at);
    await noteLogin(tx, row.id, at, { phone_verified: true });
    const [first] = is_new ? [] : await accounts.listMemberships(tx, row.id);
    const { account } = first ?? (await accounts.openAccount(tx, { user_id: row.id, phone, created: at }));
    return { account, is_new, ...(await openSession(tx, row.id, agent, now)) };
  }

  return {
    /** Sends a code that opens this request only. */
    async sendOtp(typedPhone: string, address: string): Promise<Result<CallAnswer<'session', 'sendOtp'>, SendRefusal>> {
      const phone = parsePhone(typedPhone);
      if (phone === undefined) return refuse({ code: 'phone_invalid' });
      const now = clocks.wall.now();
      const request_id = randomUUID();
      const code = createOtp(OTP_DIGITS);
      const expires_at = new Date(now + OTP_TTL_MS);
      const limit = await tenancy.withSystem(async (tx) => {
        const found = await findLimit(tx, phone, address, now);
        if (found) return found;
        await insertOtp(tx, {
          id: request_id,
          phone,
          address,
          code_hash: hashOtp(secret, request_id, code),
          expires_at,
          created: new Date(now),
        });
        return undefined;
      });
      if (limit) return refuse(limit);
      const sent = await sms.sendCode(phone, code);
      if (!sent.ok) return refuse({ code: 'unavailable' });
      return succeed({ request_id, phone, expires_at: expires_at.toISOString(), code: config.mode === 'production' ? null : code });
    },

    /** Signs in with a code, once; an unknown phone gets its user and account. Every try counts, whatever it comes to. */
    verifyOtp(requestId: string, typedCode: string, agent: string): Promise<Result<SignedIn, OtpRefusal>> {
      return tenancy.withSystem(async (tx): Promise<Result<SignedIn, OtpRefusal>> => {
        const row = await lockOtp(tx, requestId);
        if (!row) return refuse({ code: 'otp_not_found' });
        const now = clocks.wall.now();
        const code = parseOtp(typedCode);
        const isMatch = code !== undefined && isSameSecret(row.code_hash, hashOtp(secret, requestId, code));
        const request = { expires_at: row.expires_at.getTime(), tries: row.tries, is_used: row.used_at !== null };
        const verdict = judgeOtp(request, isMatch, now);
        switch (verdict) {
          case 'match':
            await useOtp(tx, requestId, new Date(now));
            return succeed(await signIn(tx, row.phone, agent, now));
          case 'wrong':
            await countTry(tx, requestId);
            return refuse({ code: 'otp_wrong', tries_left: OTP_TRIES - row.tries - 1 });
          case 'too_many_tries':
            // Until the code would have ended by itself.
            return refuse({ code: 'otp_too_many_tries', retry_after_seconds: Math.max(1, Math.ceil((request.expires_at - now) / 1000)) });
          case 'expired':
          case 'used':
            return refuse({ code: 'otp_expired' });
        }
      });
    },
  };
}
