import { type Result, succeed } from '@jarchi/domain/result.ts';
import type { RequestFacts } from '#infra/caller.ts';
import { createToken } from '#infra/credentials.ts';
import type { HandlersOf } from '#infra/handler.ts';
import { SESSION_TTL_MS, type SignedIn } from './session.opening.ts';
import type { SessionService } from './session.service.ts';

const REFRESH_COOKIE = 'jarchi_refresh';
/** Read by the panel and sent back as a header. */
const CSRF_COOKIE = 'jarchi_csrf';
/** Names the chosen account, for the panel's guards; proves nothing. */
const ACCOUNT_COOKIE = 'account';

const YEAR_SECONDS = 365 * 86_400;
const sessionSeconds = SESSION_TTL_MS / 1000;

function setAccountCookie(request: RequestFacts, account: string): void {
  request.setCookie(ACCOUNT_COOKIE, account, { path: '/', httpOnly: false, maxAgeSeconds: YEAR_SECONDS });
}

function setRefreshCookie(request: RequestFacts, path: string, token: string): void {
  request.setCookie(REFRESH_COOKIE, token, { path, httpOnly: true, maxAgeSeconds: sessionSeconds });
}

function setCsrfCookie(request: RequestFacts, token: string): void {
  request.setCookie(CSRF_COOKIE, token, { path: '/', httpOnly: false, maxAgeSeconds: sessionSeconds });
}

function setSignedInCookies(request: RequestFacts, path: string, signedIn: SignedIn): void {
  setRefreshCookie(request, path, signedIn.refresh_token);
  setCsrfCookie(request, signedIn.csrf_token);
  setAccountCookie(request, signedIn.account);
}

function clearSessionCookies(request: RequestFacts, path: string): void {
  request.clearCookie(REFRESH_COOKIE, path);
  request.clearCookie(CSRF_COOKIE, '/');
  request.clearCookie(ACCOUNT_COOKIE, '/');
}

/** `cookiePath`: base of the accounts host; the refresh cookie is sent nowhere else. */
export function sessionHandlers(service: SessionService, cookiePath: string): HandlersOf<'session'> {
  function answerSignedIn<E>(request: RequestFacts, result: Result<SignedIn, E>): Result<{ account: string; is_new: boolean }, E> {
    if (!result.ok) return result;
    setSignedInCookies(request, cookiePath, result.value);
    const { account, is_new } = result.value;
    return succeed({ account, is_new });
  }

  return {
    sendOtp: ({ body, request }) => service.sendOtp(body.phone, request.address),
    verifyOtp: async ({ body, request }) => answerSignedIn(request, await service.verifyOtp(body.request_id, body.code, request.agent)),
    signInWithPassword: async ({ body, request }) =>
      answerSignedIn(request, await service.signInWithPassword(body.username, body.password, request)),
    getAccessToken: async ({ query, request }) => {
      const wanted = [query.account, request.cookies[ACCOUNT_COOKIE]];
      const result = await service.getAccessToken(request.cookies[REFRESH_COOKIE], wanted);
      if (!result.ok) return result;
      const { refresh_token, ...answer } = result.value;
      setRefreshCookie(request, cookiePath, refresh_token);
      setCsrfCookie(request, request.cookies[CSRF_COOKIE] || createToken());
      setAccountCookie(request, answer.account);
      return succeed(answer);
    },
    getUser: async ({ caller }) => succeed(await service.getUser(caller.user_id)),
    updateInfo: ({ caller, body, request }) =>
      service.updateInfo(
        caller,
        { first_name: body.first_name, last_name: body.last_name, email: body.email },
        { header: request.csrf, cookie: request.cookies[CSRF_COOKIE] },
      ),
    signOut: async ({ request }) => {
      await service.signOut(request.cookies[REFRESH_COOKIE]);
      clearSessionCookies(request, cookiePath);
      return succeed({ ok: true });
    },
  };
}
