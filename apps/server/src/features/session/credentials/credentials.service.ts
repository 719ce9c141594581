import type { CallAnswer } from '@jarchi/contract/types.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import type { Authentication } from '../session.authentication.ts';
import type { AccountMembers } from '../session.opening.ts';
import { findUser } from '../session.repository.ts';
import type { PasswordGuard } from '../sign-in/session.password-guard.ts';
import type { SecurityNotice } from './credentials.notices.ts';
import { createPasskeys } from './credentials.passkeys.ts';
import { createPasswords } from './credentials.passwords.ts';
import { listPasskeys } from './credentials.repository.ts';

export type CredentialsAnswer = CallAnswer<'credentials', 'getCredentials'>;

export interface CredentialsDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock; readonly world: Clock };
  readonly secret: string;
  readonly accounts: AccountMembers;
  readonly passwords: PasswordGuard;
  readonly authentication: Pick<Authentication, 'forgetSession'>;
  /** Where browsers reach the panel, and what it is called. */
  readonly site: { readonly public_url: string; readonly name: string };
  /** Tells an account, in the same transaction. */
  tell(tx: Tx, accountId: number, notices: readonly SecurityNotice[]): Promise<void>;
}

/** How people sign in: their passwords and passkeys. */
export function createCredentialsService(deps: CredentialsDeps) {
  async function readAnswer(tx: Tx, userId: number): Promise<CredentialsAnswer> {
    const user = await findUser(tx, userId);
    if (!user) throw new Error(`no user ${userId}`);
    const passkeys = await listPasskeys(tx, userId);
    return {
      phone: user.phone,
      has_password: user.password_hash !== null,
      password_changed: user.password_changed_at?.toISOString() ?? null,
      passkeys: passkeys.map(({ id, name, created, last_used_at }) => ({
        id,
        name,
        created: created.toISOString(),
        last_used: last_used_at?.toISOString() ?? null,
      })),
    };
  }

  return {
    getCredentials: (userId: number): Promise<CredentialsAnswer> => deps.tenancy.withSystem((tx) => readAnswer(tx, userId)),
    ...createPasswords(deps, readAnswer),
    ...createPasskeys(deps, readAnswer),
  };
}
