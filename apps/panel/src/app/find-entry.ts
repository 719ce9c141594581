import { decideEntry } from '@jarchi/domain/entry/entry.ts';
import { paths } from '#paths.ts';
import { parseSearch, stringifySearch } from '@jarchi/shell/router/search.ts';

export interface EntryRequest {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly searchText: string;
  /** The account cookie. */
  readonly account: string | undefined;
  /** This window is in the middle of a sign-up. */
  readonly isSigningUp: boolean;
}

export interface EntryDecision {
  /** The redirect; undefined to stay. */
  readonly href?: string;
  /** To be saved to the cookie. */
  readonly account?: string;
}

/** Decides who may stay at a path, and the URLs to which others are sent. */
export function findEntry({ pathname, searchText, account, isSigningUp }: EntryRequest): EntryDecision {
  const asked = parseSearch(searchText).account;
  const entry = decideEntry({ pathname, searchText, asked: typeof asked === 'string' ? asked : undefined, account, isSigningUp });
  const change = entry.account === undefined ? {} : { account: entry.account };
  if (entry.go === 'stay') return change;
  if (entry.go === 'address') return { ...change, href: entry.href };
  return { ...change, href: entry.go === 'app_root' ? paths.home : loginHref(`${pathname}${searchText}`) };
}

/** The URL of the sign-in page that returns to a path of the panel. */
export function loginHref(back: string): string {
  return `${paths.login}${back === paths.home ? '' : stringifySearch({ back })}`;
}
