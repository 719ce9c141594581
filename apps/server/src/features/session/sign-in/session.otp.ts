import { randomUUID } from 'node:crypto';
import type { CallAnswer, CallRefusal } from '@jarchi/contract/types.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { parsePhone } from '@jarchi/domain/text/phone.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import {
  findNextCodeAt,
  judgeOtp,
  OTP_DIGITS,
  OTP_PER_ADDRESS_HOUR,
  OTP_TRIES,
  OTP_TTL_MS,
  parseOtp,
  type CodesOfHour,
  type SentCode,
} from '@jarchi/domain/session/sign-in.ts';
import type { SmsSender } from '#connectors/sms/sms-sender.ts';
import type { Config } from '#config.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { createOtp, hashOtp, isSameSecret } from '#infra/crypto/credentials.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { findKnownBrowser, type SigningBrowser } from './session.browser.ts';
import { type AccountMembers, openSession, type SignedIn } from '#features/session/session.opening.ts';
import {
  countTry,
  ensurePhoneUser,
  failOtp,
  findUserBy,
  insertOtp,
  isReplaced,
  listCodes,
  listCodeTimesFrom,
  lockCodes,
  lockOtp,
  noteLogin,
  useOtp,
} from '#features/session/session.repository.ts';

export interface OtpDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock };
  readonly secret: string;
  readonly sms: SmsSender;
  readonly accounts: AccountMembers;
  /** Outside production the answer contains the code too. */
  readonly config: Pick<Config, 'mode'>;
}

type SendRefusal = CallRefusal<'session', 'sendOtp'> | RefusalOf<'rate_limited' | 'unavailable'>;
type OtpRefusal = CallRefusal<'session', 'verifyOtp'>;

export function createOtpSignIn({ tenancy, clocks, secret, sms, accounts, config }: OtpDeps) {
  async function isKnownTo(tx: Tx, phone: string, mark: string | undefined): Promise<boolean> {
    if (mark === undefined) return false;
    const user = await findUserBy(tx, 'phone', phone);
    return user !== undefined && findKnownBrowser(secret, user.id, mark) !== undefined;
  }

  async function readHour(tx: Tx, phone: string, address: string, now: number): Promise<CodesOfHour> {
    const since = new Date(now - HOUR_MS);
    const codes = await listCodes(tx, phone, since);
    const times = await listCodeTimesFrom(tx, address, since, OTP_PER_ADDRESS_HOUR);
    return { ofPhone: codes.map((code) => ({ ...code, at: code.created.getTime() })), ofAddress: times.map((time) => time.getTime()) };
  }

  async function signIn(tx: Tx, phone: string, browser: SigningBrowser, now: number): Promise<SignedIn> {
    const at = new Date(now);
    const { row, is_new } = await ensurePhoneUser(tx, phone, at);
    await noteLogin(tx, row.id, at, { phone_verified: true });
    const [first] = is_new ? [] : await accounts.listMemberships(tx, row.id);
    const { account } = first ?? (await accounts.openAccount(tx, { user_id: row.id, phone, created: at }));
    return { account, is_new, ...(await openSession(tx, { user_id: row.id, browser, secret, now })) };
  }

  return {
    /** Sends a code that answers only this request, and ends the phone's earlier ones. */
    async sendOtp(
      typedPhone: string,
      { address, mark }: Pick<SigningBrowser, 'address' | 'mark'>,
    ): Promise<Result<CallAnswer<'session', 'sendOtp'>, SendRefusal>> {
      const phone = parsePhone(typedPhone);
      if (phone === undefined) return refuse({ code: 'phone_invalid' });
      const now = clocks.wall.now();
      const request_id = randomUUID();
      const code = createOtp(OTP_DIGITS);
      const expires_at = new Date(now + OTP_TTL_MS);
      const secondsUntil = (at: number) => Math.ceil((at - now) / 1000);
      const asked = await tenancy.withSystem(async (tx): Promise<Result<{ readonly next: number }, RefusalOf<'rate_limited'>>> => {
        await lockCodes(tx, phone, address);
        const asker = { address, is_known: await isKnownTo(tx, phone, mark) };
        const hour = await readHour(tx, phone, address, now);
        const next = findNextCodeAt(hour, asker);
        if (next > now) return refuse({ code: 'rate_limited', retry_after_seconds: secondsUntil(next) });
        const code_hash = hashOtp(secret, request_id, code);
        await insertOtp(tx, { id: request_id, phone, code_hash, expires_at, created: new Date(now), ...asker });
        const sent: SentCode = { ...asker, at: now, is_failed: false };
        return succeed({ next: findNextCodeAt({ ofPhone: [sent, ...hour.ofPhone], ofAddress: [now, ...hour.ofAddress] }, asker) });
      });
      if (!asked.ok) return asked;
      const sent = await sms.sendCode(phone, code);
      if (!sent.ok) {
        await tenancy.withSystem((tx) => failOtp(tx, request_id));
        return refuse({ code: 'unavailable' });
      }
      return succeed({
        request_id,
        phone,
        expires_at: expires_at.toISOString(),
        retry_after_seconds: secondsUntil(asked.value.next),
        code: config.mode === 'production' ? null : code,
      });
    },

    /** Signs in with a code, once; an unknown phone gets a user and an account. Every try counts, whatever its result. */
    verifyOtp(requestId: string, typedCode: string, browser: SigningBrowser): Promise<Result<SignedIn, OtpRefusal>> {
      return tenancy.withSystem(async (tx): Promise<Result<SignedIn, OtpRefusal>> => {
        const row = await lockOtp(tx, requestId);
        if (!row) return refuse({ code: 'otp_not_found' });
        const now = clocks.wall.now();
        const code = parseOtp(typedCode);
        const isMatch = code !== undefined && isSameSecret(row.code_hash, hashOtp(secret, requestId, code));
        const request = {
          expires_at: row.expires_at.getTime(),
          tries: row.tries,
          is_used: row.used_at !== null,
          is_replaced: await isReplaced(tx, row),
        };
        const verdict = judgeOtp(request, isMatch, now);
        switch (verdict) {
          case 'match':
            await useOtp(tx, requestId, new Date(now));
            return succeed(await signIn(tx, row.phone, browser, now));
          case 'wrong':
            await countTry(tx, requestId);
            return refuse({ code: 'otp_wrong', tries_left: OTP_TRIES - row.tries - 1 });
          case 'too_many_tries':
            // Until the code would have expired.
            return refuse({ code: 'otp_too_many_tries', retry_after_seconds: Math.max(1, Math.ceil((request.expires_at - now) / 1000)) });
          case 'replaced':
            return refuse({ code: 'otp_replaced' });
          case 'expired':
          case 'used':
            return refuse({ code: 'otp_expired' });
        }
      });
    },
  };
}
