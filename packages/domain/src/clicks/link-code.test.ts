import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODE_LENGTH, CODE_LETTERS, isLinkCode, readLinkCode } from './link-code.ts';

const CODE = 'abcDEF2345';

test.each([
  ['a full stop', '.'],
  ['a Persian full stop', '۔'],
  ['a comma', ','],
  ['a Persian comma', '،'],
  ['a Persian semicolon', '؛'],
  ['a Persian question mark', '؟'],
  ['an exclamation mark', '!'],
  ['a bracket', ')'],
  ['a square bracket', ']'],
  ['a quote', '"'],
  ['a curly quote', '”'],
  ['an apostrophe', "'"],
  ['a Persian quote', '»'],
  ['three dots', '…'],
  ['a half-space', '\u200c'],
  ['a bidi mark', '\u200f'],
  ['a space', ' '],
  ['a hard space', '\u00a0'],
  ['a line break', '\n'],
  ['an asterisk', '*'],
  ['a percent sign', '%'],
  ['an emoji', '👇'],
  ['several signs', ')».'],
  ['a half-space and a word', '\u200cرا'],
  ['a comma and a word', '،تخفیف'],
])('%s after a code leaves the code, encoded or not', (_, glued) => {
  const parts = [`${CODE}${glued}`, CODE + encodeURIComponent(glued), encodeURIComponent(CODE + glued)];
  expect(parts.map(readLinkCode)).toEqual(parts.map(() => CODE));
});

test('a code is read as it is, after marks that are not drawn, and before an encoded sign that was cut', () => {
  const parts = [CODE, `%E2%80%8E${CODE}`, `${CODE}%D8`, `${CODE}%`, `%61${CODE.slice(1)}`, `${CODE}%25D8%258C`];
  expect(parts.map(readLinkCode)).toEqual(parts.map(() => CODE));
});

test.each([
  '',
  CODE.slice(1),
  `${CODE}x`,
  `${CODE}2`,
  `${CODE}را`,
  `.${CODE}`,
  `${CODE}/`,
  `${CODE}%2F`,
  `${CODE}.%2F..`,
  'abcDEF234l',
  'https%3A%2F%2Fevil.example',
])('%j is no code', (part) => {
  expect(readLinkCode(part)).toBeUndefined();
});

test('whatever is sent gives a code that its part holds, or nothing', () => {
  const code = fc.string({ unit: fc.constantFrom(...Array.from(CODE_LETTERS)), minLength: CODE_LENGTH, maxLength: CODE_LENGTH });
  fc.assert(
    fc.property(code, fc.string({ unit: 'grapheme' }), (own, rest) => {
      const found = readLinkCode(own + rest);
      expect(found === undefined || (found === own && isLinkCode(found))).toBe(true);
    }),
  );
});
