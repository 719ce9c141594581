import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#validation/testing/any-text.ts';
import {
  checkItems,
  checkLength,
  checkMaxDate,
  checkMaxSelection,
  checkMinDate,
  checkMinSelection,
  checkPositiveInt,
  checkRequired,
  checkSubstring,
  countCharacters,
} from './validators.ts';

test.each([
  ['متن', []],
  [' x ', []],
  [0, []],
  [false, []],
  [['a'], []],
  [[''], []],
  ['', [{ code: 'required' }]],
  [' \n\u00a0\t', [{ code: 'required' }]],
  [[], [{ code: 'required' }]],
  [null, [{ code: 'required' }]],
  [undefined, [{ code: 'required' }]],
])('the answer %j is required: %j', (value, issues) => {
  expect(checkRequired(value)).toEqual(issues);
});

test.each([
  [2, 3, 0, 1],
  [3, 3, 0, 0],
  [4, 3, 1, 0],
  [0, 0, 0, 0],
])('%d of %d characters or items: %d over, %d under', (count, limit, over, under) => {
  const items = Array.from({ length: count }, () => 'x');
  expect(checkLength('😀'.repeat(count), limit)).toEqual(over ? [{ code: 'too_long', limit }] : []);
  expect(checkMaxSelection(items, limit)).toEqual(over ? [{ code: 'max_selection', limit }] : []);
  expect(checkMinSelection(items, limit)).toEqual(under ? [{ code: 'min_selection', minimum: limit }] : []);
});

test.each([
  [1, true],
  [9_007_199_254_740_991, true],
  [0, false],
  [-0, false],
  [-1, false],
  [0.5, false],
  [1.5, false],
  [9_007_199_254_740_992, false],
  [Infinity, false],
  [NaN, false],
])('%d is a whole number above zero: %s', (value, isPositive) => {
  expect(checkPositiveInt(value)).toEqual(isPositive ? [] : [{ code: 'positive_int' }]);
});

test.each([
  ['2026-11-20', true, false],
  ['2026-11-21', false, false],
  ['2026-11-22', false, true],
  ['2025-12-31', true, false],
  ['2027-01-01', false, true],
])('%s lies before 21 November 2026: %s, after it: %s', (day, isBefore, isAfter) => {
  expect(checkMinDate(day, '2026-11-21')).toEqual(isBefore ? [{ code: 'min_date', day: '2026-11-21' }] : []);
  expect(checkMaxDate(day, '2026-11-21')).toEqual(isAfter ? [{ code: 'max_date', day: '2026-11-21' }] : []);
});

test.each([
  ['پاییز', true],
  ['منوی پاییزی', true],
  ['', true],
  ['منوی  پاییزی', false],
  ['منوي', false],
  ['زمستان', false],
])('%j stands in the caption: %s', (text, isThere) => {
  expect(checkSubstring(text, 'منوی پاییزی رسید')).toEqual(isThere ? [] : [{ code: 'isSubstring', text }]);
});

test('the issues of a list name their items', () => {
  expect(checkItems(['x', 'xxxx', '', 'xxxxx'], (item) => [...checkLength(item, 3), ...checkRequired(item)])).toEqual([
    { code: 'too_long', limit: 3, index: 1 },
    { code: 'required', index: 2 },
    { code: 'too_long', limit: 3, index: 3 },
  ]);
});

test('any text can be checked', () => {
  fc.assert(
    fc.property(anyText, anyText, fc.integer(), (a, b, limit) => {
      const found = [
        checkRequired(a),
        checkLength(a, limit),
        checkMinDate(a, b),
        checkMaxDate(a, b),
        checkSubstring(a, b),
        checkSubstring(a, b + a + b),
      ];
      expect(found.every(Array.isArray)).toBe(true);
      expect(found.at(-1)).toEqual([]);
    }),
  );
});

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
