import { isSignInPath } from '#features/session/safe-back.ts';
import { paths } from './paths.ts';
import { parseSearch, stringifySearch } from './search.ts';

const PUBLIC_AREA = /^\/(campaigns\/\d+\/share|contents\/\d+\/share|telegram\/redirect)(\/|$)/;
const USER_PREFIX = /^\/u\/([^/]+)(\/.*)?$/;

export interface Visit {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly searchText: string;
  /** The account cookie. */
  readonly account: string | undefined;
}

export interface Entry {
  /** Where to go instead; stay when undefined. */
  readonly href?: string;
  /** To be saved to the cookie. */
  readonly account?: string;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Who may stay at a path, and where the others go. */
export function decideEntry({ pathname, searchText, account }: Visit): Entry {
  const prefixed = USER_PREFIX.exec(pathname);
  if (prefixed) {
    const rest = `/${(prefixed[2] ?? '').replace(/^\/+/, '')}`;
    return { account: decode(prefixed[1] ?? ''), href: `${rest}${searchText}` };
  }
  if (PUBLIC_AREA.test(pathname)) return {};
  const isLogin = isSignInPath(pathname);
  const asked = parseSearch(searchText).account;
  if (typeof asked === 'string' && asked !== '' && !isLogin) {
    if (account === undefined) return { account: asked, href: `${pathname}${searchText}` };
    return asked === account ? {} : { account: asked };
  }
  if (account === undefined && !isLogin) return { href: loginHref(`${pathname}${searchText}`) };
  return account !== undefined && isLogin ? { href: paths.home } : {};
}

/** The sign-in page that leads back to a path of the panel. */
export function loginHref(back: string): string {
  return `${paths.login}${back === paths.home ? '' : stringifySearch({ back })}`;
}
