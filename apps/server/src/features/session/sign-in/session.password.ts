import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import { parseLogin } from '@jarchi/domain/session/login.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { type AccountMembers, ensureMemberships, nameOwn, openSession, type SignedIn } from '#features/session/session.opening.ts';
import { findUserBy, noteLogin } from '#features/session/session.repository.ts';
import type { SigningBrowser } from '../session.browser.ts';
import type { PasswordGuard } from '../factors/password-guard.ts';

export interface PasswordDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock };
  readonly secret: string;
  readonly accounts: AccountMembers;
  readonly passwords: PasswordGuard;
}

type SignInRefusal = RefusalOf<'password_wrong' | 'password_too_many_tries' | 'rate_limited' | 'forbidden' | 'person_frozen'>;

export function createPasswordSignIn({ tenancy, clocks, secret, accounts, passwords }: PasswordDeps) {
  return {
    async signInWithPassword(typedLogin: string, password: string, browser: SigningBrowser): Promise<Result<SignedIn, SignInRefusal>> {
      const login = parseLogin(typedLogin);
      const user = await tenancy.withSystem((tx) => findUserBy(tx, login.field, login.value));
      const judged = await passwords.judge({ user, login, password, browser });
      if (!judged.ok) return judged;
      const { id } = judged.value;
      return tenancy.withSystem(async (tx: Tx): Promise<Result<SignedIn, RefusalOf<'forbidden' | 'person_frozen'>>> => {
        const now = clocks.wall.now();
        const memberships = await ensureMemberships(tx, accounts, judged.value, new Date(now));
        // Staff without an account of their own cannot use this panel.
        if (memberships.length === 0) return refuse({ code: 'forbidden' });
        if (!(await noteLogin(tx, id, new Date(now)))) return refuse({ code: 'person_frozen' });
        return succeed({ ...nameOwn(memberships), is_new: false, ...(await openSession(tx, { user_id: id, browser, secret, now })) });
      });
    },
  };
}
