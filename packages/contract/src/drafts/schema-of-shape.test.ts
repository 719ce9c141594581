import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DRAFT_FIELDS } from '@jarchi/domain/drafts/fields/draft-fields.ts';
import {
  day,
  decimal,
  distinctListOf,
  flag,
  flags,
  listOf,
  nullable,
  oneOf,
  record,
  recordWith,
  text,
  whole,
} from '@jarchi/domain/drafts/fields/shapes.ts';
import { schemaOfShape } from './schema-of-shape.ts';

const FILE = { id: 1, name: 'a.png', type: 'image/png', size: 9, width: 9, height: 16, duration: null, url: '/a' };

test.each([
  ['text', text(2), ['', 'ab'], [1, null]],
  ['flag', flag, [true, false], ['true', 1, null]],
  ['decimal', decimal, [0, 1.5, -2], ['1', null]],
  ['whole', whole(), [0, -5, 2 ** 53 - 1], [1.5, 2 ** 53, '1', null]],
  ['whole from 0', whole(0), [0, 99], [-1]],
  ['whole from 0 to 23', whole(0, 23), [0, 23], [-1, 24]],
  ['day', day, ['2026-02-28'], ['2026-02-30', '2026-2-8', 20_260_228, null]],
  ['choice', oneOf(['a', 'b']), ['a', 'b'], ['c', null]],
  ['nullable', nullable(flag), [null, true], ['true', undefined]],
  ['record', record({ a: flag, b: text(1) }), [{ a: true, b: 'x' }], [{ a: true }, { a: 1, b: 'x' }, [], null]],
  ['record with an optional part', recordWith({ a: flag }, { b: flag }), [{ a: true }, { a: true, b: false }], [{ b: true }]],
  ['list', listOf(flag, 2), [[], [true, true]], [{}, 'true', null]],
  ['distinct list', distinctListOf(whole(), 2), [[], [1, 2]], [{}, 1, null]],
  ['flags', flags(2, 3), [{}, { abc: true, x: false }], [[], 'abc', null]],
] as const)('a value of the shape %s is read as it is and accepted, and no other value is', (_, shape, taken, refused) => {
  const schema = schemaOfShape<unknown>(shape);
  for (const value of taken) expect([shape.read(value), schema.safeParse(value)]).toEqual([value, { success: true, data: value }]);
  for (const value of refused) expect([shape.read(value), schema.safeParse(value).success]).toEqual([undefined, false]);
});

test.each([
  ['a text that is too long', text(2), 'abc'],
  ['too many items', listOf(flag, 2), [true, true, true]],
  ['too many keys', flags(2, 3), { a: true, b: true, c: true }],
  ['a key that is too long', flags(2, 3), { abcd: true }],
  ['an invalid item', listOf(flag, 2), [true, 1]],
  ['an invalid flag', flags(2, 3), { a: 1 }],
  ['an invalid optional part', recordWith({ a: flag }, { b: flag }), { a: true, b: 1 }],
  ['an undescribed part', record({ a: flag }), { a: true, b: true }],
] as const)('%s is not accepted', (_, shape, value) => {
  expect(schemaOfShape<unknown>(shape).safeParse(value).success).toBe(false);
});

const someValue = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    'INSTAGRAM',
    'CPM',
    'true',
    '2026-02-30',
    '2026-12-31',
    FILE,
    [FILE],
    [{ ...FILE, has_poster: true }],
    [{ text: 'a', link: 'b' }],
    {
      design: true,
    },
  ),
  fc.uniqueArray(fc.integer()),
  fc.uniqueArray(fc.string()),
);

test.each(Object.entries(DRAFT_FIELDS))('a value that is accepted as %s is read as it was sent', (_, { is }) => {
  const schema = schemaOfShape<unknown>(is);
  fc.assert(
    fc.property(someValue, (value) => {
      const travels = schema.safeParse(value).success;
      expect(travels ? is.read(value) : value).toEqual(value);
    }),
    { numRuns: 60 },
  );
});
