import { randomInt } from 'node:crypto';
import Fastify, { type LightMyRequestResponse } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { takeCookies } from '#infra/http/requests/cookie-names.ts';
import { requestFacts } from '#infra/http/requests/request-facts.ts';
import { createSessionCookies } from './session.cookies.ts';
import { sessionHandlers } from './session.routes.ts';
import { closeStore, openSessions, STRANGER } from '#testing/sessions/open-sessions.ts';

afterAll(closeStore);

const base = '/api/accounts';

/** The calls that set and clear cookies, on a server of their own. */
async function openServer() {
  const { service } = await openSessions();
  const handlers = sessionHandlers(service, createSessionCookies(base));
  const app = Fastify({ trustProxy: true });
  await takeCookies(app);
  const none = { params: undefined, query: undefined, body: undefined, caller: null };
  app.post<{ Body: { request_id: string; code: string } }>(`${base}/verify`, (request, reply) => {
    const body = { ...request.body, terms_version: 1, customer_type: 'adv' as const, platform: 'test' };
    return handlers.verifyOtp({ ...none, body, request: requestFacts(request, reply) });
  });
  app.get(`${base}/token`, (request, reply) =>
    handlers.getAccessToken({ ...none, query: { app: 'panel' }, request: requestFacts(request, reply) }),
  );
  app.get(`${base}/logout`, (request, reply) => handlers.signOut({ ...none, request: requestFacts(request, reply) }));

  const sent = await service.sendOtp(`0912${String(randomInt(10 ** 7)).padStart(7, '0')}`, STRANGER);
  if (!sent.ok) throw new Error(sent.error.code);
  const { request_id, code } = sent.value;
  const signIn = (headers = {}) => app.inject({ method: 'POST', url: `${base}/verify`, headers, payload: { request_id, code } });
  const get = (path: string, from: LightMyRequestResponse, headers: Record<string, string> = {}) =>
    app.inject({ url: base + path, headers, cookies: Object.fromEntries(from.cookies.map(({ name, value }) => [name, value])) });
  return { signIn, get };
}

const findCookie = (response: LightMyRequestResponse, name: string) => response.cookies.find((set) => set.name === name);

test('a sign-in hides the refresh token from scripts, and shows them account and CSRF token', async () => {
  const { signIn } = await openServer();
  const response = await signIn();
  expect(findCookie(response, 'jarchi_refresh')).toMatchObject({ path: base, httpOnly: true, sameSite: 'Lax' });
  expect(findCookie(response, 'account')).toMatchObject({ path: '/', maxAge: 31_536_000, sameSite: 'Lax' });
  expect(findCookie(response, 'jarchi_csrf')).toMatchObject({ path: '/', sameSite: 'Lax' });
  expect(findCookie(response, 'jarchi_browser')).toMatchObject({ path: base, httpOnly: true, sameSite: 'Lax', maxAge: 31_536_000 });
  expect(findCookie(response, 'account')?.httpOnly).toBeUndefined();
  expect(findCookie(response, 'jarchi_csrf')?.httpOnly).toBeUndefined();
  expect(Object.keys(response.json().value)).toEqual(['account', 'accounts', 'is_new']);
});

const TLS = { 'x-forwarded-proto': 'https' };
const namesIn = (response: LightMyRequestResponse) => response.cookies.map(({ name, value }) => (value === '' ? `-${name}` : name));

test('cookies are marked for https, by their names too, only when the request came by https', async () => {
  const plain = await (await openServer()).signIn();
  const safe = await (await openServer()).signIn(TLS);
  expect(plain.cookies.map(({ secure }) => secure)).toEqual([undefined, undefined, undefined, undefined]);
  expect(safe.cookies.map(({ secure }) => secure)).toEqual([true, true, true, true]);
  expect(namesIn(plain)).toEqual(['jarchi_refresh', 'jarchi_csrf', 'jarchi_browser', 'account']);
  expect(namesIn(safe)).toEqual(['__Secure-jarchi_refresh', '__Host-jarchi_csrf', '__Secure-jarchi_browser', '__Host-account']);
});

test('who signed in before cookies had prefixes stays signed in, and has them once', async () => {
  const { signIn, get } = await openServer();
  const before = await signIn();
  const refreshed = await get('/token', before, TLS);
  expect(refreshed.json()).toMatchObject({ ok: true });
  const kept = ['__Secure-jarchi_refresh', '-jarchi_refresh', '__Host-jarchi_csrf', '-jarchi_csrf', '__Host-account', '-account'];
  expect(namesIn(refreshed)).toEqual(kept);
  expect((await get('/token', refreshed, TLS)).json()).toMatchObject({ ok: true });
});

test('over TLS a cookie with its prefix counts before one without, and without TLS it counts for nothing', async () => {
  const { signIn, get } = await openServer();
  const signedIn = await signIn(TLS);
  const forged = { ...signedIn, cookies: [...signedIn.cookies, { name: 'jarchi_refresh', value: 'of-somebody-else' }] };
  expect((await get('/token', forged, TLS)).json()).toMatchObject({ ok: true });
  expect((await get('/token', signedIn)).json()).toMatchObject({ ok: false });
});

test('a refresh replaces the refresh cookie, keeps the CSRF token, and answers with no token except the access token', async () => {
  const { signIn, get } = await openServer();
  const signedIn = await signIn();
  const refreshed = await get('/token', signedIn);
  expect(findCookie(refreshed, 'jarchi_refresh')?.value).not.toBe(findCookie(signedIn, 'jarchi_refresh')?.value);
  expect(findCookie(refreshed, 'jarchi_csrf')?.value).toBe(findCookie(signedIn, 'jarchi_csrf')?.value);
  expect(Object.keys(refreshed.json().value).toSorted()).toEqual(['account', 'expires_at', 'token']);
});

test('a sign-out clears the cookies and ends their session; the mark of the browser stays', async () => {
  const { signIn, get } = await openServer();
  const signedIn = await signIn();
  const out = await get('/logout', signedIn);
  expect(out.cookies.map(({ name, value, path }) => ({ name, value, path }))).toEqual([
    { name: 'jarchi_refresh', value: '', path: base },
    { name: 'jarchi_csrf', value: '', path: '/' },
    { name: 'account', value: '', path: '/' },
  ]);
  expect((await get('/token', signedIn)).json()).toEqual({ ok: false, error: { code: 'unauthenticated' } });
});

const PAGE = { accept: 'text/html,application/xhtml+xml' };

test.each([
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a link of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', ...PAGE }],
  ['a link in another program', { 'sec-fetch-site': 'none', ...PAGE }],
  ['a link in a browser that does not say from where', PAGE],
])('%s signs nobody out', async (_, headers) => {
  const { signIn, get } = await openServer();
  const signedIn = await signIn();
  const refused = await get('/logout', signedIn, headers);
  expect([refused.json(), refused.cookies]).toEqual([{ ok: false, error: { code: 'forbidden' } }, []]);
  expect((await get('/token', signedIn)).json()).toMatchObject({ ok: true });
});

test.each([
  ['a page of this site', { 'sec-fetch-site': 'same-origin' }],
  ['a page of a neighbouring host', { 'sec-fetch-site': 'same-site' }],
  ['a program', { accept: 'application/json' }],
])('%s signs out', async (_, headers) => {
  const { signIn, get } = await openServer();
  const signedIn = await signIn();
  expect((await get('/logout', signedIn, headers)).json()).toMatchObject({ ok: true });
  expect((await get('/token', signedIn)).json()).toMatchObject({ ok: false });
});
