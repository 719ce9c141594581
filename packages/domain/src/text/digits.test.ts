import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getDigits, groupThousands, toLatinDigits, toPersianDigits } from './digits.ts';

const digitText = fc.stringMatching(/^[0-9۰-۹٠-٩ a-zک٬]*$/);

test.each([
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['تا ۲۵٪ off 7', 'تا 25٪ off 7'],
  ['', ''],
])('%s in Latin digits is %s', (text, expected) => {
  expect(toLatinDigits(text)).toBe(expected);
});

test('the characters next to the two blocks of digits stay', () => {
  expect(toLatinDigits('\u06ef\u06fa\u065f\u066a')).toBe('\u06ef\u06fa\u065f\u066a');
});

test.each([
  ['0123456789', '۰۱۲۳۴۵۶۷۸۹'],
  ['٠٩', '۰۹'],
  ['۴', '۴'],
  ['v1.2', 'v۱.۲'],
])('%s in Persian digits is %s', (text, expected) => {
  expect(toPersianDigits(text)).toBe(expected);
});

test('converting to Persian digits and back loses nothing', () => {
  fc.assert(fc.property(digitText, (text) => toLatinDigits(toPersianDigits(text)) === toLatinDigits(text)));
});

test.each([
  ['۱۲٬۵۰۰ تومان', '12500'],
  ['1,250,000', '1250000'],
  ['٠٩١٢', '0912'],
  ['هیچ', ''],
  ['', ''],
])('the digits of %s are %s', (text, expected) => {
  expect(getDigits(text)).toBe(expected);
});

test.each([
  ['', ''],
  ['1', '1'],
  ['999', '999'],
  ['1000', '1,000'],
  ['999999', '999,999'],
  ['1000000', '1,000,000'],
])('%s is grouped as %s', (digits, expected) => {
  expect(groupThousands(digits)).toBe(expected);
});

test('a grouped number keeps its digits, in groups of three', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n }), (value) => {
      const grouped = groupThousands(String(value));
      expect(getDigits(grouped)).toBe(String(value));
      expect(grouped).toMatch(/^\d{1,3}(,\d{3})*$/);
    }),
  );
});
