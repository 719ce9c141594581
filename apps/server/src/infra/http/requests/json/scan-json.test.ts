import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countKeys, findRepeatedKey } from './scan-json.ts';

/** Texts with what structures JSON, some longer than what is read character by character. */
const words = fc
  .array(fc.constantFrom('"', '\\', ':', ',', '{', '}', '[', ']', 'a', 'سلام', ' ', '\n', 'x'.repeat(25), '\\'.repeat(30)), { maxLength: 6 })
  .map((pieces) => pieces.join(''));
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    words,
    fc.constantFrom(null, true, 0, -1.5e-7),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(words, tie('tree'), { maxKeys: 4 }),
  ),
}));

function count(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const parts = Object.values(value);
  return (Array.isArray(value) ? 0 : parts.length) + parts.reduce<number>((sum, part) => sum + count(part), 0);
}

test('the keys of any JSON are counted as a parser finds them, however it is spaced', () => {
  fc.assert(
    fc.property(tree, fc.constantFrom(undefined, 1, '\t'), (value, space) => {
      const text = JSON.stringify(value, null, space);
      expect(countKeys(text)).toBe(count(JSON.parse(text)));
      expect(findRepeatedKey(text)).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

test('a key that is written twice anywhere is found', () => {
  fc.assert(
    fc.property(fc.dictionary(words, tree, { minKeys: 1, maxKeys: 4 }), words, (object, name) => {
      const [key = ''] = Object.keys(object);
      const inner = `${JSON.stringify(object).slice(0, -1)},${JSON.stringify(key)}:0}`;
      const text = `{${JSON.stringify(name)}:[1,${inner}]}`;
      expect(countKeys(text)).toBeGreaterThan(count(JSON.parse(text)));
      expect(findRepeatedKey(text)).toEqual([name, '1', key]);
    }),
    { numRuns: 500 },
  );
});

test.each(['', '"', '"\\', '{"a"', '{"a":', '"a', ']]]', '{{{', '"\\"', '\\"'.repeat(100), '"'.repeat(99), '{"a'])(
  'counting ends for a text that is no JSON: %j',
  (text) => {
    expect(countKeys(text)).toBeGreaterThanOrEqual(0);
  },
);
