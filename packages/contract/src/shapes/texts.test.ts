import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visiblePart } from '@jarchi/domain/text/visible.ts';
import { z } from 'zod';
import { listCleaners, listIn, listSentTexts, TEXT_CLEANERS } from '../testing/sent-texts.ts';
import { longText, opaqueText, shortText } from './texts.ts';

const texts = listSentTexts();
/** Each marked schema once: a draft's fields stand in three calls. */
const cases = texts.flatMap(({ path, kind, schema }) => (kind ? [[path, kind, schema] as const] : []));

test('every text that a call is sent is marked as short, long or opaque', () => {
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter(({ kind }) => kind === undefined).map(({ path }) => path)).toEqual([]);
});

test('a text without a mark is found wherever it stands', () => {
  const text = z.string();
  const body = z.object({
    plain: text.max(3),
    list: z.array(text),
    maybe: text.nullable().default(null),
    either: z.union([z.number(), text]),
    each: z.record(text, z.object({ deep: text.trim().optional() })),
    read: text.transform(Number).pipe(z.number()),
    told: text.readonly(),
    marked: shortText().trim().max(3),
    code: opaqueText().regex(/^a$/),
    day: z.iso.date(),
    choice: z.enum(['a']),
  });
  const found = listIn(body, 'body').map(({ path, kind }) => `${path}: ${kind}`);
  expect(found).toEqual([
    'body.plain: undefined',
    'body.list.*: undefined',
    'body.maybe: undefined',
    'body.either: undefined',
    'body.each.(key): undefined',
    'body.each.*.deep: undefined',
    'body.read: undefined',
    'body.told: undefined',
    'body.marked: short',
    'body.code: opaque',
  ]);
});

const hidden = fc.constantFrom(
  '\u202e',
  '\u202d',
  '\u2066',
  '\u2069',
  '\u202a',
  '\u202c',
  '\u200e',
  '\u200c',
  '\ufe0f',
  '\u3164',
  '\ud800',
  '\n',
);
const typed = fc.array(fc.oneof(hidden, fc.string({ unit: 'binary', maxLength: 2 })), { maxLength: 12 }).map((pieces) => pieces.join(''));

const isSeen = (text: string) => visiblePart(text) !== '';
test.each(cases)('%s is cleaned as %s, and cleaning it again changes nothing', (_, kind, schema) => {
  const read = (text: string) => listCleaners(schema).reduce((now, clean) => clean(now), text);
  fc.assert(
    fc.property(typed, (text) => {
      const once = read(text);
      expect(read(once)).toBe(once);
      expect(once.trim()).toBe(TEXT_CLEANERS[kind](text).trim());
      return kind === 'opaque' || once === '' || isSeen(once);
    }),
    { numRuns: 20 },
  );
});

test.each(cases)('%s: a %s text without hidden marks is taken byte for byte', (_, kind, schema) => {
  for (const plain of ['a', 'می‌خواهم ❤\ufe0f', 'e\u0301 ي ك  ۱۲', 'a\u00a0b']) {
    const taken = schema.safeParse(plain);
    expect([kind, taken.success ? taken.data : plain]).toEqual([kind, plain]);
  }
});

test('limits judge the cleaned text', () => {
  const body = z.object({ subject: shortText().min(1).max(2), text: longText().min(1) });
  const told = (value: unknown) => body.safeParse(value).error?.issues.map(({ path, code }) => `${path.join('.')} ${code}`);
  expect(told({ subject: '\u2800\u200c', text: '\u3164\n' })).toEqual(['subject too_small', 'text too_small']);
  expect(body.parse({ subject: '\u202ea\u2066b\u2069', text: '\u2066x' })).toEqual({ subject: 'ab', text: 'x' });
});
