import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPersianDigits } from '#text/digits.ts';
import { maskAmount, parseAmount } from './typed-amount.ts';

const MARKS = [',', '٬', '،', '٫', '.', ' ', '\u00a0', '\u200c', '’', "'"];

test.each([
  ['', undefined],
  [' ', undefined],
  [',', undefined],
  ['تومان', undefined],
  ['12a', undefined],
  ['-5000', undefined],
  ['−5000', undefined],
  ['1e6', undefined],
  ['.5', undefined],
  ['0', 0],
  ['0005', 5],
  ['5000000', 5_000_000],
  ['۵۰۰۰۰۰۰', 5_000_000],
  ['٥٠٠٠٠٠٠', 5_000_000],
  ['۵،۰۰۰،۰۰۰', 5_000_000],
  ['۵٬۰۰۰٬۰۰۰', 5_000_000],
  ['۵٫۰۰۰٫۰۰۰', 5_000_000],
  ['5.000.000', 5_000_000],
  ['5 000 000', 5_000_000],
  ['\u2066۵,000٬۰۰۰\u2069', 5_000_000],
  ['1,25,000', 125_000],
  ['12.5', 12],
  ['12.50', 12],
  ['12.500', 12_500],
  ['۱۲٫۵', 12],
  ['1,250.99', 1_250],
  ['1.25.000', 125_000],
  ['12.', 12],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ['99999999999999999999', 10 ** 20],
])('%j is typed for %s toman', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

/** Groups of three from the right, without the code under test. */
function writeGrouped(value: number, mark: string): string {
  const digits = String(value);
  const parts: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) parts.unshift(digits.slice(Math.max(0, end - 3), end));
  return parts.join(mark);
}

test('an amount in any digits with any thousands mark is read as it was', () => {
  fc.assert(
    fc.property(fc.nat(Number.MAX_SAFE_INTEGER), fc.constantFrom(...MARKS), fc.boolean(), (value, mark, isPersian) => {
      const text = writeGrouped(value, mark);
      expect(parseAmount(isPersian ? toPersianDigits(text) : text)).toBe(value);
    }),
  );
});

test('whatever is typed gives a whole amount or none', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const amount = parseAmount(text);
      expect(amount === undefined || (Number.isInteger(amount) && amount >= 0)).toBe(true);
    }),
  );
});

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
  ['12.50|', '12|'],
  ['12.|50', '12|'],
  ['12x|34', '1,2|34'],
  ['1,234,567,890,123|', '123,456,789,012|'],
  ['9|123,456,789,012', '9|12,345,678,901'],
  ['123,456,789,0129|', '123,456,789,012|'],
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
])('of %s a field of %d digits keeps %s', (typed, maxDigits, text) => {
  expect(maskAmount(typed, 0, maxDigits).text).toBe(text);
});

test('masking what is masked changes nothing, and the caret keeps the digits at its right', () => {
  const typed = fc.stringMatching(/^[0-9,۰-۹a ]{0,11}$/).chain((text) => fc.tuple(fc.constant(text), fc.nat(text.length)));
  fc.assert(
    fc.property(typed, ([text, caret]) => {
      const masked = maskAmount(text, caret);
      expect(maskAmount(masked.text, masked.caret)).toEqual(masked);
      const right = (part: string) => part.replace(/[^0-9۰-۹]/g, '').length;
      expect(right(masked.text.slice(masked.caret))).toBe(Math.min(right(text.slice(caret)), masked.digits.length));
      expect(parseAmount(masked.text)).toBe(masked.digits === '' ? undefined : Number(masked.digits));
    }),
  );
});
