import type { Tx } from '#infra/store/tenancy.ts';
import { findUser } from '../session.repository.ts';
import type { CredentialsAnswer } from '../proofs/proofs.deps.ts';
import type { ProvenDeps } from '../proofs/proven.deps.ts';
import { createPasskeys } from './credentials.passkeys.ts';
import { createPasswords } from './credentials.passwords.ts';
import { listPasskeys } from '../factors/factors.repository.ts';

/** How people sign in: their passwords and passkeys. */
export function createCredentialsService(deps: ProvenDeps) {
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
