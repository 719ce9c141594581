import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test.each([
  ['abc', 2, 'ab'],
  ['abc', 3, 'abc'],
  ['a😀', 3, 'a😀'],
  ['a😀b', 2, 'a'],
  ['😀😀', 3, '😀'],
  ['', 5, ''],
])('of %j the first %i units are %j', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});
