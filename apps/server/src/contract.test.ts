import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Call } from '@jarchi/contract/call.ts';
import { calls } from '@jarchi/contract/calls.ts';
import { ISSUE_CODES, type IssueCode } from '@jarchi/contract/refusals/field-issues.ts';
import { refusals } from '@jarchi/contract/refusals.ts';
import { schemas } from '@jarchi/contract/schemas.ts';
import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await openTestApp();
  account = await app.seedAccount();
});
afterAll(() => app.close());

const everyCall = Object.entries(calls).flatMap(([slice, table]) =>
  Object.entries<Call>(table).map(([name, call]) => ({ name: `${slice}.${name}`, call })),
);

const errorBody = z.strictObject({
  error: z.strictObject({
    code: z.enum(Object.keys(refusals) as [keyof typeof refusals]),
    facts: z.record(z.string(), z.unknown()),
    issues: z
      .array(
        z.strictObject({
          path: z.string(),
          code: z.enum(Object.keys(ISSUE_CODES) as [IssueCode]),
          facts: z.record(z.string(), z.unknown()).optional(),
        }),
      )
      .optional(),
    request_id: z.uuid(),
  }),
});

const main = '/api/main';
const bearer = async () => ({ authorization: `Bearer ${await account.getToken()}` });

async function post(path: string, payload: unknown, headers: Record<string, string> = {}) {
  const response = await app.server.inject({
    method: 'POST',
    url: main + path,
    headers: { ...(await bearer()), ...headers },
    payload: payload as object,
  });
  return { status: response.statusCode, error: errorBody.parse(response.json()).error };
}

test.each(everyCall)('$name is mounted', ({ call }) => {
  // The router stores addresses without the slash at their end, and matches both.
  const url = app.config.bases[call.host] + call.path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
  expect(app.server.hasRoute({ method: call.method, url })).toBe(true);
});

