import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countCharacters, measureText } from './characters.ts';

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

test.each([
  [99, { length: 99, limit: 100, left: 1, is_over: false }],
  [100, { length: 100, limit: 100, left: 0, is_over: false }],
  [101, { length: 101, limit: 100, left: -1, is_over: true }],
])('a counter without a limit of its own counts %d letters to 100', (length, count) => {
  expect(measureText('آ'.repeat(length))).toEqual(count);
});

test('a counter counts to its limit', () => {
  expect(measureText('😀😀😀', 2)).toEqual({ length: 3, limit: 2, left: -1, is_over: true });
  expect(measureText('', 0)).toEqual({ length: 0, limit: 0, left: 0, is_over: false });
});

test('texts that are joined are as long as both', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'ک', '\u0650', '\u200c', '😀', '👩', '\u200d') });
  fc.assert(fc.property(text, text, (a, b) => countCharacters(a + b) === countCharacters(a) + countCharacters(b)));
});
