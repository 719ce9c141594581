import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#validation/testing/any-text.ts';
import { cleanPhone, cleanTypedNumber, parsePhone, spacePhone } from './phone.ts';
import { toPersianDigits } from './digits.ts';

const isPrefix = (prefix: number): boolean => prefix <= 5 || (prefix >= 10 && prefix <= 39) || prefix >= 90 || prefix === 41;

test('exactly the prefixes 00-05, 10-39, 90-99 and 41 are mobile numbers', () => {
  for (let prefix = 0; prefix < 100; prefix++) {
    const phone = `09${String(prefix).padStart(2, '0')}1234567`;
    expect([phone, parsePhone(phone)]).toEqual([phone, isPrefix(prefix) ? phone : undefined]);
  }
});

test.each([
  '09121234567',
  '9121234567',
  '+989121234567',
  '00989121234567',
  '989121234567',
  '۰۹۱۲۱۲۳۴۵۶۷',
  '٠٩١٢١٢٣٤٥٦٧',
  '+۹۸ ۹۱۲ ۱۲۳ ۴۵۶۷',
  '0912-123-4567',
  '0912 123 4567',
  '\u200e09121234567\u200f',
  '\u202a+98 912 123 4567\u202c',
  '\u2068۰۹۱۲\u2011۱۲۳\u2013۴۵۶۷\u2069',
  '\ufeff0912\u00ad1234567',
  '\u061c0912\u2212123\uff0d4567\u2060',
  '+98 0912 123 4567',
  '+9809121234567',
  '0098 0912 123 4567',
  '+98 (0) 912 123 4567',
  '+98 (912) 123-4567',
  '(+98) 912 123 4567',
  '(0912) 123-4567',
  '[0912] 1234567',
  '0912.123.4567',
  '0912/1234567',
  '0912·123·4567',
  'tel:09121234567',
  'TEL: +98-912-123-4567',
  '\uff0b98 912 123 4567',
  '\u2066(۰۹۱۲) ۱۲۳-۴۵۶۷\u2069',
  '٠٠٩٨٠٩١٢١٢٣٤٥٦٧',
])('%j is the number 09121234567', (text) => {
  expect(parsePhone(text)).toBe('09121234567');
});

test.each([
  '',
  '0',
  '0912123456',
  '091212345678',
  '912123456',
  '08121234567',
  '02188776655',
  '+971501234567',
  '+98009121234567',
  'tel:02188776655',
  'phone 09121234567',
  '09121234567, 09121234568',
  '98912123456',
  '0912123456a',
  '0912_1234567',
  '99121234567',
  '009121234567',
])('%j is no mobile number', (text) => {
  expect(parsePhone(text)).toBeUndefined();
});

test('a country code is removed only before a 9', () => {
  expect(['+98912', '0098912', '98912', '+9821', '9898'].map(cleanPhone)).toEqual(['0912', '0912', '0912', '+9821', '098']);
});

test('a parsed number parses to itself, with any prefix and digits', () => {
  const mobile = fc
    .tuple(fc.integer({ min: 0, max: 99 }).filter(isPrefix), fc.integer({ min: 0, max: 9_999_999 }))
    .map(([prefix, rest]) => `09${String(prefix).padStart(2, '0')}${String(rest).padStart(7, '0')}`);
  fc.assert(
    fc.property(
      mobile,
      fc.constantFrom('0', '', '+98', '0098', '98', '+980', '00980', '980', 'tel:', 'tel:+98'),
      fc.boolean(),
      (phone, head, isPersian) => {
        const typed = `${head}${phone.slice(1)}`;
        expect(parsePhone(isPersian ? toPersianDigits(typed) : typed)).toBe(phone);
      },
    ),
  );
});

test('a clean number stays the same', () => {
  const pasted = fc.oneof(
    anyText,
    fc.string({ unit: fc.constantFrom('+', '0', '9', '8', '۹', '٨', ' ', '-', '(', '.', 'tel:', '\uff0b', '\u200e', '\u061c') }),
  );
  fc.assert(
    fc.property(pasted, (text) => {
      expect(cleanPhone(cleanPhone(text))).toBe(cleanPhone(text));
      expect(cleanTypedNumber(cleanTypedNumber(text))).toBe(cleanTypedNumber(text));
    }),
  );
});

test('cleaning a typed number removes spaces, dashes and marks, and nothing else', () => {
  expect(cleanTypedNumber(' \u2066۱۲-۳٤\u2069 a+5 ')).toBe('1234a+5');
});

test('any text gives a canonical number or undefined', () => {
  fc.assert(fc.property(anyText, (text) => /^09\d{9}$/.test(parsePhone(text) ?? '09000000000')));
});

test('a number is grouped as it is read aloud', () => {
  expect(spacePhone('09123456789')).toBe('0912 345 6789');
  expect(spacePhone('0912345678')).toBe('0912345678');
});