test('no two calls share a method and an address', () => {
  const addresses = everyCall.map(({ call }) => `${call.method} ${call.host}${call.path.replace(/\/$/, '')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('every refusal has the status of its kind', () => {
  for (const [code, { status }] of Object.entries(refusals))
    expect([400, 401, 403, 404, 405, 408, 409, 410, 413, 414, 415, 416, 422, 429, 431, 500, 503, 507], code).toContain(status);
  const statusOf = (code: keyof typeof refusals) => refusals[code].status;
  expect(statusOf('unauthenticated')).toBe(401);
  expect(['not_found', 'campaign_not_found', 'order_not_found', 'account_not_found'].map((code) => statusOf(code as 'not_found'))).toEqual([
    404, 404, 404, 404,
  ]);
  expect(['transition_refused', 'quote_changed', 'draft_changed', 'draft_used'].map((code) => statusOf(code as 'draft_used'))).toEqual([
    409, 409, 409, 409,
  ]);
});

test('calls name refusals that exist, each once', () => {
  for (const { name, call } of everyCall) {
    expect(
      call.errors.filter((code) => !(code in refusals)),
      name,
    ).toEqual([]);
    expect(new Set(call.errors).size, name).toBe(call.errors.length);
  }
});

test.each(['/api/nowhere', '/api/main/v1/nowhere', '/nowhere', '/api/main/v1/campaigns/1/nowhere/'])(
  '%s is not found, and the answer is JSON',
  async (url) => {
    const response = await app.server.inject({ url, headers: { accept: 'text/html' } });
    expect(response.statusCode).toBe(404);
    expect(errorBody.parse(response.json()).error).toMatchObject({ code: 'not_found', facts: {} });
  },
);

test('an address that cannot be decoded is refused, not looked up', async () => {
  const headers = await bearer();
  for (const url of [
    '/v1/campaigns/%zz/',
    '/v1/campaigns/?filter=search,%00',
    '/v1/campaigns/x/',
    '/v1/campaigns/0/',
    '/v1/campaigns/1e999/',
    `/v1/campaigns/${'9'.repeat(30)}/`,
  ]) {
    const response = await app.server.inject({ url: main + url, headers });
    expect([response.statusCode, errorBody.parse(response.json()).error.code], url).toEqual([400, 'invalid']);
  }
});

test('a body of the wrong shape is refused with the path of each issue', async () => {
  const draft = await account.client.drafts.createDraft(...draftInput());
  const { error, status } = await post(
    '/v1/campaigns/drafts/',
    { draft_step: 'nowhere', data: { ...draft.data, title: 7, selectedPlans: [1, 'two'] } },
    { 'idempotency-key': newIdempotencyKey() },
  );
  expect([status, error.code]).toEqual([400, 'invalid']);
  expect(error.issues?.map(({ path }) => path).toSorted()).toEqual(['data.selectedPlans.1', 'data.title', 'draft_step']);
});

test('a query of the wrong shape is refused with the path of each issue', async () => {
  const response = await app.server.inject({ url: `${main}/v1/campaigns/?limit=0&offset=x&ordering=luck`, headers: await bearer() });
  expect(
    errorBody
      .parse(response.json())
      .error.issues?.map(({ path }) => path)
      .toSorted(),
  ).toEqual(['limit', 'offset', 'ordering']);
});

const unreadable = [{ path: '', code: 'unreadable' }];
test.each([
  ['broken JSON', '{"draft":', 'application/json', { code: 'invalid', issues: unreadable }],
  ['an empty body of type JSON', '', 'application/json', { code: 'invalid', issues: unreadable }],
  [
    'a body of another type',
    'draft=1',
    'application/x-www-form-urlencoded',
    { code: 'content_type_not_allowed', facts: { allowed: ['application/json'] } },
  ],
  ['a form', 'x', 'multipart/form-data; boundary=x', { code: 'content_type_not_allowed', facts: { allowed: ['application/json'] } }],
  ['a body with the key __proto__', '{"__proto__":{"draft":1}}', 'application/json', { code: 'invalid', issues: unreadable }],
  [
    'a body over a megabyte',
    JSON.stringify({ draft: 'x'.repeat(1_100_000) }),
    'application/json',
    { code: 'body_too_large', facts: { limit_bytes: 1_048_576 } },
  ],
])('%s is refused with its own error', async (_what, payload, type, error) => {
  const refused = await post('/v1/campaigns/', payload, { 'content-type': type, 'idempotency-key': newIdempotencyKey() });
  expect(refused.error).toMatchObject(error);
  expect(refused.status).toBe(refusals[refused.error.code].status);
});

const twice = everyCall.filter(({ call }) => call.alsoAt !== undefined);

test.each(twice)('$name is the same call at its second address, and needs the same caller', async ({ name, call }) => {
  const url = (path: string) => app.config.bases[call.host] + path.replace(/\{\w+\}/g, '999999');
  const ask = async (path: string, headers = {}) => {
    const { statusCode, body } = await app.server.inject({ method: call.method, url: url(path), headers });
    return [statusCode, errorBody.parse(JSON.parse(body)).error.code];
  };
  expect(await ask(call.alsoAt ?? '')).toEqual([401, 'unauthenticated']);
  expect(await ask(call.alsoAt ?? '', await bearer())).toEqual(await ask(call.path, await bearer()));
  const { paths } = (await app.server.inject('/api/docs')).json<{ paths: Record<string, Record<string, { operationId: string }>> }>();
  expect(paths[app.config.bases[call.host] + call.alsoAt]?.[call.method.toLowerCase()]?.operationId).toBe(`${name}.also`);
});

test('a draft is deleted at the address that the specification writes', async () => {
  const { id } = await account.client.drafts.createDraft(...draftInput());
  const url = `${main}/drafts/${id}/`;
  expect((await app.server.inject({ method: 'DELETE', url, headers: await bearer() })).statusCode).toBe(200);
  await expect(account.client.drafts.getDraft({ params: { id } })).rejects.toMatchObject({ code: 'not_found' });
});

const login = '/api/accounts/auth/login/password';
test.each([
  ['U+0000', '{"username":"some\\u0000body","password":"x"}', [{ path: 'username', code: 'unstorable' }]],
  ['U+0000 in a password', '{"username":"somebody","password":"x\\u0000"}', [{ path: 'password', code: 'unstorable' }]],
  ['half of a surrogate pair', '{"username":"\\ud83d","password":"x"}', [{ path: 'username', code: 'unstorable' }]],
  ['bytes that are not UTF-8', Buffer.from('{"username":"\xe9","password":"x"}', 'latin1'), [{ path: '', code: 'not_utf8' }]],
  ['a key twice', '{"username":"a","username":"b","password":"x"}', [{ path: 'username', code: 'repeated_key' }]],
])('a body with %s is refused', async (_, payload, issues) => {
  const headers = { 'content-type': 'application/json' };
  const response = await app.server.inject({ method: 'POST', url: login, remoteAddress: '10.8.8.8', payload, headers });
  expect([response.statusCode, response.json().error.code, response.json().error.issues]).toEqual([400, 'invalid', issues]);
});

test.each([
  ['title', 'x\0'],
  ['execution_locations', ['x', 'y\ud800']],
])('a draft whose %s has a character that no column can store is refused', async (field, value) => {
  const [draft] = draftInput();
  const payload = { ...draft.body, data: { ...draft.body.data, [field]: value } };
  const headers = { ...(await bearer()), 'idempotency-key': newIdempotencyKey() };
  const response = await app.server.inject({ method: 'POST', url: `${main}/v1/campaigns/drafts/`, headers, payload });
  const path = `data.${field}${Array.isArray(value) ? '.1' : ''}`;
  expect([response.statusCode, response.json().error?.issues]).toEqual([400, [{ path, code: 'unstorable' }]]);
});

test.each([
  ['filter=search,%00a', 'unstorable'],
  ['filter=search,%d3%e1', 'not_utf8'],
  ['filter=search,%ED%A0%80', 'not_utf8'],
])('a query with ?%s is refused', async (query, code) => {
  const response = await app.server.inject({ url: `${main}/v1/campaigns/?${query}`, headers: await bearer() });
  expect([response.statusCode, response.json().error?.issues]).toEqual([400, [{ path: 'filter', code }]]);
});

test('a query with whole letters, or with a bare percent sign, is taken', async () => {
  for (const search of ['%D8%B3%D9%84%D8%A7%D9%85', '%F0%9F%98%80', '100%'])
    expect((await app.server.inject({ url: `${main}/v1/campaigns/?filter=search,${search}`, headers: await bearer() })).statusCode).toBe(
      200,
    );
});

test('an idempotent call needs a key of a sensible length', async () => {
  const headers = await bearer();
  for (const { name, call } of everyCall.filter((one) => one.call.isIdempotent && one.call.access !== 'staff')) {
    const url = app.config.bases[call.host] + call.path.replace(/\{\w+\}/g, '1');
    for (const key of [undefined, '', 'short', 'x'.repeat(121), 'with space and more', 'v1.0-12345', 'کلید-بلند-فارسی']) {
      const response = await app.server.inject({
        method: call.method,
        url,
        headers: {
          ...headers,
          ...(key === undefined ? {} : { 'idempotency-key': Buffer.from(key).toString('latin1') }),
          ...(call.isUpload && { 'content-type': 'multipart/form-data; boundary=x' }),
        },
        payload: call.isUpload ? '--x--\r\n' : {},
      });
      const limits = { minimum: 8, maximum: 120, pattern: '^[A-Za-z0-9_:-]{8,120}$' };
      const expected = key ? { code: 'idempotency_key_invalid', facts: limits } : { code: 'idempotency_key_required', facts: {} };
      expect([response.statusCode, response.json().error], `${name} with ${key}`).toMatchObject([400, expected]);
    }
  }
});

test.each(['null', '[]', '7', '{"x":1}', '{"a":{"b":[1,{"c":null}]}}', '{'])(
  'the body %s is never refused without a field and a reason',
  async (payload) => {
    const headers = { ...(await bearer()), 'content-type': 'application/json', 'idempotency-key': newIdempotencyKey() };
    const bare: string[] = [];
    for (const { name, call } of everyCall.filter((one) => one.call.method !== 'GET' && !one.call.isUpload)) {
      const url = `${app.config.bases[call.host]}${call.path.replace(/\{\w+\}/g, 'x')}?x=1`;
      const response = await app.server.inject({ method: call.method, url, headers, payload });
      if (response.statusCode !== 400) continue;
      const body: unknown = response.json();
      const error = Array.isArray(body) ? body[1] : errorBody.parse(body).error;
      if (error.code === 'invalid' && !(error.issues?.length > 0)) bare.push(name);
    }
    expect(bare).toEqual([]);
  },
);

test('an id that is none is told as such, whatever shape it came in', async () => {
  const headers = await bearer();
  for (const [query, path] of [
    ['ids=x', 'ids'],
    ['ids=3,x', 'ids'],
    ['ids=0', 'ids'],
    ['ids=3&ids=x', 'ids.1'],
  ]) {
    const response = await app.server.inject({ url: `${main}/v1/campaigns/actions/preview/?action=cancel&${query}`, headers });
    expect(errorBody.parse(response.json()).error.issues, query).toContainEqual({ path, code: 'not_an_id', facts: {} });
  }
});

test('an unexpected failure is answered with the number of the request, and logged', async () => {
  vi.spyOn(app.app.services.campaigns, 'getCampaign').mockRejectedValueOnce(new Error('out of order'));
  const response = await app.server.inject({ url: `${main}/v1/campaigns/1/`, headers: await bearer() });
  expect(response.statusCode).toBe(500);
  expect(errorBody.parse(response.json()).error).toMatchObject({ code: 'internal', facts: {} });
  expect(response.body).not.toContain('out of order');
  expect(app.takeErrors()).toEqual([{ what: 'unexpected failure', error: new Error('out of order') }]);
});

test('an answer that breaks its schema fails in tests', async () => {
  vi.spyOn(app.app.services.campaigns, 'listCampaigns').mockResolvedValueOnce({ count: -1 } as never);
  await expect(account.client.campaigns.listCampaigns()).rejects.toMatchObject({ status: 500, code: 'internal' });
  expect(app.takeErrors()).toHaveLength(1);
});

test('a public call is answered a limited number of times a minute to one address', async () => {
  const send = () =>
    app.server.inject({ method: 'POST', url: '/api/accounts/auth/login/password', remoteAddress: '10.9.9.9', payload: {} });
  for (let count = 0; count < 60; count++) expect((await send()).statusCode).toBe(400);
  const last = await send();
  expect(last.statusCode).toBe(429);
  expect(errorBody.parse(last.json()).error).toMatchObject({ code: 'rate_limited', facts: { retry_after_seconds: expect.any(Number) } });
});

test('browsers and proxies on the way keep no answer', async () => {
  const response = await app.server.inject({ url: `${main}/v1/campaigns/drafts/`, headers: await bearer() });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('operators find health, readiness and metrics', async () => {
  expect((await app.server.inject('/healthz')).json()).toEqual({ ok: true });
  expect((await app.server.inject('/readyz')).json()).toEqual({ ok: true });
  expect((await app.server.inject('/metrics')).body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/healthz",status="200"}',
  );
});

test('every shape of an answer refuses undescribed fields', () => {
  for (const { name } of everyCall) {
    const [slice, call] = name.split('.') as ['campaigns', 'getCampaign'];
    const { response } = schemas[slice][call] as { response?: z.ZodType };
    if (!response) continue;
    expect(
      response.safeParse({ nobody_described_this: 1 }).error?.issues.map(({ code }) => code),
      name,
    ).toContain('unrecognized_keys');
  }
});

function draftInput() {
  const copy = { ...emptyDraft(), execution_locations: [], ad_categories: [], content_files: [], selectedPlans: [] };
  return [{ body: { data: copy, draft_step: 'general-information' as const } }, { idempotencyKey: newIdempotencyKey() }] as const;
}
