import { CSRF_COOKIE, REFRESH_COOKIE } from '@jarchi/contract/requests/cookies.ts';
import type { RequestFacts } from '#infra/http/caller.ts';
import { createToken } from '#infra/crypto/credentials.ts';
import { SESSION_TTL_MS, type SignedIn } from './session.opening.ts';

/** Set next to the refresh cookie of the member of staff, whose own session goes on. */
const IMPERSONATION_COOKIE = 'jarchi_impersonation';
/** Marks a browser in which a person has signed in; it outlives a sign-out, and opens nothing. */
const BROWSER_COOKIE = 'jarchi_browser';
/** Marks the browser that begins something with which it signs in later: a new password, a passkey. Opens nothing. */
const DOOR_COOKIE = 'jarchi_door';
/** Contains the chosen account, for the panel's guards; proves nothing. */
const ACCOUNT_COOKIE = 'account';

const YEAR_SECONDS = 365 * 86_400;
const DOOR_SECONDS = 3600;
const sessionSeconds = SESSION_TTL_MS / 1000;

export interface CookieValues {
  readonly refresh: string | undefined;
  readonly impersonation: string | undefined;
  readonly csrf: string | undefined;
  readonly account: string | undefined;
  readonly browser: string | undefined;
  readonly door: string | undefined;
}

export type SessionCookies = ReturnType<typeof createSessionCookies>;

/** `path`: base of the accounts host; the secrets of sessions are sent to no other path. */
export function createSessionCookies(path: string) {
  const keepRefresh = (request: RequestFacts, token: string) =>
    request.setCookie(REFRESH_COOKIE, token, { path, httpOnly: true, maxAgeSeconds: sessionSeconds });
  const keepCsrf = (request: RequestFacts, token: string) =>
    request.setCookie(CSRF_COOKIE, token, { path: '/', httpOnly: false, maxAgeSeconds: sessionSeconds });
  const keepAccount = (request: RequestFacts, account: string) =>
    request.setCookie(ACCOUNT_COOKIE, account, { path: '/', httpOnly: false, maxAgeSeconds: YEAR_SECONDS });

  return {
    read({ cookies }: Pick<RequestFacts, 'cookies'>): CookieValues {
      return {
        refresh: cookies[REFRESH_COOKIE],
        impersonation: cookies[IMPERSONATION_COOKIE],
        csrf: cookies[CSRF_COOKIE],
        account: cookies[ACCOUNT_COOKIE],
        browser: cookies[BROWSER_COOKIE],
        door: cookies[DOOR_COOKIE],
      };
    },

    keepAccount,

    /** The browser's mark of what it begins here; the same one in all its windows. */
    keepDoor(request: RequestFacts): string {
      const door = request.cookies[DOOR_COOKIE] || createToken();
      request.setCookie(DOOR_COOKIE, door, { path, httpOnly: true, maxAgeSeconds: DOOR_SECONDS });
      return door;
    },

    keepRefreshed(request: RequestFacts, refreshToken: string): void {
      keepRefresh(request, refreshToken);
      keepCsrf(request, request.cookies[CSRF_COOKIE] || createToken());
    },

    keepSignedIn(request: RequestFacts, signedIn: SignedIn): void {
      keepRefresh(request, signedIn.refresh_token);
      keepCsrf(request, signedIn.csrf_token);
      request.setCookie(BROWSER_COOKIE, signedIn.browser_mark, { path, httpOnly: true, maxAgeSeconds: YEAR_SECONDS });
      keepAccount(request, signedIn.account);
    },

    keepImpersonation(request: RequestFacts, token: string, maxAgeSeconds: number): void {
      request.setCookie(IMPERSONATION_COOKIE, token, { path, httpOnly: true, maxAgeSeconds });
    },

    clearImpersonation(request: RequestFacts): void {
      request.clearCookie(IMPERSONATION_COOKIE, path);
    },

    clearAccount(request: RequestFacts): void {
      request.clearCookie(ACCOUNT_COOKIE, '/');
    },

    clearSession(request: RequestFacts): void {
      request.clearCookie(REFRESH_COOKIE, path);
      request.clearCookie(CSRF_COOKIE, '/');
      request.clearCookie(ACCOUNT_COOKIE, '/');
    },
  };
}
