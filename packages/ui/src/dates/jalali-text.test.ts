import { expect, test } from 'vitest';
import { parseJalali, writeJalali } from './jalali-text.ts';

test.each([
  ['۱۴۰۵/۰۸/۱۲', '2026-11-03'],
  ['1405/8/12', '2026-11-03'],
  ['١٤٠٥-٠٨-١٢', '2026-11-03'],
  ['۱۴۰۳/۱۲/۳۰', '2025-03-20'],
])('reads %s as %s', (text, day) => {
  expect(parseJalali(text)).toBe(day);
});

test.each(['', '۱۴۰۵/۰۸', '۱۴۰۴/۱۲/۳۰', '۱۴۰۵/۰۷/۳۱', '۱۴۰۵/۱۳/۰۱', '14/08/12', '۱۴۰۵/۰۸/۱۲۳'])('«%s» is no day', (text) => {
  expect(parseJalali(text)).toBeUndefined();
});

test('what is written is read back', () => {
  expect(writeJalali('2026-11-03')).toBe('۱۴۰۵/۰۸/۱۲');
  expect(parseJalali(writeJalali('2024-03-19'))).toBe('2024-03-19');
});
