import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import type { Login } from '@jarchi/domain/session/login.ts';
import { readPassword } from '@jarchi/domain/session/password.ts';
import { PASSWORD_FORGET_MS, PASSWORD_PER_ADDRESS_HOUR, PASSWORD_WAIT_AFTER_MS } from '@jarchi/domain/session/sign-in.ts';
import { createToken, hashPassword, verifyPassword } from '#infra/crypto/credentials.ts';
import type { TryLimiters } from '#infra/tries/try-limiter.ts';
import type { UserRecord } from '#features/session/session.repository.ts';
import { findKnownBrowser, type SigningBrowser } from '../session.browser.ts';

export interface PasswordGuardDeps {
  readonly secret: string;
  readonly tries: TryLimiters;
}

export type PasswordGuard = ReturnType<typeof createPasswordGuard>;
type PasswordRefusal = RefusalOf<'password_wrong' | 'password_too_many_tries' | 'rate_limited'>;

/** A password that somebody types, and for whom. */
export interface TypedPassword {
  readonly user: UserRecord | undefined;
  /** What was typed for the person, under which the tries of an unknown one are counted. */
  readonly login: Login;
  readonly password: string;
  readonly browser: Pick<SigningBrowser, 'address' | 'mark'>;
}

/** Under which key tries are counted, for all spellings of the login; and whether they are a stranger's, whose address is counted too. */
interface Tried {
  readonly key: string;
  readonly isStranger: boolean;
}

/** Judges passwords, a limited number of them, wherever they are asked for. */
export function createPasswordGuard({ secret, tries }: PasswordGuardDeps) {
  const ofPerson = tries.limitSlowly({ kind: 'password', waitsMs: PASSWORD_WAIT_AFTER_MS, forgetMs: PASSWORD_FORGET_MS });
  const ofAddress = tries.limitWindow({ kind: 'password-from', limit: PASSWORD_PER_ADDRESS_HOUR, windowMs: HOUR_MS });
  // The password of an unknown person is checked against this hash, so that the time of the answer tells nothing.
  let nobodysHash: Promise<string> | undefined;
  const isRight = async (user: UserRecord | undefined, password: string) => {
    const known = user?.password_hash ?? null;
    const matches = await verifyPassword(known ?? (await (nobodysHash ??= hashPassword(createToken()))), readPassword(password));
    return known !== null && matches;
  };

  /** A person's own browsers have their own tries: strangers who guess cannot keep the person out of them. */
  function findTried({ user, login, browser }: TypedPassword): Tried {
    if (!user) return { key: `${login.field} ${login.value}`, isStranger: true };
    const known = findKnownBrowser(secret, user.id, browser.mark);
    return known === undefined ? { key: `user ${user.id}`, isStranger: true } : { key: `user ${user.id} ${known}`, isStranger: false };
  }

  return {
    /** Every try counts before it is judged, so that no two concurrent ones share a try. */
    async judge(typed: TypedPassword): Promise<Result<UserRecord, PasswordRefusal>> {
      const { user, password, browser } = typed;
      const { key, isStranger } = findTried(typed);
      const addressWaitMs = isStranger ? await ofAddress.take(browser.address) : undefined;
      if (addressWaitMs !== undefined) return refuse({ code: 'rate_limited', retry_after_seconds: Math.ceil(addressWaitMs / 1000) });
      const waitMs = await ofPerson.take(key);
      if (waitMs !== undefined) return refuse({ code: 'password_too_many_tries', retry_after_seconds: Math.ceil(waitMs / 1000) });
      if (!(await isRight(user, password)) || !user) return refuse({ code: 'password_wrong' });
      await ofPerson.forget(key);
      if (isStranger) await ofAddress.giveBack(browser.address);
      return succeed(user);
    },

    /** Strangers' tries of an earlier password do not keep the person from the new one. */
    forgetTries: (userId: number): Promise<void> => ofPerson.forget(`user ${userId}`),
  };
}
