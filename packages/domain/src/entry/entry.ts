const LOGIN_AREA = /^\/auth(\/|$)/;
const SHARED_AREA = /^\/(campaigns|contents)\/\d+\/share(\/|$)/;
/** Where messages about a person's ways to sign in lead, and the pages behind them, whoever is signed in. */
const WAYS_BACK = /^\/auth\/(way-back|lost-phone|phone-request)\/?$/;
const TELEGRAM = /^\/telegram\/redirect$/;
/** Pages for people who have just signed up: they are signed in already. */
const SIGN_UP_STEPS = /^\/auth\/signup\/(info|types)\/?$/;
/** Where a person who has just signed in chooses among several accounts. */
const ACCOUNT_CHOICE = /^\/auth\/accounts\/?$/;
const USER_PREFIX = /^\/u\/([^/]+)(\/.*)?$/;

export interface Visit {
  readonly pathname: string;
  /** The whole query with its question mark, or empty; kept as it is. */
  readonly searchText: string;
  /** The query's parameter `account`. */
  readonly asked: string | undefined;
  /** The account cookie. */
  readonly account: string | undefined;
  /** This browser window is in the middle of a sign-up. */
  readonly isSigningUp?: boolean;
}

/** Where a visitor goes, and the account to save to the cookie if it changes. */
export type Entry = { readonly account?: string } & (
  | { readonly go: 'stay' | 'login_root' | 'app_root' }
  | { readonly go: 'address'; readonly href: string }
);

export function isLoginPath(pathname: string): boolean {
  return LOGIN_AREA.test(pathname);
}

/** A page that a link opens: its address is a key. */
export function isSharedPath(pathname: string): boolean {
  return SHARED_AREA.test(pathname);
}

export function isPublicPath(pathname: string): boolean {
  return isSharedPath(pathname) || TELEGRAM.test(pathname) || WAYS_BACK.test(pathname);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A path of «//host» would lead to another site. */
function withOneSlash(path: string): string {
  return `/${path.replace(/^[/\\]+/, '')}`;
}

/**
 * Who may stay at a path, and where the others go. The account is named by a /u/{account} prefix (which is removed; its query stays),
 * otherwise by the query, otherwise by the cookie. The public area is open to all and names no account. A person with an account leaves
 * the login area, except for the choice of an account and for the last steps of the sign-up that made it.
 */
export function decideEntry({ pathname, searchText, asked, account, isSigningUp = false }: Visit): Entry {
  const [, prefixed, rest = ''] = USER_PREFIX.exec(pathname) ?? [];
  const address = (path: string) => ({ go: 'address', href: `${withOneSlash(path)}${searchText}` }) as const;
  if (prefixed !== undefined) return { account: decode(prefixed), ...address(rest) };
  if (isPublicPath(pathname)) return { go: 'stay' };
  const named = asked === '' ? undefined : asked;
  if (named !== undefined && account === undefined) return { account: named, ...address(pathname) };
  const change = named !== undefined && named !== account ? { account: named } : {};
  if (account === undefined) return { go: isLoginPath(pathname) ? 'stay' : 'login_root' };
  const isAtHome = !isLoginPath(pathname) || ACCOUNT_CHOICE.test(pathname) || (isSigningUp && SIGN_UP_STEPS.test(pathname));
  return { ...change, go: isAtHome ? 'stay' : 'app_root' };
}
