import { AMOUNT_KEPT_MAX } from '@jarchi/domain/money/typed-amount.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { day, done, flag, givenInstant, idParams, instant, page, paging, repeated, toman, type CallSchemas } from './schema.ts';
import { schemas } from './schemas.ts';

const TABLE: readonly (readonly [name: string, call: Call, shapes: CallSchemas | undefined])[] = Object.entries(calls).flatMap(
  ([slice, table]) =>
    Object.entries<Call>(table).map(([name, call]) => {
      const shapes = Object.entries(schemas).find(([key]) => key === slice)?.[1] ?? {};
      return [`${slice}.${name}`, call, Object.entries<CallSchemas>(shapes).find(([key]) => key === name)?.[1]] as const;
    }),
);

const listKeys = (schema: z.ZodType | undefined): string[] => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

test('every schema belongs to a call', () => {
  const named = Object.entries(schemas).flatMap(([slice, table]) => Object.keys(table).map((name) => `${slice}.${name}`));
  expect(named.toSorted()).toEqual(TABLE.map(([name]) => name).toSorted());
});

test.each(TABLE)('%s has a schema for each parameter of its path, and for no other', (_, call, shapes) => {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  expect(listKeys(shapes?.params)).toEqual(names);
  expect(shapes?.params !== undefined).toBe(names.length > 0);
});

test.each(TABLE)('%s has a response where it answers JSON', (_, call, shapes) => {
  expect(shapes?.response !== undefined).toBe(call.answers === undefined);
});

test.each(TABLE)('%s takes a JSON body where its method sends one', (_, call, shapes) => {
  const sends = call.method !== 'GET' && call.method !== 'DELETE' && !call.isUpload;
  expect(shapes?.body !== undefined).toBe(sends);
});

test.each(TABLE.filter(([, , shapes]) => shapes?.response))('%s answers exactly its described fields', (_, _call, shapes) => {
  const extra = shapes?.response?.safeParse({ surely_not_a_field: 1 });
  expect(extra?.error?.issues.map((issue) => issue.code)).toContain('unrecognized_keys');
});

const DESCRIBED = TABLE.flatMap(([name, , shapes]) =>
  (['params', 'query', 'body', 'response'] as const).flatMap((part) => {
    const schema = shapes?.[part];
    return schema ? [[`${part} of ${name}`, schema, part === 'response' ? 'output' : 'input'] as const] : [];
  }),
);

test.each(DESCRIBED)('the %s can be described as JSON Schema', (_, schema, io) => {
  expect(z.toJSONSchema(schema, { io })).toHaveProperty('type', 'object');
});

/** Names of requests' numbers that are money or goals. */
const MONEY = /amount|budget|price|total|goal|reach|views|refund|ceiling|threshold|discount|captured|released|difference/;

interface Described {
  readonly type?: string;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
}

function listOpenAmounts(schema: Described, name: string): string[] {
  const isOpen = schema.type === 'integer' && MONEY.test(name) && (schema.maximum ?? Infinity) > AMOUNT_KEPT_MAX;
  return [
    ...(isOpen ? [name] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, value]) => listOpenAmounts(value, key)),
    ...(schema.items ? listOpenAmounts(schema.items, name) : []),
    ...(schema.anyOf ?? []).flatMap((part) => listOpenAmounts(part, name)),
  ];
}

test.each(DESCRIBED.filter(([, , io]) => io === 'input'))('every amount in the %s has a largest value', (_, schema, io) => {
  expect(listOpenAmounts(z.toJSONSchema(schema, { io, reused: 'inline' }) as Described, '')).toEqual([]);
});

test.each([
  ['1', 1],
  ['9007199254740991', 9_007_199_254_740_991],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['9007199254740992', undefined],
  ['', undefined],
  ['abc', undefined],
  ['۱', undefined],
])('the id %j is read as %s', (text, id) => {
  expect(idParams.safeParse({ id: text }).data?.id).toBe(id);
});

test.each([
  ['true', true],
  ['1', true],
  [true, true],
  ['false', false],
  ['0', false],
  [false, false],
  ['yes', undefined],
  ['', undefined],
  ['TRUE', undefined],
])('the flag %j is read as %s', (value, expected) => {
  expect(flag.safeParse(value).data).toBe(expected);
});

test('a repeated or single parameter is read as a list', () => {
  expect([repeated.parse('a'), repeated.parse(['a', 'b']), repeated.parse([])]).toEqual([['a'], ['a', 'b'], []]);
});

