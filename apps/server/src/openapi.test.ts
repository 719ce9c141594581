import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Call } from '@jarchi/contract/call.ts';
import { calls } from '@jarchi/contract/calls.ts';
import { refusals, type ErrorCode } from '@jarchi/contract/refusals.ts';
import { schemas } from '@jarchi/contract/schemas.ts';
import type { CallSchemas } from '@jarchi/contract/schema.ts';
import { createOpenApi } from '#infra/http/openapi.ts';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly security: readonly object[];
  readonly 'x-roles'?: readonly string[];
  readonly responses: Readonly<Record<string, Answer>>;
}
interface Answer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>>;
}
interface Document {
  readonly openapi: string;
  readonly info: { readonly title: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<'schemas' | 'responses' | 'securitySchemes', Readonly<Record<string, object>>>>;
}

let app: TestApp;
let account: TestAccount;
let text: string;
let document: Document;
beforeAll(async () => {
  app = await openTestApp();
  account = await app.seedAccount();
  text = (await app.server.inject('/api/docs')).body;
  document = JSON.parse(text) as Document;
});
afterAll(() => app.close());

const TABLE = Object.entries(calls).flatMap(([slice, table]) =>
  Object.entries<Call>(table).map(([name, call]) => {
    const shapes: CallSchemas | undefined = (schemas[slice as keyof typeof schemas] as Readonly<Record<string, CallSchemas>>)[name];
    return { name: `${slice}.${name}`, call, takesBody: call.isUpload === true || shapes?.body !== undefined };
  }),
);

function findOperation({ call }: { readonly call: Call }): Operation {
  const operation = document.paths[app.config.bases[call.host] + call.path]?.[call.method.toLowerCase()];
  if (!operation) throw new Error(`${call.path} is not described`);
  return operation;
}

const listCodes = ({ responses }: Operation) =>
  Object.entries(responses).flatMap(([status, { description }]) => (Number(status) >= 400 ? (description.split(', ') as ErrorCode[]) : []));
/** The names of calls whose operation lists a refusal. */
const listWith = (code: ErrorCode) => TABLE.filter((one) => listCodes(findOperation(one)).includes(code)).map(({ name }) => name);
const listNames = (isMeant: (one: (typeof TABLE)[number]) => boolean | undefined) => TABLE.filter(isMeant).map(({ name }) => name);
const listHeaders = ({ parameters }: Operation) => parameters.flatMap(({ name, in: location }) => (location === 'header' ? [name] : []));

test('the document is OpenAPI 3.1 and has the name of the product', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'جارچی', version: '1' } });
});

test.each(TABLE)('$name is described with its parameters, its answer and its refusals', ({ name, call, takesBody }) => {
  const operation = findOperation({ call });
  expect(operation).toMatchObject({ operationId: name, summary: call.summary });
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name);
  expect(inPath).toEqual([...call.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter));
  expect(listCodes(operation)).toEqual(expect.arrayContaining([...call.errors]));
  expect(operation.responses[call.answers === 'redirect' ? '303' : '200']?.description).toBe(call.summary);
  for (const code of listCodes(operation)) expect(operation.responses[refusals[code].status]?.description).toContain(code);
  expect(operation.requestBody !== undefined).toBe(takesBody);
});

test('every reference has a target in the document', () => {
  const targets = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? ''));
  const find = (target: string) =>
    target.split('/').reduce<unknown>((part, key) => (part as Readonly<Record<string, unknown>>)[key], document);
  for (const target of targets) expect(find(target), target).toBeDefined();
  expect([...targets].toSorted()).toEqual(['components/schemas/Error', 'components/schemas/ErrorList']);
});

test('refusals of bodies, keys, tokens and parts are listed where they can happen, and only there', () => {
  const withBody = listNames(({ takesBody }) => takesBody);
  expect(listWith('content_type_not_allowed')).toEqual(withBody);
  expect(listWith('request_timeout')).toEqual(withBody);
  expect(listWith('body_too_large')).toEqual(listNames(({ call, takesBody }) => takesBody && !call.isUpload));
  expect(listWith('file_too_large')).toEqual(listNames(({ call }) => call.isUpload));
  for (const code of ['idempotency_key_required', 'idempotency_key_reused'] as const)
    expect(listWith(code)).toEqual(listNames(({ call }) => call.isIdempotent));
  expect(listWith('unauthenticated')).toEqual(
    listNames(({ name, call }) => name === 'session.getAccessToken' || !['public', 'doorway'].includes(call.access)),
  );
  const media = listNames(({ call }) => call.file === 'media');
  expect(media).toContain('creatives.getMedia');
  expect(listWith('range_not_satisfiable')).toEqual(media);
  expect(listNames((one) => '206' in findOperation(one).responses)).toEqual(media);
  expect(listWith('address_too_long')).toEqual(listNames(() => true));
  expect(listWith('method_not_allowed')).toEqual([]);
  expect(document.components.responses).toMatchObject({ MethodNotAllowed: { headers: { Allow: {} } } });
});

test('headers are described with the answers that have them', () => {
  const without = (status: string, header: string) =>
    listNames((one) => {
      const answer = findOperation(one).responses[status];
      return answer && !(header in (answer.headers ?? {}));
    });
  expect([without('429', 'Retry-After'), without('401', 'WWW-Authenticate')]).toEqual([[], []]);
  expect(findOperation({ call: calls.creatives.getMedia }).responses['206']?.headers).toHaveProperty('Content-Range');
  expect(findOperation({ call: calls.creatives.getMedia }).responses['416']?.headers).toHaveProperty('Content-Range');
});

