import { expect, test } from 'vitest';
import { z } from 'zod';
import type { CallSchemas } from '../schema.ts';
import { schemas } from '../schemas.ts';
import { strictRequests } from './strict-requests.ts';

const SENT = Object.entries(schemas).flatMap(([slice, table]) =>
  Object.entries<CallSchemas>(table).flatMap(([name, { query, body }]) => [
    ...(query ? [[`the query of ${slice}.${name}`, query] as const] : []),
    ...(body ? [[`the body of ${slice}.${name}`, body] as const] : []),
  ]),
);

/** Paths of objects that accept undescribed keys; a record has a shape for every key. */
function listOpen(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const isOpen = 'type' in schema && schema.type === 'object' && !('additionalProperties' in schema);
  return [...(isOpen ? [path] : []), ...Object.entries(schema).flatMap(([key, part]) => listOpen(part, `${path}/${key}`))];
}

test.each(SENT)('%s accepts no undescribed key', (_, schema) => {
  expect(listOpen(z.toJSONSchema(schema, { io: 'input' }))).toEqual([]);
});

test('an object becomes strict wherever it is, and everything else about it stays', () => {
  const plain = z.object({ id: z.number() });
  const body = z.object({
    list: z.array(plain).max(1),
    maybe: plain.nullable().default(null),
    either: z.union([z.string(), plain]).optional(),
    told: plain.readonly().meta({ readOnly: false }),
    read: plain.transform(({ id }) => id),
    each: z.record(z.string(), plain),
  });
  const strict = strictRequests({ slice: { call: { body } } }).slice.call.body;
  const odd = { id: 1, other: 2 };
  const whole = { list: [{ id: 1 }], told: { id: 2 }, read: { id: 3 }, each: { any: { id: 4 } } };
  expect(strict.parse(whole)).toEqual({ ...whole, maybe: null, read: 3 });
  const wrong = { list: [odd], maybe: odd, either: odd, told: odd, read: odd, each: { any: odd }, more: 1 };
  expect(body.safeParse(wrong).success).toBe(true);
  expect(strict.safeParse(wrong).error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'list.0',
    'maybe',
    'either',
    'told',
    'read',
    'each.any',
    '',
  ]);
  expect(strict.safeParse({ ...whole, list: [{ id: 1 }, { id: 2 }] }).success).toBe(false);
  expect(z.toJSONSchema(strict, { io: 'input' })).toMatchObject({ properties: { told: { readOnly: false } } });
});

test('a record accepts any keys, and answers are not changed', () => {
  const callback = schemas.finance.returnFromGateway.query;
  expect(callback.parse({ Authority: 'a', anything: ['b', 'c'] })).toEqual({ Authority: 'a', anything: ['b', 'c'] });
  const response = z.object({ id: z.number() });
  expect(strictRequests({ slice: { call: { response } } }).slice.call.response).toBe(response);
});
