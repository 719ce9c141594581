import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldForSearch } from './persian-text.ts';

test.each([
  ['Arabic yeh and kaf', 'كتاب علي', 'کتاب علی'],
  ['alef maksura', 'موسى', 'موسی'],
  ['teh marbuta', 'مدرسة', 'مدرسه'],
  ['alef with madda or hamza', 'آأإ', 'ا'.repeat(3)],
  ['Persian digits', '۱۲', '12'],
  ['Arabic digits', '١٢', '12'],
  ['a half-space', 'می‌روم', 'میروم'],
  ['diacritics', 'مُحَمَّد', 'محمد'],
  ['a stretched letter', 'ســلام', 'سلام'],
  ['a decomposed madda', 'ا\u0653ب', 'اب'],
  ['bidi marks', '\u200fتهران\u202c\u2069', 'تهران'],
  ['spaces', '  دو\u00a0\t واژه \n', 'دو واژه'],
  ['Latin letters', 'TeheRAN', 'teheran'],
  ['nothing', '', ''],
])('%s fold away', (_, text, expected) => {
  expect(foldForSearch(text)).toBe(expected);
});

const alphabet = Array.from('كکيیىآأاةه۱٢3 aBZ\u200c\u064b\u0651\u0640\u200f\u00a0\tΣİ');

test('folding twice is folding once', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...alphabet) }), (text) => foldForSearch(foldForSearch(text)) === foldForSearch(text)),
  );
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => foldForSearch(foldForSearch(text)) === foldForSearch(text)));
});

test('spellings of one word meet', () => {
  const spellings = ['كتاب‌هاي ۱۲', 'کتابهای 12', 'کِتاب‌های ١٢', 'کتـاب‌های ۱۲ '];
  expect(new Set(spellings.map(foldForSearch)).size).toBe(1);
});
