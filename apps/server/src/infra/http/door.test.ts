import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await openTestApp();
  account = await app.seedAccount();
});
afterAll(() => app.close());

const drafts = '/api/main/v1/campaigns/drafts/';
async function send(request: InjectOptions) {
  const response = await app.server.inject({
    ...request,
    headers: { authorization: `Bearer ${await account.getToken()}`, ...request.headers },
  });
  const { code, facts, issues } = response.json<{ error: Record<string, unknown> }>().error;
  return { status: response.statusCode, code, facts, issues, headers: response.headers };
}

test.each([
  ['PATCH', '/api/main/content/media_template/', 'GET, HEAD, POST'],
  ['DELETE', '/api/main/content/media_template', 'GET, HEAD, POST'],
  ['POST', `${drafts}7/`, 'DELETE, GET, HEAD, PUT'],
  ['POST', `${drafts}7/?limit=1`, 'DELETE, GET, HEAD, PUT'],
  ['GET', '/api/accounts/auth/phone/', 'POST'],
  ['HEAD', '/api/accounts/auth/phone/', 'POST'],
  ['OPTIONS', '/api/main/v1/campaigns/7/purchase/', 'POST'],
  ['TRACE', '/healthz', 'GET, HEAD'],
  ['PROPFIND', '/api/docs', 'GET, HEAD'],
])('%s %s is refused with the methods of that address', async (method, url, allow) => {
  const response = await app.server.inject({ method: method as 'GET', url });
  expect([response.statusCode, response.headers.allow]).toEqual([405, allow]);
});

test('a wrong method is refused in our shape, whatever its body is', async () => {
  const payload = '['.repeat(10_000);
  const refused = await send({ method: 'PATCH', url: '/healthz', payload, headers: { 'content-type': 'text/plain' } });
  expect(refused).toMatchObject({ status: 405, code: 'method_not_allowed', facts: { allowed: ['GET', 'HEAD'] } });
});

test.each(['/api/main/nowhere', `${drafts}7/nowhere`, '/api/main/v1/campaigns/7/purchase/more'])(
  'a body for %s is not read before the address is refused as not found',
  async (url) => {
    expect(await send({ method: 'POST', url, payload: '{', headers: { 'content-type': 'application/json' } })).toMatchObject({
      status: 404,
      code: 'not_found',
    });
  },
);

test.each([
  [`${drafts}?filter=${'x'.repeat(20_000)}`, 16_384],
  [`/api/nowhere/${'x'.repeat(20_000)}`, 16_384],
  [`${drafts}${'1'.repeat(300)}/`, 200],
])('an address that is too long is refused with the limit', async (url, limit_characters) => {
  expect(await send({ url })).toMatchObject({ status: 414, code: 'address_too_long', facts: { limit_characters } });
});

test.each([
  ['application/json; charset=utf-8', 400],
  ['Application/JSON', 400],
  ['text/plain', 415],
  ['text/json', 415],
  ['application/jsonp', 415],
  ['multipart/form-data; boundary=x', 415],
  ['nonsense', 415],
])('a JSON call answers a body of %s with %i', async (type, status) => {
  const url = '/api/main/discovery/display_url';
  expect(await send({ method: 'POST', url, payload: '{}', headers: { 'content-type': type } })).toMatchObject({
    status,
    ...(status === 415 ? { code: 'content_type_not_allowed', facts: { allowed: ['application/json'] } } : {}),
  });
});

test('an upload takes a form', async () => {
  const url = '/api/main/content/media/?media_type=INSTAGRAM&content_type=STORY';
  expect(await send({ method: 'POST', url, payload: { file: 'x' } })).toMatchObject({
    status: 415,
    facts: { allowed: ['multipart/form-data'] },
  });
  expect(await send({ method: 'POST', url })).toMatchObject({ status: 400, code: 'file_missing' });
});

test('a body without a content type is refused, and its type is not guessed', async () => {
  const url = '/api/main/discovery/display_url';
  expect(await send({ method: 'POST', url, payload: Buffer.from('{}') })).toMatchObject({ status: 415 });
});

test('a call that takes a body may come without one', async () => {
  expect(await send({ method: 'POST', url: '/api/main/discovery/display_url' })).toMatchObject({
    status: 400,
    issues: [{ path: 'url', code: 'missing' }],
  });
});

test.each([
  [{ method: 'GET', url: `${drafts}?platform=x&_=1` }, ['platform', '_']],
  [{ method: 'GET', url: `${drafts}7/?token=x` }, ['token']],
  [{ method: 'DELETE', url: `${drafts}7/`, payload: { really: true } }, ['really']],
  [{ method: 'PUT', url: `${drafts}7/?is_cpm=1`, payload: {} }, ['is_cpm', 'data', 'draft_step', 'version']],
  [{ method: 'POST', url: '/api/accounts/auth/phone/', payload: { phone: '0912', platform: 'x', captcha: 1 } }, ['captcha']],
] as const)('%j is refused with the names of the unknown or missing parts', async (request, paths) => {
  const refused = await send(request);
  expect([refused.status, refused.code]).toEqual([400, 'invalid']);
  expect((refused.issues as { path: string }[]).map(({ path }) => path)).toEqual(paths);
});

test.each(['Bearer', 'bearer', 'BEARER', 'bEaReR', 'Bearer  '])('a token is accepted from %s', async (scheme) => {
  const authorization = `${scheme} ${await account.getToken()}`;
  expect((await app.server.inject({ url: drafts, headers: { authorization } })).statusCode).toBe(200);
});