test('each call is described with its authentication and the headers it needs', () => {
  const securityOf = (call: Call) => findOperation({ call }).security;
  expect(securityOf(calls.session.sendOtp)).toEqual([]);
  expect(securityOf(calls.creatives.getMedia)).toEqual([]);
  expect(securityOf(calls.session.getAccessToken)).toEqual([{ refresh: [] }]);
  expect(securityOf(calls.drafts.listDrafts)).toEqual([{ bearer: [] }]);
  expect(securityOf(calls.session.updateInfo)).toEqual([{ bearer: [], csrf: [] }]);
  expect(document.components.securitySchemes).toMatchObject({
    refresh: { in: 'cookie', name: 'jarchi_refresh' },
    csrf: { in: 'cookie', name: 'jarchi_csrf' },
  });
  const withHeader = (header: string) => listNames((one) => listHeaders(findOperation(one)).includes(header));
  expect(withHeader('Idempotency-Key')).toEqual(listNames(({ call }) => call.isIdempotent));
  expect(withHeader('x-csrf-token').toSorted()).toEqual([
    'credentials.addPasskey',
    'credentials.beginPasskey',
    'credentials.changePassword',
    'credentials.proveSelf',
    'credentials.removePasskey',
    'phoneRequests.askPhone',
    'phoneRequests.stopPhoneRequest',
    'session.setPhone',
    'session.updateInfo',
  ]);
  expect(withHeader('Range')).toEqual(listNames(({ call }) => call.file === 'media'));
});

test('each call is described with the roles that may call it, and the refusal of others', () => {
  const rolesOf = (call: Call) => findOperation({ call })['x-roles'];
  expect(rolesOf(calls.campaigns.purchaseCampaign)).toEqual(['owner', 'buyer']);
  expect(rolesOf(calls.finance.listLedger)).toEqual(['owner', 'accountant']);
  expect(rolesOf(calls.account.saveFinancialInfo)).toEqual(['owner']);
  expect(rolesOf(calls.drafts.getDraft)).toEqual(['owner', 'buyer', 'accountant', 'viewer']);
  expect(listNames(({ call }) => rolesOf(call) !== undefined)).toEqual(listNames(({ call }) => call.access === 'account'));
  expect(listWith('role_refused')).toEqual(listNames(({ call }) => call.access === 'account' && rolesOf(call)?.length !== 4));
});

test('files are described by their types', () => {
  const typesOf = (call: Call) => Object.keys(findOperation({ call }).responses['200']?.content ?? {});
  const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  for (const call of [
    calls.campaigns.exportCampaigns,
    calls.publishers.exportPlans,
    calls.reports.exportReport,
    calls.reports.exportOverview,
  ])
    expect(typesOf(call)).toEqual([excel]);
  expect(typesOf(calls.creatives.getMedia)).toEqual(expect.arrayContaining(['image/png', 'image/webp', 'video/mp4', 'application/pdf']));
});

test('calls that production does not serve are described in a trial only', () => {
  const described = (isProduction: boolean) =>
    Object.keys(
      (createOpenApi({ bases: app.config.bases, title: '', isProduction }) as unknown as Document).paths['/api/main/v1/world/clock/'] ?? {},
    );
  expect([described(false), described(true)]).toEqual([['get', 'post'], ['get']]);
});

const list = calls.account.submitBusinessData;
test.each([
  ['fields are missing', list, 400, { payload: {} }],
  ['a field is unknown', list, 400, { payload: { more: 1 } }],
  ['no one is signed in', list, 401, { payload: {}, headers: { authorization: '' } }],
  ['JSON is broken', list, 400, { payload: '{', headers: { 'content-type': 'application/json' } }],
  ['JSON is too deep', list, 400, { payload: '['.repeat(5000), headers: { 'content-type': 'application/json' } }],
  ['a body is too large', list, 413, { payload: { service_description: 'x'.repeat(1_100_000) } }],
  ['a body is not JSON', list, 415, { payload: 'x', headers: { 'content-type': 'text/plain' } }],
  [
    'the answers are wrong',
    list,
    422,
    {
      payload: {
        business_category: 999,
        service_description: 'x',
        need_help: true,
        monthly_budget_min: null,
        monthly_budget_max: 5_000_000,
      },
    },
  ],
  ['a field of another call is missing', calls.publishers.displayUrl, 400, { payload: {} }],
  ['a draft does not exist', calls.drafts.getDraft, 404, {}],
] as const)('when %s, the answer has the described shape', async (_, call: Call, status, request) => {
  const url = app.config.bases[call.host] + call.path.replace(/\{\w+\}/g, '999');
  const headers = { authorization: `Bearer ${await account.getToken()}` };
  const response = await app.server.inject({
    method: call.method,
    url,
    ...request,
    headers: { ...headers, ...('headers' in request ? request.headers : {}) },
  });
  expect(response.statusCode).toBe(status);
  const ref = findOperation({ call }).responses[status]?.content?.['application/json']?.schema.$ref ?? '';
  const shape = document.components.schemas[ref.split('/').at(-1) ?? ''];
  const outcome = z.fromJSONSchema(shape as never).safeParse(response.json());
  expect(outcome.error?.issues ?? []).toEqual([]);
});

test('a call that refuses as a list answers an unexpected failure as a list too', async () => {
  vi.spyOn(app.app.services.account, 'submitBusinessData').mockRejectedValueOnce(new Error('out of order'));
  const headers = { authorization: `Bearer ${await account.getToken()}` };
  const payload = {
    business_category: 1,
    service_description: 'x',
    need_help: true,
    monthly_budget_min: null,
    monthly_budget_max: 5_000_000,
  };
  const response = await app.server.inject({ method: 'POST', url: '/api/main/advertiser/business-data', payload, headers });
  expect([response.statusCode, response.json()]).toEqual([500, [expect.any(String), { code: 'internal', request_id: expect.any(String) }]]);
  expect(app.takeErrors()).toHaveLength(1);
});
