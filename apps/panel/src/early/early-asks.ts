import type { Host } from '@jarchi/contract/call.ts';

/** A GET of the contract that needs no words of it but its address. */
export interface EarlyAsk {
  readonly host: Host;
  readonly path: `/${string}`;
  readonly query?: Readonly<Record<string, unknown>>;
}

export const TOKEN_ASK: EarlyAsk = { host: 'accounts', path: '/token/access' };

/** What a page of an account asks for first; undefined where no account is needed, or the address chooses another one. */
export function listEarlyAsks(pathname: string): readonly EarlyAsk[] | undefined {
  if (/^\/(auth|u|telegram)(\/|$)|\/share(\/|$)/.test(pathname)) return undefined;
  return [];
}
