import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countCharacters } from './characters.ts';

test.each([
  ['', 0],
  ['کتاب', 4],
  ['کِتاب', 5],
  ['می\u200cروم', 6],
  ['😀', 1],
  ['👩‍👩‍👧', 5],
  ['a\nb', 3],
])('%j has %d characters', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

test('joined texts are as long as both together', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'ک', '\u0650', '\u200c', '😀', '👩', '\u200d') });
  fc.assert(fc.property(text, text, (a, b) => countCharacters(a + b) === countCharacters(a) + countCharacters(b)));
});
