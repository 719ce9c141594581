import { randomUUID } from 'node:crypto';
import type { CallAnswer, CallRefusal } from '@jarchi/contract/types.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { CLOCK_SKEW_MS } from '@jarchi/domain/calendar/waits.ts';
import { parsePhone } from '@jarchi/domain/text/phone.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import {
  OTP_DIGITS,
  OTP_PER_ADDRESS_HOUR,
  OTP_TTL_MS,
  TERMS_VERSION,
  findCodeWaitMs,
  type CodesOfHour,
  type SentCode,
} from '@jarchi/domain/session/sign-in.ts';
import type { SmsSender } from '#connectors/sms/sms-sender.ts';
import type { Config } from '#config.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { createOtp, hashOtp } from '#infra/crypto/credentials.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { takeCode, type CodeRefusal } from '../factors/codes.ts';
import { findLeftPhone } from '#features/session/proofs/proofs.repository.ts';
import { findKnownBrowser, type SigningBrowser } from '../session.browser.ts';
import { type AccountMembers, nameOwn, openSession, type SignedIn } from '#features/session/session.opening.ts';
import { failOtp, insertOtp, listCodes, listCodeTimesFrom, lockCodes } from '#features/session/factors/codes.repository.ts';
import { ensurePhoneUser, findUserBy, noteLogin } from '#features/session/session.repository.ts';

export interface OtpDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock };
  readonly secret: string;
  readonly sms: SmsSender;
  readonly accounts: AccountMembers;
  /** Outside production the answer contains the code too. */
  readonly config: Pick<Config, 'mode'>;
}

interface Signing {
  readonly browser: SigningBrowser;
  readonly now: number;
}

type SendRefusal = CallRefusal<'session', 'sendOtp'> | RefusalOf<'rate_limited' | 'unavailable'>;

export function createOtpSignIn({ tenancy, clocks, secret, sms, accounts, config }: OtpDeps) {
  async function isKnownTo(tx: Tx, phone: string, mark: string | undefined): Promise<boolean> {
    if (mark === undefined) return false;
    const user = await findUserBy(tx, 'phone', phone);
    return user !== undefined && findKnownBrowser(secret, user.id, mark) !== undefined;
  }

  async function readHour(tx: Tx, phone: string, address: string, now: number): Promise<CodesOfHour> {
    const hour = { since: new Date(now - HOUR_MS), until: new Date(now + CLOCK_SKEW_MS) };
    const codes = await listCodes(tx, phone, hour);
    const times = await listCodeTimesFrom(tx, address, hour, OTP_PER_ADDRESS_HOUR);
    return { ofPhone: codes.map((code) => ({ ...code, at: code.created.getTime() })), ofAddress: times.map((time) => time.getTime()) };
  }

  async function signIn(tx: Tx, phone: string, terms_version: number, { browser, now }: Signing): Promise<Result<SignedIn, CodeRefusal>> {
    const created = new Date(now);
    // Who has left the phone lately may come back to it: nobody begins anew under it meanwhile.
    const until = (await findUserBy(tx, 'phone', phone)) ? undefined : await findLeftPhone(tx, phone, created);
    if (until) return refuse({ code: 'phone_left', until: until.toISOString() });
    const { row, is_new } = await ensurePhoneUser(tx, phone, { created, terms_version });
    if (!(await noteLogin(tx, row.id, created, { phone_verified: true }))) return refuse({ code: 'person_frozen' });
    const known = is_new ? [] : await accounts.listMemberships(tx, row.id);
    const memberships = known.length > 0 ? known : [await accounts.openAccount(tx, { user_id: row.id, phone, created })];
    return succeed({ ...nameOwn(memberships), is_new, ...(await openSession(tx, { user_id: row.id, browser, secret, now })) });
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
      const inSeconds = (waitMs: number) => Math.ceil(waitMs / 1000);
      const asked = await tenancy.withSystem(async (tx): Promise<Result<{ readonly nextMs: number }, RefusalOf<'rate_limited'>>> => {
        await lockCodes(tx, phone, address);
        const asker = { address, is_known: await isKnownTo(tx, phone, mark) };
        const hour = await readHour(tx, phone, address, now);
        const waitMs = findCodeWaitMs(hour, asker, now);
        if (waitMs > 0) return refuse({ code: 'rate_limited', retry_after_seconds: inSeconds(waitMs) });
        const code_hash = hashOtp(secret, request_id, code);
        await insertOtp(tx, { id: request_id, phone, code_hash, expires_at, created: new Date(now), ...asker });
        const sent: SentCode = { ...asker, at: now, is_failed: false };
        const after = { ofPhone: [sent, ...hour.ofPhone], ofAddress: [now, ...hour.ofAddress] };
        return succeed({ nextMs: findCodeWaitMs(after, asker, now) });
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
        retry_after_seconds: inSeconds(asked.value.nextMs),
        code: config.mode === 'production' ? null : code,
      });
    },

    /**
     * Signs in with a code, once; an unknown phone gets a user, who has accepted these terms, and an account. Every try counts, whatever
     * its result.
     */
    verifyOtp(
      requestId: string,
      typedCode: string,
      browser: SigningBrowser,
      termsVersion: number = TERMS_VERSION,
    ): Promise<Result<SignedIn, CodeRefusal>> {
      return tenancy.withSystem(async (tx): Promise<Result<SignedIn, CodeRefusal>> => {
        const now = clocks.wall.now();
        const judged = await takeCode(tx, { secret, requestId, typedCode, now });
        return judged.ok ? signIn(tx, judged.value, termsVersion, { browser, now }) : judged;
      });
    },
  };
}
