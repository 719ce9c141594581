import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import { parseLogin, type Login } from '@jarchi/domain/session/login.ts';
import { PASSWORD_FORGET_MS, PASSWORD_PER_ADDRESS_HOUR, PASSWORD_WAIT_AFTER_MS } from '@jarchi/domain/session/sign-in.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { createToken, hashPassword, verifyPassword } from '#infra/crypto/credentials.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import type { TryLimiters } from '#infra/tries/try-limiter.ts';
import { findKnownBrowser, type SigningBrowser } from './session.browser.ts';
import { type AccountMembers, openSession, type SignedIn } from '#features/session/session.opening.ts';
import { findUserBy, noteLogin, type UserRecord } from '#features/session/session.repository.ts';

export interface PasswordDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock };
  readonly secret: string;
  readonly accounts: AccountMembers;
  readonly tries: TryLimiters;
}

/** Under which key tries are counted, for all spellings of the login; and whether they are a stranger's, whose address is counted too. */
interface Tried {
  readonly key: string;
  readonly isStranger: boolean;
}

export function createPasswordSignIn({ tenancy, clocks, secret, accounts, tries }: PasswordDeps) {
  const ofPerson = tries.limitSlowly({ kind: 'password', waitsMs: PASSWORD_WAIT_AFTER_MS, forgetMs: PASSWORD_FORGET_MS });
  const ofAddress = tries.limitWindow({ kind: 'password-from', limit: PASSWORD_PER_ADDRESS_HOUR, windowMs: HOUR_MS });
  // The password of an unknown person is checked against this hash, so that the time of the answer tells nothing.
  let nobodysHash: Promise<string> | undefined;
  const isRight = async (user: UserRecord | undefined, password: string) => {
    const known = user?.password_hash ?? null;
    const matches = await verifyPassword(known ?? (await (nobodysHash ??= hashPassword(createToken()))), password);
    return known !== null && matches;
  };

  /** A person's own browsers have their own tries: strangers who guess cannot keep the person out of them. */
  function findTried(user: UserRecord | undefined, { field, value }: Login, mark: string | undefined): Tried {
    if (!user) return { key: `${field} ${value}`, isStranger: true };
    const browser = findKnownBrowser(secret, user.id, mark);
    return browser === undefined ? { key: `user ${user.id}`, isStranger: true } : { key: `user ${user.id} ${browser}`, isStranger: false };
  }

  return {
    /** Every try counts before it is judged, so that no two concurrent ones share a try. */
    async signInWithPassword(
      typedLogin: string,
      password: string,
      browser: SigningBrowser,
    ): Promise<Result<SignedIn, RefusalOf<'password_wrong' | 'password_too_many_tries' | 'rate_limited' | 'forbidden'>>> {
      const login = parseLogin(typedLogin);
      const user = await tenancy.withSystem((tx) => findUserBy(tx, login.field, login.value));
      const { key, isStranger } = findTried(user, login, browser.mark);
      const addressWaitMs = isStranger ? await ofAddress.take(browser.address) : undefined;
      if (addressWaitMs !== undefined) return refuse({ code: 'rate_limited', retry_after_seconds: Math.ceil(addressWaitMs / 1000) });
      const waitMs = await ofPerson.take(key);
      if (waitMs !== undefined) return refuse({ code: 'password_too_many_tries', retry_after_seconds: Math.ceil(waitMs / 1000) });
      if (!(await isRight(user, password)) || !user) return refuse({ code: 'password_wrong' });
      await ofPerson.forget(key);
      if (isStranger) await ofAddress.giveBack(browser.address);
      return tenancy.withSystem(async (tx: Tx): Promise<Result<SignedIn, RefusalOf<'forbidden'>>> => {
        const [first] = await accounts.listMemberships(tx, user.id);
        // Staff without an account of their own cannot use this panel.
        if (!first) return refuse({ code: 'forbidden' });
        const now = clocks.wall.now();
        await noteLogin(tx, user.id, new Date(now));
        return succeed({ account: first.account, is_new: false, ...(await openSession(tx, { user_id: user.id, browser, secret, now })) });
      });
    },
  };
}
