import { isSameSecret } from '#infra/crypto/credentials.ts';
import type { UserCaller } from '#infra/http/caller.ts';

/** The same secret in the cookie and in the header: another site can send the cookie, but cannot read it to fill the header. */
export interface CsrfPair {
  readonly header: string;
  readonly cookie: string | undefined;
}

/** Whether the person may change what they sign in with. Staff who act for a customer may not. */
export function mayChangeSignIn(caller: UserCaller, { header, cookie }: CsrfPair): boolean {
  return caller.impersonated_by === null && header !== '' && cookie !== undefined && isSameSecret(header, cookie);
}
