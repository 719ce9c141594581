import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskAmount } from './typed-amount.ts';

const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });

test.each([
  ['|', '|'],
  ['5|', '5|'],
  ['1234|', '1,234|'],
  ['12|34', '1,2|34'],
  ['1|234', '1,|234'],
  ['|1234', '|1,234'],
  ['1,2345|', '12,345|'],
  ['1,23|', '123|'],
  ['1,2|4', '12|4'],
  ['12,3456|,789', '123,456,|789'],
  ['0|', '0|'],
  ['05|', '5|'],
  ['|005', '|5'],
  ['00|', '0|'],
  ['۱۲۳۴|', '1,234|'],
  ['123,456,789,0123|', '1,234,567,890,123|'],
  ['1,234,567,890,123,456|', '123,456,789,012,345|'],
  ['9|123,456,789,012,345', '9|12,345,678,901,234'],
])('the mask turns %s into %s', (typed, shown) => {
  const { text, caret } = at(typed);
  const masked = maskAmount(text, caret);
  expect({ text: masked.text, caret: masked.caret }).toEqual(at(shown));
  expect(masked.digits).toBe(masked.text.replaceAll(',', ''));
});

test.each([
  ['123456', 5, '12,345'],
  ['12345', 5, '12,345'],
  ['1234', 5, '1,234'],
])('from %s a field of %d digits keeps %s', (typed, maxDigits, text) => {
  expect(maskAmount(typed, 0, maxDigits).text).toBe(text);
});

test('masking a masked text changes nothing, and the caret keeps the digits to its right', () => {
  const typed = fc.stringMatching(/^[0-9,۰-۹a ]{0,11}$/).chain((text) => fc.tuple(fc.constant(text), fc.nat(text.length)));
  fc.assert(
    fc.property(typed, ([text, caret]) => {
      const masked = maskAmount(text, caret);
      expect(maskAmount(masked.text, masked.caret)).toEqual(masked);
      const right = (part: string) => part.replace(/[^0-9۰-۹]/g, '').length;
      expect(right(masked.text.slice(masked.caret))).toBe(Math.min(right(text.slice(caret)), masked.digits.length));
      expect(masked.text).toBe(masked.digits.replace(/\B(?=(?:\d{3})+$)/g, ','));
    }),
  );
});