test.each([
  [{}, { limit: 10, offset: 0 }],
  [
    { limit: '1', offset: '0' },
    { limit: 1, offset: 0 },
  ],
  [
    { limit: '100', offset: '990' },
    { limit: 100, offset: 990 },
  ],
  [{ limit: '0' }, undefined],
  [{ limit: '101' }, undefined],
  [{ limit: '1.5' }, undefined],
  [{ limit: 'ten' }, undefined],
  [{ offset: '-1' }, undefined],
])('paging %j is read as %j', (query, expected) => {
  expect(z.object(paging).safeParse(query).data).toEqual(expected);
});

test.each([
  ['2026-11-10T14:30:00.000Z', '2026-11-10T14:30:00.000Z'],
  ['2026-11-10T14:30:00+03:30', '2026-11-10T11:00:00.000Z'],
  ['2026-11-10t14:30:00-05:00', '2026-11-10T19:30:00.000Z'],
  ['2026-11-10', undefined],
  ['1405-08-19T14:30:00Z', undefined],
])('the given instant %s is read as %s', (text, instantInUtc) => {
  expect(givenInstant.safeParse(text).data).toBe(instantInUtc);
});

/** Every date and instant that stands in a schema, with its place. */
function listDates(schema: z.ZodType, at: string): { readonly at: string; readonly schema: z.ZodType; readonly isDay: boolean }[] {
  const format = schema.meta()?.format ?? (schema instanceof z.ZodISODate ? 'date' : schema instanceof z.ZodISODateTime ? 'date-time' : '');
  if (format === 'date' || format === 'date-time') return [{ at, schema, isDay: format === 'date' }];
  const def: Readonly<Record<string, unknown>> = { ...schema.def };
  const inner = ['element', 'innerType', 'in', 'out', 'valueType'].map((key) => def[key]);
  const parts = schema instanceof z.ZodObject ? Object.entries<z.ZodType>(schema.shape) : [];
  const options = (Array.isArray(def.options) ? def.options : []) as readonly z.ZodType[];
  return [
    ...[...inner, ...options].flatMap((part) => (part instanceof z.ZodType ? listDates(part, at) : [])),
    ...parts.flatMap(([name, part]) => listDates(part, `${at}.${name}`)),
  ];
}

const GIVEN_DATES = TABLE.flatMap(([name, , shapes]) =>
  [shapes?.query, shapes?.body].flatMap((part) => (part ? listDates(part, name) : [])),
);

test('the days and instants of queries, bodies, drafts and nullable fields are among them', () => {
  expect(GIVEN_DATES.map(({ at }) => at)).toEqual(
    expect.arrayContaining([
      'drafts.createDraft.data.publish_period_start',
      'moneyRequests.sendReceipt.day',
      'campaigns.redateCampaign.publish_period_end',
      'campaigns.pauseCampaign.pause_at',
      'reports.getStats.compare_from',
      'creatives.uploadMedia.last_modified',
    ]),
  );
});

test.each(GIVEN_DATES)('$at refuses a Jalali year by its own code, and takes any offset', ({ schema, isDay }) => {
  const refusal = (text: string) => schema.safeParse(text).error?.issues.map((issue) => issue.code === 'custom' && issue.params);
  const time = isDay ? '' : 'T10:00:00+03:30';
  expect(refusal(`1405-08-01${time}`)).toEqual([{ code: 'jalali_year' }]);
  expect(refusal(`1405-02-31${time}`)).toEqual([{ code: 'jalali_year' }]);
  expect(refusal(`2026-11-10${time}`)).toBeUndefined();
});

test('shared shapes accept only whole toman, UTC instants and Gregorian days', () => {
  const isTaken = (schema: z.ZodType, ...values: unknown[]) => values.map((value) => schema.safeParse(value).success);
  expect(isTaken(toman, 0, -5, 1.5, '5', 2 ** 53)).toEqual([true, true, false, false, false]);
  expect(isTaken(instant, '2026-11-10T14:30:00.000Z', '2026-11-10T14:30:00Z', '2026-11-10', '2026-11-10T14:30:00+03:30')).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isTaken(day, '2026-11-10', '2026-02-29', '1405/08/19')).toEqual([true, false, false]);
  expect(isTaken(done, { ok: true }, { ok: false }, {})).toEqual([true, false, false]);
  expect(
    isTaken(page(toman), { count: 0, results: [] }, { count: 2, results: [1, 2] }, { count: -1, results: [] }, { results: [] }),
  ).toEqual([true, true, false, false]);
});
