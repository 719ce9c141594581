import type { CallAnswer } from '@jarchi/contract/types.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { listPasskeys } from '../factors/factors.repository.ts';
import { findUser } from '../session.repository.ts';

export type CredentialsAnswer = CallAnswer<'credentials', 'getCredentials'>;

/** How a person signs in now. */
export async function readAnswer(tx: Tx, userId: number): Promise<CredentialsAnswer> {
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