test.each([
  [undefined, 'Bearer'],
  ['Bearer x', 'Bearer error="invalid_token"'],
  ['Basic eDp5', 'Bearer error="invalid_token"'],
  ['Bearer', 'Bearer error="invalid_token"'],
])('a caller with %s is told how to authenticate', async (authorization, challenge) => {
  const response = await app.server.inject({ url: drafts, headers: authorization === undefined ? {} : { authorization } });
  expect([response.statusCode, response.headers['www-authenticate']]).toEqual([401, challenge]);
});

test.each([
  ['a code', '/api/accounts/auth/phone/', { phone: '09121230009' }],
  ['a password', '/api/accounts/auth/login/password', { username: '09121230009', password: 'wrong' }],
  ['a public call', '/api/accounts/auth/phone/verify', {}],
])('too many requests for %s are refused with the wait, in the header as in the facts', async (_, url, payload) => {
  const ask = () => app.server.inject({ method: 'POST', url, payload, remoteAddress: '10.7.7.7' });
  let response = await ask();
  for (let count = 0; response.statusCode !== 429 && count < 61; count++) response = await ask();
  const { code, facts } = response.json().error;
  expect(['rate_limited', 'password_too_many_tries']).toContain(code);
  expect([response.statusCode, response.headers['retry-after']]).toEqual([429, String(facts.retry_after_seconds)]);
  expect(facts.retry_after_seconds).toBeGreaterThan(0);
});

test('a code with too many tries is refused with the time to its end', async () => {
  const { client } = app.openBrowser();
  const { request_id, code: sent } = await client.session.sendOtp({ body: { phone: '09121230010' } });
  const code = sent === '00000' ? '11111' : '00000';
  const verify = () =>
    app.server.inject({
      method: 'POST',
      url: '/api/accounts/auth/phone/verify',
      payload: { request_id, code },
      remoteAddress: '10.7.7.8',
    });
  for (let count = 0; count < 5; count++) expect((await verify()).statusCode).toBe(422);
  const response = await verify();
  expect([response.statusCode, response.json().error.facts, response.headers['retry-after']]).toEqual([
    429,
    { retry_after_seconds: 120 },
    '120',
  ]);
});

test('a gateway may add parameters of its own to a return', async () => {
  const response = await app.server.inject('/api/financial/online-payments/test/callback?Authority=x&Status=OK&utm_source=bank&a=1&a=2');
  expect(response.statusCode).toBe(303);
});

test('a parameter with a character that no column can store is refused by name', async () => {
  expect(await send({ url: `${drafts}?limit=%00` })).toMatchObject({
    status: 400,
    issues: expect.arrayContaining([{ path: 'limit', code: 'unstorable' }]),
  });
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
test.each<InjectOptions>([
  { url: '/gateway/test/%00' },
  { method: 'POST', url: '/gateway/test/a%00b/pay', headers: form, payload: '' },
  { url: '/test-bot/telegram?start=%00' },
  { url: '/test-bot/telegram?a%00=1' },
  { method: 'POST', url: '/test-bot/telegram', headers: form, payload: 'chat=trial%00&text=%2Fstop' },
  { method: 'POST', url: '/test-bot/telegram', headers: form, payload: 'text=%00' },
  { url: '/r/a%00b' },
])('%j is refused: no column can store its character', async (request) => {
  const response = await app.server.inject(request);
  expect([response.statusCode, response.json().error.code]).toEqual([400, 'invalid']);
});

test('a cookie with a character that no column can store is no cookie', async () => {
  const { findCookie } = await app.seedAccount();
  const refresh = findCookie('jarchi_refresh');
  const response = await app.server.inject({
    url: '/api/accounts/token/access',
    headers: { cookie: `jarchi_refresh=${refresh}; account=a%00b; jarchi_browser=%00` },
  });
  expect([response.statusCode, response.json().token]).toEqual([200, expect.any(String)]);
});

test('in production the figures of the process are for who asks the server itself, and not for the public address', async () => {
  const live = await openTestApp({ config: { mode: 'production' } });
  const ask = async (headers: Record<string, string>, of = live) =>
    (await of.server.inject({ url: '/metrics', headers: { accept: 'text/html', ...headers } })).statusCode;
  expect(await ask({})).toBe(200);
  for (const name of ['x-forwarded-for', 'forwarded']) expect(await ask({ [name]: 'for=203.0.113.7' })).toBe(404);
  expect(await ask({ 'x-forwarded-for': '203.0.113.7' }, app)).toBe(200);
  await live.close();
});

/** The server's whole answer to some bytes. */
async function talk(bytes: string): Promise<string> {
  if (!app.server.server.listening) await app.server.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.server.address() as AddressInfo).port, '127.0.0.1');
  const closed = once(socket, 'close');
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
  socket.write(bytes);
  await closed;
  return text;
}

test.each([
  ['a head that is too long', `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'headers_too_large'],
  ['an address that is too long for a head', `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 414, 'address_too_long'],
  ['a text that is not HTTP', 'hello\r\n\r\n', 400, 'invalid'],
])('%s is answered in our shape too', async (_, bytes, status, code) => {
  const text = await talk(bytes);
  const [head = '', body = ''] = text.split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(JSON.parse(body)).toMatchObject({ error: { code, request_id: expect.any(String) } });
});
