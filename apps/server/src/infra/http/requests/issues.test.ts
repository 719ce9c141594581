import { expect, test } from 'vitest';
import { z } from 'zod';
import { flag } from '@jarchi/contract/schema.ts';
import { listIssues } from './issues.ts';

const shape = z.strictObject({
  id: z.coerce.number().int().positive(),
  kind: z.enum(['one', 'two']),
  is_shown: flag,
  title: z.string().min(2).max(4),
  list: z
    .array(z.strictObject({ day: z.iso.date() }))
    .min(1)
    .max(2),
  hour: z.number().int().min(0).max(23),
  name: z.string().regex(/^[a-z]+$/),
  extra: z
    .record(z.string().max(3), z.boolean())
    .refine((record) => Object.keys(record).length < 2, { params: { code: 'too_many', maximum: 1 } }),
  odd: z.string().refine((text) => text !== 'odd'),
});

const right = {
  id: '7',
  kind: 'one',
  is_shown: 'true',
  title: 'abc',
  list: [{ day: '2026-11-22' }],
  hour: 3,
  name: 'abc',
  extra: {},
  odd: 'even',
};

function issuesOf(sent: unknown) {
  const outcome = shape.safeParse(sent);
  return outcome.success ? [] : listIssues(outcome.error.issues, sent);
}

test('a right body has no issues', () => {
  expect(issuesOf(right)).toEqual([]);
});

test.each([
  [{ id: '0' }, { path: 'id', code: 'too_small', facts: { minimum: 1 } }],
  [{ id: 'x' }, { path: 'id', code: 'wrong_type', facts: { expected: 'number' } }],
  [{ id: '1.5' }, { path: 'id', code: 'wrong_type', facts: { expected: 'int' } }],
  [{ kind: 'three' }, { path: 'kind', code: 'not_allowed', facts: { allowed: ['one', 'two'] } }],
  [{ is_shown: 'yes' }, { path: 'is_shown', code: 'not_allowed', facts: { allowed: ['0', '1', 'true', 'false'] } }],
  [{ title: 'a' }, { path: 'title', code: 'too_short', facts: { minimum: 2 } }],
  [{ title: 'abcde' }, { path: 'title', code: 'too_long', facts: { maximum: 4 } }],
  [{ title: 5 }, { path: 'title', code: 'wrong_type', facts: { expected: 'string' } }],
  [{ title: null }, { path: 'title', code: 'wrong_type', facts: { expected: 'string' } }],
  [{ list: [] }, { path: 'list', code: 'too_few', facts: { minimum: 1 } }],
  [{ list: [right.list[0], right.list[0], right.list[0]] }, { path: 'list', code: 'too_many', facts: { maximum: 2 } }],
  [{ list: [{}] }, { path: 'list.0.day', code: 'missing' }],
  [{ list: [{ day: '2026-11-22', hour: 1 }] }, { path: 'list.0.hour', code: 'unknown_key' }],
  [{ hour: 24 }, { path: 'hour', code: 'too_large', facts: { maximum: 23 } }],
  [{ name: '7' }, { path: 'name', code: 'wrong_format', facts: { format: 'regex', pattern: '/^[a-z]+$/' } }],
  [{ extra: { a: true, b: true } }, { path: 'extra', code: 'too_many', facts: { maximum: 1 } }],
  [{ extra: { abcd: true } }, { path: 'extra.abcd', code: 'too_long', facts: { maximum: 3 } }],
  [{ odd: 'odd' }, { path: 'odd', code: 'invalid' }],
  [{ other: 1 }, { path: 'other', code: 'unknown_key' }],
])('%j is refused with %j', (change, issue) => {
  expect(issuesOf({ ...right, ...change })[0]).toEqual(issue);
});

test.each(Object.keys(right))('%s is reported as missing when it is', (key) => {
  expect(issuesOf({ ...right, [key]: undefined })).toEqual([{ path: key, code: 'missing' }]);
});

test('a body that is not an object is wrong as a whole', () => {
  expect(issuesOf([])).toEqual([{ path: '', code: 'wrong_type', facts: { expected: 'object' } }]);
});

test('at most fifty issues are reported, and long names are cut', () => {
  const keys = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`key${n}`, 1]));
  expect(issuesOf({ ...right, ...keys })).toHaveLength(50);
  expect(issuesOf({ ...right, extra: keys })).toHaveLength(50);
  expect(issuesOf({ ...right, ['x'.repeat(5000)]: 1 })[0]?.path).toHaveLength(200);
});
