import type { ProvenDeps } from '../proofs/proven.deps.ts';
import { type CredentialsAnswer, readAnswer } from './credentials.answer.ts';
import { createPasskeys } from './credentials.passkeys.ts';
import { createPasswords } from './credentials.passwords.ts';

/** How people sign in: their passwords and passkeys. */
export function createCredentialsService(deps: ProvenDeps) {
  return {
    getCredentials: (userId: number): Promise<CredentialsAnswer> => deps.tenancy.withSystem((tx) => readAnswer(tx, userId)),
    ...createPasswords(deps),
    ...createPasskeys(deps),
  };
}
