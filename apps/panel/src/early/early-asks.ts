import type { Host } from '@jarchi/contract/call.ts';

/** A GET of the contract, of which only the URL is needed. */
export interface EarlyAsk {
  readonly host: Host;
  readonly path: `/${string}`;
  readonly query?: Readonly<Record<string, unknown>>;
}

export const TOKEN_ASK: EarlyAsk = { host: 'accounts', path: '/token/access' };

/** The first requests of an account's page; undefined if it needs no account, or if the URL chooses another one. */
export function listEarlyAsks(pathname: string): readonly EarlyAsk[] | undefined {
  if (/^\/(auth|u|telegram)(\/|$)|\/share(\/|$)/.test(pathname)) return undefined;
  return [];
}
