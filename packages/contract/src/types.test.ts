import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import type { Call, CallTable } from './call.ts';
import type { draftsCalls } from './drafts/drafts.calls.ts';
import { draftsSchemas } from './drafts/drafts.schemas.ts';
import type { ErrorCode, RefusalOf } from './refusals.ts';
import type { SchemasFor } from './schema.ts';
import type { CallAnswer, CallInput, CallRefusal, ParsedInput } from './types.ts';

const call = { method: 'GET', host: 'main', path: '/v1/things/', access: 'account', for: 'buyers', errors: [], summary: 'Things' } as const;
const table = {
  listThings: call,
  getThing: { ...call, path: '/v1/things/{id}/', errors: ['not_found'] },
  exportThings: { ...call, path: '/v1/things/file/', answers: 'file' },
} as const satisfies CallTable;

const response = z.strictObject({});
const params = z.object({ id: z.string() });
const whole = { listThings: { response }, getThing: { params, response }, exportThings: {} } as const satisfies SchemasFor<typeof table>;

test('a table of schemas that matches its calls compiles', () => {
  expect(Object.keys(whole)).toEqual(Object.keys(table));
});

test('a call without schemas does not compile', () => {
  const { listThings, getThing } = whole;
  // @ts-expect-error: exportThings is missing
  const missing: SchemasFor<typeof table> = { listThings, getThing };
  const { updateDraft: _updateDraft, ...others } = draftsSchemas;
  // @ts-expect-error: updateDraft is missing
  const drafts: SchemasFor<typeof draftsCalls> = others;
  expect([missing, drafts]).toHaveLength(2);
});

test('schemas without a call do not compile', () => {
  // @ts-expect-error: there is no call deleteThing
  expect({ ...whole, deleteThing: { response } } satisfies SchemasFor<typeof table>).toBeDefined();
});

test('a parameter without a schema, or a schema without a parameter, does not compile', () => {
  // @ts-expect-error: {id} has no schema
  const forgotten: SchemasFor<typeof table> = { ...whole, getThing: { response } };
  // @ts-expect-error: the path of listThings has no parameter
  const invented: SchemasFor<typeof table> = { ...whole, listThings: { params, response } };
  expect([forgotten, invented]).toHaveLength(2);
});

test('JSON without a response schema, or a file with one, does not compile', () => {
  // @ts-expect-error: listThings answers JSON
  const forgotten: SchemasFor<typeof table> = { ...whole, listThings: {} };
  // @ts-expect-error: exportThings answers a file
  const invented: SchemasFor<typeof table> = { ...whole, exportThings: { response } };
  expect([forgotten, invented]).toHaveLength(2);
});

test('an unknown error code, host, method or access does not compile', () => {
  // @ts-expect-error: no refusal has this code
  const code: Call = { ...call, errors: ['no_such_code'] };
  // @ts-expect-error: no such host
  const host: Call = { ...call, host: 'elsewhere' };
  // @ts-expect-error: no such method
  const method: Call = { ...call, method: 'FETCH' };
  // @ts-expect-error: no such access
  const access: Call = { ...call, access: 'anyone' };
  // @ts-expect-error: paths begin with a slash
  const path: Call = { ...call, path: 'v1/things/' };
  expect([code, host, method, access, path]).toHaveLength(5);
});

test('a call of an account names its roles, and no other call has any', () => {
  const { for: _for, ...roleless } = call;
  // @ts-expect-error: the call does not name its members
  const missing: Call = roleless;
  // @ts-expect-error: no such group of roles
  const unknown: Call = { ...call, for: 'strangers' };
  // @ts-expect-error: a user without an account has no role
  const ofUser: Call = { ...call, access: 'user' };
  // @ts-expect-error: a key to one account has no role
  const ofKey: Call = { ...call, access: 'doorway' };
  const plain: Call = { ...roleless, access: 'public' };
  expect([missing, unknown, ofUser, ofKey, plain]).toHaveLength(5);
});

test('a table of all error codes must have each code', () => {
  // @ts-expect-error: all but one code is missing
  const texts: Record<ErrorCode, string> = { invalid: 'x' };
  expect(texts.invalid).toBe('x');
});

test('a refusal needs the facts of its code', () => {
  expectTypeOf<RefusalOf<'amount_below_minimum'>>().toEqualTypeOf<
    { readonly code: 'amount_below_minimum' } & Readonly<{ minimum: number }>
  >();
  const refusal: RefusalOf<'amount_below_minimum' | 'gateway_unknown'> = { code: 'gateway_unknown' };
  // @ts-expect-error: the minimum is missing
  const bare: RefusalOf<'amount_below_minimum'> = { code: 'amount_below_minimum' };
  expect([refusal.code, bare.code]).toEqual(['gateway_unknown', 'amount_below_minimum']);
});

test('a call refuses with its own codes, and a call that acts once for each key also with a reused key', () => {
  expectTypeOf<CallRefusal<'finance', 'createOnlinePayment'>['code']>().toEqualTypeOf<
    'amount_below_minimum' | 'amount_above_maximum' | 'gateway_unknown' | 'gateway_down' | 'idempotency_key_reused'
  >();
  expectTypeOf<CallRefusal<'session', 'verifyOtp'>['code']>().not.toExtend<'idempotency_key_reused'>();
  expectTypeOf<CallRefusal<'session', 'getUser'>>().toEqualTypeOf<never>();
});

test('a caller may leave out defaults; a handler gets them', () => {
  expectTypeOf<{ params: { id: number } }>().toExtend<CallInput<'drafts', 'getDraft'>>();
  expectTypeOf<object>().not.toExtend<CallInput<'drafts', 'getDraft'>>();
  expectTypeOf<object>().toExtend<CallInput<'drafts', 'listDrafts'>>();
  expectTypeOf<{ body: { amount: number; gateway: string } }>().toExtend<CallInput<'finance', 'createOnlinePayment'>>();
  expectTypeOf<{ body: { amount: number } }>().not.toExtend<CallInput<'finance', 'createOnlinePayment'>>();
  expectTypeOf<ParsedInput<'drafts', 'listDrafts'>['query']>().toEqualTypeOf<{ limit: number; offset: number }>();
  expectTypeOf<ParsedInput<'drafts', 'listDrafts'>['body']>().toEqualTypeOf<undefined>();
  expectTypeOf<CallAnswer<'session', 'signOut'>>().toEqualTypeOf<{ ok: true }>();
  expectTypeOf<CallAnswer<'reports', 'exportReport'>>().toEqualTypeOf<undefined>();
});
