import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toLatinDigits } from '#text/digits.ts';
import { addDays } from './jalali.ts';
import { parseJalali, writeJalali } from './jalali-text.ts';

test.each([
  ['۱۴۰۵/۰۸/۱۲', '2026-11-03'],
  ['۱۴۰۵/۸/۳', '2026-10-25'],
  ['1405-08-03', '2026-10-25'],
  ['1405/8/12', '2026-11-03'],
  ['1405.8.12', '2026-11-03'],
  ['١٤٠٥-٠٨-١٢', '2026-11-03'],
  ['۱۴۰۵؍۸؍۱۲', '2026-11-03'],
  [' ۱۴۰۵ / ۸ / ۱۲ ', '2026-11-03'],
  ['\u200f۱۴۰۵/۰۸/۱۲\u200e', '2026-11-03'],
  ['۱۴۰۳/۱۲/۳۰', '2025-03-20'],
  ['1300/01/01', '1921-03-21'],
  ['1500/12/29', '2122-03-20'],
])('reads %s as %s', (text, day) => {
  expect(parseJalali(text)).toBe(day);
});

test.each([
  '',
  'امروز',
  '۱۴۰۵/۰۸',
  '۱۴۰۴/۱۲/۳۰',
  '۱۴۰۵/۰۷/۳۱',
  '۱۴۰۵/۱۳/۰۱',
  '۱۴۰۵/۰۰/۰۱',
  '۱۴۰۵/۰۱/۰۰',
  '14/08/12',
  '۱۴۰۵/۰۸/۱۲۳',
  '1299/12/29',
  '1501/01/01',
  '2026-11-03',
])('«%s» is no day', (text) => {
  expect(parseJalali(text)).toBeUndefined();
});

test('a written date is read back, in any digits', () => {
  expect(writeJalali('2026-11-03')).toBe('۱۴۰۵/۰۸/۱۲');
  fc.assert(
    fc.property(fc.nat(73_413), (ahead) => {
      const day = addDays('1921-03-21', ahead);
      expect([parseJalali(writeJalali(day)), parseJalali(toLatinDigits(writeJalali(day)))]).toEqual([day, day]);
    }),
  );
});

test('reading never throws', () => {
  const part = fc.constantFrom('0', '9', '۱', '٣', '/', '-', ' ', '14', '1405', 'آ');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => /^(\d{4}-\d\d-\d\d|undefined)$/.test(String(parseJalali(parts.join(''))))),
  );
});
