import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { parsePhone } from '@jarchi/domain/text/phone.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import type { Clock } from '#infra/clock.ts';
import { createToken, hashPassword, verifyPassword } from '#infra/credentials.ts';
import type { Tenancy, Tx } from '#infra/tenancy.ts';
import { type AccountDoor, openSession, type SignedIn } from './session.opening.ts';
import { createTryLimiter } from '#infra/try-limiter.ts';
import { findUserBy, noteLogin, type UserRecord } from './session.repository.ts';

/** Wrong passwords for one login from one address. */
const PASSWORD_TRIES = { limit: 10, windowMs: 15 * 60_000 };

export interface PasswordDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock };
  readonly accounts: AccountDoor;
}

/** A phone in any spelling, an e-mail or a username, as it is looked up. */
function parseLogin(text: string): { readonly field: 'phone' | 'email' | 'username'; readonly value: string } {
  const phone = parsePhone(text);
  if (phone !== undefined) return { field: 'phone', value: phone };
  const value = text.trim().toLowerCase();
  return { field: value.includes('@') ? 'email' : 'username', value };
}

export function createPasswordSignIn({ tenancy, clocks, accounts }: PasswordDeps) {
  const limiter = createTryLimiter(PASSWORD_TRIES);
  // Somebody unknown is verified against this, so that the time taken tells nothing.
  let nobodysHash: Promise<string> | undefined;
  const isRight = async (user: UserRecord | undefined, password: string) => {
    const known = user?.password_hash ?? null;
    const matches = await verifyPassword(known ?? (await (nobodysHash ??= hashPassword(createToken()))), password);
    return known !== null && matches;
  };

  return {
    async signInWithPassword(
      login: string,
      password: string,
      { address, agent }: { readonly address: string; readonly agent: string },
    ): Promise<Result<SignedIn, RefusalOf<'password_wrong' | 'rate_limited' | 'forbidden'>>> {
      const { field, value } = parseLogin(login);
      const key = `${address} ${field} ${value}`;
      const now = clocks.wall.now();
      const waitMs = limiter.take(key, now);
      if (waitMs !== undefined) return refuse({ code: 'rate_limited', retry_after_seconds: Math.ceil(waitMs / 1000) });
      const user = await tenancy.withSystem((tx) => findUserBy(tx, field, value));
      if (!(await isRight(user, password)) || !user) return refuse({ code: 'password_wrong' });
      limiter.forget(key);
      return tenancy.withSystem(async (tx: Tx): Promise<Result<SignedIn, RefusalOf<'forbidden'>>> => {
        const [first] = await accounts.listMemberships(tx, user.id);
        // Staff without an account of their own have no place in this panel.
        if (!first) return refuse({ code: 'forbidden' });
        await noteLogin(tx, user.id, new Date(now));
        return succeed({ account: first.account, is_new: false, ...(await openSession(tx, user.id, agent, now)) });
      });
    },
  };
}
